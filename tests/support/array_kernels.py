"""Kernels over two arrays of which each work-item has one element: groups of 64."""

from __future__ import annotations

HEAD = """declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
"""


def over_elements(signature: str, body: str) -> str:
    """A kernel whose ``body`` has pointers to an item's elements of ``x`` and ``y``, ``%p`` and ``%q``, and what ``x`` has
    there, ``%v``; it gives ``%w`` for ``y``. ``signature``: name, and parameters behind the arrays."""
    name, _, more = signature.partition(" ")
    return f"""define amdgpu_kernel void @{name}(ptr addrspace(1) %x, ptr addrspace(1) %y, {more}) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = call i32 @llvm.amdgcn.workgroup.id.x()
  %b = mul i32 %c, 64
  %i = add i32 %b, %t
  %p = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %y, i32 %i
  %v = load i32, ptr addrspace(1) %p
{body}  store i32 %w, ptr addrspace(1) %q
  ret void
}}
"""


#: ``add``: ``y[i] += x[i] + n``, with a load far beyond the end where x[i] is -1.
ADD = over_elements(
    "add i32 %n",
    """  %far = icmp eq i32 %v, -1
  %up = select i1 %far, i32 1073741823, i32 0
  %r = getelementptr i32, ptr addrspace(1) %p, i32 %up
  %z = load i32, ptr addrspace(1) %r
  %u = load i32, ptr addrspace(1) %q
  %w0 = add i32 %v, %u
  %w = add i32 %w0, %n
""",
)
