"""The runtime of a lowered module: ``--with-runtime`` puts these files into it."""
