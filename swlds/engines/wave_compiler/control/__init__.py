"""Branches, calls, and the values that cross blocks."""
