"""Functions of ``pointer_programs`` that take pointers and give pointers back; each is written once for an address space.

``@NAME.S`` is for pointers to address space S.
"""

from __future__ import annotations

from generators.pointer_writer import Writer, pointer

_PLAIN = {
    "touch": """define internal i32 @touch.S(PTR %p, i32 %v) ATTRIBUTES {
  %old = load i32, PTR %p, align 4
  %new = add i32 %old, %v
  store i32 %new, PTR %p, align 4
  ret i32 %old
}
""",
    "deep": """define internal i32 @deep.S(i32 %n, PTR %p, i32 %v) ATTRIBUTES {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %last, label %more
last:
  %found = load i32, PTR %p, align 4
  %sum = add i32 %found, %v
  store i32 %sum, PTR %p, align 4
  ret i32 %found
more:
  %less = sub i32 %n, 1
  %again = xor i32 %v, %n
  %below = call i32 @deep.S(i32 %less, PTR %p, i32 %again)
  %mine = add i32 %below, %n
  ret i32 %mine
}
""",
    "pick": """define internal PTR @pick.S(i32 %c, PTR %a, PTR %b) ATTRIBUTES {
  %bit = and i32 %c, 1
  %odd = icmp eq i32 %bit, 1
  br i1 %odd, label %left, label %right
left:
  br label %right
right:
  %p = phi PTR [ %b, %0 ], [ %a, %left ]
  ret PTR %p
}
""",
    "kcip": """define internal PTR @kcip.S(i32 %c, PTR %a, PTR %b) ATTRIBUTES {
  %big = icmp ugt i32 %c, -2147483648
  %p = select i1 %big, PTR %b, PTR %a
  ret PTR %p
}
""",
    "hop": """define internal PTR @hop.S(i32 %n, PTR %a, PTR %b) ATTRIBUTES {
  %end = icmp eq i32 %n, 0
  br i1 %end, label %last, label %more
last:
  ret PTR %a
more:
  %less = sub i32 %n, 1
  %p = call PTR @hop.S(i32 %less, PTR %b, PTR %a)
  ret PTR %p
}
""",
    "pair": """define internal { PTR, i32, PTR } @pair.S(i32 %c, PTR %a, PTR %b) ATTRIBUTES {
  %odd = trunc i32 %c to i1
  %one = select i1 %odd, PTR %a, PTR %b
  %two = select i1 %odd, PTR %b, PTR %a
  %r0 = insertvalue { PTR, i32, PTR } poison, PTR %one, 0
  %r1 = insertvalue { PTR, i32, PTR } %r0, i32 %c, 1
  %r2 = insertvalue { PTR, i32, PTR } %r1, PTR %two, 2
  ret { PTR, i32, PTR } %r2
}
""",
    "of_vector": """define internal PTR @of_vector.S(<2 x PTR> %v, i32 %i) ATTRIBUTES {
  %p = extractelement <2 x PTR> %v, i32 %i
  ret PTR %p
}
""",
    "of_array": """define internal PTR @of_array.S([2 x PTR] %v, i1 %c) ATTRIBUTES {
  %a = extractvalue [2 x PTR] %v, 0
  %b = extractvalue [2 x PTR] %v, 1
  %p = select i1 %c, PTR %a, PTR %b
  ret PTR %p
}
""",
    "keep": """define internal void @keep.S(ptr addrspace(5) %slot, PTR %p) ATTRIBUTES {
  store PTR %p, ptr addrspace(5) %slot, align 8
  ret void
}
""",
    "kept": """define internal PTR @kept.S(ptr addrspace(5) %slot) ATTRIBUTES {
  %p = load PTR, ptr addrspace(5) %slot, align 8
  ret PTR %p
}
""",
    "by_value": """define internal i32 @by_value.S(ptr addrspace(5) byval({ PTR, i32 }) align 8 %s) ATTRIBUTES {
  %p = load PTR, ptr addrspace(5) %s, align 8
  %n = getelementptr { PTR, i32 }, ptr addrspace(5) %s, i32 0, i32 1
  %v = load i32, ptr addrspace(5) %n, align 4
  %old = load i32, PTR %p, align 4
  %sum = add i32 %old, %v
  store i32 %sum, PTR %p, align 4
  store PTR null, ptr addrspace(5) %s, align 8
  ret i32 %old
}
""",
    "made": """define internal void @made.S(ptr addrspace(5) sret({ i32, PTR }) align 8 %s, PTR %p) ATTRIBUTES {
  store i32 7, ptr addrspace(5) %s, align 8
  %f = getelementptr { i32, PTR }, ptr addrspace(5) %s, i32 0, i32 1
  store PTR %p, ptr addrspace(5) %f, align ALIGN
  ret void
}
""",
    "flat": """define internal ptr @flat.S(PTR %p) ATTRIBUTES {
  %f = addrspacecast PTR %p to ptr
  ret ptr %f
}
""",
    "from_flat": """define internal PTR @from_flat.S(ptr %f) ATTRIBUTES {
  %p = addrspacecast ptr %f to PTR
  ret PTR %p
}
""",
}
#: How the bodies may wait for one another; what they name has no LDS.
_SYNC = """define internal void @sync() convergent ATTRIBUTES {
  fence syncscope("workgroup") releaseMMRA
  BARRIER
  fence syncscope("workgroup") acquireMMRA
  ret void
}
"""
_SYNC_IN_TWO = """define internal void @told() ATTRIBUTES {
  fence syncscope("workgroup") releaseMMRA
  ret void
}
define internal void @sync() convergent ATTRIBUTES {
  call void @told()
  BARRIER
  fence syncscope("workgroup") acquireMMRA
  ret void
}
"""
_BARRIER = "call void @llvm.amdgcn.s.barrier()"
_SPLIT = "call void @llvm.amdgcn.s.barrier.signal(i32 -1)\n  call void @llvm.amdgcn.s.barrier.wait(i16 -1)"


def attributes(w: Writer) -> str:
    """Of a helper."""
    return w.rng.choice(("noinline", "noinline nounwind", "", "nounwind willreturn", "noinline sanitize_address"))


def helper(w: Writer, name: str, space: int) -> str:
    """The function's name; its text is added to the module."""
    text = _PLAIN[name].replace("PTR", pointer(space)).replace(".S", f".{space}")
    text = text.replace("ALIGN", "8" if space in (0, 1) else "4").replace("ATTRIBUTES", attributes(w))
    w.parts.setdefault(f"@{name}.{space}", text)
    if name in ("deep", "hop"):
        w.doubts.add("recursion")
    return f"@{name}.{space}"


def sync(w: Writer) -> None:
    """All work-items of the group meet; the fences order what was written, LDS alone where the program says so."""
    assert not w.is_divergent
    if "@sync" not in w.parts:
        text = w.rng.choice((_SYNC, _SYNC_IN_TWO))
        tags = ""
        if w.shape.is_local:
            tags = ", !mmra !0"
            w.parts["!0"] = '!0 = !{!"amdgpu-synchronize-as", !"local"}'
        is_split = w.shape.target.startswith("gfx12") and w.chance(0.5)
        barrier = _SPLIT if is_split else _BARRIER
        w.parts["@sync"] = text.replace("MMRA", tags).replace("ATTRIBUTES", attributes(w)).replace("BARRIER", barrier)
        if is_split:
            w.declare("void", "llvm.amdgcn.s.barrier.signal", "i32 immarg")
            w.declare("void", "llvm.amdgcn.s.barrier.wait", "i16 immarg")
        else:
            w.declare("void", "llvm.amdgcn.s.barrier", "")
    w.do("call void @sync()")
