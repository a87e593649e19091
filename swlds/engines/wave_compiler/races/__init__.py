"""racecheck in host code."""
