"""Host code of an intrinsic from its NumPy meaning: the row's function gets values that write down what is done to them.

What a row's ``lanes`` says is said once, for both engines. Traced are numbers of up to 64 bits, lane by lane: arithmetic,
comparisons, ``np.where``, conversions, a number's bits as another one, columns of vectors. In a function of a whole wave
(``wave_functions.py``) also what NumPy has a loop of its own for (sines, powers), which is called. What looks at the wave is not
traced, and called back.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, final

import numpy as np

from swlds.device.bits import bf16_bits, bf16_to_f32, round_bfloat
from swlds.device.lane_values import Rep, rep_of
from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.context import OFFSETS
from swlds.engines.wave_compiler.host.lanes import Lanes, literal
from swlds.engines.wave_compiler.numpy_loops import number_of, number_of_function
from swlds.engines.wave_compiler.values import arithmetic, wide
from swlds.engines.wave_compiler.values.casts import saturate
from swlds.engines.wave_compiler.values.products import side_by_side, sum_products
from swlds.engines.wave_compiler.wave_code import WaveCode
from swlds.ir.types import VOID
from swlds.ir.values import ConstantInt

if TYPE_CHECKING:
    from swlds.device.intrinsics import Call, Row
    from swlds.device.intrinsics.products import Layout
    from swlds.engines.wave_compiler.flat.flatten import FlatInstruction, FlatValue

Kind = Any  # a NumPy dtype
Emit = Callable[[WaveCode, Kind, list[Lanes]], Lanes]
_FLOATS = {2: "half", 4: "float", 8: "double"}
#: What a function does with values that it cannot be traced with.
_NOT_TRACED = (TypeError, AttributeError, ValueError, IndexError, NotImplementedError)


class NotTracedError(Exception):
    """The function does what host code has no words for."""


def apply(t: WaveCode, i: FlatInstruction, call: Call, row: Row, given: Sequence[list[Lanes] | None]) -> list[Lanes] | None:
    """The scalars of the result, from those of the operands (None for constants); None where the function cannot be traced."""
    assert row.lanes is not None, "a row with a meaning"
    try:
        arguments = [_argument(t, operand, parts) for operand, parts in zip(i.operands, given, strict=True)]
        with np.errstate(all="ignore"):
            found = row.lanes(call, *arguments)
        return [] if i.type == VOID else _scalars(t, found, rep_of(i.type))
    except (NotTracedError, *_NOT_TRACED):
        return None


def _argument(t: WaveCode, operand: FlatValue, parts: list[Lanes] | None) -> Any:
    rep = rep_of(operand.type)
    if rep.members is not None or rep.dtype == object:
        raise NotTracedError
    if parts is None:
        assert isinstance(operand, ConstantInt), "a constant"
        return rep.dtype.type(operand.value)
    kind = rep.raw if rep.is_bfloat else rep.dtype
    if kind.kind == "u":  # integers of other widths lie in the next longer ones
        parts = [arithmetic.cast(t, "zext", part, _type(kind)) for part in parts]
    values = Traced(t, kind, parts, is_vector=bool(rep.count))
    return bf16_to_f32(values) if rep.is_bfloat else values  # type: ignore[arg-type]


def _scalars(t: WaveCode, found: Any, rep: Rep) -> list[Lanes]:
    """A result as values are kept."""
    if rep.members is not None:
        pairs = zip(found, rep.members, strict=True)
        return [scalar for part, type_ in pairs for scalar in _scalars(t, part, rep_of(type_))]
    if rep.dtype == object:
        raise NotTracedError
    values = _lift(t, found, rep.dtype)
    if rep.is_bfloat:
        values = bf16_bits(round_bfloat(values))  # type: ignore[arg-type, assignment]
    elif values.dtype != rep.dtype:
        values = values.astype(rep.dtype)
    if len(values.parts) != max(rep.count, 1):
        raise NotTracedError
    if rep.dtype.kind == "u" and not rep.is_bfloat:
        return [arithmetic.cast(t, "trunc", part, f"i{rep.bits}") for part in values.parts]
    return values.parts


def _type(kind: Kind) -> str:
    """The host's type for numbers of a NumPy type."""
    if kind.kind == "b":
        return "i1"
    if kind.kind == "f" and kind.itemsize in _FLOATS:
        return _FLOATS[kind.itemsize]
    if kind.kind in "iu":
        return f"i{8 * kind.itemsize}"
    raise NotTracedError


