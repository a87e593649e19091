"""Shapes of whole modules: layouts, call graphs, control flow, attributes, flags, names, debug info."""

# ruff: noqa: E501  (a table of IR)
from __future__ import annotations

from collections.abc import Iterator

from generators.text import FLAG, function, kernel, lds, module

X, Y, Z = (lds(n, "i32") for n in "xyz")
DYN = lds("dyn", "[0 x i32]", align=8, linkage="external")
USE_X = "store i32 1, ptr addrspace(3) @x"
ALL_ATTRIBUTES = (
    'sanitize_address "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-heap-ptr" '
    '"amdgpu-no-lds-kernel-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-dispatch-ptr" "uniform-work-group-size"="true"'
)


def use(name: str, value: str = "1") -> str:
    return f"store i32 {value}, ptr addrspace(3) @{name}"


def module_shapes() -> Iterator[tuple[str, str]]:
    """(name, text) of each."""
    yield from _layouts()
    yield from _call_graphs()
    yield from _control_flow()
    yield from _attributes()
    yield from _flags()
    yield from _names()
    yield from _aliases()
    yield from _pointers()
    yield from _debug_info()


def _layouts() -> Iterator[tuple[str, str]]:
    for size in (1, 7, 15, 16, 17, 31, 32, 33, 63, 64, 100, 127, 128, 129, 1000, 4096, 65536, 1 << 20, 1 << 24):
        for align in (1, 16):
            body = "store i8 1, ptr addrspace(3) @x\nstore i8 1, ptr addrspace(3) @y"
            yield (
                f"layout {size} align {align}",
                module(lds("x", f"[{size} x i8]", align=align), lds("y", "i8", align=8), kernel(body)),
            )
    for align in (1, 2, 4, 8, 16, 32, 64, 128, 256, 1024):
        body = f"{USE_X}\nstore i8 0, ptr addrspace(3) @z\ncall void @f()"
        yield (
            f"layout alignment {align}",
            module(lds("x", "i32", align=align), lds("z", "i8"), Y, function(use("y")), kernel(body)),
        )
    yield (
        "no explicit alignment",
        module(
            lds("x", "<4 x i32>"),
            lds("y", "i64"),
            kernel("store <4 x i32> zeroinitializer, ptr addrspace(3) @x\nstore i64 0, ptr addrspace(3) @y"),
        ),
    )
    yield "uninitialised linkages", module(
        lds("a", "i32", linkage="weak"), lds("b", "i32", linkage="linkonce_odr"), lds("c", "i32", value="undef"),
        lds("d", "i32", linkage="external"), lds("e", "i32", linkage="private unnamed_addr"), lds("h", "i32", linkage="hidden"),
        kernel("\n".join(use(n) for n in "abcdeh")),
    )  # fmt: skip
    yield "initialised", module(lds("a", "i32", value="7"), X, kernel(f"{use('a')}\n{USE_X}"))
    yield "zero initialised", module(lds("a", "i32", value="zeroinitializer"), X, kernel(f"{use('a')}\n{USE_X}"))
    yield "only initialised", module(lds("a", "i32", value="7"), kernel(use("a")))
    yield (
        "constant lds",
        module(
            "@a = internal addrspace(3) constant i32 poison\n",
            X,
            kernel(f"%v = load i32, ptr addrspace(3) @a\n{USE_X}"),
        ),
    )
    yield (
        "zero sized",
        module(
            lds("e", "[0 x i8]"),
            lds("s", "{}"),
            X,
            kernel(f"store i8 1, ptr addrspace(3) @e\nstore i8 1, ptr addrspace(3) @s\n{USE_X}"),
        ),
    )
    yield "zero sized internal", module(lds("e", "[0 x i32]"), kernel(use("e")))
    for type_ in (
        "i1",
        "i24",
        "i33",
        "i128",
        "double",
        "ptr",
        "[3 x i8]",
        "[16 x i8]",
        "[100 x i8]",
        "[40 x i32]",
        "{}",
        "{ i8 }",
        "{ i8, i64 }",
        "<3 x i32>",
        "<2 x i8>",
        "<5 x i64>",
        "[0 x i64]",
        "{ [0 x i32] }",
        "<{ i8, i32 }>",
    ):
        yield (
            f"unaligned {type_}",
            module(
                lds("a", type_),
                lds("b", "i8"),
                kernel("store i8 1, ptr addrspace(3) @a\nstore i8 1, ptr addrspace(3) @b"),
            ),
        )
        yield (
            f"unaligned declaration {type_}",
            module(
                lds("a", type_, linkage="external"),
                lds("b", "i8"),
                kernel("store i8 1, ptr addrspace(3) @a\nstore i8 1, ptr addrspace(3) @b"),
            ),
        )
    yield (
        "named barrier only",
        module(
            '@bar = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison\n',
            kernel("call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @bar)"),
        ),
    )
    yield (
        "named barrier array",
        module(
            '@bar = internal addrspace(3) global [3 x target("amdgcn.named.barrier", 0)] poison\n',
            X,
            function("call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @bar)"),
            kernel(f"call void @f()\n{USE_X}"),
        ),
    )
    yield (
        "many variables",
        module(
            *(lds(f"v{i}", f"[{i + 1} x i16]", align=1 << i % 5) for i in range(30)),
            kernel("\n".join(use(f"v{i}") for i in range(30))),
        ),
    )
    yield "unused variable", module(X, Y, kernel(USE_X))
    yield "used list", module(X, Y, '@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(3) @x to ptr)], section "llvm.metadata"\n'
        '@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr addrspacecast (ptr addrspace(3) @y to ptr)], section "llvm.metadata"\n', kernel(USE_X))  # fmt: skip
    yield (
        "used list with others",
        module(
            X,
            "@g = addrspace(1) global i32 0\n"
            '@llvm.used = appending addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr)], section "llvm.metadata"\n',
            kernel(USE_X),
        ),
    )
    yield (
        "in metadata",
        module(
            X,
            kernel(USE_X),
            metadata='!foo = !{!1, !2}\n!1 = !{ptr addrspace(3) @x, i32 1}\n!2 = !{!"a", ptr addrspacecast (ptr addrspace(3) @x to ptr)}',
        ),
    )
    yield (
        "in metadata, kept",
        module(
            X,
            "@t = addrspace(1) global ptr addrspace(3) @x\n",
            kernel(USE_X),
            metadata='!foo = !{!1}\n!1 = !{ptr addrspace(3) @x, i32 1}\n!2 = !{!"a", ptr addrspacecast (ptr addrspace(3) @x to ptr)}',
        ),
    )
    yield (
        "in unused metadata only",
        module(X, Y, kernel(use("y")), metadata="!foo = !{!1}\n!1 = !{ptr addrspace(3) @x, i32 1}"),
    )
    yield (
        "large and kept",
        module(lds("x", "[100 x i8]"), "@t = addrspace(1) global ptr addrspace(3) @x\n", kernel(USE_X)),
    )
    yield "in an initializer", module(X, "@t = addrspace(1) global ptr addrspace(3) @x\n", kernel(USE_X))
    yield (
        "in an initializer, cast",
        module(
            X,
            "@t = addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr null]\n",
            kernel(USE_X),
        ),
    )
    for kinds in ("d", "dd", "ds", "dsi", "ddii", "i", "ii"):
        yield f"dynamic {kinds}", _dynamic(kinds)
    yield "dynamic aligned", module(lds("d1", "[0 x double]", align=32, linkage="external"), lds("d2", "[0 x i8]", linkage="external"), X,
        kernel(f"store i8 1, ptr addrspace(3) @d1\nstore i8 1, ptr addrspace(3) @d2\n{USE_X}"))  # fmt: skip
    for version in (None, 300, 400, 500, 600):
        yield f"dynamic code object {version}", module(DYN, kernel(use("dyn")), code_object=version)
    yield (
        "absolute",
        module(
            "@x = external addrspace(3) global i32, !absolute_symbol !1\n",
            kernel(USE_X),
            metadata="!1 = !{i32 0, i32 1}",
        ),
    )
    yield (
        "absolute and unused others",
        module(
            "@x = external addrspace(3) global i32, !absolute_symbol !1\n",
            Y,
            kernel(USE_X),
            metadata="!1 = !{i32 0, i32 1}",
        ),
    )
    yield (
        "absolute mixed",
        module(
            "@x = external addrspace(3) global i32, !absolute_symbol !1\n",
            Y,
            kernel(f"{USE_X}\n{use('y')}"),
            metadata="!1 = !{i32 0, i32 1}",
        ),
    )
    yield (
        "named barrier",
        module(
            '@bar = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison\n',
            X,
            kernel(f"{USE_X}\ncall void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @bar)"),
        ),
    )
    yield (
        "lowered names taken",
        module(
            X,
            "@llvm.amdgcn.sw.lds.k.md = global i32 0\n%llvm.amdgcn.sw.lds.k.md.type = type { i8 }\n@u = global %llvm.amdgcn.sw.lds.k.md.type zeroinitializer\n",
            kernel(USE_X),
        ),
    )


