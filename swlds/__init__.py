"""Tools for the LDS of AMD GPU kernels in LLVM IR."""
