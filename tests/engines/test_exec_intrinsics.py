"""Lane semantics of intrinsics and instructions against Python written out by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.errors import UnsupportedError

LANES = np.arange(64, dtype=np.uint32)
A = (LANES * 2654435761) & 0xFFFFFFFF
A = A.astype(np.uint32)
HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'


def evaluate(
    body: str, wave: int = 64, type_: str = "i32", declarations: str = "", engine: str = "auto", target: str = ""
) -> np.ndarray:
    """Run ``body`` (it defines %r from %a, lane i's element of A, and %i) on one wave; %r of every lane."""
    target = target or ("gfx942" if wave == 64 else "gfx1200")
    text = (
        HEAD + declarations + "define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {\n"
        "  %i = call i32 @llvm.amdgcn.workitem.id.x()\n  %pi = getelementptr i32, ptr addrspace(1) %in, i32 %i\n"
        f"  %a = load i32, ptr addrspace(1) %pi, align 4\n{body}\n"
        f"  %po = getelementptr {type_}, ptr addrspace(1) %out, i32 %i\n"
        f"  store {type_} %r, ptr addrspace(1) %po, align 4\n  ret void\n}}\n"
    )
    out = np.zeros(wave, {"i32": np.uint32, "i64": np.uint64, "float": np.float32}[type_])
    result = swlds.Device(target, engine=engine).load(swlds.parse(text))["k"].launch(1, wave, [A[:wave].copy(), out])
    result.raise_for_findings()
    return out


def call(name: str, arguments: str, type_: str = "i32") -> str:
    return f"  %r = call {type_} @llvm.amdgcn.{name}({arguments})"


def test_ballot() -> None:
    wanted = sum(1 << i for i in range(64) if A[i] & 1)
    body = "  %b = trunc i32 %a to i1\n" + call("ballot.i64", "i1 %b", "i64")
    assert set(evaluate(body, type_="i64").tolist()) == {wanted}


def test_ballot_counts_active_lanes_only() -> None:
    body = (
        "  %c = icmp ult i32 %i, 5\n  br i1 %c, label %x, label %y\nx:\n"
        "  %b = call i64 @llvm.amdgcn.ballot.i64(i1 true)\n"
        "  br label %y\ny:\n  %r = phi i64 [ 0, %0 ], [ %b, %x ]"
    )
    assert evaluate(body, type_="i64").tolist() == [31] * 5 + [0] * 59


def test_products_of_numbers_with_a_binary_point() -> None:
    """Rounded down, in full; only those with ``.sat`` end at a limit. All of several widths in one kernel."""
    body, declarations, wanted = "  %s0 = add i64 0, 0\n", "", np.zeros(64, object)
    for k, (name, bits, scale) in enumerate(
        (f"{letter}mul.fix{tail}", bits, scale)
        for letter in "su"
        for tail in ("", ".sat")
        for bits, scale in ((8, 3), (32, 13), (64, 63), (100, 50))
    ):
        type_, width = f"i{bits}", 1 << bits
        declarations += f"declare {type_} @llvm.{name}.{type_}({type_}, {type_}, i32)\n"
        body += f"  %l{k} = zext i32 %a to i160\n  %h{k} = mul i160 %l{k}, {3 << bits - 33 if bits > 33 else 5}\n"
        body += f"  %v{k} = trunc i160 %h{k} to {type_}\n  %z{k} = xor {type_} %v{k}, 77\n"
        body += f"  %p{k} = call {type_} @llvm.{name}.{type_}({type_} %v{k}, {type_} %z{k}, i32 {scale})\n"
        body += f"  %w{k} = {'trunc' if bits > 64 else 'zext' if bits < 64 else 'bitcast'} {type_} %p{k} to i64\n"
        body += f"  %t{k} = mul i64 %s{k}, 7\n  %s{k + 1} = add i64 %t{k}, %w{k}\n"
        low, high = (-width // 2, width // 2 - 1) if name[0] == "s" else (0, width - 1)
        for lane, number in enumerate(A.tolist()):
            first = number * (3 << bits - 33 if bits > 33 else 5) % width
            signed = [v - width if v > high else v for v in (first, first ^ 77)]
            exact = signed[0] * signed[1] >> scale
            exact = min(max(exact, low), high) if name.endswith("sat") else exact % width
            wanted[lane] = (wanted[lane] * 7 + exact % width) % (1 << 64)
    body += f"  %r = add i64 %s{k + 1}, 0"
    assert evaluate(body, type_="i64", declarations=declarations, engine="both").tolist() == wanted.tolist()


def test_functions_of_three_bits() -> None:
    """By the table's bits, which an order of their own would make another one's."""
    body, wanted = "  %s0 = add i32 0, 0\n", np.zeros(64, np.uint32)
    for k, table in enumerate((0, 202, 97, 128, 255, 30)):
        body += f"  %b{k} = xor i32 %a, {k + 3}\n  %c{k} = shl i32 %a, {k + 1}\n"
        body += f"  %p{k} = call i32 @llvm.amdgcn.bitop3.i32(i32 %a, i32 %b{k}, i32 %c{k}, i32 {table})\n"
        body += f"  %t{k} = mul i32 %s{k}, 7\n  %s{k + 1} = add i32 %t{k}, %p{k}\n"
        others = A ^ np.uint32(k + 3), A << np.uint32(k + 1)
        spelled = [
            sum((int(v[i]) >> n & 1) << m for m, v in ((2, A), (1, others[0]), (0, others[1])))
            for i in range(64)
            for n in range(32)
        ]
        found = [sum((table >> spelled[32 * i + n] & 1) << n for n in range(32)) for i in range(64)]
        wanted = wanted * np.uint32(7) + np.array(found, np.uint32)
    body += f"  %r = add i32 %s{k + 1}, 0"
    assert evaluate(body, engine="both", target="gfx950").tolist() == wanted.tolist()
    with pytest.raises(UnsupportedError, match="this operation does not exist on gfx942"):
        evaluate(body)


LANE_CASES: list[tuple[str, str, Any]] = [
    ("readfirstlane", "i32 %a", lambda i: A[0]),
    ("readlane", "i32 %a, i32 7", lambda i: A[7]),
    ("writelane", "i32 9, i32 3, i32 %a", lambda i: 9 if i == 3 else A[i]),
    ("ds.swizzle", "i32 %a, i32 32795", lambda i: A[(i & ~3) | ((32795 >> (2 * (i & 3))) & 3)]),
    ("ds.swizzle", "i32 %a, i32 1055", lambda i: A[(i & 32) | ((i & 31) ^ 1)]),
    ("update.dpp.i32", "i32 77, i32 %a, i32 273, i32 15, i32 15, i1 false", lambda i: 77 if i % 16 == 0 else A[i - 1]),
    ("update.dpp.i32", "i32 77, i32 %a, i32 273, i32 15, i32 15, i1 true", lambda i: 0 if i % 16 == 0 else A[i - 1]),
    ("update.dpp.i32", "i32 77, i32 %a, i32 257, i32 15, i32 15, i1 false", lambda i: 77 if i % 16 == 15 else A[i + 1]),
    ("update.dpp.i32", "i32 77, i32 %a, i32 289, i32 15, i32 15, i1 false", lambda i: A[(i & ~15) | ((i - 1) & 15)]),
    ("update.dpp.i32", "i32 77, i32 %a, i32 320, i32 15, i32 15, i1 false", lambda i: A[i ^ 15]),
    ("update.dpp.i32", "i32 77, i32 %a, i32 322, i32 10, i32 15, i1 false", lambda i: A[(i & ~15) - 1] if i & 16 else 77),
    ("update.dpp.i32", "i32 77, i32 %a, i32 27, i32 1, i32 15, i1 false", lambda i: A[i ^ 3] if i < 16 else 77),
    ("mov.dpp.i32", "i32 %a, i32 78, i32 15, i32 15, i1 true", lambda i: A[i ^ 2]),
    ("mbcnt.lo", "i32 -1, i32 100", lambda i: 100 + min(i, 32)),
    ("mbcnt.hi", "i32 -1, i32 100", lambda i: 100 + max(i - 32, 0)),
    ("wave.reduce.umax", "i32 %a, i32 0", lambda i: A.max()),
    ("wave.reduce.add", "i32 %a, i32 0", lambda i: int(A.astype(object).sum()) & 0xFFFFFFFF),
    ("wave.reduce.sub", "i32 %a, i32 0", lambda i: -int(A.astype(object).sum()) & 0xFFFFFFFF),
    ("ubfe", "i32 %a, i32 5, i32 7", lambda i: (int(A[i]) >> 5) & 127),
    ("sbfe", "i32 %a, i32 5, i32 7", lambda i: (((int(A[i]) >> 5) & 127) ^ 64) - 64 & 0xFFFFFFFF),
    ("perm", "i32 %a, i32 305419896, i32 50462976", lambda i: 305419896),
    ("alignbyte", "i32 %a, i32 305419896, i32 1", lambda i: ((int(A[i]) << 32 | 305419896) >> 8) & 0xFFFFFFFF),
    ("wavefrontsize", "", lambda i: 64),
]  # fmt: skip


@pytest.mark.parametrize(("name", "arguments", "wanted"), LANE_CASES)
def test_lane_operations(name: str, arguments: str, wanted: Any) -> None:
    assert evaluate(call(name, arguments)).tolist() == [int(wanted(i)) for i in range(64)]


def test_masked_sums_of_bytes_in_four_words() -> None:
    """From each byte of the first operand on; bytes that are zero in the second do not count. Both engines."""
    body = (
        "  %w = zext i32 %a to i64\n  %u = mul i64 %w, 4294967311\n"
        "  %v = call <4 x i32> @llvm.amdgcn.mqsad.u32.u8(i64 %u, i32 -1442905856, <4 x i32> <i32 1, i32 -1, i32 7, i32 9>)\n"
        "  %e = and i32 %i, 3\n  %r = extractelement <4 x i32> %v, i32 %e"
    )
    wanted = []
    for lane, value in enumerate(A.tolist()):
        place = lane & 3
        word = (value * 4294967311 & (1 << 64) - 1) >> 8 * place & 0xFFFFFFFF
        pairs = zip(word.to_bytes(4, "little"), (-1442905856 & 0xFFFFFFFF).to_bytes(4, "little"), strict=True)
        wanted.append((1, -1, 7, 9)[place] + sum(abs(x - y) for x, y in pairs if y) & 0xFFFFFFFF)
    assert evaluate(body, engine="both").tolist() == wanted


@pytest.mark.parametrize("push", [False, True])
def test_permutes_through_lds_hardware(push: bool) -> None:
    """bpermute pulls from, permute pushes to, lane address / 4."""
    body = "  %t = mul i32 %i, 20\n  %n = add i32 %t, 12\n" + call(
        "ds.permute" if push else "ds.bpermute", "i32 %n, i32 %a"
    )
    index = (np.arange(64) * 5 + 3) % 64
    wanted = np.zeros(64, np.uint32)
    if push:
        wanted[index] = A
    else:
        wanted = A[index]
    assert evaluate(body).tolist() == wanted.tolist()


GFX12_CASES: list[tuple[str, str, Any]] = [
    ("permlane16.i32", "i32 0, i32 %a, i32 1985229328, i32 -19088744, i1 false, i1 false", lambda i: A[(i & 16) | _nibble(i)]),
    ("permlanex16.i32", "i32 0, i32 %a, i32 1985229328, i32 -19088744, i1 false, i1 false", lambda i: A[((i & 16) ^ 16) | _nibble(i)]),  # noqa: E501
    ("mov.dpp8.i32", "i32 %a, i32 1961384", lambda i: A[(i & ~7) | ((1961384 >> (3 * (i & 7))) & 7)]),
    ("permlane64.i32", "i32 %a", lambda i: A[i]),
]  # fmt: skip


def _nibble(lane: int) -> int:
    return ((0xFEDCBA98 << 32 | 1985229328) >> (4 * (lane & 15))) & 15


@pytest.mark.parametrize(("name", "arguments", "wanted"), GFX12_CASES)
def test_lane_operations_of_gfx12(name: str, arguments: str, wanted: Any) -> None:
    assert evaluate(call(name, arguments), wave=32).tolist() == [int(wanted(i)) for i in range(32)]


INTEGER_CASES: list[tuple[str, Any]] = [
    ("  %r = call i32 @llvm.ctpop.i32(i32 %a)", lambda a: bin(a).count("1")),
    ("  %r = call i32 @llvm.ctlz.i32(i32 %a, i1 false)", lambda a: 32 - a.bit_length()),
    ("  %r = call i32 @llvm.cttz.i32(i32 %a, i1 false)", lambda a: (a & -a).bit_length() - 1 if a else 32),
    ("  %r = call i32 @llvm.bswap.i32(i32 %a)", lambda a: int.from_bytes(a.to_bytes(4, "little"), "big")),
    ("  %r = call i32 @llvm.bitreverse.i32(i32 %a)", lambda a: int(f"{a:032b}"[::-1], 2)),
    ("  %r = call i32 @llvm.fshl.i32(i32 %a, i32 99, i32 37)", lambda a: (((a << 32 | 99) << 5) >> 32) & 0xFFFFFFFF),
    ("  %r = call i32 @llvm.abs.i32(i32 %a, i1 false)", lambda a: abs(_s(a)) & 0xFFFFFFFF),
    ("  %r = call i32 @llvm.smin.i32(i32 %a, i32 5)", lambda a: min(_s(a), 5) & 0xFFFFFFFF),
    ("  %r = call i32 @llvm.usub.sat.i32(i32 %a, i32 1000000000)", lambda a: max(a - 10**9, 0)),
    ("  %r = call i32 @llvm.sadd.sat.i32(i32 %a, i32 2000000000)", lambda a: min(_s(a) + 2 * 10**9, 2**31 - 1) & 0xFFFFFFFF),
    ("  %r = sdiv i32 %a, -7", lambda a: int(_s(a) / -7) & 0xFFFFFFFF),
    ("  %r = srem i32 %a, 7", lambda a: (abs(_s(a)) % 7) * (1 if _s(a) >= 0 else -1) & 0xFFFFFFFF),
    ("  %r = ashr i32 %a, 3", lambda a: (_s(a) >> 3) & 0xFFFFFFFF),
    ("  %w = zext i32 %a to i128\n  %x = mul i128 %w, %w\n  %y = lshr i128 %x, 40\n" "  %r = trunc i128 %y to i32", lambda a: (a * a >> 40) & 0xFFFFFFFF),  # noqa: E501
    ("  %w = trunc i32 %a to i24\n  %x = mul i24 %w, %w\n  %r = sext i24 %x to i32", lambda a: (((a * a) & 0xFFFFFF ^ 0x800000) - 0x800000) & 0xFFFFFFFF),  # noqa: E501
    ("  %v = bitcast i32 %a to <4 x i8>\n" "  %s = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>\n" "  %r = bitcast <4 x i8> %s to i32", lambda a: int.from_bytes(a.to_bytes(4, "little"), "big")),  # noqa: E501
    ("  %v = bitcast i32 %a to <4 x i8>\n" "  %m = call i8 @llvm.vector.reduce.umax.v4i8(<4 x i8> %v)\n  %r = zext i8 %m to i32", lambda a: max(a.to_bytes(4, "little"))),  # noqa: E501
    ("  %s = call {i32, i1} @llvm.umul.with.overflow.i32(i32 %a, i32 3)\n" "  %o = extractvalue {i32, i1} %s, 1\n  %r = zext i1 %o to i32", lambda a: int(a * 3 >= 2**32)),  # noqa: E501
    ("  switch i32 %i, label %d [ i32 3, label %x\n i32 4, label %x\n i32 9, label %y ]\nx:\n" "  br label %e\ny:\n  br label %e\nd:\n  br label %e\ne:\n" "  %q = phi i32 [ 1, %x ], [ 2, %y ], [ 3, %d ]\n  %z = mul i32 %i, 0\n" "  %r = add i32 %a, %z", lambda a: a),  # noqa: E501
]  # fmt: skip


def _s(a: int) -> int:
    return a - 2**32 if a >= 2**31 else a


@pytest.mark.parametrize(("body", "wanted"), INTEGER_CASES)
def test_integers(body: str, wanted: Any) -> None:
    assert evaluate(body).tolist() == [wanted(int(a)) for a in A]


def test_divergent_loop_keeps_the_values_of_lanes_that_left() -> None:
    """Collatz steps: every lane leaves the loop at its own time."""
    body = (
        "  %n0 = add i32 %i, 1\n  br label %l\nl:\n  %n = phi i32 [ %n0, %0 ], [ %m, %b ]\n"
        "  %c = phi i32 [ 0, %0 ], [ %d, %b ]\n"
        "  %e = icmp eq i32 %n, 1\n  br i1 %e, label %x, label %b\nb:\n  %h = lshr i32 %n, 1\n"
        "  %t = mul i32 %n, 3\n  %u = add i32 %t, 1\n"
        "  %o = trunc i32 %n to i1\n  %m = select i1 %o, i32 %u, i32 %h\n  %d = add i32 %c, 1\n"
        "  br label %l\nx:\n  %r = add i32 %c, 0"
    )

    def steps(n: int) -> int:
        count = 0
        while n != 1:
            n, count = (3 * n + 1 if n & 1 else n // 2), count + 1
        return count

    assert evaluate(body).tolist() == [steps(i + 1) for i in range(64)]


def test_irreducible_control_flow() -> None:
    """Two blocks that enter each other's loop from outside."""
    body = (
        "  %o = and i32 %i, 1\n  %c = icmp eq i32 %o, 0\n  br i1 %c, label %x, label %y\n"
        "x:\n  %n = phi i32 [ 0, %0 ], [ %w, %y ]\n  %p = add i32 %n, 3\n"
        "  %e = icmp ugt i32 %p, 20\n  br i1 %e, label %z, label %y\n"
        "y:\n  %m = phi i32 [ %i, %0 ], [ %p, %x ]\n  %w = add i32 %m, 2\n"
        "  %f = icmp ugt i32 %w, 30\n  br i1 %f, label %z, label %x\n"
        "z:\n  %r = phi i32 [ %p, %x ], [ %w, %y ]"
    )

    def run(i: int) -> int:
        value, at = (i, "y") if i & 1 else (0, "x")
        while True:
            value, at, done = (value + 3, "y", value + 3 > 20) if at == "x" else (value + 2, "x", value + 2 > 30)
            if done:
                return value

    assert evaluate(body).tolist() == [run(i) for i in range(64)]


def test_divergent_indirect_calls() -> None:
    functions = "".join(
        f"define i32 @f{n}(i32 %x) {{\n  %y = mul i32 %x, {n + 2}\n  ret i32 %y\n}}\n" for n in range(3)
    )
    table = "@table = internal addrspace(4) constant [3 x ptr] [ptr @f0, ptr @f1, ptr @f2]\n"
    body = (
        "  %m = urem i32 %i, 3\n  %g = getelementptr ptr, ptr addrspace(4) @table, i32 %m\n"
        "  %f = load ptr, ptr addrspace(4) %g, align 8\n"
        "  %r = call i32 %f(i32 %i)"
    )
    assert evaluate(body, declarations=table + functions).tolist() == [i * (i % 3 + 2) for i in range(64)]


@pytest.mark.parametrize(
    ("shape", "kind", "side", "depth"), [("32x32x8f16", "half", 32, 8), ("16x16x16f16", "half", 16, 16), ("32x32x2f32", "float", 32, 2),  # noqa: E501
                                         ("16x16x4f32", "float", 16, 4)],
)  # fmt: skip
def test_matrix_multiplication(shape: str, kind: str, side: int, depth: int) -> None:
    """A times B, gathered by the documented layout: A and B by rows, C by columns of lanes."""
    per_lane, registers = depth * side // 64, side * side // 64
    vector = f"<{per_lane} x {kind}>" if per_lane > 1 else kind
    accumulator = f"<{registers} x float>"
    text = (
        HEAD + "define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) {\n"
        "  %i = call i32 @llvm.amdgcn.workitem.id.x()\n"
        f"  %pa = getelementptr {vector}, ptr addrspace(1) %a, i32 %i\n"
        f"  %x = load {vector}, ptr addrspace(1) %pa, align 2\n"
        f"  %pb = getelementptr {vector}, ptr addrspace(1) %b, i32 %i\n"
        f"  %y = load {vector}, ptr addrspace(1) %pb, align 2\n"
        f"  %r = call {accumulator} @llvm.amdgcn.mfma.f32.{shape}({vector} %x, {vector} %y, {accumulator} zeroinitializer, i32 0, i32 0, i32 0)\n"  # noqa: E501
        f"  %pc = getelementptr {accumulator}, ptr addrspace(1) %c, i32 %i\n"
        f"  store {accumulator} %r, ptr addrspace(1) %pc, align 4\n  ret void\n}}\n"
    )
    dtype = np.float16 if kind == "half" else np.float32
    rng = np.random.default_rng(1)
    a, b = rng.integers(-4, 5, (side, depth)).astype(dtype), rng.integers(-4, 5, (depth, side)).astype(dtype)
    lanes = np.arange(64)
    columns = lanes[:, None] // side * per_lane + np.arange(per_lane)
    in_a, in_b = a[(lanes % side)[:, None], columns], b[columns, (lanes % side)[:, None]]
    out = np.zeros((64, registers), np.float32)
    swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(
        1, 64, [in_a.copy(), in_b.copy(), out]
    ).raise_for_findings()
    wanted = a.astype(np.float32) @ b.astype(np.float32)
    r = np.arange(registers)[None, :]
    rows = 8 * (r // 4) + 4 * (lanes[:, None] // 32) + r % 4 if side == 32 else 4 * (lanes[:, None] // 16) + r
    np.testing.assert_array_equal(out, wanted[rows, (lanes % side)[:, None]])


def test_implicit_arguments() -> None:
    """Code object v5: block counts at 0, group sizes at 12, dynamic LDS size at 120."""
    text = (
        HEAD + "@d = external addrspace(3) global [0 x i8]\n"
        "define amdgpu_kernel void @k(ptr addrspace(1) %out) {\n"
        "  %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n"
        "  call void @llvm.memcpy.p1.p4.i64(ptr addrspace(1) %out, ptr addrspace(4) %p, i64 128, i1 false)\n"
        "  store i8 0, ptr addrspace(3) @d\n  ret void\n}\n"
    )
    out = np.zeros(128, np.uint8)
    swlds.Device("gfx942").load(swlds.parse(text))["k"].launch((2, 3, 4), (5, 6, 1), [out], dynamic_lds=48)
    assert out[:12].view(np.uint32).tolist() == [2, 3, 4]
    assert out[12:18].view(np.uint16).tolist() == [5, 6, 1]
    assert out[120:124].view(np.uint32).tolist() == [48]


def test_byval_arguments_are_copies() -> None:
    """The callee changes its copy; the caller's struct stays."""
    function = (
        "%s = type { i32, i32 }\n"
        "define i32 @f(ptr addrspace(5) byval(%s) align 4 %p) noinline {\n  %q = getelementptr %s, ptr addrspace(5) %p, i32 0, i32 1\n"  # noqa: E501
        "  %v = load i32, ptr addrspace(5) %q, align 4\n  store i32 9, ptr addrspace(5) %q, align 4\n  ret i32 %v\n}\n"
    )
    body = (
        "  %x = alloca %s, align 4, addrspace(5)\n  %y = getelementptr %s, ptr addrspace(5) %x, i32 0, i32 1\n"
        "  store i32 %i, ptr addrspace(5) %x, align 4\n  store i32 %i, ptr addrspace(5) %y, align 4\n"
        "  %u = call i32 @f(ptr addrspace(5) byval(%s) align 4 %x)\n  %w = load i32, ptr addrspace(5) %y, align 4\n  %r = add i32 %u, %w"  # noqa: E501
    )
    assert evaluate(body, declarations=function).tolist() == [2 * i for i in range(64)]


@pytest.mark.parametrize("bits", [31, 32, 53, 54, 63, 64, 65, 128])
@pytest.mark.parametrize("is_signed", [False, True])
def test_floating_point_to_integer_saturates(bits: int, is_signed: bool) -> None:
    """At the ends a double is the next power of two, not the largest integer."""
    from swlds.device.intrinsics.generic import to_integer

    powers = [2.0**n for n in range(130)]
    values = [0.0, 1.5, 9.3e18, 1e300, np.inf, *powers, *(np.nextafter(p, 0) for p in powers)]
    values = [*values, *(-v for v in values), np.nan]
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)
    wanted = [0 if np.isnan(v) else low if v < low else high if v > high else int(v) for v in values]
    found = to_integer(np.array(values), bits, is_signed)
    assert [int(v) for v in found] == [w % (1 << bits) for w in wanted]


SIGNED = {38: np.greater, 39: np.greater_equal, 40: np.less, 41: np.less_equal}


@pytest.mark.parametrize("code", SIGNED)
def test_signed_comparison_of_bits(code: int) -> None:
    """An i1 that is true is -1."""
    text = f"""declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @llvm.amdgcn.icmp.i64.i1(i1, i1, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %a = trunc i32 %x to i1
  %half = lshr i32 %x, 1
  %b = trunc i32 %half to i1
  %lanes = call i64 @llvm.amdgcn.icmp.i64.i1(i1 %a, i1 %b, i32 {code})
  store i64 %lanes, ptr addrspace(1) %out
  ret void
}}
"""
    out, x = np.zeros(1, np.uint64), np.arange(64)
    swlds.Device("gfx942").load(swlds.parse(text))["k"].launch((1,), (64,), [out], checks="memcheck")
    expected = SIGNED[code](-(x & 1), -(x >> 1 & 1))
    assert int(out[0]) == sum(1 << int(lane) for lane in x[expected])


def test_hints_that_only_some_processors_have() -> None:
    text = """target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.monitor.sleep(i16)
declare void @llvm.amdgcn.s.setprio.inc.wg(i16)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  call void @llvm.amdgcn.s.setprio.inc.wg(i16 3)
  call void @llvm.amdgcn.s.monitor.sleep(i16 1)
  store i32 7, ptr addrspace(1) %out
  ret void
}
"""
    out = np.zeros(1, np.int32)
    result = swlds.Device("gfx1250").load(text)["k"].launch(1, 1, [out])
    assert (out.tolist(), result.findings) == ([7], [])
    with pytest.raises(UnsupportedError, match="this hint does not exist on gfx1200.*1 more"):
        swlds.Device("gfx1200").load(text)["k"].launch(1, 1, [out])