def _dynamic(kinds: str) -> str:
    """d direct dynamic, s direct static, i indirect dynamic."""
    parts, direct, indirect = [], [], []
    for i, kind in enumerate(kinds):
        parts.append(X if kind == "s" else lds(f"dyn{i}", "[0 x i32]", align=4 << i, linkage="external"))
        (indirect if kind == "i" else direct).append(use("x" if kind == "s" else f"dyn{i}"))
    body = "\n".join(direct) + ("\ncall void @f()" if indirect else "")
    return module(*parts, *([function("\n".join(indirect))] if indirect else []), kernel(body))


def _call_graphs() -> Iterator[tuple[str, str]]:
    f, g, h = (
        lambda n, v, *calls: function(
            "\n".join([*([use(v)] if v else []), *(f"call void @{c}()" for c in calls)]), name=n
        ),
    ) * 3
    two = (
        kernel("call void @f()", name="k1")
        + kernel(use("y"), name="k2")
        + kernel("call void @f()\n" + use("y"), name="k0")
    )
    yield "direct and indirect", module(X, Y, f("f", "x"), two)
    yield "same variable both ways", module(X, f("f", "x"), kernel("call void @f()\n" + USE_X))
    yield "chain", module(X, Y, f("f", "", "g"), g("g", "y", "h"), h("h", "x"), kernel("call void @f()"))
    yield (
        "diamond",
        module(
            X,
            Y,
            Z,
            f("f", "z", "g", "h"),
            g("g", "x"),
            h("h", "y", "g"),
            kernel("call void @f()"),
            kernel("call void @h()", name="k2"),
        ),
    )
    yield "recursion", module(X, function("call void @f()\n" + USE_X), kernel("call void @f()"))
    yield (
        "mutual recursion",
        module(X, Y, f("f", "x", "g"), g("g", "y", "f"), kernel("call void @f()"), kernel("call void @g()", name="k2")),
    )
    yield "kernel calls kernel-free function", module(X, function("", name="e"), kernel(f"call void @e()\n{USE_X}"))
    yield "dead function", module(X, Y, f("f", "x"), kernel(use("y")))
    yield "dead function only", module(X, f("f", "x"), kernel(""))
    yield "dead function shares variable", module(X, f("f", "x"), f("dead", "x"), kernel("call void @f()"))
    yield (
        "dead function with shared and own",
        module(X, Y, f("f", "x"), function(f"{USE_X}\n{use('y')}", name="dead"), kernel("call void @f()")),
    )
    yield (
        "function called from kernel without sanitize",
        module(X, f("f", "x"), kernel("call void @f()", attributes=""), kernel("", name="k2")),
    )
    yield "several functions several kernels", module(X, Y, Z, f("f", "x"), g("g", "y"), f("h", "z"),
        *(kernel("\n".join(f"call void @{c}()" for c in calls), name=f"k{i}") for i, calls in enumerate(("f", "g", "fg", "gh", "fgh", ""))))  # fmt: skip
    yield "kernel without lds", module(X, kernel(USE_X), kernel("store i32 1, ptr addrspace(1) %out", name="k2"))
    pointer = "%p = load ptr, ptr addrspace(1) %out\ncall void %p()"
    yield "pointer call", module(X, f("f", "x"), kernel("store ptr @f, ptr addrspace(1) %out\n" + pointer))
    yield "pointer call nothing taken", module(X, f("f", "x"), kernel(pointer + "\n" + USE_X))
    yield (
        "pointer call taken elsewhere",
        module(
            X,
            Y,
            f("f", "x"),
            "@t = addrspace(1) global [1 x ptr] [ptr @f]\n",
            kernel(pointer),
            kernel(use("y"), name="k2"),
        ),
    )
    yield (
        "pointer call other type",
        module(
            X,
            Y,
            "@t = global ptr @f\n",
            function("store i32 %a, ptr addrspace(3) @x", parameters="i32 %a"),
            kernel(pointer + "\n" + use("y")),
        ),
    )
    yield (
        "pointer call callees",
        module(
            X,
            Y,
            f("f", "x"),
            f("g", "y"),
            "@t = global [2 x ptr] [ptr @f, ptr @g]\n",
            kernel(pointer + ", !callees !1"),
            metadata="!1 = !{ptr @f}",
        ),
    )
    yield (
        "pointer call in function",
        module(
            X,
            Y,
            f("f", "x"),
            function(pointer, name="g", parameters="ptr addrspace(1) %out"),
            kernel("store ptr @f, ptr addrspace(1) %out\ncall void @g(ptr addrspace(1) %out)\n" + use("y")),
        ),
    )
    yield (
        "address taken by used list only",
        module(
            X,
            f("f", "x"),
            '@llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"\n',
            kernel(pointer),
        ),
    )
    yield (
        "address taken as argument",
        module(X, f("f", "x"), "declare void @ext(ptr)\n", kernel("call void @ext(ptr @f)")),
    )
    yield (
        "address compared",
        module(X, f("f", "x"), kernel("%c = icmp eq ptr @f, null\nstore i1 %c, ptr addrspace(1) %out\n" + pointer)),
    )
    yield "external call", module(X, "declare void @ext()\n", kernel(f"call void @ext()\n{USE_X}"))
    yield (
        "external call with taken function",
        module(
            X, Y, "@t = global ptr @f\n", f("f", "y"), "declare void @ext()\n", kernel(f"call void @ext()\n{USE_X}")
        ),
    )
    yield (
        "external nocallback",
        module(
            X,
            Y,
            "@t = global ptr @f\n",
            f("f", "y"),
            "declare void @ext() nocallback\n",
            kernel(f"call void @ext()\n{USE_X}"),
        ),
    )
    yield (
        "external call only",
        module(Y, "@t = global ptr @f\n", f("f", "y"), "declare void @ext()\n", kernel("call void @ext()")),
    )
    yield (
        "inline asm",
        module(X, Y, "@t = global ptr @f\n", f("f", "y"), kernel(f'call void asm sideeffect "s_nop 0", ""()\n{USE_X}')),
    )
    yield (
        "select of functions",
        module(
            X,
            Y,
            f("f", "x"),
            f("g", "y"),
            kernel("%c = icmp eq i32 %n, 0\n%p = select i1 %c, ptr @f, ptr @g\ncall void %p()"),
        ),
    )
    yield "function alias", module(X, f("f", "x"), "@fa = alias void (), ptr @f\n", kernel("call void @fa()"))
    yield "weak function", module(X, function(USE_X, head="weak void"), kernel("call void @f()"))
    yield "internal function", module(X, function(USE_X, head="internal void"), kernel("call void @f()"))
    yield "spir kernel", module(X, function(USE_X, head="spir_kernel void", name="k"))
    yield (
        "other conventions",
        module(
            X,
            function(USE_X, head="fastcc void"),
            function(USE_X, name="g", head="amdgpu_gfx void"),
            function(USE_X, name="cs", head="amdgpu_cs void"),
            kernel("call fastcc void @f()\ncall amdgpu_gfx void @g()"),
        ),
    )
    yield (
        "musttail",
        module(
            X,
            function("musttail call void @g()\nret void"),
            function(USE_X, name="g"),
            kernel("tail call void @f()\nnotail call void @g()"),
        ),
    )
    yield "declaration before definition order", module(kernel("call void @f()"), function(USE_X), X)
    yield "intrinsics that touch lds", module(X, "declare i32 @llvm.amdgcn.ds.swizzle(i32, i32)\ndeclare i32 @llvm.amdgcn.ds.append(ptr addrspace(3), i1)\ndeclare i32 @llvm.amdgcn.groupstaticsize()\n",
        kernel("%v = call i32 @llvm.amdgcn.ds.append(ptr addrspace(3) @x, i1 false)\n%w = call i32 @llvm.amdgcn.groupstaticsize()\nstore i32 %w, ptr addrspace(3) @x"))  # fmt: skip


