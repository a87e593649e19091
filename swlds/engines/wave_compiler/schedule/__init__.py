"""Barriers, and the order in which waves and work-groups run."""
