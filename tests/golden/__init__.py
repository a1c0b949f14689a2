"""Stored results of whole games; `make golden` writes them anew."""