def _control_flow() -> Iterator[tuple[str, str]]:
    branch = "%c = icmp eq i32 %n, 0\nbr i1 %c, label %a, label %b\na:\n"
    yield "two returns", module(X, kernel(f"{branch}{USE_X}\nret void\nb:\n{use('x', '2')}\nret void"))
    yield "no return", module(X, kernel(f"{branch}{USE_X}\nbr label %b\nb:\nbr label %b"))
    yield "unreachable", module(X, kernel(f"{branch}{USE_X}\nret void\nb:\nunreachable"))
    yield (
        "unreachable block",
        module(
            X,
            kernel(
                f"{branch}{USE_X}\nret void\nb:\nret void\ndead:\n{use('x', '3')}\nbr label %dead2\ndead2:\n%p = phi i32 [ 0, %dead ]\nret void"
            ),
        ),
    )
    yield (
        "loop",
        module(
            X,
            kernel(
                "entry:\nbr label %l\nl:\n%i = phi i32 [ 0, %entry ], [ %j, %l ]\nstore i32 %i, ptr addrspace(3) @x\n%j = add i32 %i, 1\n%c = icmp ult i32 %j, %n\nbr i1 %c, label %l, label %e\ne:\nret void"
            ),
        ),
    )
    yield (
        "loop to first block after entry",
        module(
            X,
            kernel(
                "br label %l\nl:\n%v = load i32, ptr addrspace(3) @x\n%c = icmp eq i32 %v, 0\nbr i1 %c, label %l, label %e\ne:\nret void"
            ),
        ),
    )
    yield (
        "switch",
        module(
            X,
            Y,
            kernel(
                f"switch i32 %n, label %d [\ni32 0, label %a\ni32 1, label %b\n]\na:\n{USE_X}\nbr label %b\nb:\n{use('y')}\nret void\nd:\nret void"
            ),
        ),
    )
    yield (
        "access before and after phi",
        module(
            X,
            kernel(
                f"entry:\n{USE_X}\n%c = icmp eq i32 %n, 0\nbr i1 %c, label %a, label %b\na:\n%v = load i32, ptr addrspace(3) @x\nbr label %b\nb:\n%p = phi i32 [ 0, %entry ], [ %v, %a ]\nstore i32 %p, ptr addrspace(3) @x\nret void"
            ),
        ),
    )
    yield (
        "alloca",
        module(
            X,
            kernel(
                f"%s = alloca i32, addrspace(5)\n%t = alloca [4 x i8], align 16, addrspace(5)\nstore i32 1, ptr addrspace(5) %s\n{USE_X}"
            ),
        ),
    )
    yield (
        "late alloca",
        module(
            X,
            kernel(
                f"{USE_X}\n%s = alloca i32, addrspace(5)\nstore i32 1, ptr addrspace(5) %s\n%t = alloca i32, i32 %n, addrspace(5)"
            ),
        ),
    )
    yield (
        "alloca in function",
        module(
            X,
            function(
                f"%s = alloca i32, addrspace(5)\n{USE_X}\n%t = alloca i32, addrspace(5)\nstore i32 1, ptr addrspace(5) %t\n%v = load i32, ptr addrspace(3) @x\nstore i32 %v, ptr addrspace(5) %s"
            ),
            kernel("call void @f()"),
        ),
    )
    yield (
        "alloca not first in function",
        module(
            X,
            function(
                "%v = add i32 %n, 1\n%s = alloca i32, addrspace(5)\nstore i32 %v, ptr addrspace(3) @x\nstore i32 %v, ptr addrspace(5) %s",
                parameters="i32 %n",
            ),
            kernel("call void @f(i32 %n)"),
        ),
    )
    yield (
        "alloca behind branch",
        module(X, kernel(f"{branch}%s = alloca i32, addrspace(5)\n{USE_X}\nret void\nb:\nret void")),
    )
    yield "empty entry", module(X, kernel(f"br label %a\na:\n{USE_X}\nret void"))
    yield (
        "function two returns",
        module(
            X,
            function(
                f"{branch}{USE_X}\nret i32 1\nb:\n%v = load i32, ptr addrspace(3) @x\nret i32 %v",
                head="i32",
                parameters="i32 %n",
            ),
            kernel("%v = call i32 @f(i32 %n)\nstore i32 %v, ptr addrspace(1) %out"),
        ),
    )
    yield (
        "function loop to entry successor",
        module(
            X,
            function(
                "br label %l\nl:\n%v = atomicrmw add ptr addrspace(3) @x, i32 1 monotonic\n%c = icmp eq i32 %v, 9\nbr i1 %c, label %l, label %e\ne:\nret void"
            ),
            kernel("call void @f()"),
        ),
    )
    yield (
        "barriers",
        module(
            X,
            "declare void @llvm.amdgcn.s.barrier()\n",
            kernel(
                f'{USE_X}\ncall void @llvm.amdgcn.s.barrier()\nfence syncscope("workgroup") release\n%v = load i32, ptr addrspace(3) @x\nstore i32 %v, ptr addrspace(1) %out'
            ),
        ),
    )
    yield (
        "workitem ids in the kernel",
        module(
            X,
            "declare i32 @llvm.amdgcn.workitem.id.x()\ndeclare i32 @llvm.amdgcn.workgroup.id.x()\n",
            kernel("%i = call i32 @llvm.amdgcn.workitem.id.x()\nstore i32 %i, ptr addrspace(3) @x"),
        ),
    )
    yield (
        "endpgm",
        module(
            X, "declare void @llvm.amdgcn.endpgm()\n", kernel(f"{USE_X}\ncall void @llvm.amdgcn.endpgm()\nunreachable")
        ),
    )


