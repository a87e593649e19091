"""Intrinsics that call NumPy's loops or multiply matrices: in host code, with the reference engine's bits on all hosts."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Iterator
from unittest import mock

import numpy as np
import pytest
from exec_support import available_hosts

import swlds
from swlds.device import c_library
from swlds.device.intrinsics.matrix import SHAPES
from swlds.device.intrinsics.products import make_layout, places, places_of_result, sum_products
from swlds.engines.wave_compiler import numpy_loops
from swlds.engines.wave_compiler.control import calls
from tests.engines.test_matrix_rows import Case, conversions, scaled, smfmac, swmmac, text_of, wide_wmma
from tests.support.matrix_kernels import kernel

KINDS = {"half": np.float16, "float": np.float32, "double": np.float64, "i16": np.uint16, "bfloat": np.uint16}
SHORT = {"half": "f16", "float": "f32", "double": "f64", "bfloat": "bf16", "<4 x float>": "v4f32", "<2 x half>": "v2f16"}
#: Bytes of vectors whose size is no power of two.
IN_MEMORY = {"<3 x i32>": 16, "<6 x i32>": 32, "<12 x i32>": 64}
RNG = np.random.default_rng(17)
SPECIAL = [0.0, -0.0, np.inf, -np.inf, np.nan, 1.0, -1.0, 0.5, 2.0, 1e-30, 100000.0, -3.0]


def parts_of(type_: str) -> tuple[int, str]:
    """Elements, and their type."""
    if not type_.startswith("<"):
        return 1, type_
    count, element = type_[1:-1].split(" x ")
    return int(count), element


def floats(values: np.ndarray, kind: str) -> np.ndarray:
    """As the elements lie in memory; of a bfloat its bits."""
    if kind in ("i16", "bfloat"):
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    with np.errstate(over="ignore"):
        return values.astype(KINDS[kind])


def numbers(type_: str, lanes: int, special: bool) -> np.ndarray:
    """Of all sizes, the first of them special ones; whole numbers of any bits."""
    count, kind = parts_of(type_)
    if kind not in KINDS:
        return RNG.integers(0, 256, lanes * IN_MEMORY.get(type_, count * int(kind[1:]) // 8), dtype=np.uint8)
    values = RNG.normal(size=count * lanes) * 10.0 ** RNG.integers(-4, 5, count * lanes)
    if special:
        values[: len(SPECIAL)] = SPECIAL
    return floats(values, kind)


def same(one: np.ndarray, other: np.ndarray, kind: str) -> bool:
    """To the bit, but for which NaN it is."""
    if kind == "bfloat":
        one, other = ((v.astype(np.uint32) << 16).view(np.float32) for v in (one, other))
    elif kind in KINDS:
        one, other = (v.view(KINDS[kind]) for v in (one, other))
    is_none = np.isnan(one) & np.isnan(other) if one.dtype.kind == "f" else np.zeros(len(one), np.bool_)
    words = f"u{one.dtype.itemsize}"
    return bool(((one.view(words) == other.view(words)) | is_none).all())


def check(
    text: str, result: str, types: list[str], lanes: int, *, special: bool = False, kind: str = "", results: int = 1
) -> None:
    """One wave on the reference engine, and in host code of each kind, which calls nobody back."""
    module = swlds.parse(text)
    count, element = parts_of(result)
    given = [numbers(type_, lanes, special) for type_ in types if type_.startswith("<") or " " not in type_]
    size = {"half": 2, "i16": 2, "bfloat": 2, "double": 8, "i64": 8}.get(element, 4)

    def launch(**options: object) -> np.ndarray:
        out = np.zeros(results * lanes * IN_MEMORY.get(result, count * size), np.uint8)
        found = swlds.Device().load(module).only(None).launch(1, lanes, [*given, out], **options)
        assert not found.findings and not found.fidelity.executed
        return out.view(np.uint16 if size == 2 else np.uint8)

    wanted = launch(engine="reference")
    with mock.patch.object(calls, "emit_called_back", side_effect=AssertionError("it is called back")):
        for host in available_hosts():
            assert same(launch(engine="wave", host=host, no_cache=True), wanted, kind or element), host


#: Functions, and their operands but the first: of its type, i32, or a number.
FUNCTIONS = {
    **dict.fromkeys("sin cos tan exp exp2 exp10 log log2 log10 asin acos atan sinh cosh tanh".split(), ()),
    "pow": ("%b",),
    "atan2": ("%b",),
    "powi": ("%n", "2", "-3", "0"),  # one exponent is one of each lane: NumPy squares by another loop where it is one number
}


@pytest.mark.parametrize("type_", SHORT)
def test_functions_of_numpy(type_: str) -> None:
    lines, declared, count = [], [], 0
    for name, operands in FUNCTIONS.items():
        is_whole = name == "powi"
        full = f"llvm.{name}.{SHORT[type_]}{'.i32' * is_whole}"
        other = "i32" if is_whole else type_
        declared.append(f"declare {type_} @{full}({type_}{f', {other}' * bool(operands)})")
        for more in operands or ("",):
            passed = f"{type_} %a{f', {other} {more}' * bool(more)}"
            lines += [
                f"  %r{count} = call {type_} @{full}({passed})",
                f"  %q{count} = getelementptr {type_}, ptr addrspace(1) %o, i32 {count}",
                f"  store {type_} %r{count}, ptr addrspace(1) %q{count}, align 2",
            ]
            count += 1
    text = "\n".join(declared) + f"""
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %pa, ptr addrspace(1) %pb, ptr addrspace(1) %pn, ptr addrspace(1) %out) {{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %qa = getelementptr {type_}, ptr addrspace(1) %pa, i32 %x
  %a = load {type_}, ptr addrspace(1) %qa, align 2
  %qb = getelementptr {type_}, ptr addrspace(1) %pb, i32 %x
  %b = load {type_}, ptr addrspace(1) %qb, align 2
  %qn = getelementptr i32, ptr addrspace(1) %pn, i32 %x
  %n = load i32, ptr addrspace(1) %qn, align 4
  %o = getelementptr [{count} x {type_}], ptr addrspace(1) %out, i32 %x
""" + "\n".join(lines) + "\n  ret void\n}\n"
    check(text, type_, [type_, type_, "i32"], 64, special=True, results=count)


def dense() -> Iterator[Case]:
    """Each shape of ``mfma``, with modifiers where it has them."""
    words = {"f32": "float", "f16": "half", "bf16": "i16", "bf16.1k": "i16", ".xf32": "float", "f64": "double"}
    for kind, shapes in SHAPES.items():
        for number, (side, _, depth) in enumerate(shapes):
            is_old = kind in ("f32", "f16", "bf16", "bf16.1k", "i8") and number < 3
            blocks = 64 // side if is_old else 4 if (kind, side) == ("f64", 4) else 1
            is_new = (side, depth) in ((16, 32), (32, 16)) and kind in ("f16", "bf16")
            processor = "gfx950" if is_new or (kind, depth) == (".i8", 64) or (kind, side, depth) == (".i8", 32, 32) else "gfx942"
            each, count = side * depth * blocks // 64, side * side * blocks // 64
            word = "bfloat" if is_new and kind == "bf16" else words.get(kind, "i64")
            a = f"<{each} x {word}>" if kind in words and each > 1 else word
            if kind.endswith("i8"):
                a = {4: "i32", 8: "i64", 16: "<4 x i32>"}[each]
            element = {"i8": "i32", ".i8": "i32", "f64": "double"}.get(kind, "float")
            c = f"<{count} x {element}>" if count > 1 else element
            modifiers = [(0, 0, 0)]
            if is_old:
                modifiers += [(1, 1, 0), (0, 0, 3), (0, 0, 5)]
            elif kind == "f64":
                modifiers += [(0, 0, 5)]
            short = {"i32": "i32", "double": "f64"}.get(element, "f32")
            name = f"mfma.{short}.{side}x{side}x{depth}"
            for three in modifiers:
                yield f"{name}{'.' * is_new}{kind}", c, [a, a, c, *(f"i32 {n}" for n in three)], processor, ""


#: One of each kind of input, of each number of blocks, of each modifier, and all of ``wmma`` that differ otherwise.
CHOSEN = {
    **{" ".join((c[0], *c[2][3:])): c for c in dense() if c[0].split(".")[2] in ("4x4x1f32", "32x32x8f16", "16x16x8bf16")},
    **{c[0]: c for c in dense() if c[0].endswith(("16x16x8.xf32", "32x32x16.fp8.bf8", "16x16x32.i8", "4x4x4f64"))},
    **{c[0]: c for c in list(wide_wmma())[::3]},
}


@pytest.mark.parametrize("words", CHOSEN)
def test_products(words: str) -> None:
    name, result, types, processor, features = CHOSEN[words]
    lanes = 64 if features or processor.startswith("gfx9") else 32
    kind = "bfloat" if name.startswith("wmma.bf16") else ""
    check(kernel(name, result, types, processor, features), result, types, lanes, kind=kind)


#: Products with two of four elements of A, and with scales: some of all kinds.
SPARSE = {case[0]: case for case in [*smfmac(), *swmmac()][::4]}
SCALED = {" ".join((c[0], *(word for word in c[2] if word.startswith("i32 ")))): c for c in scaled()[::3]}


@pytest.mark.parametrize("words", (*SPARSE, *SCALED))
def test_sparse_and_scaled_products(words: str) -> None:
    case = {**SPARSE, **SCALED}[words]
    name, result, types, processor, features = case
    lanes = 64 if features or processor.startswith("gfx9") else 32
    check(text_of(case), result, types, lanes, kind="bfloat" if name.startswith("swmmac.bf16") else "")


#: From and to six bits; with stochastic rounding; one half of a pair; scales of other lanes.
SIX = ("pk32.f16.fp6", "pk16.bf6.bf16", "2xpk16.fp6.f32", "scale.pk16.f32.bf6")
WANTED = (*SIX, "sr.bf8.f32", "sr.bf16.f32", "scalef32.f16.fp8")
CONVERSIONS = {f"{case[0]} {case[3]}": case for case in conversions() if case[0].endswith(WANTED)}


@pytest.mark.parametrize("words", CONVERSIONS)
def test_conversions(words: str) -> None:
    name, result, types, processor, _ = CONVERSIONS[words]
    kind = "bfloat" if name == "cvt.sr.bf16.f32" else ""
    check(text_of(CONVERSIONS[words]), result, types, 32 if processor.startswith("gfx12") else 64, kind=kind)


def test_sums_are_in_order_of_k() -> None:
    """A large number that comes and goes takes with it what came before, and nothing that comes behind."""
    held = places(4, 3)  # lane 0 to 3 have row and column 0 to 3, and all of K
    at = np.arange(4)
    result = places_of_result((np.zeros((4, 4), int), np.broadcast_to(at, (4, 4)), np.repeat(at[:, None], 4, 1)), (1, 4, 4))
    layout = make_layout(held[None], held[None], result, 4)
    a = np.array([[1, 2.0**60, -(2.0**60)], [2.0**60, -(2.0**60), 1]] * 2)
    found = sum_products(a, np.ones((4, 3)), layout)
    assert (found == [[0, 1, 0, 1]] * 4).all()


def test_a_sum_of_nothing_is_no_minus_zero() -> None:
    held = places(4, 1)
    at = np.arange(4)
    result = places_of_result((np.zeros((4, 4), int), np.broadcast_to(at, (4, 4)), np.repeat(at[:, None], 4, 1)), (1, 4, 4))
    found = sum_products(np.full(4, -0.0), np.ones(4), make_layout(held[None], held[None], result, 4))
    assert not np.signbit(found).any()


def test_columns_apart_are_no_layout() -> None:
    held = places(4, 1)
    with pytest.raises(AssertionError, match="neighbouring lanes"):
        make_layout(held[None], held[None, ::-1], np.arange(16).reshape(1, 4, 4), 4)


@pytest.mark.parametrize("name", c_library.NAMES)
def test_functions_of_the_c_library(name: str) -> None:
    types = ["double"]
    text = kernel(f"swlds.{name}.f64", "double", types, "gfx942")
    check(text, "double", types, 64, special=True)


def test_erf_is_pythons() -> None:
    values = [*RNG.normal(size=1000) * 3, 0.0, -0.0, np.inf, -np.inf, 1e-300]
    for name, wanted in (("erf", math.erf), ("erfc", math.erfc)):
        assert [c_library.find_function(name)(x).hex() for x in values] == [wanted(x).hex() for x in values]


def test_each_loop_is_numpys() -> None:
    for name in numpy_loops._NAMES:
        for letter in "efd":
            assert numpy_loops.number_of(name, letter) is not None
    assert numpy_loops.number_of("sin", "g") is None
    assert numpy_loops.number_of("add", "f") is None


@pytest.mark.parametrize("at", [0, 6])
def test_a_function_that_looks_otherwise_has_no_loop(at: int) -> None:
    """Where NumPy's objects are laid out otherwise, Python is called."""
    fields = list(numpy_loops._Head._fields_)
    moved = type("Moved", (ctypes.Structure,), {"_fields_": [*fields[:at], ("more", ctypes.c_int), *fields[at:]]})
    with mock.patch.object(numpy_loops, "_Head", moved):
        assert numpy_loops.find_loop.__wrapped__("sin", "f") is None
    assert numpy_loops.find_loop("sin", "f") is not None
