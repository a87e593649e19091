"""Accesses: which object, inside it or not, and the cheapest host code for the lanes' addresses."""
