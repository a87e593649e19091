"""Modules made for tests: enumerated shapes and random programs."""