def _literal(kind: Kind, value: Any) -> Lanes:
    """A number in all lanes."""
    number = np.asarray(value).astype(kind)
    if kind.kind == "f":
        return Lanes(_type(kind), uniform=literal(_type(kind), int(number.view(f"u{kind.itemsize}"))))
    return arithmetic.constant(_type(kind), arithmetic.wrapped(_type(kind), int(number)) if kind.kind != "b" else int(number))


def _lift(t: WaveCode, value: Any, kind: Kind) -> Traced:
    """A value, or a number that is the same in all lanes, which is of that type."""
    if isinstance(value, Traced):
        return value
    if isinstance(value, np.ndarray):
        if not value.size or value.tobytes() != value.ravel()[:1].tobytes() * value.size:
            raise NotTracedError
        value = value.flat[0]
    return Traced(t, kind, [_literal(kind, value)], is_vector=False)


def _kind_of(value: Any) -> Any:
    """As NumPy's promotion has it: numbers of Python have no width."""
    if isinstance(value, (bool, np.bool_)):
        return np.dtype(np.bool_)
    return type(value) if isinstance(value, (int, float)) and not isinstance(value, np.generic) else value.dtype


@final
class Traced(np.lib.mixins.NDArrayOperatorsMixin):
    """An array ``(lanes,)``, or ``(lanes, elements)``, of which host code has the numbers: ``parts``, one an element."""

    def __init__(self, t: WaveCode, kind: Kind, parts: Sequence[Lanes], *, is_vector: bool) -> None:
        self.t, self.dtype, self.parts, self.is_vector = t, np.dtype(kind), list(parts), is_vector

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.t.shape.lanes, len(self.parts)) if self.is_vector else (self.t.shape.lanes,)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise NotTracedError

    def __bool__(self) -> bool:
        raise NotTracedError

    def __len__(self) -> int:
        return self.t.shape.lanes

    def __iter__(self) -> Any:
        raise NotTracedError

    def __getitem__(self, at: Any) -> Traced:
        """Columns: ``a[:, 1]``, ``a[:, :2]``; ``a[:, None]`` goes with each column of another. Or lanes."""
        if isinstance(at, np.ndarray):
            return self._from_lanes(at)
        if not isinstance(at, tuple) or len(at) != 2 or at[0] != slice(None) or (at[1] is None) == self.is_vector:
            raise NotTracedError
        if at[1] is None:
            return self._of(self.dtype, self.parts, is_vector=True)
        if isinstance(at[1], slice):
            return self._of(self.dtype, self.parts[at[1]])
        return self._of(self.dtype, [self.parts[at[1]]], is_vector=False)

    def look_up(self, table: Any) -> Traced:
        """``table[self]``, of a table whose size is a power of two."""
        t, size = self.t, len(table)
        if table.ndim != 1 or size & (size - 1) or self.dtype.kind != "u":
            raise NotTracedError
        type_, last, name = _type(table.dtype), arithmetic.constant("i32", size - 1), _table(t, table)
        found = []
        for part in self.astype(np.uint32).parts:
            places = t.shape.chunks(arithmetic.simple(t, "and", part, last))
            pointers = [t.w.pure(f"getelementptr {type_}, ptr {name}, {t.shape.vector('i32')} {at}") for at in places]
            found.append(Lanes(type_, chunks=raw.gather(t, type_, pointers, table.dtype.itemsize)))
        return self._of(table.dtype, found)

    def sum_products(self, other: Traced, layout: Layout, which: Traced | None) -> Traced:
        """As ``products.sum_products`` of these two."""
        if not self.t.is_whole or self.dtype.kind != other.dtype.kind:
            raise NotTracedError
        kind = np.dtype(np.int32 if self.dtype.kind == "i" else np.float64)
        # numbers of up to 32 bits have exact products: in one step with the sum they are the same
        is_exact = kind.kind == "i" or max(self.dtype.itemsize, other.dtype.itemsize) <= 4
        a, b = (value.astype(kind).parts for value in (self, other))
        further = None if which is None else (which.astype(np.int32) * np.int32(len(self))).parts
        return Traced(self.t, kind, sum_products(self.t, a, b, layout, further, is_exact=is_exact), is_vector=True)

    def take_elements(self, at: Any) -> Traced:
        """As ``products.take``; element after element, those that are alike once."""
        t, kind = self.t, self.parts[0].type
        if not t.is_whole or raw.storage(kind) != kind:
            raise NotTracedError
        slot, found = side_by_side(t, self.parts), dict[bytes, Lanes]()
        columns = [np.ascontiguousarray(column) for column in at.T]
        for column in columns:
            if column.tobytes() not in found:
                found[column.tobytes()] = Lanes(kind, chunks=raw.gather_known(t, slot, kind, column.tolist()))
        return self._of(self.dtype, [found[column.tobytes()] for column in columns], is_vector=True)

    def of_c_library(self, name: str) -> Traced:
        """A function of the C library, of doubles, lane after lane."""
        t = self.t
        if not t.is_whole or self.dtype != np.float64:
            raise NotTracedError
        function = t.w.load("ptr", _in_table(t, number_of_function(name)))
        call = lambda x, _: t.w.emit(f"call double {function}(double {x})")  # noqa: E731
        return self._of(self.dtype, [wide.each_lane(t, part, part, call) for part in self.parts])

    def _from_lanes(self, lanes: Any) -> Traced:
        """``self[lanes]``: each lane's number from another lane, known before."""
        t = self.t
        if not t.is_whole or lanes.shape != (t.shape.lanes,):
            raise NotTracedError
        if (lanes == np.arange(len(lanes))).all():
            return self
        return self._of(self.dtype, [raw.from_lanes(t, part, lanes.tolist()) for part in self.parts])

    def _of(self, kind: Kind, parts: Sequence[Lanes], *, is_vector: bool | None = None) -> Traced:
        return Traced(self.t, kind, parts, is_vector=self.is_vector if is_vector is None else is_vector)

    def copy(self) -> Traced:
        return self

    def astype(self, kind: Any, **_: Any) -> Traced:
        kind = np.dtype(kind)
        return self if kind == self.dtype else self._of(kind, [_convert(self.t, self.dtype, kind, p) for p in self.parts])

    def view(self, kind: Any) -> Traced:
        kind = np.dtype(kind)
        if kind.itemsize != self.dtype.itemsize or "b" in (kind.kind, self.dtype.kind):
            raise NotTracedError
        target = _type(kind)
        return self._of(kind, [p if p.type == target else arithmetic.bitcast(self.t, p, target) for p in self.parts])

    def sum(self, axis: int | None = None) -> Traced:
        if not self.is_vector or axis not in (1, -1) or self.dtype.kind not in "iu":
            raise NotTracedError
        total = self[:, 0].astype(np.dtype(f"{self.dtype.kind}8"))
        for k in range(1, len(self.parts)):
            total = total + self[:, k]
        return total

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, out: Any = None, **more: Any) -> Traced:
        if method != "__call__" or more or ufunc.nout != 1:
            raise NotTracedError
        kinds = ufunc.resolve_dtypes((*map(_kind_of, inputs), None))
        emit = _EMITTERS.get(ufunc.__name__)
        if emit is None:
            emit = _by_loop(self.t, ufunc, kinds, inputs)
        operands = [_lift(self.t, value, kind).astype(kind) for value, kind in zip(inputs, kinds, strict=False)]
        found = _each(operands, lambda row: emit(self.t, kinds[0], row), kinds[-1])
        return found if out is None else found.astype(out[0].dtype)

    def __array_function__(self, function: Any, _: Any, arguments: Any, more: Any) -> Any:
        emit = _FUNCTIONS.get(function)
        if emit is None:
            raise NotTracedError
        return emit(self.t, *arguments, **more)


