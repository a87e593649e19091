"""Built-in functions of OpenCL C's extensions against NumPy: sub-groups where only some lanes come by, bit fields, dot products
of bytes, cl_amd_media_ops, and what has no values to compare."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from library_support import LANES, NUMBERS, Call, Kind, evaluate, random_values

import swlds

INTEGERS = ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong")
ALL = (*INTEGERS, "half", "float", "double")
UINT, INT, BALLOT = Kind("uint"), Kind("int"), Kind("uint", 4)
#: Which lanes come by.
ACTIVE = np.random.default_rng(7).random(LANES) < 0.6
ACTIVE[[0, 63]] = False


def run_where_active(
    calls: list[tuple[str, Kind, list[Any]]], values: Any, word: str, mcpu: str = "gfx942", lanes: int = LANES
) -> list[Any]:
    """``(name, result, more arguments)`` of each lane's value, by the active lanes of one wave; others keep 77. More arguments
    are numbers of all lanes, or an array of uints."""
    letter, ir, dtype = NUMBERS[word]
    arrays = [ACTIVE[:lanes].astype(np.int32), values[:lanes].astype(dtype)]
    lines, declared, outputs = [], {}, []
    for n, (name, result, more) in enumerate(calls):
        types, arguments, mangled = [ir], [f"{ir} %x"], letter
        if name.startswith(("sub_group_elect", "get_")):
            types, arguments, mangled = [], [], "v"
        for k, argument in enumerate(more):
            types.append("i32")
            mangled += "i" if name.endswith("rotate") and k == 0 else "j"
            if isinstance(argument, int):
                arguments.append(f"i32 {argument}")
                continue
            lines += [
                f"  %q{n}.{k} = getelementptr i32, ptr addrspace(1) %b{len(arrays)}, i32 %i",
                f"  %m{n}.{k} = load i32, ptr addrspace(1) %q{n}.{k}",
            ]
            arguments.append(f"i32 %m{n}.{k}")
            arrays.append(argument[:lanes].astype(np.uint32))
        symbol = f"_Z{len(name)}{name}{mangled}"
        declared[symbol] = f"declare {result.ir} @{symbol}({', '.join(types)})"
        out = np.full((lanes, result.stride), 77, result.numpy)
        scalar = NUMBERS[result.word][1]
        lines += [
            f"  %r{n} = call {result.ir} @{symbol}({', '.join(arguments)})",
            f"  %o{n} = getelementptr [{result.stride} x {scalar}], ptr addrspace(1) %b{len(arrays)}, i32 %i",
            f"  store {result.ir} %r{n}, ptr addrspace(1) %o{n}, align {np.dtype(result.numpy).itemsize}",
        ]
        arrays.append(out)
        outputs.append(out)
    header = ", ".join(f"ptr addrspace(1) %b{k}" for k in range(len(arrays)))
    text = "\n".join(
        [
            'target triple = "amdgcn-amd-amdhsa"',
            *declared.values(),
            "declare i32 @llvm.amdgcn.workitem.id.x()",
            f"define amdgpu_kernel void @k({header}) {{",
            "  %i = call i32 @llvm.amdgcn.workitem.id.x()",
            "  %pa = getelementptr i32, ptr addrspace(1) %b0, i32 %i",
            "  %a = load i32, ptr addrspace(1) %pa",
            "  %is = icmp ne i32 %a, 0",
            "  br i1 %is, label %come, label %end",
            "come:",
            f"  %px = getelementptr {ir}, ptr addrspace(1) %b1, i32 %i",
            f"  %x = load {ir}, ptr addrspace(1) %px",
            *lines,
            "  br label %end",
            "end:",
            "  ret void",
            "}",
            "",
        ]
    )
    result = swlds.Device(mcpu).load(swlds.parse(text))["k"].launch(1, lanes, arrays)
    assert not result.findings, result.text()
    return outputs


def combined(name: str, values: Any) -> Any:
    with np.errstate(all="ignore"):
        match name:
            case "add":
                return np.add.accumulate(values, dtype=values.dtype)
            case "mul":
                return np.multiply.accumulate(values, dtype=values.dtype)
            case "min" | "max":
                return getattr(np, f"{name}imum").accumulate(values)
        return getattr(np, f"bitwise_{name}").accumulate(values)


def neutral(name: str, dtype: Any) -> Any:
    if name in ("min", "max"):
        info = np.finfo(dtype) if dtype.kind == "f" else np.iinfo(dtype)
        most, least = (np.inf, -np.inf) if dtype.kind == "f" else (info.max, info.min)
        return dtype.type(most if name == "min" else least)
    return np.array(-1).astype(dtype)[()] if name == "and" else dtype.type(name == "mul")


@pytest.mark.parametrize("word", ALL)
@pytest.mark.parametrize(("mcpu", "lanes"), (("gfx942", 64), ("gfx1100", 32)))
def test_collective_functions_of_some_lanes(mcpu: str, lanes: int, word: str) -> None:
    kind, dtype = Kind(word), np.dtype(NUMBERS[word][2])
    values = np.random.default_rng(3).integers(1, 5, LANES).astype(dtype)
    names = ["add", "mul", "min", "max", *(("and", "or", "xor") if word in INTEGERS else ())]
    calls: list[tuple[str, Kind, list[Any]]] = []
    for name in names:
        calls += [
            (f"sub_group_non_uniform_{k}_{name}", kind, []) for k in ("reduce", "scan_inclusive", "scan_exclusive")
        ]
        calls += [(f"sub_group_clustered_reduce_{name}", kind, [size]) for size in (1, 8, lanes)]
    found = iter(run_where_active(calls, values, word, mcpu, lanes))
    who = np.flatnonzero(ACTIVE[:lanes])
    near = {"rtol": 2e-3 if word == "half" else 1e-5} if dtype.kind == "f" else {"rtol": 0}
    for name in names:
        total = combined(name, values[who])
        whole, inclusive, exclusive, *clustered = (next(found)[:, 0] for _ in range(6))
        np.testing.assert_allclose(whole[who], np.full(len(who), total[-1]), **near)
        np.testing.assert_allclose(inclusive[who], total, **near)
        np.testing.assert_allclose(exclusive[who], [neutral(name, dtype), *total[:-1]], **near)
        for size, got in zip((1, 8, lanes), clustered, strict=True):
            wanted = [combined(name, values[who[who // size == lane // size]])[-1] for lane in who]
            np.testing.assert_allclose(got[who], wanted, **near)
        assert (whole[~ACTIVE[:lanes]] == 77).all()


def test_truths_of_some_lanes() -> None:
    """Any number but 0 is true; the results are 0 and 1."""
    values = np.random.default_rng(4).choice([0, 2, 4], LANES).astype(np.int32)
    who = np.flatnonzero(ACTIVE)
    calls: list[tuple[str, Kind, list[Any]]] = [
        (f"sub_group_non_uniform_{kind}_logical_{name}", INT, [])
        for name in ("and", "or", "xor")
        for kind in ("reduce", "scan_inclusive", "scan_exclusive")
    ]
    calls += [("sub_group_clustered_reduce_logical_xor", INT, [16])]
    *found, clusters = (out[who, 0] for out in run_where_active(calls, values, "int"))
    truths = (values[who] != 0).astype(int)
    for k, name in enumerate(("and", "or", "xor")):
        total = combined(name, truths)
        np.testing.assert_array_equal(found[3 * k], np.full(len(who), total[-1]))
        np.testing.assert_array_equal(found[3 * k + 1], total)
        np.testing.assert_array_equal(found[3 * k + 2], [int(name == "and"), *total[:-1]])
    np.testing.assert_array_equal(clusters, [truths[who // 16 == lane // 16].sum() % 2 for lane in who])


@pytest.mark.parametrize("word", ALL)
def test_moves_between_lanes(word: str) -> None:
    kind = Kind(word)
    values = random_values(kind, np.random.default_rng(5))[:, 0]
    who = np.flatnonzero(ACTIVE)
    source = np.random.default_rng(6).choice(who, LANES)
    lanes = np.arange(LANES)
    calls: list[tuple[str, Kind, list[Any]]] = [
        ("sub_group_shuffle", kind, [source]),
        ("sub_group_shuffle_xor", kind, [source ^ lanes]),
        ("sub_group_shuffle_up", kind, [lanes - source]),
        ("sub_group_shuffle_down", kind, [source - lanes]),
        ("sub_group_rotate", kind, [source - lanes]),
        ("sub_group_rotate", kind, [source - lanes + 64]),
        ("sub_group_non_uniform_broadcast", kind, [int(who[3])]),
        ("sub_group_broadcast", kind, [int(who[3])]),
        ("sub_group_broadcast_first", kind, []),
    ]
    found = [out[who, 0] for out in run_where_active(calls, values, word)]
    for got in found[:6]:
        np.testing.assert_array_equal(got, values[source[who]])
    for got, at in zip(found[6:], (who[3], who[3], who[0]), strict=True):
        np.testing.assert_array_equal(got, np.full(len(who), values[at]))


def test_rotations_in_clusters() -> None:
    kind, values = Kind("int", 0), np.arange(LANES, dtype=np.int32).reshape(LANES, 1)
    symbol = "_Z26sub_group_clustered_rotateiij"
    for delta, size in ((3, 8), (-1, 16), (70, 64)):
        deltas, sizes = np.full((LANES, 1), delta, np.int32), np.full((LANES, 1), size, np.uint32)
        (found,) = evaluate([(Call(symbol, (kind, INT, UINT), kind), [values, deltas, sizes])])
        lanes = np.arange(LANES)
        np.testing.assert_array_equal(found[:, 0], lanes // size * size + (lanes + delta) % size)


def test_vectors_from_a_lane() -> None:
    kind = Kind("short", 3)
    values = random_values(kind, np.random.default_rng(1))
    lane = np.full((LANES, 1), 9, np.uint32)
    found = evaluate(
        [
            (Call(f"_Z{len(n)}{n}Dv3_sj", (kind, UINT), kind), [values, lane])
            for n in ("sub_group_broadcast", "sub_group_non_uniform_broadcast")
        ]
    )
    for got in found:
        np.testing.assert_array_equal(got, np.tile(values[9], (LANES, 1)))


@pytest.mark.parametrize(("mcpu", "lanes"), (("gfx942", 64), ("gfx1100", 32)))
def test_votes_and_masks(mcpu: str, lanes: int) -> None:
    values = np.random.default_rng(8).integers(0, 2, LANES).astype(np.int32)
    names = ("eq", "ge", "gt", "le", "lt")
    calls: list[tuple[str, Kind, list[Any]]] = [
        ("sub_group_elect", INT, []),
        ("sub_group_ballot", BALLOT, []),
        ("sub_group_non_uniform_any", INT, []),
        ("sub_group_non_uniform_all", INT, []),
        ("sub_group_non_uniform_all_equal", INT, []),
        *((f"get_sub_group_{n}_mask", BALLOT, []) for n in names),
    ]
    elected, ballot, any_, all_, equal, *masks = run_where_active(calls, values, "int", mcpu, lanes)
    who = np.flatnonzero(ACTIVE[:lanes])
    assert elected[who, 0].tolist() == [1] + [0] * (len(who) - 1)
    bits = sum(1 << int(k) for k in who if values[k])
    words = [bits & 0xFFFFFFFF, bits >> 32, 0, 0]
    np.testing.assert_array_equal(ballot[who], np.tile(words, (len(who), 1)))
    assert any_[who, 0].all() and not all_[who, 0].any() and not equal[who, 0].any()
    every = range(lanes)
    tests = {
        "eq": lambda k, own: k == own,
        "ge": lambda k, own: k >= own,
        "gt": lambda k, own: k > own,
        "le": lambda k, own: k <= own,
        "lt": lambda k, own: k < own,
    }
    for name, mask in zip(names, masks, strict=True):
        for own in who:
            wanted = sum(1 << k for k in every if tests[name](k, own))
            assert mask[own].tolist() == [wanted & 0xFFFFFFFF, wanted >> 32, 0, 0], (name, own)
    same = run_where_active([("sub_group_non_uniform_all_equal", INT, [])], np.ones(LANES), "float", mcpu, lanes)[0]
    assert same[who, 0].all()
    nothing = run_where_active(
        [("sub_group_non_uniform_all_equal", INT, [])], np.full(LANES, np.nan), "float", mcpu, lanes
    )[0]
    assert not nothing[who, 0].any()


def test_ballots_taken_apart() -> None:
    ballots = np.random.default_rng(9).integers(0, 1 << 32, (LANES, 4), np.uint64).astype(np.uint32)
    ballots[:8, 0] = 0  # some begin late
    index = np.arange(LANES, dtype=np.uint32)[::-1].reshape(LANES, 1).copy()
    names = ("bit_count", "inclusive_scan", "exclusive_scan", "find_lsb", "find_msb")
    calls = [
        (Call(f"_Z{len(n)}{n}Dv4_j", (BALLOT,), UINT), [ballots]) for n in (f"sub_group_ballot_{k}" for k in names)
    ]
    calls += [
        (Call("_Z24sub_group_inverse_ballotDv4_j", (BALLOT,), INT), [ballots]),
        (Call("_Z28sub_group_ballot_bit_extractDv4_jj", (BALLOT, UINT), INT), [ballots, index]),
    ]
    found = [out[:, 0].tolist() for out in evaluate(calls)]
    for own in range(LANES):
        bits = int(ballots[own, 0]) | int(ballots[own, 1]) << 32
        wanted = [
            bits.bit_count(),
            (bits & ((2 << own) - 1)).bit_count(),
            (bits & ((1 << own) - 1)).bit_count(),
            (bits & -bits).bit_length() - 1,
            bits.bit_length() - 1,
            bits >> own & 1,
            bits >> int(index[own, 0]) & 1,
        ]
        assert [out[own] for out in found] == wanted


# Integers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", INTEGERS)
@pytest.mark.parametrize("count", (0, 3))
def test_bit_fields(word: str, count: int) -> None:
    kind, bits = Kind(word, count), np.dtype(NUMBERS[word][2]).itemsize * 8
    generator = np.random.default_rng(bits + count)
    base, other = (random_values(kind, generator) for _ in range(2))
    offset = generator.integers(0, bits + 1, (LANES, 1)).astype(np.uint32)
    width = (generator.random((LANES, 1)) * (bits - offset + 1)).astype(np.uint32)
    offset[:2], width[:2] = [[0], [bits]], [[bits], [0]]
    signed, unsigned = (Kind(w, count) for w in (word.removeprefix("u"), f"u{word.removeprefix('u')}"))
    inserted, low, high, reversed_ = evaluate(
        [
            (Call.of("bitfield_insert", kind, kind, kind, UINT, UINT), [base, other, offset, width]),
            (Call.of("bitfield_extract_signed", signed, kind, UINT, UINT), [base, offset, width]),
            (Call.of("bitfield_extract_unsigned", unsigned, kind, UINT, UINT), [base, offset, width]),
            (Call.of("bit_reverse", kind, kind), [base]),
        ]
    )
    most = (1 << bits) - 1
    for lane in range(LANES):
        start, size = int(offset[lane, 0]), int(width[lane, 0])
        ones = (1 << size) - 1
        for k in range(count or 1):
            a, b = int(base[lane, k]) & most, int(other[lane, k]) & most
            field = a >> start & ones
            assert int(inserted[lane, k]) & most == (a & ~(ones << start)) | (b & ones) << start
            assert int(high[lane, k]) == field
            assert int(low[lane, k]) == (field - (1 << size) if size and field >> (size - 1) else field)
            assert int(reversed_[lane, k]) & most == int(f"{a:0{bits}b}"[::-1], 2)


def test_dot_products_of_bytes() -> None:
    vectors = {w: random_values(Kind(w, 4), np.random.default_rng(k)) for k, w in enumerate(("char", "uchar"))}
    packed = {w: np.ascontiguousarray(v).view(np.uint32).reshape(LANES, 1) for w, v in vectors.items()}
    big = np.array([2**31 - 1, -(2**31), 0, 5])[np.arange(LANES) % 4].reshape(LANES, 1)
    for first in vectors:
        for second in vectors:
            letters = "".join("s" if w == "char" else "u" for w in (first, second))
            result = UINT if letters == "uu" else INT
            word, last = ("uint", "j") if letters == "uu" else ("int", "i")
            kinds = (Kind(first, 4), Kind(second, 4))
            total = (big & 0xFFFFFFFF if letters == "uu" else big).astype(result.numpy)
            plain, sums = f"dot_4x8packed_{letters}_{word}", f"dot_acc_sat_4x8packed_{letters}_{word}"
            found = evaluate(
                [
                    (Call.of("dot", result, *kinds), [vectors[first], vectors[second]]),
                    (Call(f"_Z{len(plain)}{plain}jj", (UINT, UINT), result), [packed[first], packed[second]]),
                    (Call.of("dot_acc_sat", result, *kinds, result), [vectors[first], vectors[second], total]),
                    (
                        Call(f"_Z{len(sums)}{sums}jj{last}", (UINT, UINT, result), result),
                        [packed[first], packed[second], total],
                    ),
                ]
            )
            exact = (vectors[first].astype(np.int64) * vectors[second]).sum(axis=1, keepdims=True)
            limits = np.iinfo(result.numpy)
            for got in found[:2]:
                np.testing.assert_array_equal(got.astype(np.int64), exact)
            for got in found[2:]:
                np.testing.assert_array_equal(got.astype(np.int64), np.clip(exact + total, limits.min, limits.max))


def test_media_operations() -> None:
    """Of vectors for each element; what the plain ones do is ROCm's, and tested there."""
    pair = Kind("uint", 2)
    a, b, c = (random_values(pair, np.random.default_rng(k)) for k in range(3))
    a[:, 0] &= 0xFFFFFF
    width, offset = b & 31, c & 31
    floats = [random_values(Kind("float", 2), np.random.default_rng(k)) for k in range(3)]
    floats = [np.where(np.isnan(f), np.float32(1), f) for f in floats]
    numbers = Kind("float", 2)
    quads = [random_values(BALLOT, np.random.default_rng(k)) for k in range(2)]
    total = random_values(UINT, np.random.default_rng(5))
    sad, middle, field, byte, sad4 = evaluate(
        [
            (Call("_Z7amd_sadDv2_jS_S_", (pair,) * 3, pair), [a, b, c]),
            (Call("_Z11amd_median3Dv2_fS_S_", (numbers,) * 3, numbers), floats),
            (Call("_Z7amd_bfeDv2_jS_S_", (pair,) * 3, pair), [a, offset, width]),
            (Call("_Z11amd_unpack1Dv2_j", (pair,), numbers), [a]),
            (Call("_Z8amd_sad4Dv4_jS_j", (BALLOT, BALLOT, UINT), UINT), [*quads, total]),
        ]
    )

    def differences(x: Any, y: Any) -> Any:
        return sum(np.abs((x >> s & 255).astype(np.int64) - (y >> s & 255)) for s in (0, 8, 16, 24))

    np.testing.assert_array_equal(sad, (differences(a, b) + c).astype(np.uint32))
    np.testing.assert_array_equal(middle, np.median(np.stack(floats), axis=0))
    np.testing.assert_array_equal(byte, (a >> 8 & 255).astype(np.float32))
    np.testing.assert_array_equal(sad4[:, 0], (differences(*quads).sum(axis=1) + total[:, 0]).astype(np.uint32))
    shifted = a.astype(np.uint64) >> offset.astype(np.uint64)
    ones = (np.uint64(1) << width.astype(np.uint64)) - np.uint64(1)
    np.testing.assert_array_equal(field, (shifted & ones).astype(np.uint32))


