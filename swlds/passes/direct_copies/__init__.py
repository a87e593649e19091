"""Copies from global memory straight to LDS as passes make them: what may become one, in which form, and the waits for them."""
