"""Where data lies in LDS: banks, layouts linear over F2, padding, XOR swizzles, operands of matrix instructions.

Nothing here knows of LLVM IR: offsets are bytes in LDS, a *pattern* is the offsets of the lanes of one wave.
"""
