"""Kernels that move the address of a device array from one array to another: it stays a pointer to that array, in the launch that
moves it and in later ones, whatever moved it and whichever engine."""

from __future__ import annotations

import numpy as np
import pytest

import swlds

P = "ptr addrspace(1)"
DECLARED = """
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.masked.store.v2i64.p1(<2 x i64>, ptr addrspace(1), i32, <2 x i1>)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i32, i32)
declare i64 @llvm.amdgcn.raw.ptr.buffer.load.i64(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i64(i64, ptr addrspace(8), i32, i32, i32)
@lds = internal addrspace(3) global [4 x i64] poison, align 16
"""


def plain(type_: str, align: int) -> str:
    return f"%v = load {type_}, {P} %t, align {align}\n  store {type_} %v, {P} %u, align {align}"


def in_pieces(type_: str, size: int) -> str:
    lines = []
    for at in range(0, 8, size):
        lines += [
            f"%t{at} = getelementptr i8, {P} %t, i64 {at}",
            f"%u{at} = getelementptr i8, {P} %u, i64 {at}",
            f"%v{at} = load {type_}, {P} %t{at}, align {size}",
            f"store {type_} %v{at}, {P} %u{at}, align {size}",
        ]
    return "\n  ".join(lines)


def through(slot: str, before: str, type_: str = "i64") -> str:
    return f"""{before}
  %v = load {type_}, {P} %t, align 8
  store {type_} %v, {slot}, align 8
  %w = load {type_}, {slot}, align 8
  store {type_} %w, {P} %u, align 8"""


def bytes_through_lds() -> str:
    lines = []
    for at in range(8):
        lines += [
            f"%t{at} = getelementptr i8, {P} %t, i64 {at}",
            f"%u{at} = getelementptr i8, {P} %u, i64 {at}",
            f"%l{at} = getelementptr i8, ptr addrspace(3) @lds, i32 {at}",
            f"%v{at} = load i8, {P} %t{at}",
            f"store i8 %v{at}, ptr addrspace(3) %l{at}",
            f"%w{at} = load i8, ptr addrspace(3) %l{at}",
            f"store i8 %w{at}, {P} %u{at}",
        ]
    return "\n  ".join(lines)


MOVES = {
    "a pointer": plain(P, 8),
    "i64": plain("i64", 8),
    "v2i32": plain("<2 x i32>", 8),
    "v2i64": plain("<2 x i64>", 8),
    "v4i32": plain("<4 x i32>", 8),
    "i128": plain("i128", 8),
    "double": plain("double", 8),
    "v2float": plain("<2 x float>", 8),
    "struct": plain("{ i32, i32, i64 }", 8),
    "halves": in_pieces("i32", 4),
    "shorts": in_pieces("i16", 2),
    "bytes": in_pieces("i8", 1),
    "volatile": plain("i64", 8).replace("load", "load volatile"),
    "LDS": through("ptr addrspace(3) @lds", ""),
    "the stack": through("ptr addrspace(5) %s", "%s = alloca [2 x i64], align 16, addrspace(5)"),
    "halves on the stack": through("ptr addrspace(5) %s", "%s = alloca <2 x i32>, align 8, addrspace(5)", "<2 x i32>"),
    "bytes through LDS": bytes_through_lds(),
    "memcpy": f"call void @llvm.memcpy.p1.p1.i64({P} align 8 %u, {P} align 8 %t, i64 8, i1 false)",
    "memmove": f"call void @llvm.memmove.p1.p1.i64({P} align 8 %u, {P} align 8 %t, i64 8, i1 false)",
    "memcpy of bytes": f"call void @llvm.memcpy.p1.p1.i64({P} %u, {P} %t, i64 8, i1 false)",
    "memcpy to LDS": f"""call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) align 8 @lds, {P} align 8 %t, i64 8, i1 false)
  %v = load i64, ptr addrspace(3) @lds, align 8
  store i64 %v, {P} %u, align 8""",
    "masked": f"""%v = load <2 x i64>, {P} %t, align 8
  call void @llvm.masked.store.v2i64.p1(<2 x i64> %v, {P} %u, i32 8, <2 x i1> <i1 true, i1 false>)""",
    "buffer resources": f"""%rt = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1({P} %t, i16 0, i32 16, i32 159744)
  %ru = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1({P} %u, i16 0, i32 16, i32 159744)
  %v = call i64 @llvm.amdgcn.raw.ptr.buffer.load.i64(ptr addrspace(8) %rt, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i64(i64 %v, ptr addrspace(8) %ru, i32 0, i32 0, i32 0)""",
    "atomic load and store": f"""%v = load atomic i64, {P} %t monotonic, align 8
  store atomic i64 %v, {P} %u monotonic, align 8""",
    "an exchange": f"""%v = load i64, {P} %t, align 8
  %old = atomicrmw xchg {P} %u, i64 %v monotonic""",
    "an exchange of its result": f"""%v = atomicrmw xchg {P} %t, i64 0 monotonic
  store i64 %v, {P} %u, align 8""",
    "a compared exchange": f"""%v = load i64, {P} %t, align 8
  %old = cmpxchg {P} %u, i64 0, i64 %v monotonic monotonic""",
    "an addition": f"""%v = load i64, {P} %t, align 8
  %old = atomicrmw add {P} %u, i64 %v monotonic""",
    "lanes": f"""%v = load <2 x i32>, {P} %t, align 8
  %lo = extractelement <2 x i32> %v, i32 0
  %hi = extractelement <2 x i32> %v, i32 1
  %lo.u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %lo)
  %hi.u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %hi)
  %lo.w = zext i32 %lo.u to i64
  %hi.w = zext i32 %hi.u to i64
  %hi.s = shl i64 %hi.w, 32
  %w = or i64 %lo.w, %hi.s
  store i64 %w, {P} %u, align 8""",
    "arithmetic": f"""%v = load i64, {P} %t, align 8
  %n = xor i64 %v, -1
  %m = mul i64 %n, 1
  %w = xor i64 %m, -1
  store i64 %w, {P} %u, align 8""",
}
#: What goes through numbers that carry no tag on either engine: the pointer of the same launch goes by its address.
BY_ADDRESS = {
    "i128", "double", "v2float", "shorts", "bytes", "bytes through LDS", "memcpy of bytes", "masked", "an exchange",
    "an exchange of its result", "a compared exchange", "an addition", "arithmetic",
}  # fmt: skip