def _attributes() -> Iterator[tuple[str, str]]:
    yield (
        "all attributes",
        module(
            X,
            Y,
            function(USE_X, attributes=ALL_ATTRIBUTES),
            function("", name="other", attributes=ALL_ATTRIBUTES),
            kernel(f"call void @f()\n{use('y')}", attributes=ALL_ATTRIBUTES),
        ),
    )
    yield (
        "attributes direct only",
        module(
            X, function("", attributes=ALL_ATTRIBUTES), kernel(f"call void @f()\n{USE_X}", attributes=ALL_ATTRIBUTES)
        ),
    )
    yield (
        "attributes with external call",
        module(
            X,
            "declare void @ext()\n",
            function("", attributes=ALL_ATTRIBUTES),
            function("", name="in", head="internal void", attributes=ALL_ATTRIBUTES),
            kernel(f"call void @ext()\n{USE_X}", attributes=ALL_ATTRIBUTES),
        ),
    )
    yield (
        "attributes with pointer call",
        module(
            X,
            function("call void @in()", attributes=ALL_ATTRIBUTES),
            function("", name="in", head="internal void", attributes=ALL_ATTRIBUTES),
            "@t = global ptr @f\n",
            kernel(f"%p = load ptr, ptr addrspace(1) %out\ncall void %p()\n{USE_X}", attributes=ALL_ATTRIBUTES),
        ),
    )
    yield (
        "attributes of declaration",
        module(
            X,
            f"declare void @ext() {ALL_ATTRIBUTES}\n",
            kernel(f"call void @ext()\n{USE_X}", attributes=ALL_ATTRIBUTES),
        ),
    )
    yield (
        "attributes of other kernel",
        module(X, kernel(USE_X, attributes=ALL_ATTRIBUTES), kernel("", name="k2", attributes=ALL_ATTRIBUTES)),
    )
    yield (
        "attributes deep",
        module(
            X,
            function("call void @g()", attributes=ALL_ATTRIBUTES),
            function("call void @h()", name="g", attributes=ALL_ATTRIBUTES),
            function(USE_X, name="h", attributes=ALL_ATTRIBUTES),
            kernel("call void @f()", attributes=ALL_ATTRIBUTES),
        ),
    )
    yield (
        "call site attributes",
        module(
            X,
            function("", attributes=ALL_ATTRIBUTES),
            kernel(f'call void @f() "amdgpu-no-workitem-id-x" nounwind\n{USE_X}', attributes=ALL_ATTRIBUTES),
        ),
    )
    yield "no attributes", module(X, kernel(USE_X, attributes=""), kernel(USE_X, name="k2"))
    yield (
        "lds size given",
        module(X, kernel(USE_X, attributes='sanitize_address "amdgpu-lds-size"="64" "amdgpu-waves-per-eu"="1,2" "zz"')),
    )
    yield (
        "rich attributes",
        module(
            X,
            function(
                USE_X,
                attributes='sanitize_address nounwind noinline optnone memory(readwrite, inaccessiblemem: none) "target-cpu"="gfx942"',
            ),
            kernel(
                "call void @f() #9",
                attributes='sanitize_address convergent nounwind vscale_range(1,2) allockind("alloc")',
            ),
            "attributes #9 = { nounwind }\n",
        ),
    )
    yield (
        "parameter attributes",
        module(
            X,
            kernel(
                USE_X,
                parameters="ptr addrspace(1) noalias nocapture noundef align 8 dereferenceable(16) %out, ptr addrspace(4) byref({ i32, i64 }) align 8 %s, i32 inreg noundef range(i32 0, 9) %n",
            ),
        ),
    )
    yield "header extras", module(X, "$k = comdat any\n", kernel(USE_X, tail='section ".t" comdat align 256'))
    yield (
        "function metadata",
        module(
            X,
            kernel(USE_X, tail="!reqd_work_group_size !1 !kernel_arg_name !2 !custom !3"),
            metadata='!1 = !{i32 64, i32 1, i32 1}\n!2 = !{!"out", !"n"}\n!3 = distinct !{!3}',
        ),
    )


