"""FileCheck in this process, as LLVM 22 has it: what check files say, and how output is matched against them.

``ere`` and ``posix``: its regular expressions; ``expressions``: numbers; ``patterns``: one check line; ``directives``: a check
file; ``matching``: the order of checks; ``options``: its command line.
"""