def module(move: str) -> str:
    return f"""target triple = "amdgcn-amd-amdhsa"
{DECLARED}
define amdgpu_kernel void @move({P} %t, {P} %u) {{
  {move}
  ret void
}}
define amdgpu_kernel void @use({P} %u, i64 %at) {{
  %p = load {P}, {P} %u, align 8
  %q = getelementptr i32, {P} %p, i64 %at
  store i32 1, {P} %q, align 4
  ret void
}}
define amdgpu_kernel void @move_and_use({P} %t, {P} %u, i64 %at) {{
  {move}
  %p = load {P}, {P} %u, align 8
  %q = getelementptr i32, {P} %p, i64 %at
  store i32 1, {P} %q, align 4
  ret void
}}
"""


def arrays(device: swlds.Device) -> tuple[swlds.DeviceArray, ...]:
    b, a = (device.array(np.zeros(256, np.int32), name=name) for name in "ba")
    t = device.array(np.array([a.address, 0], np.uint64), name="t")
    return a, b, t, device.array(np.zeros(2, np.uint64), name="u")


def messages(result: swlds.Result) -> list[str]:
    return [f.message for f in result.findings]


@pytest.mark.parametrize("name", MOVES)
def test_a_later_launch_knows_the_array(name: str) -> None:
    said = {}
    for engine in ("reference", "wave"):
        device = swlds.Device("gfx942", engine=engine)
        kernels = device.load(swlds.parse(module(MOVES[name])))
        for times in (1, 2):
            a, b, t, u = arrays(device)
            for _ in range(times):
                t.write(np.array([a.address, 0], np.uint64))
                u.write(0)
                assert not messages(kernels["move"].launch(1, 1, [t, u]))
            assert u.numpy()[0] == a.address
            away = (b.address - a.address) // 4
            assert messages(kernels["use"].launch(1, 1, [u, 0])) == []
            said[engine, times] = messages(kernels["use"].launch(1, 1, [u, away]))
            assert b.numpy()[0] == 0
            a.free()
            said[engine, times] += messages(kernels["use"].launch(1, 1, [u, 0]))
        device.close()
    first = said["reference", 1]
    assert len(first) == 2 and "past the end of a (" in first[0] and "a, which was freed" in first[1]
    assert all(found == first for found in said.values()), said


@pytest.mark.parametrize("name", MOVES)
def test_the_same_launch_is_judged_alike_by_both_engines(name: str) -> None:
    said = {}
    for engine in ("reference", "wave"):
        device = swlds.Device("gfx942", engine=engine)
        a, b, t, u = arrays(device)
        kernel = device.load(swlds.parse(module(MOVES[name])))["move_and_use"]
        found = kernel.launch(1, 1, [t, u, (b.address - a.address) // 4])
        said[engine] = messages(found), int(b.numpy()[0])
        device.close()
    assert said["wave"] == said["reference"]
    if name not in BY_ADDRESS:
        assert "past the end of a (" in said["wave"][0][0]


def test_a_number_that_is_an_address_is_a_pointer_only_where_numbers_may_be_addresses() -> None:
    """As the host's writes have it; and a tag that a word has, it keeps, whatever lies at the address."""
    device = swlds.Device("gfx942", engine="wave")
    kernels = device.load(swlds.parse(module(MOVES["bytes"])))
    a, b, t, _ = arrays(device)
    floats = device.array(np.zeros(4, np.float32))
    kernels["move"].launch(1, 1, [t, floats])
    store = device.memory.arrays
    assert not store.space.tags[floats._extent.words].any()
    biased = device.load(swlds.parse(module(f"""%v = load i64, {P} %t, align 8
  %w = add i64 %v, {b.address - a.address}
  store i64 %w, {P} %u, align 8""")))  # fmt: skip
    u = device.array(np.zeros(2, np.uint64))
    biased["move"].launch(1, 1, [t, u])
    assert u.numpy()[0] == b.address
    assert "a (1024 bytes)" in messages(biased["use"].launch(1, 1, [u, 0]))[0]
    device.close()


def test_many_addresses_are_found_as_each_of_them_would_be() -> None:
    device = swlds.Device("gfx942")
    made = [device.array(np.zeros(n, np.uint8)) for n in (0, 1, 3, 4096, 8, 0)]
    made[3].free()
    near = [a.address + d for a in made for d in (-257, -256, -1, 0, 1, 2, a.nbytes - 1, a.nbytes, a.nbytes + 1, 4096)]
    words = np.array([*near, 0, 2**64 - 1, 2**63], np.uint64)
    table = device.array(words)
    store = device.memory.arrays
    tags = store.space.tags[table._extent.words].reshape(-1, 2)
    assert (tags == np.array([store.tag_of(int(word)) for word in words])[:, None]).all()
    device.close()