def _flags() -> Iterator[tuple[str, str]]:
    yield (
        "flag absent",
        module(
            X,
            kernel(USE_X + "\nstore i32 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 1)"),
            flagged=False,
        ),
    )
    yield "flag zero", module(X, kernel(USE_X), flagged=False, more_flags=(FLAG.replace("i32 1}", "i32 0}"),))
    yield (
        "no sanitize_address",
        module(
            X,
            kernel(
                USE_X + "\nstore i32 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 1)",
                attributes="nounwind",
            ),
        ),
    )
    yield "sanitized kernel without lds", module(X, kernel(USE_X, attributes=""), kernel("", name="k2"))
    yield "sanitized function only", module(X, function(USE_X), kernel("call void @f()", attributes=""))
    yield "one of two sanitized", module(X, Y, kernel(USE_X), kernel(use("y"), name="k2", attributes=""))
    yield "indirect sanitized", module(X, function(USE_X, attributes=""), kernel("call void @f()"))
    yield "no code object version", module(X, kernel(USE_X), code_object=None)
    yield "nothing at all", module(kernel(""))
    yield "no kernel", module(X, function(USE_X))
    yield "no lds", module(kernel("store i32 1, ptr addrspace(1) %out"), function(""))
    yield (
        "other flags",
        module(X, kernel(USE_X), more_flags=('!{i32 1, !"wchar_size", i32 4}', '!{i32 8, !"PIC Level", i32 2}')),
    )
    yield (
        "function expanded only",
        module(
            X,
            Y,
            function("store ptr addrspacecast (ptr addrspace(3) @y to ptr), ptr %p\n" + use("y"), parameters="ptr %p"),
            kernel(USE_X),
        ),
    )


