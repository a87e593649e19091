"""Kernels that write MODE and then do each of some operations with every lane's numbers."""

from __future__ import annotations

from collections.abc import Iterable

import swlds
from tests.support.exact_floats import Format

#: What a comparison gives, widened.
NUMBER = Format("i32", 32, 0)


def make_kernel(
    form: Format, operations: Iterable[tuple[str, str, Format]], register: int, declarations: str
) -> swlds.Kernel:
    """Its arguments: a, b, c, a buffer for each operation, what is written. ``operations``: name, instruction of %a, %b, %c,
    format of the result; ``register``: what of MODE is written, as ``s.setreg`` says it."""
    t, outs, body = form.name, [], []
    for n, (_, text, to) in enumerate(operations):
        outs.append(f"ptr addrspace(1) %o{n}")
        body.append(f"  %r{n} = {text}\n  %p{n} = getelementptr {to.name}, ptr addrspace(1) %o{n}, i32 %x")
        if to is NUMBER:
            body.append(f"  %z{n} = zext i1 %r{n} to i32")
        body.append(f"  store {to.name} %{'z' if to is NUMBER else 'r'}{n}, ptr addrspace(1) %p{n}")
    loads = "".join(
        f"  %p{v} = getelementptr {t}, ptr addrspace(1) %{v}s, i32 %x\n  %{v} = load {t}, ptr addrspace(1) %p{v}\n"
        for v in "abc"
    )
    text = f"""target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %as, ptr addrspace(1) %bs, ptr addrspace(1) %cs, {", ".join(outs)}, i32 %mode) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
{loads}  call void @llvm.amdgcn.s.setreg(i32 {register}, i32 %mode)
{chr(10).join(body)}
  ret void
}}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)
{declarations}"""
    return swlds.Device("gfx942").load(swlds.parse(text))["k"]
