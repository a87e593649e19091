"""``llvm.fma`` and ``llvm.fmuladd``: a * b + c, rounded once.

Hosts fuse floats and doubles. What LLVM makes of vectors of halves takes 7 to 18 times as long as what stands here: a product and
a sum of floats, of which halves know all that is lost.
"""

from __future__ import annotations

from swlds.engines.wave_compiler.flat.flatten import FlatInstruction
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.wave_code import WaveCode


def emit_fused(t: WaveCode, i: FlatInstruction, name: str) -> list[Lanes]:
    rows = zip(*(arithmetic.numbers(t, operand) for operand in i.operands[:3]), strict=True)
    return [_fuse(t, *row) for row in rows]


def _fuse(t: WaveCode, a: Lanes, b: Lanes, c: Lanes) -> Lanes:
    if a.type not in ("half", "bfloat"):
        return arithmetic.intrinsic(t, "llvm.fma", a.type, [a, b, c], [a.type])
    x, y, z = (arithmetic.cast(t, "fpext", v, "float") for v in (a, b, c))
    # of bfloats by way of a float, as docs/limits.md says
    found = _odd_sum(t, arithmetic.simple(t, "fmul", x, y), z) if a.type == "half" else _fuse(t, x, y, z)
    return arithmetic.cast(t, "fptrunc", found, a.type)


def _odd_sum(t: WaveCode, product: Lanes, addend: Lanes) -> Lanes:
    """Product + addend in a float, rounded to odd: what is not exact becomes that of its two neighbours whose last bit is 1.

    A product of two halves is exact in a float: 22 of 24 bits, of 2**-48 to 2**32. So is what the sum loses (Knuth's TwoSum,
    which needs no order of the two), as nothing overflows, and no bit lies below 2**-48. Rounding a sum to odd and then to a
    format of at least two bits fewer (11 of 24) is rounding it once: Boldo and Melquiond, "Emulation of FMA and correctly rounded
    sums: proved algorithms using rounding to odd", IEEE Transactions on Computers 57(4), 2008. Where a sum is infinite or NaN,
    what it loses is NaN.
    """
    total = arithmetic.simple(t, "fadd", product, addend)
    back = arithmetic.simple(t, "fsub", total, product)
    rest = arithmetic.simple(t, "fsub", product, arithmetic.simple(t, "fsub", total, back))
    lost = arithmetic.simple(t, "fadd", rest, arithmetic.simple(t, "fsub", addend, back))
    is_inexact = arithmetic.compare_floats(t, "one", lost, Lanes("float", uniform="0.0"))
    bits, lost_bits = (arithmetic.bitcast(t, v, "i32") for v in (total, lost))
    one = arithmetic.constant("i32", 1)
    differ = arithmetic.simple(t, "xor", bits, lost_bits)
    outward = arithmetic.simple(t, "or", arithmetic.simple(t, "ashr", differ, arithmetic.constant("i32", 31)), one)
    is_even = arithmetic.compare(t, "eq", arithmetic.simple(t, "and", bits, one), arithmetic.constant("i32", 0))
    moves = arithmetic.simple(t, "and", is_inexact, is_even)
    odd = arithmetic.choose(t, moves, arithmetic.simple(t, "add", bits, outward), bits)
    return arithmetic.bitcast(t, odd, "float")