def _names() -> Iterator[tuple[str, str]]:
    yield "quoted", module('@"a b" = internal addrspace(3) global i32 poison\n@"\\22q\\22" = internal addrspace(3) global i32 poison\n',
        'define amdgpu_kernel void @"my kernel"(i32 %"an arg") sanitize_address {\n"the entry":\n  %"v 1" = load i32, ptr addrspace(3) @"a b"\n  store i32 %"v 1", ptr addrspace(3) @"\\22q\\22"\n  %"w!" = add i32 %"an arg", %"v 1"\n  br label %"next block"\n"next block":\n  call void @"f f"()\n  ret void\n}\n',
        'define void @"f f"() {\n  store i32 0, ptr addrspace(3) @"a b"\n  ret void\n}\n')  # fmt: skip
    yield (
        "dollars and dots",
        module(
            "@a$b.c-d = internal addrspace(3) global i32 poison\n",
            kernel("store i32 1, ptr addrspace(3) @a$b.c-d", name="k$1.x-y"),
        ),
    )
    yield (
        "sort order",
        module(
            *(
                f"@{n} = internal addrspace(3) global i32 poison\n"
                for n in ("b", "B", "a10", "a9", '"a b"', "_", '"\\C3\\A9"', "z")
            ),
            kernel(
                "\n".join(
                    f"store i32 1, ptr addrspace(3) @{n}"
                    for n in ("b", "B", "a10", "a9", '"a b"', "_", '"\\C3\\A9"', "z")
                )
            ),
        ),
    )
    yield (
        "kernel sort order",
        module(
            X,
            function(USE_X),
            *(kernel("call void @f()", name=n) for n in ("zeta", "Alpha", "alpha", '"k k"', "k10", "k9")),
        ),
    )
    yield (
        "unnamed",
        module(
            X,
            "define amdgpu_kernel void @k(ptr addrspace(1) %0, i32 %1) sanitize_address {\n  %3 = icmp eq i32 %1, 0\n  br i1 %3, label %4, label %6\n\n4:\n  %5 = load i32, ptr addrspace(3) @x\n  br label %6\n\n6:\n  %7 = phi i32 [ 0, %2 ], [ %5, %4 ]\n  store i32 %7, ptr addrspace(3) @x\n  ret void\n}\n",
        ),
    )
    yield (
        "taken local names",
        module(
            X,
            kernel(
                f"WId:\nbr label %Malloc\nMalloc:\n%xyzCond = add i32 %n, 1\n%sw.1 = add i32 %n, 2\n{USE_X}\nbr label %CondFree\nCondFree:\nbr label %Free\nFree:\nbr label %End\nEnd:\nret void"
            ),
        ),
    )
    yield (
        "unnamed global",
        module(
            "@0 = internal addrspace(3) global i32 poison\n", X, kernel(f"store i32 1, ptr addrspace(3) @0\n{USE_X}")
        ),
    )
    yield (
        "unnamed function",
        module(X, f"define internal void @0() {{\n  {USE_X}\n  ret void\n}}\n", kernel("call void @0()")),
    )


def _aliases() -> Iterator[tuple[str, str]]:
    yield "alias", module(X, "@ax = alias i32, ptr addrspace(3) @x\n", kernel("store i32 1, ptr addrspace(3) @ax"))
    yield (
        "alias and variable",
        module(
            X, "@ax = internal alias i32, ptr addrspace(3) @x\n", kernel(f"store i32 1, ptr addrspace(3) @ax\n{USE_X}")
        ),
    )
    yield (
        "alias of gep",
        module(
            lds("x", "[4 x i32]"),
            "@ax = internal alias i32, getelementptr (i8, ptr addrspace(3) @x, i32 4)\n",
            kernel(f"store i32 1, ptr addrspace(3) @ax\n{USE_X}"),
        ),
    )
    yield "alias unused", module(X, "@ax = alias i32, ptr addrspace(3) @x\n", kernel(USE_X))
    yield (
        "alias in function",
        module(
            X,
            Y,
            "@ax = alias i32, ptr addrspace(3) @x\n",
            function("store i32 1, ptr addrspace(3) @ax"),
            kernel(f"call void @f()\n{use('y')}"),
        ),
    )


