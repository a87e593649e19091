"""Modules as clang 22 writes them, in LLVM's spelling, marked for LLVM's pass to lower; none where clang is not installed."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator

from swlds.ir.llvm import canonical_text

CLANG = next((path for name in ("clang-22", "clang") if (path := shutil.which(name))), None)
_TARGETS = {
    "OpenCL": "-x cl -cl-std=CL2.0 -Xclang -finclude-default-header --target=amdgcn-amd-amdhsa -mcpu=gfx942 -nogpulib",
    "HIP": "-x hip --offload-device-only --offload-arch=gfx942 -nogpuinc -nogpulib",
}
#: A tree reduction, and a second variable; ``SYNC``, ``LOCAL`` and ``GROUP`` are the language's.
_KERNEL = """
KERNEL void k%d(GLOBAL int *x, GLOBAL int *y, int n) {
  SHARED int t[256];
  SHARED int u[64];
  int l = LOCAL, g = GROUP * 256 + l;
  t[l] = x[g];
  for (int s = 128; s > 0; s >>= 1) {
    SYNC;
    if (l < s) t[l] += t[l + s];
  }
  if (l < 64) u[l] = x[g] * 3;
  SYNC;
  y[g] = t[(l * n) & 255] + u[l & 63];
}
"""
_WORDS = {
    "OpenCL": """
#define KERNEL kernel
#define GLOBAL global
#define SHARED local
#define LOCAL get_local_id(0)
#define GROUP get_group_id(0)
#define SYNC barrier(CLK_LOCAL_MEM_FENCE)
""",
    "HIP": """
#define KERNEL extern "C" __attribute__((global))
#define GLOBAL
#define SHARED static __attribute__((shared))
#define LOCAL __builtin_amdgcn_workitem_id_x()
#define GROUP __builtin_amdgcn_workgroup_id_x()
#define SYNC __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); \\
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup")
""",
}
_GROUPS = re.compile(r"^attributes (#\d+) = \{ ", re.MULTILINE)


def clang_modules(kernels: int) -> Iterator[tuple[str, str]]:
    """What it is, and its text."""
    for language in _TARGETS if CLANG else ():
        for options in ("-O0", "-O2", "-O2 -g"):
            yield f"{language} {options}", compile_module(language, options, kernels)


def compile_module(language: str, options: str, kernels: int) -> str:
    assert CLANG, "asked for only where clang is installed"
    source = _WORDS[language] + "".join(_KERNEL % number for number in range(kernels))
    words = [*_TARGETS[language].split(), *options.split(), "-w", "-S", "-emit-llvm", "-", "-o", "-"]
    text = subprocess.run([CLANG, *words], input=source, capture_output=True, text=True, check=True).stdout
    return canonical_text(_mark(text))


def _mark(text: str) -> str:
    """LLVM's pass lowers what is to be checked: attributes of definitions, and a flag of the module."""
    used = set(re.findall(r"^define .*(#\d+)", text, re.MULTILINE))
    text = _GROUPS.sub(lambda m: f"{m[0]}sanitize_address " if m[1] in used else m[0], text)
    number = 1 + max(map(int, re.findall(r"^!(\d+) =", text, re.MULTILINE)), default=-1)
    text = text.replace("!llvm.module.flags = !{", f"!llvm.module.flags = !{{!{number}, ", 1)
    return f'{text}!{number} = !{{i32 4, !"nosanitize_address", i32 1}}\n'
