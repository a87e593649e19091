"""Integers of every width on both engines: arithmetic opcodes, casts and intrinsics."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import swlds
from swlds.device.intrinsics.generic import to_integer
from swlds.engines.wave_compiler.unsupported import UnsupportedSites

WIDTHS = (128, 96, 33)
PAIRS = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "and", "or", "xor", "shl", "lshr", "ashr")
INTRINSIC_PAIRS = (
    *("smin", "smax", "umin", "umax", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "ushl.sat", "sshl.sat"),
)
OVERFLOWS = tuple(f"{s}{o}.with.overflow" for s in "su" for o in ("add", "sub", "mul"))
HEAD = """target triple = "amdgcn-amd-amdhsa"
{declared}
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pb = getelementptr i8, ptr addrspace(1) %pa, i32 32
  %po = getelementptr [64 x i8], ptr addrspace(1) %out, i32 %i
  %a = load {type}, ptr addrspace(1) %pa, align 1
  %b = load {type}, ptr addrspace(1) %pb, align 1
{body}
  ret void
}}
"""


def numbers(lanes: int) -> np.ndarray:
    """Pairs of 32 bytes: random, small, close to the ends of their range, equal."""
    rng = np.random.default_rng(3)
    given = rng.integers(0, 256, (lanes, 2, 32), dtype=np.uint8)
    for lane in range(0, lanes, 4):
        given[lane, 1, int(rng.integers(1, 12)) :] = 0
        given[lane + 1, 0, int(rng.integers(1, 20)) :] = 255
        given[lane + 2, 1, :] = given[lane + 2, 0, :] if lane % 8 else 255
    given[3] = 0
    given[3, 1, 0], given[3, 0, 15] = 255, 128
    return given.reshape(-1)


def run(text: str, engine: str, lanes: int = 48) -> tuple[np.ndarray, list[str]]:
    """The output and what was found."""
    out = np.zeros(64 * lanes, np.uint8)
    result = swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(1, lanes, [numbers(lanes), out], engine=engine)
    return out, [f"{f.message} {f.count} {f.lane} {f.instruction}" for f in result.findings]


def compare(monkeypatch: pytest.MonkeyPatch, text: str) -> np.ndarray:
    """Both engines agree, and the wave compiler has host code."""

    def refuse(sites: UnsupportedSites, i: Any) -> None:
        raise AssertionError(f"no host code: {i.source.text}")

    monkeypatch.setattr(UnsupportedSites, "write", refuse)
    (wave, found), (reference, wanted) = (run(text, e) for e in ("wave", "reference"))
    assert found == wanted
    np.testing.assert_array_equal(wave, reference, err_msg=text)
    return reference


def store(name: str, type_: str, at: int = 0) -> str:
    """%name to byte ``at`` of the lane's place."""
    return (
        f"  %po.{name} = getelementptr i8, ptr addrspace(1) %po, i32 {at}\n"
        f"  store {type_} %{name}, ptr addrspace(1) %po.{name}, align 1"
    )


@pytest.mark.parametrize("bits", WIDTHS)
@pytest.mark.parametrize("opcode", PAIRS)
def test_arithmetic(monkeypatch: pytest.MonkeyPatch, opcode: str, bits: int) -> None:
    """By another lane's number, a number of the whole wave, and a constant; no divisor is zero."""
    kind = f"i{bits}"
    number = {"shl": "13", "lshr": "65", "ashr": "64"}.get(opcode, "1000000007") if bits > 64 else "13"
    body = [f"  %one = or {kind} %b, 1"]
    if opcode.endswith(("shl", "shr")):
        body = [f"  %one = and {kind} %b, {15 if bits < 64 else 63}"]
    body += [
        f"  %r = {opcode} {kind} %a, %one",
        store("r", kind),
        f"  %s = {opcode} {kind} %a, {number}",
        store("s", kind, 32),
    ]
    compare(monkeypatch, HEAD.format(declared="", type=kind, body="\n".join(body)))


def test_division_by_zero_of_wide_integers_is_found() -> None:
    body = "  %z = and i128 %b, 3\n  %r = udiv i128 %a, %z\n" + store("r", "i128")
    text = HEAD.format(declared="", type="i128", body=body)
    (wave, found), (reference, wanted) = (run(text, e) for e in ("wave", "reference"))
    assert found == wanted and len(found) == 1
    np.testing.assert_array_equal(wave, reference)


@pytest.mark.parametrize("bits", [128, 33])
@pytest.mark.parametrize("name", [*INTRINSIC_PAIRS, *OVERFLOWS, "scmp", "ucmp"])
def test_intrinsics_of_two(monkeypatch: pytest.MonkeyPatch, name: str, bits: int) -> None:
    kind = f"i{bits}"
    result = f"{{ {kind}, i1 }}" if name in OVERFLOWS else "i32" if name.endswith("cmp") else kind
    full = f"llvm.{name}.{'i32.' if name.endswith('cmp') else ''}{kind}"
    second = f"  %y = {'and' if 'shl' in name else 'or'} {kind} %b, 1\n"
    body = f"{second}  %r = call {result} @{full}({kind} %a, {kind} %y)\n"
    if name in OVERFLOWS:
        body += f"  %v = extractvalue {result} %r, 0\n  %o = extractvalue {result} %r, 1\n  %f = zext i1 %o to i8\n"
        body += store("v", kind) + "\n" + store("f", "i8", 40)
    else:
        body += store("r", result)
    compare(monkeypatch, HEAD.format(declared=f"declare {result} @{full}({kind}, {kind})", type=kind, body=body))


