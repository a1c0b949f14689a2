"""Tests of the tactician."""
