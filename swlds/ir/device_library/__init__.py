"""The device library: definitions of the functions that OpenCL C and HIP modules call without having them.

OpenCL C calls its built-in functions by mangled names (``mangling.py``), HIP's headers call ``__ocml_*`` and ``__ockl_*``
(``amd_names.py``), clang itself ``__to_local`` and its kin (``extensions.py``). What is called is written as LLVM IR, from
tables of a row a function, and put in place of the calls (``link.py``): nothing is made of what a module does not call. The
meanings are those of the OpenCL C specification 3.0, section 6.15, and of the documentation of ROCm's device libraries.
"""

from __future__ import annotations


def is_library_name(name: str) -> bool:
    """Whether a name may be one of the library's, which is not loaded for a module that has no such name."""
    return name.startswith(("_Z", "__ocml_", "__ockl_", "__to_"))
