"""Markers, edges, deployment in turn, and armies that lose heart."""
