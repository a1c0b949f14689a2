"""Tests of armies."""
