"""What passes that move data inside LDS variables have in common: what may be moved, at what cost, rewritten accesses."""
