"""The kernel as flat code, and what is known of it before host code is written."""
