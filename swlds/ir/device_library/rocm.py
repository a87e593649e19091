"""ROCm's own device libraries, where they are installed: which of their bitcode files a module is linked with.

As clang does: the libraries themselves, and for each choice that they leave open (``oclc``) the file that makes it: for the
processor, the size of its waves, the version of code objects, and precise mathematics.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from swlds.errors import InputError

#: Variables that name the folder itself, or ROCm's; and where ROCm is installed.
_FOLDER, _ROOTS, _DEFAULT = "HIP_DEVICE_LIB_PATH", ("ROCM_PATH", "HIP_PATH"), "/opt/rocm"
_BELOW = ("amdgcn/bitcode", "lib/llvm/lib/clang/*/lib/amdgcn/bitcode")
#: In this order: the first ones call the others.
_LIBRARIES = ("opencl", "hip", "ocml", "ockl")
#: Of precise mathematics, which is what swlds executes.
_CHOICES = ("oclc_daz_opt_off", "oclc_unsafe_math_off", "oclc_finite_only_off", "oclc_correctly_rounded_sqrt_on")
#: Of code objects, where the module says none: what LLVM 22 writes.
_ABI = "600"


def find_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of the bitcode files. InputError says where was looked."""
    tried = []
    for folder in _candidates(environment):
        tried.append(str(folder))
        if (folder / "ocml.bc").is_file():
            return folder
    raise InputError(
        "no device libraries of ROCm found",
        location=_DEFAULT,
        hint=f"looked for ocml.bc in {', '.join(tried)}; {_FOLDER} or ROCM_PATH say where it is",
    )


def _candidates(environment: Mapping[str, str]) -> Iterator[Path]:
    if environment.get(_FOLDER):
        yield Path(environment[_FOLDER])
        return
    roots = [environment[name] for name in _ROOTS if environment.get(name)] or [_DEFAULT]
    for root in roots:
        for below in _BELOW:
            yield from sorted(Path(root).glob(below), reverse=True) if "*" in below else [Path(root, below)]


def choose_files(text: str, processor: str | None, folder: Path) -> list[Path]:
    """The files for a module. ``text``: it as LLVM IR; ``processor``: None takes the kernels' own, or gfx942. InputError
    where one is missing."""
    found = re.search(r'"target-cpu"="(gfx[0-9a-z-]+)"', text)
    processor = (processor or (found[1] if found else "gfx942")).split(":", 1)[0]
    is_narrow = not re.match(r"gfx9", processor) and "+wavefrontsize64" not in text
    version = re.search(r'!"amdhsa_code_object_version", i32 (\d+)', text)
    isa = processor.removeprefix("gfx").removesuffix("-generic")
    choices = [
        *_CHOICES,
        f"oclc_isa_version_{isa + '-generic' if processor.endswith('-generic') else isa}",
        f"oclc_wavefrontsize64_{'off' if is_narrow else 'on'}",
        f"oclc_abi_version_{version[1] if version else _ABI}",
    ]
    files = [folder / f"{name}.bc" for name in _LIBRARIES] + [folder / f"{name}.bc" for name in choices]
    needed = [f for f in files if f.stem not in ("opencl", "hip")]
    if missing := [f.name for f in needed if not f.is_file()]:
        raise InputError(
            f"the device libraries of ROCm have no {', '.join(missing)}",
            location=str(folder),
            hint=f"they are too old or too new for {processor}",
        )
    return [f for f in files if f.is_file()]