@pytest.mark.parametrize("bits", [128, 96])
@pytest.mark.parametrize("name", ["ctpop", "ctlz", "cttz", "abs", "bswap", "bitreverse", "fshl", "fshr"])
def test_intrinsics_of_bits(monkeypatch: pytest.MonkeyPatch, name: str, bits: int) -> None:
    kind = f"i{bits}"
    more = ", i1 false" if name in ("ctlz", "cttz", "abs") else f", {kind} %b, {kind} %b" if name[0] == "f" else ""
    types = more.replace("%b", "").replace("false", "")
    full = f"llvm.{name}.{kind}"
    body = f"  %r = call {kind} @{full}({kind} %a{more})\n" + store("r", kind)
    found = compare(monkeypatch, HEAD.format(declared=f"declare {kind} @{full}({kind}{types})", type=kind, body=body))
    rows = numbers(48).reshape(48, 64)
    values = [int.from_bytes(row[: bits // 8].tobytes(), "little") for row in rows]
    got = [int.from_bytes(row[: bits // 8].tobytes(), "little") for row in found.reshape(48, 64)]
    by_hand = {
        "ctpop": lambda v: v.bit_count() if hasattr(v, "bit_count") else bin(v).count("1"),
        "bswap": lambda v: int.from_bytes(v.to_bytes(bits // 8, "little"), "big"),
        "bitreverse": lambda v: int(f"{v:0{bits}b}"[::-1], 2),
    }
    if name in by_hand:
        assert got == [by_hand[name](v) for v in values]


@pytest.mark.parametrize("name", ["add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax"])
def test_reductions(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    full, vector = f"llvm.vector.reduce.{name}.v2i128", "<2 x i128>"
    body = f"  %v0 = insertelement {vector} poison, i128 %a, i32 0\n  %v = insertelement {vector} %v0, i128 %b, i32 1\n"
    body += f"  %r = call i128 @{full}({vector} %v)\n" + store("r", "i128")
    compare(monkeypatch, HEAD.format(declared=f"declare i128 @{full}({vector})", type="i128", body=body))


@pytest.mark.parametrize("bits", [128, 96, 64])
@pytest.mark.parametrize("kind", ["float", "double", "half", "bfloat"])
@pytest.mark.parametrize("opcode", ["uitofp", "sitofp", "fptoui", "fptosi"])
def test_conversions(monkeypatch: pytest.MonkeyPatch, opcode: str, kind: str, bits: int) -> None:
    """Random bit patterns: small and large numbers, infinities, NaN."""
    if opcode.endswith("fp"):
        body = f"  %r = {opcode} i{bits} %a to {kind}\n  %m = lshr i{bits} %a, %c\n".replace("%c", str(bits // 2))
        body += f"  %s = {opcode} i{bits} %m to {kind}\n" + store("r", kind) + "\n" + store("s", kind, 32)
        type_ = f"i{bits}"
    else:
        body = f"  %r = {opcode} {kind} %a to i{bits}\n" + store("r", f"i{bits}")
        type_ = kind
    compare(monkeypatch, HEAD.format(declared="", type=type_, body=body))


@pytest.mark.parametrize(("count", "bits"), [(8, 1), (5, 7), (3, 1), (16, 4)])
def test_vectors_of_bits_are_packed_in_memory(monkeypatch: pytest.MonkeyPatch, count: int, bits: int) -> None:
    """``<8 x i1>`` is one byte."""
    kind = f"<{count} x i{bits}>"
    body = f"  %r = xor {kind} %a, %b\n" + store("r", kind)
    compare(monkeypatch, HEAD.format(declared="", type=kind, body=body))


@pytest.mark.parametrize("bits", [24, 33, 128, 7])
def test_lane_moves_of_any_width(monkeypatch: pytest.MonkeyPatch, bits: int) -> None:
    kind = f"i{bits}"
    body = f"  %r = call {kind} @llvm.amdgcn.readfirstlane.{kind}({kind} %a)\n" + store("r", kind)
    declared = f"declare {kind} @llvm.amdgcn.readfirstlane.{kind}({kind})"
    compare(monkeypatch, HEAD.format(declared=declared, type=kind, body=body))


def test_ends_of_a_range() -> None:
    """A power of two behind the last integer is outside: 2**64 gives all ones, not zero."""
    values = np.array([2.0**64, 2.0**63, -(2.0**63), -1.0, np.nan, np.inf, 2.0**200])
    most, half = 2**64 - 1, 2**63
    assert to_integer(values, 64, False).tolist() == [most, half, 0, 0, 0, most, most]
    assert to_integer(values, 64, True).tolist() == [half - 1, half - 1, half, most, 0, half - 1, half - 1]
    assert to_integer(values, 128, False).tolist() == [2**64, half, 0, 0, 0, 2**128 - 1, 2**128 - 1]


@pytest.mark.parametrize(("opcode", "type_"), [("udiv", "i32"), ("srem", "i16"), ("sdiv", "i64"), ("frem", "float")])
def test_what_hosts_divide_one_by_one_is_not_written_out_for_each_lane(opcode: str, type_: str) -> None:
    """LLVM made 64 divisions of one of vectors: 1.5 to 2.5 ms of compile time each."""
    body = f"  %c = {opcode} {type_} %a, %b\n" + store("c", type_)
    text = HEAD.format(declared="", type=type_, body=body)
    given = [numbers(64), np.zeros(64 * 64, np.uint8)]
    host = swlds.Device("gfx942").load(swlds.parse(text))["k"].host_ir(1, 64, given)
    assert f"{opcode} <" not in host