def _each(operands: list[Traced], emit: Callable[[list[Lanes]], Lanes], kind: Kind) -> Traced:
    """Element by element; a number that is the same in all lanes goes with each."""
    vectors = {len(o.parts) for o in operands if o.is_vector}
    lone = [o for o in operands if not o.is_vector and o.parts[0].uniform is None]
    if len(vectors - {1}) > 1 or (vectors and lone):
        raise NotTracedError
    count = max(vectors, default=1)
    rows = zip(*(o.parts if len(o.parts) == count else o.parts * count for o in operands), strict=True)
    return Traced(operands[0].t, kind, [emit(list(row)) for row in rows], is_vector=bool(vectors))


# Conversions -------------------------------------------------------------------------------------------------------


def _convert(t: WaveCode, source: Kind, kind: Kind, part: Lanes) -> Lanes:
    target, is_float, was_float = _type(kind), kind.kind == "f", source.kind == "f"
    if kind.kind == "b":
        if was_float:
            return arithmetic.compare_floats(t, "une", part, _literal(source, 0))
        return arithmetic.compare(t, "ne", part, arithmetic.constant(part.type, 0))
    if was_float and is_float:
        return arithmetic.cast(t, "fpext" if kind.itemsize > source.itemsize else "fptrunc", part, target)
    if was_float:  # what does not fit the row's function takes out; it is not poison here, either
        return saturate(t, "fptosi" if kind.kind == "i" else "fptoui", part, target)
    if is_float:
        return arithmetic.cast(t, "sitofp" if source.kind == "i" else "uitofp", part, target)
    if source.kind != "b" and source.itemsize == kind.itemsize:
        return part
    is_longer = source.kind == "b" or kind.itemsize > source.itemsize
    return arithmetic.cast(t, ("sext" if source.kind == "i" else "zext") if is_longer else "trunc", part, target)


