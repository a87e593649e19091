"""What each command does once its words are understood: one function each, run in the worker, returns the exit code."""
