"""Instructions that compute: each lane for itself, or lanes with each other."""
