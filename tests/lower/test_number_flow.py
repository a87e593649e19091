# ruff: noqa: E501  (LLVM IR in strings)
"""Numbers of flat pointers that come back as LDS pointers out of calls, stack slots and memory."""

from __future__ import annotations

import pytest
from test_lower_flat_pointers import HEAD, KERNEL, LOAD, check

import swlds

IDENTITY = "\ndefine internal i64 @id(i64 %x) noinline {\n  ret i64 %x\n}\n"
SHORT = "\n  %a = trunc i64 %m to i32\n  %q = inttoptr i32 %a to ptr addrspace(3)" + LOAD
WIDE = "\n  %q = inttoptr i64 %m to ptr addrspace(3)" + LOAD
NUMBER = "%n = ptrtoint ptr %f to i64\n"


def kernel(body: str, more: str = "") -> str:
    return more + KERNEL.replace("BODY", body)


LOW_SLOT = "%s = alloca ptr, align 8, addrspace(5)\n  store ptr %f, ptr addrspace(5) %s\n  "
THROUGH = {
    "a call": kernel(f"{NUMBER}  %m = call i64 @id(i64 %n){SHORT}", IDENTITY),
    "a call through a pointer": kernel(
        f"{NUMBER}  %c = select i1 true, ptr @id, ptr @other\n  %m = call i64 %c(i64 %n){SHORT}",
        IDENTITY + "\ndefine internal i64 @other(i64 %x) {\n  ret i64 0\n}\n",
    ),
    "a parameter": kernel(
        NUMBER + "  %q = call ptr addrspace(3) @make(i64 %n)" + LOAD,
        f"\ndefine internal ptr addrspace(3) @make(i64 %m) noinline {{{SHORT.removesuffix(LOAD)}\n  ret ptr addrspace(3) %q\n}}\n",
    ),
    "a recursive function": kernel(
        f"{NUMBER}  %m = call i64 @down(i64 %n, i32 3){SHORT}",
        """
define internal i64 @down(i64 %x, i32 %k) noinline {
  %c = icmp eq i32 %k, 0
  br i1 %c, label %end, label %more
more:
  %l = sub i32 %k, 1
  %y = add i64 %x, 0
  %r = call i64 @down(i64 %y, i32 %l)
  ret i64 %r
end:
  ret i64 %x
}
""",
    ),
    "a slot": kernel(f"%s = alloca i64, align 8, addrspace(5)\n  {NUMBER}  store i64 %n, ptr addrspace(5) %s\n  %m = load i64, ptr addrspace(5) %s{SHORT}"),
    "a slot that is cast to flat": kernel(
        f"%s = alloca i64, align 8, addrspace(5)\n  %w = addrspacecast ptr addrspace(5) %s to ptr\n  {NUMBER}  store i64 %n, ptr %w\n  %m = load i64, ptr %w{WIDE}"
    ),
    "a slot that holds the pointer": kernel(
        f"%s = alloca ptr, align 8, addrspace(5)\n  store ptr %f, ptr addrspace(5) %s\n  %m = load i64, ptr addrspace(5) %s{SHORT}"
    ),
    "a struct in memory": kernel(
        f"%s = alloca {{ i32, i64 }}, align 8, addrspace(5)\n  {NUMBER}  %i = insertvalue {{ i32, i64 }} poison, i64 %n, 1\n  store {{ i32, i64 }} %i, ptr addrspace(5) %s\n  %d = getelementptr i8, ptr addrspace(5) %s, i32 8\n  %m = load i64, ptr addrspace(5) %d{SHORT}"
    ),
    "a struct that is returned": kernel(
        f"{NUMBER}  %i = call {{ i64, i64 }} @two(i64 %n)\n  %m = extractvalue {{ i64, i64 }} %i, 1{SHORT}",
        "\ndefine internal { i64, i64 } @two(i64 %x) noinline {\n  %r = insertvalue { i64, i64 } zeroinitializer, i64 %x, 1\n  ret { i64, i64 } %r\n}\n",
    ),
    "an array with a variable index": kernel(
        f"%s = alloca [4 x i64], align 8, addrspace(5)\n  {NUMBER}  %j = and i32 %t, 3\n  %d = getelementptr i64, ptr addrspace(5) %s, i32 %j\n  store i64 %n, ptr addrspace(5) %d\n  %m = load i64, ptr addrspace(5) %d{SHORT}"
    ),
    "LDS": kernel(
        f"{NUMBER}  %d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store i64 %n, ptr addrspace(3) %d\n  %m = load i64, ptr addrspace(3) %d{SHORT}",
        "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
    "an exchange": kernel(
        f"{NUMBER}  %d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store i64 0, ptr addrspace(3) %d\n  %z = atomicrmw xchg ptr addrspace(3) %d, i64 %n monotonic\n  %m = atomicrmw xchg ptr addrspace(3) %d, i64 0 monotonic{SHORT}",
        "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
    "a phi, and then fewer bits": kernel(
        f"{NUMBER}  %c = icmp ult i32 %t, 64\n  %g = ptrtoint ptr addrspacecast (ptr addrspace(3) @y to ptr) to i64\n  %m = select i1 %c, i64 %n, i64 %g{SHORT}"
    ),
    "a constant that is passed": kernel(
        f"%m = call i64 @id(i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @x to ptr) to i64)){SHORT}", IDENTITY
    ),
    "a low word as an argument": kernel(
        NUMBER + "  %h = trunc i64 %n to i32\n  %q = call ptr addrspace(3) @make(i32 %h)" + LOAD,
        "\ndefine internal ptr addrspace(3) @make(i32 %m) noinline {\n  %q = inttoptr i32 %m to ptr addrspace(3)\n  ret ptr addrspace(3) %q\n}\n",
    ),
    "a low word in a slot": kernel(
        f"%s = alloca i32, align 4, addrspace(5)\n  {NUMBER}  %h = trunc i64 %n to i32\n  store i32 %h, ptr addrspace(5) %s\n  %m = load i32, ptr addrspace(5) %s\n  %e = add i32 %m, 0\n  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %e)\n  %d = shl i32 %t, 2\n  %w = add i32 %u, %d\n  %q = inttoptr i32 %w to ptr addrspace(3)" + LOAD
    ),
    "a low word that a phi chooses": kernel(
        f"{NUMBER}  %h = trunc i64 %n to i32\n  %c = icmp ult i32 %t, 64\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  %m = phi i32 [ %h, %a ], [ %h, %0 ]\n  %q = inttoptr i32 %m to ptr addrspace(3)" + LOAD
    ),
    "a number far past the variable, in a slot": kernel(
        f"%s = alloca i64, align 8, addrspace(5)\n  {NUMBER}  %far = sub i64 %n, 4096\n  store i64 %far, ptr addrspace(5) %s\n  %m = load i64, ptr addrspace(5) %s\n  %a = trunc i64 %m to i32\n  %x1 = inttoptr i32 %a to ptr addrspace(3)\n  %q = getelementptr i8, ptr addrspace(3) %x1, i32 4096" + LOAD
    ),
    "an aligned number": kernel(
        f"{NUMBER}  %l = and i64 %n, 3\n  %m = sub i64 %n, %l{SHORT}"
    ),
    "a loaded distance": kernel(
        f"%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store ptr %f, ptr addrspace(3) %d\n  store i64 4, ptr addrspace(3) %d\n  {NUMBER}  %k = load i64, ptr addrspace(3) %d\n  %b = add i64 %n, 4\n  %m = sub i64 %b, %k{SHORT}",
        "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("way", THROUGH)
def test_whole_numbers_are_followed(way: str) -> None:
    check(THROUGH[way], 1 if "constant" in way else 64)


WORDS = {
    "half of a pointer in a slot": kernel(LOW_SLOT + "%a = load i32, ptr addrspace(5) %s\n  %q = inttoptr i32 %a to ptr addrspace(3)" + LOAD),
    "half of a pointer in memory": kernel(
        "%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store ptr %f, ptr addrspace(3) %d\n  %z = load { i32, i32 }, ptr addrspace(3) %d\n  %a = extractvalue { i32, i32 } %z, 0\n  %q = inttoptr i32 %a to ptr addrspace(3)" + LOAD,
        "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
    "a vector of numbers in memory": kernel(
        f"%s = alloca [2 x i64], align 16, addrspace(5)\n  {NUMBER}  store i64 %n, ptr addrspace(5) %s\n  %d = getelementptr i8, ptr addrspace(5) %s, i32 8\n  store i64 %n, ptr addrspace(5) %d\n  %z = load <2 x i64>, ptr addrspace(5) %s\n  %m = extractelement <2 x i64> %z, i32 1{SHORT}"
    ),
    "an LDS pointer out of a flat one's slot": kernel(LOW_SLOT + "%q = load ptr addrspace(3), ptr addrspace(5) %s" + LOAD),
    "an LDS pointer out of a flat one's field": kernel(
        "%s = alloca { i32, ptr }, align 8, addrspace(5)\n  %d = getelementptr { i32, ptr }, ptr addrspace(5) %s, i32 0, i32 1\n  store ptr %f, ptr addrspace(5) %d\n  %e = getelementptr i8, ptr addrspace(5) %s, i32 8\n  %q = load ptr addrspace(3), ptr addrspace(5) %e" + LOAD
    ),
    "an LDS pointer out of a number's slot": kernel(
        f"%s = alloca i64, align 8, addrspace(5)\n  {NUMBER}  store i64 %n, ptr addrspace(5) %s\n  %q = load ptr addrspace(3), ptr addrspace(5) %s" + LOAD
    ),
    "an LDS pointer out of LDS": kernel(
        "%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store ptr %f, ptr addrspace(3) %d\n  %q = load ptr addrspace(3), ptr addrspace(3) %d" + LOAD,
        "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
    "a low word beside an LDS pointer's number": kernel(
        f"{NUMBER}  %h = trunc i64 %n to i32\n  %l = ptrtoint ptr addrspace(3) %p to i32\n  %c = icmp ult i32 %t, 7\n  %m = select i1 %c, i32 %h, i32 %l\n  %q = inttoptr i32 %m to ptr addrspace(3)" + LOAD
    ),
    "an LDS number out of memory, where a flat pointer lies elsewhere": kernel(
        "%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store ptr %f, ptr addrspace(3) %d\n  %r = getelementptr i32, ptr addrspace(3) @own, i32 %t\n  %l = ptrtoint ptr addrspace(3) %p to i32\n  store i32 %l, ptr addrspace(3) %r\n  %a = load i32, ptr addrspace(3) %r\n  %q = inttoptr i32 %a to ptr addrspace(3)" + LOAD,
        "\n@own = internal addrspace(3) global [64 x i32] poison, align 4\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
    "a slot whose low word another number replaces": kernel(
        LOW_SLOT + f"%l = ptrtoint ptr addrspace(3) %p to i32\n  store i32 %l, ptr addrspace(5) %s\n  %m = load i64, ptr addrspace(5) %s{WIDE}"
    ),
    "an LDS pointer loaded atomically": kernel(
        "%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store atomic ptr %f, ptr addrspace(3) %d monotonic, align 8\n  %q = load atomic ptr addrspace(3), ptr addrspace(3) %d monotonic, align 4" + LOAD, "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
    "an LDS pointer by exchange": kernel(
        "%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store ptr %f, ptr addrspace(3) %d\n  %q = atomicrmw xchg ptr addrspace(3) %d, ptr addrspace(3) null monotonic" + LOAD, "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
    "an LDS pointer in a struct": kernel(
        LOW_SLOT + "%z = load { ptr addrspace(3), i32 }, ptr addrspace(5) %s\n  %q = extractvalue { ptr addrspace(3), i32 } %z, 0" + LOAD
    ),
    "an LDS pointer in a vector": kernel(
        LOW_SLOT + "%z = load <2 x ptr addrspace(3)>, ptr addrspace(5) %s\n  %q = extractelement <2 x ptr addrspace(3)> %z, i32 0" + LOAD
    ),
    "a number that is added to memory": kernel(
        f"%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store i64 0, ptr addrspace(3) %d\n  {NUMBER}  %z = atomicrmw add ptr addrspace(3) %d, i64 %n monotonic\n  %q = load ptr addrspace(3), ptr addrspace(3) %d" + LOAD, "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
    "an LDS pointer out of a helper": kernel(
        LOW_SLOT + "%q = call ptr addrspace(3) @get(ptr addrspace(5) %s)" + LOAD,
        "\ndefine internal ptr addrspace(3) @get(ptr addrspace(5) %s) noinline {\n  %q = load ptr addrspace(3), ptr addrspace(5) %s\n  ret ptr addrspace(3) %q\n}\n",
    ),
    "an LDS pointer behind memcpy": kernel(
        LOW_SLOT + "%r = alloca [2 x i64], align 8, addrspace(5)\n  call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) %r, ptr addrspace(5) %s, i64 8, i1 false)\n  %q = load ptr addrspace(3), ptr addrspace(5) %r" + LOAD,
        "\ndeclare void @llvm.memcpy.p5.p5.i64(ptr addrspace(5), ptr addrspace(5), i64, i1)\n",
    ),
    "LDS pointers and flat ones in two slots, one of which is chosen": kernel(
        LOW_SLOT + "%r = alloca ptr, align 8, addrspace(5)\n  store ptr addrspace(3) %p, ptr addrspace(5) %r\n  %c = icmp ult i32 %t, 7\n  %w = select i1 %c, ptr addrspace(5) %s, ptr addrspace(5) %r\n  %q = load ptr addrspace(3), ptr addrspace(5) %w" + LOAD
    ),
    "an LDS pointer in a named struct": "%holder = type { i32, [2 x { ptr addrspace(3), i32 }] }\n" + kernel(
        "%s = alloca %holder, align 8, addrspace(5)\n  %d = getelementptr i8, ptr addrspace(5) %s, i32 8\n  store i32 0, ptr addrspace(5) %d\n  %e = getelementptr i8, ptr addrspace(5) %s, i32 12\n  store ptr %f, ptr addrspace(5) %e, align 4\n  %z = load %holder, ptr addrspace(5) %s\n  %q = extractvalue %holder %z, 1, 1, 0" + LOAD
    ),
    "an LDS pointer by a masked load": kernel(
        LOW_SLOT + "%z = call <2 x ptr addrspace(3)> @llvm.masked.load.v2p3.p5(ptr addrspace(5) align 8 %s, <2 x i1> <i1 true, i1 false>, <2 x ptr addrspace(3)> zeroinitializer)\n  %q = extractelement <2 x ptr addrspace(3)> %z, i32 0" + LOAD,
        "\ndeclare <2 x ptr addrspace(3)> @llvm.masked.load.v2p3.p5(ptr addrspace(5), <2 x i1>, <2 x ptr addrspace(3)>)\n",
    ),
    "a number beside an LDS pointer's, in 64 bits": kernel(
        f"%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store ptr %f, ptr addrspace(3) %d\n  %l = ptrtoint ptr addrspace(3) %p to i64\n  store i64 %l, ptr addrspace(3) %d\n  %r = load i64, ptr addrspace(3) %d\n  %h = trunc i64 %r to i32\n  {NUMBER}  %j = trunc i64 %n to i32\n  %c = icmp ult i32 %t, 7\n  %m = select i1 %c, i32 %h, i32 %j\n  %q = inttoptr i32 %m to ptr addrspace(3)" + LOAD,
        "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
    "a bit cast": kernel(
        f"{NUMBER}  %b = bitcast i64 %n to <2 x i32>\n  %m = extractelement <2 x i32> %b, i32 0\n  %q = inttoptr i32 %m to ptr addrspace(3)" + LOAD
    ),
    "null": kernel(
        LOW_SLOT + "store ptr null, ptr addrspace(5) %s\n  %n = load ptr addrspace(3), ptr addrspace(5) %s\n  %c = icmp eq ptr addrspace(3) %n, null\n  %v = zext i1 %c to i32"
    ),
    "a low word and zeros out of memory": kernel(
        f"%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  {NUMBER}  store i64 %n, ptr addrspace(3) %d\n  %l = load i64, ptr addrspace(3) %d\n  %h = shl i64 %l, 32\n  %z = lshr i64 %h, 32\n  store i64 %z, ptr addrspace(3) %d\n  %m = load i64, ptr addrspace(3) %d{WIDE}",
        "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("way", WORDS)
def test_low_words_are_told_from_other_numbers(way: str) -> None:
    check(WORDS[way])


REFUSED = {
    "a number doubled forty times": kernel(
        NUMBER + "  %a0 = add i64 %n, 0" + "".join(f"\n  %a{k} = add i64 %a{k - 1}, %a{k - 1}" for k in range(1, 40)) + "\n  %q = inttoptr i64 %a39 to ptr addrspace(3)" + LOAD
    ),
    "flat of an LDS number that is passed": kernel(
        "%l = ptrtoint ptr addrspace(3) %p to i32\n  %g = call ptr @wide(i32 %l)\n  %v = load i32, ptr %g",
        "\ndefine internal ptr @wide(i32 %l) noinline {\n  %w = zext i32 %l to i64\n  %m = or i64 %w, 281474976710656\n  %g = inttoptr i64 %m to ptr\n  ret ptr %g\n}\n",
    ),
    "16 bits": kernel(f"{NUMBER}  %m = and i64 %n, 65535{WIDE}"),
    "31 bits": kernel(f"{NUMBER}  %h = trunc i64 %n to i32\n  %a = and i32 %h, 2147483647\n  %q = inttoptr i32 %a to ptr addrspace(3)" + LOAD),
    "the upper word shifted out": kernel(f"{NUMBER}  %a = shl i64 %n, 32\n  %m = lshr i64 %a, 32{WIDE}"),
    "the upper word shifted out, with the sign": kernel(f"{NUMBER}  %a = shl i64 %n, 32\n  %m = ashr i64 %a, 32{WIDE}"),
    "the upper half of a wide integer": kernel(f"{NUMBER}  %a = zext i64 %n to i128\n  %b = shl i128 %a, 64\n  %c = lshr i128 %b, 64\n  %m = trunc i128 %c to i64{WIDE}"),
    "minus minus": kernel(f"{NUMBER}  %a = sub i64 0, %n\n  %m = sub i64 0, %a{WIDE}"),
    "a sum of two": kernel(f"{NUMBER}  %g = addrspacecast ptr addrspace(3) @y to ptr\n  %o1 = ptrtoint ptr %g to i64\n  %a = add i64 %n, %o1\n  %m = sub i64 %a, %o1{WIDE}"),
    "a pointer to constant memory": kernel(f"{NUMBER}  %g = inttoptr i64 %n to ptr addrspace(4)\n  %a = ptrtoint ptr addrspace(4) %g to i32\n  %q = inttoptr i32 %a to ptr addrspace(3)" + LOAD),
    "a masked pointer": kernel("%g = call ptr @llvm.ptrmask.p0.i64(ptr %f, i64 4294967295)\n  %m = ptrtoint ptr %g to i64" + WIDE, "\ndeclare ptr @llvm.ptrmask.p0.i64(ptr, i64)\n"),
    "a distance from null": kernel(f"{NUMBER}  %a = trunc i64 %n to i32\n  %q = getelementptr i8, ptr addrspace(3) null, i32 %a" + LOAD),
    "a flat pointer built in a slot": kernel(
        f"%s = alloca [2 x i32], align 8, addrspace(5)\n  {NUMBER}  %h = lshr i64 %n, 32\n  %u = trunc i64 %h to i32\n  %l = ptrtoint ptr addrspace(3) %p to i32\n  store i32 %l, ptr addrspace(5) %s\n  %d = getelementptr i8, ptr addrspace(5) %s, i32 4\n  store i32 %u, ptr addrspace(5) %d\n  %g = load ptr, ptr addrspace(5) %s\n  %v = load i32, ptr %g"
    ),
    "16 bits by trunc": kernel(f"{NUMBER}  %h = trunc i64 %n to i16\n  %m = zext i16 %h to i64{WIDE}"),
    "16 bits of a pointer": kernel("%h = ptrtoint ptr %f to i16\n  %q = inttoptr i16 %h to ptr addrspace(3)" + LOAD),
    "half words out of a slot": kernel(
        f"%s = alloca i64, align 8, addrspace(5)\n  {NUMBER}  store i64 %n, ptr addrspace(5) %s\n  %h = load i16, ptr addrspace(5) %s\n  %a = zext i16 %h to i32\n  %q = inttoptr i32 %a to ptr addrspace(3)" + LOAD
    ),
    "an LDS pointer across words": kernel(
        LOW_SLOT + "%d = getelementptr i8, ptr addrspace(5) %s, i32 2\n  %q = load ptr addrspace(3), ptr addrspace(5) %d" + LOAD
    ),
    "a number that an atomic operation masks": kernel(
        f"%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store i64 65535, ptr addrspace(3) %d\n  {NUMBER}  %z = atomicrmw and ptr addrspace(3) %d, i64 %n monotonic\n  %q = load ptr addrspace(3), ptr addrspace(3) %d" + LOAD, "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
    "an LDS pointer that is compared in memory": kernel(
        "%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store ptr %f, ptr addrspace(3) %d\n  %z = cmpxchg ptr addrspace(3) %d, ptr addrspace(3) %p, ptr addrspace(3) @x monotonic monotonic\n  %q = extractvalue { ptr addrspace(3), i1 } %z, 0" + LOAD, "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("way", REFUSED)
def test_parts_are_refused(way: str) -> None:
    with pytest.raises(
        swlds.UnsupportedError,
        match=r"in @(k|make|wide): (an LDS|a flat) pointer (is|comes from) .* = (inttoptr|load|getelementptr|cmpxchg)",
    ):
        swlds.lower(swlds.parse(HEAD + REFUSED[way], "t.ll"))


OTHERS = {
    "an LDS number through a slot, beside flat pointers": kernel(
        "%s = alloca i32, align 4, addrspace(5)\n  %r = alloca ptr, align 8, addrspace(5)\n  store ptr %f, ptr addrspace(5) %r\n  %l = ptrtoint ptr addrspace(3) %p to i32\n  store i32 %l, ptr addrspace(5) %s\n  %a = load i32, ptr addrspace(5) %s\n  %q = inttoptr i32 %a to ptr addrspace(3)" + LOAD
    ),
    "a distance out of memory": kernel(
        "%d = getelementptr i64, ptr addrspace(3) @wide, i32 %t\n  store ptr %f, ptr addrspace(3) %d\n  %b = shl i32 %t, 2\n  store i32 %b, ptr addrspace(3) %d\n  %a = load i32, ptr addrspace(3) %d\n  %l = ptrtoint ptr addrspace(3) @x to i32\n  %e = add i32 %l, %a\n  %q = inttoptr i32 %e to ptr addrspace(3)" + LOAD,
        "\n@wide = internal addrspace(3) global [64 x i64] poison, align 8\n",
    ),
    "LDS pointers and flat ones in two fields": kernel(
        "%s = alloca { ptr, ptr addrspace(3) }, align 8, addrspace(5)\n  store ptr %f, ptr addrspace(5) %s\n  %d = getelementptr i8, ptr addrspace(5) %s, i32 8\n  store ptr addrspace(3) %p, ptr addrspace(5) %d\n  %q = load ptr addrspace(3), ptr addrspace(5) %d" + LOAD
    ),
    "an LDS number that is passed, in 64 bits, beside a flat one": kernel(
        f"{NUMBER}  %l = ptrtoint ptr addrspace(3) %p to i64\n  %c = icmp ult i32 %t, 7\n  %o1 = call i64 @id(i64 %n)\n  %o2 = call i64 @id(i64 %l)\n  %m = select i1 %c, i64 %o1, i64 %o2{SHORT}",
        IDENTITY,
    ),
    "an LDS number that memcpy moves": kernel(
        "%s = alloca i32, align 4, addrspace(5)\n  %r = alloca i32, align 4, addrspace(5)\n  %u = addrspacecast ptr addrspace(5) %s to ptr\n  %w = addrspacecast ptr addrspace(5) %r to ptr\n  %l = ptrtoint ptr addrspace(3) %p to i32\n  store i32 %l, ptr %u\n  call void @llvm.memcpy.p0.p0.i64(ptr %w, ptr %u, i64 4, i1 false)\n  %a = load i32, ptr %w\n  %q = inttoptr i32 %a to ptr addrspace(3)" + LOAD,
        "\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n",
    ),
    "the number of a pointer that was cast to LDS": kernel(
        "%z = addrspacecast ptr %f to ptr addrspace(3)\n  %a = ptrtoint ptr addrspace(3) %z to i32\n  %q = inttoptr i32 %a to ptr addrspace(3)" + LOAD
    ),
}  # fmt: skip


@pytest.mark.parametrize("way", OTHERS)
def test_what_is_no_flat_number_stays(way: str) -> None:
    check(OTHERS[way])