# Functions of numbers ----------------------------------------------------------------------------------------------


def _by_kind(whole: str, floating: str) -> Emit:
    def emit(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
        if kind.kind == "b" or (kind.kind == "f" and not floating) or (kind.kind != "f" and not whole):
            raise NotTracedError
        return arithmetic.simple(t, floating if kind.kind == "f" else whole, row[0], row[1])

    return emit


def _remainder(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
    """By a number that is known before, and not 0."""
    if kind.kind != "u" or not arithmetic.literal(row[1]):
        raise NotTracedError
    return arithmetic.simple(t, "urem", *row)


def _bitwise(opcode: str) -> Emit:
    return lambda t, kind, row: arithmetic.simple(t, opcode, row[0], row[1])


def _invert(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
    return arithmetic.simple(t, "xor", row[0], arithmetic.constant(row[0].type, 1 if kind.kind == "b" else -1))


def _logical(opcode: str) -> Emit:
    return lambda t, kind, row: arithmetic.simple(t, opcode, *(_convert(t, kind, np.dtype(np.bool_), x) for x in row))


def _not(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
    return _invert(t, np.dtype(np.bool_), [_convert(t, kind, np.dtype(np.bool_), row[0])])


def _shift(is_left: bool) -> Emit:
    """By the width and more NumPy shifts all out."""

    def emit(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
        if kind.kind == "b":
            raise NotTracedError
        value, amount, bits = *row, 8 * kind.itemsize
        opcode = "shl" if is_left else "ashr" if kind.kind == "i" else "lshr"
        number = arithmetic.literal(amount)
        if number is not None and 0 <= number < bits:
            return arithmetic.simple(t, opcode, value, amount) if number else value
        is_over = arithmetic.compare(t, "ugt", amount, arithmetic.constant(amount.type, bits - 1))
        most = arithmetic.constant(amount.type, bits - 1)
        if opcode == "ashr":
            return arithmetic.simple(t, opcode, value, arithmetic.choose(t, is_over, most, amount))
        moved = arithmetic.simple(t, opcode, value, arithmetic.simple(t, "and", amount, most))
        return arithmetic.choose(t, is_over, arithmetic.constant(value.type, 0), moved)

    return emit


def _compare(whole: str, floating: str) -> Emit:
    """``whole``: without the letter of signs."""

    def emit(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
        if row[0].type != row[1].type:
            raise NotTracedError
        if kind.kind == "f":
            return arithmetic.compare_floats(t, floating, *row)
        letter = "" if whole in ("eq", "ne") else "s" if kind.kind == "i" else "u"
        return arithmetic.compare(t, letter + whole, *row)

    return emit


def _extreme(whole: str) -> Emit:
    """Of whole numbers: of zeros and NaN NumPy takes one or the other."""

    def emit(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
        if kind.kind not in "iu":
            raise NotTracedError
        letter = "s" if kind.kind == "i" else "u"
        return arithmetic.choose(t, arithmetic.compare(t, letter + whole, *row), *row)

    return emit


def _host(stem: str) -> Emit:
    """A function of floating-point numbers that the host's LLVM has with the same meaning, to the bit."""

    def emit(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
        if kind.kind != "f":
            raise NotTracedError
        return arithmetic.intrinsic(t, stem, row[0].type, row, [row[0].type])

    return emit


def _negative(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
    if kind.kind == "f":
        return arithmetic.negate(t, row[0])
    return arithmetic.simple(t, "sub", arithmetic.constant(row[0].type, 0), row[0])


def _absolute(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
    if kind.kind == "f":
        return _host("llvm.fabs")(t, kind, row)
    if kind.kind == "u":
        return row[0]
    is_minus = arithmetic.compare(t, "slt", row[0], arithmetic.constant(row[0].type, 0))
    return arithmetic.choose(t, is_minus, _negative(t, kind, row), row[0])


def _against(predicate: str, value: float, *, of_magnitude: bool) -> Emit:
    """How a floating-point number compares with another one."""

    def emit(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
        number = _absolute(t, kind, row) if of_magnitude else row[0]
        return arithmetic.compare_floats(t, predicate, number, _literal(kind, value))

    return emit


def _sign(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
    bits = arithmetic.bitcast(t, row[0], f"i{8 * kind.itemsize}")
    return arithmetic.compare(t, "slt", bits, arithmetic.constant(bits.type, 0))


def _by_loop(t: WaveCode, ufunc: Any, kinds: Sequence[Kind], inputs: Sequence[Any]) -> Emit:
    """What NumPy has a loop of its own for, called for all lanes as NumPy does: a number that is the same in all of them stands
    in one place, which may give other last bits."""
    letter, count = kinds[-1].char, t.shape.lanes
    is_single = [not isinstance(value, Traced) for value in inputs]
    shapes = {value.shape for value in inputs if isinstance(value, Traced)}
    number = number_of(ufunc.__name__, letter) if t.is_whole and len({*kinds}) == len(shapes) == 1 else None
    if number is None:
        raise NotTracedError

    def emit(t: WaveCode, kind: Kind, row: list[Lanes]) -> Lanes:
        w, type_ = t.w, _type(kind)
        spilled = [raw.spill(t, part)[0] for part in row]
        result = w.slot(f"[{count} x {type_}]", align=64)
        places, steps, length = w.slot(f"[{len(row) + 1} x ptr]"), w.slot(f"[{len(row) + 1} x i64]"), w.slot("i64")
        for k, (place, is_one) in enumerate(zip((*spilled, result), (*is_single, False), strict=True)):
            w.store("ptr", place, w.offset(places, 8 * k))
            w.store("i64", "0" if is_one else str(kind.itemsize), w.offset(steps, 8 * k))
        w.store("i64", str(count), length)
        entry = _in_table(t, number)
        function, data = w.load("ptr", entry), w.load("ptr", w.offset(entry, 8))
        w.do(f"call void {function}(ptr {places}, ptr {length}, ptr {steps}, ptr {data})")
        return raw.unspill(t, result, type_)

    return emit


def _in_table(t: WaveCode, number: int) -> str:
    """The address of a row of ``numpy_loops``' table."""
    return t.w.offset(t.w.load("ptr", t.w.offset("%g", OFFSETS["loops"])), 16 * number)


def _table(t: WaveCode, numbers: Any) -> str:
    """The name of a constant array, which lies beside the function."""
    type_ = _type(numbers.dtype)
    name = f"table.{hashlib.sha256(numbers.tobytes()).hexdigest()[:16]}.{type_}"
    texts = ", ".join(f"{type_} {_literal(numbers.dtype, number).uniform}" for number in numbers)
    t.w.declarations.setdefault(name, f"@{name} = internal constant [{len(numbers)} x {type_}] [{texts}]")
    return f"@{name}"


#: By the name of the ufunc; ``kind``: the type of its first operand.
_EMITTERS: dict[str, Emit] = {
    "add": _by_kind("add", "fadd"),
    "subtract": _by_kind("sub", "fsub"),
    "multiply": _by_kind("mul", "fmul"),
    "divide": _by_kind("", "fdiv"),
    "remainder": _remainder,
    "bitwise_and": _bitwise("and"),
    "bitwise_or": _bitwise("or"),
    "bitwise_xor": _bitwise("xor"),
    "invert": _invert,
    "logical_and": _logical("and"),
    "logical_or": _logical("or"),
    "logical_not": _not,
    "left_shift": _shift(True),
    "right_shift": _shift(False),
    "equal": _compare("eq", "oeq"),
    "not_equal": _compare("ne", "une"),
    "less": _compare("lt", "olt"),
    "less_equal": _compare("le", "ole"),
    "greater": _compare("gt", "ogt"),
    "greater_equal": _compare("ge", "oge"),
    "minimum": _extreme("lt"),
    "maximum": _extreme("gt"),
    "negative": _negative,
    "absolute": _absolute,
    "floor": _host("llvm.floor"),
    "ceil": _host("llvm.ceil"),
    "trunc": _host("llvm.trunc"),
    "rint": _host("llvm.rint"),
    "sqrt": _host("llvm.sqrt"),
    "copysign": _host("llvm.copysign"),
    "isnan": _against("uno", 0.0, of_magnitude=False),
    "isinf": _against("oeq", math.inf, of_magnitude=True),
    "isfinite": _against("olt", math.inf, of_magnitude=True),
    "signbit": _sign,
}


# Functions of arrays -----------------------------------------------------------------------------------------------


def _where(t: WaveCode, condition: Any, yes: Any, no: Any) -> Traced:
    kind = np.result_type(*(v.dtype if isinstance(v, Traced) else v for v in (yes, no)))
    flags = _lift(t, condition, np.dtype(np.bool_)).astype(np.bool_)
    chosen = [_lift(t, value, kind).astype(kind) for value in (yes, no)]
    return _each([flags, *chosen], lambda row: arithmetic.choose(t, *row), kind)


def _stack(t: WaveCode, arrays: Sequence[Any], axis: int = 0) -> Traced:
    kind = np.result_type(*(v.dtype if isinstance(v, Traced) else v for v in arrays))
    values = [_lift(t, value, kind).astype(kind) for value in arrays]
    if axis not in (1, -1) or any(v.is_vector for v in values):
        raise NotTracedError
    return Traced(t, kind, [v.parts[0] for v in values], is_vector=True)


def _clip(t: WaveCode, values: Any, low: Any, high: Any) -> Any:
    return np.minimum(np.maximum(values, low), high)


def _filled(t: WaveCode, like: Any, value: Any, **_: Any) -> Traced:
    return _each([like], lambda row: _literal(like.dtype, value), like.dtype)


def _same(t: WaveCode, values: Any, dtype: Any = None) -> Traced:
    found = _lift(t, values, values.dtype)
    return found if dtype is None else found.astype(dtype)


_FUNCTIONS: dict[Any, Callable[..., Any]] = {
    np.where: _where,
    np.stack: _stack,
    np.clip: _clip,
    np.zeros_like: lambda t, like, **more: _filled(t, like, 0, **more),
    np.ones_like: lambda t, like, **more: _filled(t, like, 1, **more),
    np.full_like: _filled,
    np.copy: _same,
}