def test_clocks_and_spaces_of_pointers() -> None:
    text = """target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global i32 poison
declare i64 @_Z17clock_read_devicev()
declare <2 x i32> @_Z26clock_read_hilo_work_groupv()
declare i32 @_Z9get_fencePKv(ptr)
declare i32 @_Z9get_fencePv(ptr)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %a = call i64 @_Z17clock_read_devicev()
  %b = call <2 x i32> @_Z26clock_read_hilo_work_groupv()
  %c = call <2 x i32> @_Z26clock_read_hilo_work_groupv()
  %wide = bitcast <2 x i32> %b to i64
  %later = bitcast <2 x i32> %c to i64
  %grows = icmp uge i64 %later, %wide
  %n = zext i1 %grows to i32
  store i32 %n, ptr addrspace(1) %out
  %l = addrspacecast ptr addrspace(3) @tile to ptr
  %g = addrspacecast ptr addrspace(1) %out to ptr
  %fl = call i32 @_Z9get_fencePKv(ptr %l)
  %fg = call i32 @_Z9get_fencePv(ptr %g)
  %q1 = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 %fl, ptr addrspace(1) %q1
  %q2 = getelementptr i32, ptr addrspace(1) %out, i32 2
  store i32 %fg, ptr addrspace(1) %q2
  ret void
}
"""
    out = np.zeros(3, np.int32)
    result = swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(1, 1, [out])
    assert not result.findings and out.tolist() == [1, 1, 2]
