"""The new value of an atomic operation, from the old one and the operand: as the reference engine's NumPy functions have it."""

from __future__ import annotations

from swlds.engines.wave_compiler.host.writer import Writer

_PLAIN = ("add", "sub", "and", "or", "xor", "fadd", "fsub")
_COMPARED = {"max": "sgt", "min": "slt", "umax": "ugt", "umin": "ult"}
#: How operands compare when it is the old value, and what joins the bits of equal ones: the greater, the lesser zero.
_FLOATS = {"fmax": ("ogt", "and"), "fmin": ("olt", "or"), "fmaximum": ("ogt", "and"), "fminimum": ("olt", "or")}
_BITS = {"half": "i16", "bfloat": "i16", "float": "i32", "double": "i64"}


def update(w: Writer, operation: str, kind: str, kept: str, old: str, value: str) -> str:
    """Emit ``old operation value`` for one scalar: values of host type ``kept``, with which arithmetic is done as ``kind``."""
    if operation == "xchg":
        return value
    if kind != kept:
        old, value = (w.emit(f"bitcast {kept} {x} to {kind}") for x in (old, value))
        return w.emit(f"bitcast {kind} {_update(w, operation, kind, old, value)} to {kept}")
    return _update(w, operation, kind, old, value)


def _update(w: Writer, operation: str, kind: str, old: str, value: str) -> str:
    if operation in _PLAIN:
        return w.emit(f"{operation} {kind} {old}, {value}")
    if operation == "nand":
        return w.emit(f"xor {kind} {w.emit(f'and {kind} {old}, {value}')}, -1")
    if operation in _COMPARED:
        return _select(w, kind, w.emit(f"icmp {_COMPARED[operation]} {kind} {old}, {value}"), old, value)
    return (
        _float_pair(w, operation, kind, old, value)
        if operation in _FLOATS
        else _wrapped(w, operation, kind, old, value)
    )


def _select(w: Writer, kind: str, condition: str, yes: str, no: str) -> str:
    return w.emit(f"select i1 {condition}, {kind} {yes}, {kind} {no}")


def _float_pair(w: Writer, operation: str, kind: str, old: str, value: str) -> str:
    """fmax and fmin give the other operand for a NaN, fmaximum and fminimum the NaN."""
    predicate, join = _FLOATS[operation]
    bits = _BITS[kind]
    a, b = (w.emit(f"bitcast {kind} {x} to {bits}") for x in (old, value))
    both = w.emit(f"bitcast {bits} {w.emit(f'{join} {bits} {a}, {b}')} to {kind}")
    found = _select(w, kind, w.emit(f"fcmp {predicate} {kind} {old}, {value}"), old, value)
    found = _select(w, kind, w.emit(f"fcmp oeq {kind} {old}, {value}"), both, found)
    nan_old, nan_value = (w.emit(f"fcmp uno {kind} {x}, {x}") for x in (old, value))
    if operation in ("fmax", "fmin"):
        return _select(w, kind, nan_value, old, _select(w, kind, nan_old, value, found))
    return _select(w, kind, nan_old, old, _select(w, kind, nan_value, value, found))


def _wrapped(w: Writer, operation: str, kind: str, old: str, value: str) -> str:
    if operation == "udec_wrap":
        less = w.emit(f"sub {kind} {old}, 1")
        past = w.emit(f"icmp ugt {kind} {old}, {value}")
        return _select(w, kind, w.emit(f"or i1 {w.emit(f'icmp eq {kind} {old}, 0')}, {past}"), value, less)
    reached = w.emit(f"icmp uge {kind} {old}, {value}")
    if operation == "uinc_wrap":
        return _select(w, kind, reached, "0", w.emit(f"add {kind} {old}, 1"))
    other = old if operation == "usub_cond" else "0"
    assert operation in ("usub_cond", "usub_sat"), f"no atomic operation {operation}"
    return _select(w, kind, reached, w.emit(f"sub {kind} {old}, {value}"), other)
