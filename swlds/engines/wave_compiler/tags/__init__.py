"""Which object a pointer belongs to where only run time knows."""