def _pointers() -> Iterator[tuple[str, str]]:
    take = function("store i32 1, ptr addrspace(3) %p", parameters="ptr addrspace(3) %p")
    yield "pointer argument", module(X, take, kernel("call void @f(ptr addrspace(3) @x)"))
    yield (
        "pointer argument of two kernels",
        module(
            X,
            Y,
            take,
            kernel("call void @f(ptr addrspace(3) @x)"),
            kernel("call void @f(ptr addrspace(3) @y)", name="k2"),
            kernel(use("y"), name="k3"),
        ),
    )
    yield (
        "pointer argument deep",
        module(
            X,
            take,
            function("call void @f(ptr addrspace(3) %p)", name="g", parameters="ptr addrspace(3) %p"),
            kernel("call void @g(ptr addrspace(3) @x)"),
        ),
    )
    yield (
        "pointer argument and own variable",
        module(
            X,
            Y,
            function(f"store i32 1, ptr addrspace(3) %p\n{use('y')}", parameters="ptr addrspace(3) %p"),
            kernel("call void @f(ptr addrspace(3) @x)"),
        ),
    )
    yield (
        "pointer argument unused",
        module(X, function("", parameters="ptr addrspace(3) %p"), kernel("call void @f(ptr addrspace(3) @x)")),
    )
    yield "pointer argument null", module(X, take, kernel(f"call void @f(ptr addrspace(3) null)\n{USE_X}"))
    yield (
        "pointer argument second",
        module(
            X,
            function(
                "%v = load i64, ptr addrspace(3) %p\nret i64 %v",
                head="i64",
                parameters="i32 %a, ptr addrspace(3) noundef align 8 %p",
            ),
            kernel("%v = call i64 @f(i32 0, ptr addrspace(3) @x)"),
        ),
    )
    yield (
        "pointer argument vector",
        module(
            X,
            function(
                "%e = extractelement <2 x ptr addrspace(3)> %p, i32 0\nstore i32 1, ptr addrspace(3) %e",
                parameters="<2 x ptr addrspace(3)> %p",
            ),
            kernel(
                "%v = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) @x, i32 0\ncall void @f(<2 x ptr addrspace(3)> %v)"
            ),
        ),
    )
    yield (
        "pointer argument not called by lowered",
        module(X, take, kernel(USE_X), function("call void @f(ptr addrspace(3) null)", name="g")),
    )
    yield (
        "pointer argument through pointer call",
        module(
            X,
            take,
            kernel(
                "store ptr @f, ptr addrspace(1) %out\n%q = load ptr, ptr addrspace(1) %out\ncall void %q(ptr addrspace(3) @x)"
            ),
        ),
    )
    yield (
        "pointer argument recursion",
        module(
            X,
            function(
                "store i32 1, ptr addrspace(3) %p\ncall void @f(ptr addrspace(3) %p)", parameters="ptr addrspace(3) %p"
            ),
            kernel("call void @f(ptr addrspace(3) @x)"),
        ),
    )
    yield (
        "pointer argument external",
        module(X, "declare void @ext(ptr addrspace(3))\n", kernel("call void @ext(ptr addrspace(3) @x)")),
    )
    yield (
        "pointer argument indirect kernel",
        module(
            X,
            Y,
            take,
            function(use("y"), name="g"),
            kernel("call void @f(ptr addrspace(3) @x)"),
            kernel("call void @g()", name="k2"),
        ),
    )
    yield (
        "pointer returned",
        module(
            X,
            function("ret ptr addrspace(3) @x", head="ptr addrspace(3)"),
            kernel("%p = call ptr addrspace(3) @f()\nstore i32 1, ptr addrspace(3) %p"),
        ),
    )
    yield (
        "pointer loaded",
        module(
            X,
            kernel(
                "store ptr addrspace(3) @x, ptr addrspace(1) %out\n%p = load ptr addrspace(3), ptr addrspace(1) %out\nstore i32 1, ptr addrspace(3) %p"
            ),
        ),
    )
    yield (
        "pointer loaded only",
        module(
            X,
            kernel(USE_X),
            kernel("%p = load ptr addrspace(3), ptr addrspace(1) %out\nstore i32 1, ptr addrspace(3) %p", name="k2"),
        ),
    )
    yield (
        "kernel lds argument",
        module(X, kernel(f"store i32 1, ptr addrspace(3) %p\n{USE_X}", parameters="ptr addrspace(3) %p")),
    )
    yield (
        "kernel lds argument only",
        module(kernel("store i32 1, ptr addrspace(3) %p", parameters="ptr addrspace(3) %p")),
    )
    yield (
        "flat to lds",
        module(
            X,
            kernel(
                "%f = addrspacecast ptr addrspace(3) @x to ptr\n%p = addrspacecast ptr %f to ptr addrspace(3)\nstore i32 1, ptr addrspace(3) %p"
            ),
        ),
    )
    yield (
        "select phi chain",
        module(
            X,
            Y,
            kernel(
                "entry:\n%c = icmp eq i32 %n, 0\n%s = select i1 %c, ptr addrspace(3) @x, ptr addrspace(3) @y\nbr i1 %c, label %a, label %b\na:\n%g = getelementptr i8, ptr addrspace(3) %s, i32 1\nbr label %b\nb:\n%p = phi ptr addrspace(3) [ %s, %entry ], [ %g, %a ]\n%v = load i8, ptr addrspace(3) %p\nstore i8 %v, ptr addrspace(3) @x\nret void"
            ),
        ),
    )


def _debug_info() -> Iterator[tuple[str, str]]:
    for name, (head, body) in _DEBUG_BODIES.items():
        for subprogram in ("", " !dbg !10"):
            caller = _DEBUG_CALLER if name.startswith("function") else ""
            text = module(
                X,
                Y,
                f"{head}{subprogram} {{\n{body}\n}}\n",
                caller,
                metadata=_DEBUG_METADATA,
                more_flags=(_DEBUG_VERSION,),
            )
            yield f"debug {name}{' with subprogram' if subprogram else ''}", text


_DEBUG_VERSION = '!{i32 2, !"Debug Info Version", i32 3}'
_KERNEL = "define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) sanitize_address"
_DEBUG_CALLER = f"{_KERNEL} {{\n  call void @f(i32 %n)\n  ret void\n}}\n"
_DEBUG_BODIES = {
    "every line": (
        _KERNEL,
        "  store i32 1, ptr addrspace(3) @x, !dbg !20\n  %v = load i32, ptr addrspace(3) @y, !dbg !21\n  store i32 %v, ptr addrspace(1) %out, !dbg !22\n  ret void, !dbg !23",
    ),
    "some lines": (
        _KERNEL,
        "  %w = add i32 %n, 1\n  store i32 1, ptr addrspace(3) @x, !dbg !20\n  %v = load i32, ptr addrspace(3) @y\n  store i32 %v, ptr addrspace(1) %out, !dbg !22\n  ret void, !dbg !23",
    ),
    "first line only": (_KERNEL, "  %w = add i32 %n, 1, !dbg !20\n  store i32 1, ptr addrspace(3) @x\n  ret void"),
    "return only": (_KERNEL, "  store i32 1, ptr addrspace(3) @x\n  ret void, !dbg !23"),
    "last access without": (
        _KERNEL,
        "  store i32 1, ptr addrspace(3) @x, !dbg !20\n  store i32 1, ptr addrspace(3) @x\n  ret void, !dbg !23",
    ),
    "casts": (
        _KERNEL,
        "  store ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr addrspace(1) %out, !dbg !20\n  store ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr addrspace(1) %out, !dbg !21\n  store i32 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @x, i32 1), !dbg !22\n  ret void, !dbg !23",
    ),
    "two returns": (
        _KERNEL,
        "  store i32 1, ptr addrspace(3) @x, !dbg !20\n  %c = icmp eq i32 %n, 0, !dbg !21\n  br i1 %c, label %a, label %b, !dbg !21\na:\n  ret void, !dbg !22\nb:\n  ret void, !dbg !23",
    ),
    "blocks": (
        _KERNEL,
        "  %c = icmp eq i32 %n, 0, !dbg !21\n  br i1 %c, label %a, label %b, !dbg !21\na:\n  store i32 1, ptr addrspace(3) @x, !dbg !20\n  br label %b\nb:\n  ret void, !dbg !23",
    ),
    "records": (
        _KERNEL,
        "    #dbg_value(ptr addrspace(3) @x, !30, !DIExpression(), !20)\n  store i32 1, ptr addrspace(3) @x, !dbg !20\n    #dbg_value(i32 %n, !30, !DIExpression(), !21)\n  store i32 1, ptr addrspace(3) @y, !dbg !20\n    #dbg_value(ptr addrspace(3) @y, !30, !DIExpression(), !21)\n  ret void, !dbg !23",
    ),
    "record declare": (
        _KERNEL,
        "  %s = alloca i32, addrspace(5), !dbg !20\n    #dbg_declare(ptr addrspace(5) %s, !30, !DIExpression(), !20)\n    #dbg_declare(ptr addrspace(3) @x, !30, !DIExpression(DW_OP_deref), !20)\n  store i32 1, ptr addrspace(3) @x, !dbg !20\n  ret void, !dbg !23",
    ),
    "record arglist": (
        _KERNEL,
        "  %s = load i32, ptr addrspace(3) @x, !dbg !20\n    #dbg_value(!DIArgList(ptr addrspace(3) @x, i32 %s), !30, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !20)\n  ret void, !dbg !23",
    ),
    "record of constant": (
        _KERNEL,
        "  store i32 1, ptr addrspace(3) @x, !dbg !20\n    #dbg_value(ptr addrspacecast (ptr addrspace(3) @x to ptr), !30, !DIExpression(), !21)\n  store ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr addrspace(1) %out, !dbg !20\n  ret void, !dbg !23",
    ),
    "record kept": (
        _KERNEL,
        "  store i32 1, ptr addrspace(3) @x, !dbg !20\n    #dbg_value(ptr addrspacecast (ptr addrspace(3) @x to ptr), !30, !DIExpression(), !21)\n    #dbg_value(ptr addrspace(3) @x, !30, !DIExpression(), !21)\n  store ptr addrspacecast (ptr addrspace(3) @x to ptr), ptr addrspace(1) %out, !dbg !20\n  ret void, !dbg !23\n}\n@t = addrspace(1) global ptr addrspace(3) @x\ndefine void @other() {\n  ret void",
    ),
    "record in function not lowered": (
        "define void @other() !dbg !17 {\n    #dbg_value(ptr addrspace(3) @x, !32, !DIExpression(), !25)\n  ret void, !dbg !25\n}\n"
        + _KERNEL,
        "  store i32 1, ptr addrspace(3) @x, !dbg !20\n  ret void",
    ),
    "function": (
        "define void @f(i32 %n) sanitize_address",
        "  %w = add i32 %n, 1, !dbg !20\n  store i32 %w, ptr addrspace(3) @x, !dbg !21\n  %v = load i32, ptr addrspace(3) @y, !dbg !22\n  store i32 %v, ptr addrspace(3) @x\n  ret void, !dbg !23",
    ),
    "function late": (
        "define void @f(i32 %n) sanitize_address",
        "  %s = alloca i32, addrspace(5)\n    #dbg_declare(ptr addrspace(5) %s, !30, !DIExpression(), !20)\n  store i32 %n, ptr addrspace(5) %s, !dbg !20\n  store i32 %n, ptr addrspace(3) @x, !dbg !21\n  ret void",
    ),
    "atomics": (
        _KERNEL,
        "  %a = atomicrmw add ptr addrspace(3) @x, i32 1 seq_cst, !dbg !20\n  %b = cmpxchg ptr addrspace(3) @y, i32 0, i32 1 seq_cst seq_cst, !dbg !21\n  ret void, !dbg !23",
    ),
    "inlined": (_KERNEL, "  store i32 1, ptr addrspace(3) @x, !dbg !24\n  ret void, !dbg !23"),
    "no lds line info": (
        _KERNEL,
        "  store i32 %n, ptr addrspace(1) %out, !dbg !22\n  store i32 1, ptr addrspace(3) @x\n  store i32 %n, ptr addrspace(1) %out, !dbg !22\n  ret void, !dbg !23",
    ),
}
_DEBUG_METADATA = """
!llvm.dbg.cu = !{!11}
!10 = distinct !DISubprogram(name: "k", scope: !12, file: !12, line: 7, type: !13, scopeLine: 8, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !15)
!11 = distinct !DICompileUnit(language: DW_LANG_C99, file: !12, producer: "x", isOptimized: true, emissionKind: FullDebug)
!12 = !DIFile(filename: "a.c", directory: "/")
!13 = !DISubroutineType(types: !14)
!14 = !{null}
!15 = !{!30}
!16 = distinct !DISubprogram(name: "inl", scope: !12, file: !12, line: 70, type: !13, scopeLine: 70, spFlags: DISPFlagDefinition, unit: !11)
!20 = !DILocation(line: 10, column: 3, scope: !10)
!21 = !DILocation(line: 11, column: 3, scope: !10)
!22 = !DILocation(line: 12, column: 3, scope: !10)
!23 = !DILocation(line: 13, column: 1, scope: !10)
!24 = !DILocation(line: 71, column: 1, scope: !16, inlinedAt: !20)
!17 = distinct !DISubprogram(name: "other", scope: !12, file: !12, line: 80, type: !13, scopeLine: 80, spFlags: DISPFlagDefinition, unit: !11)
!25 = !DILocation(line: 81, column: 1, scope: !17)
!32 = !DILocalVariable(name: "w", scope: !17, file: !12, line: 82, type: !31)
!30 = !DILocalVariable(name: "v", scope: !10, file: !12, line: 9, type: !31)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""
