"""Atomic functions: OpenCL C 6.15.12, those of C11, and the older ``atomic_*`` and ``atom_*``, which are relaxed.

What names no order is sequentially consistent, what names no scope reaches the whole device.
"""

from __future__ import annotations

from swlds.ir.device_library.barriers import ORDERS, SCOPES
from swlds.ir.device_library.table import Body, add, need
from swlds.ir.device_library.writer import Callee, Operand, Writer, number

_SEQ_CST, _DEVICE, _RELAXED = 5, 2, 0
#: What may stand behind a failed exchange: no release.
_FAILURE = {"acq_rel": "acquire", "release": "monotonic"}


def _scoped(scope: int) -> str:
    """A work-item's own scope orders with nobody else."""
    word = SCOPES[scope] if SCOPES[scope] is not None else "singlethread"
    return f'syncscope("{word}") ' if word else ""


def _tail(callee: Callee, first: int, orders: int = 1) -> tuple[list[str], str]:
    """Orderings and scope, from the arguments behind the others; which must be constants."""
    given = callee.arguments[first:]
    need(len(given) in (0, orders, orders + 1))
    values = [_SEQ_CST] * orders + [_DEVICE]
    for k, operand in enumerate(given):
        need(operand.constant is not None)
        values[k] = operand.constant or 0
    need(all(v in ORDERS for v in values[:orders]) and values[orders] in SCOPES)
    return [ORDERS[v] for v in values[:orders]], _scoped(values[orders])


def _align(value: Operand) -> int:
    return {"float": 4, "double": 8, "half": 2, "i64": 8}.get(value.scalar, 4)


def _operation(callee: Callee, word: str) -> str:
    """The operation of atomicrmw, by the type of what is pointed to."""
    pointee = callee.parameters[0].pointee
    need(pointee is not None and pointee.is_number and not pointee.count)
    assert pointee is not None
    if pointee.is_float:
        need(word in ("add", "sub", "min", "max", "xchg"))
        return word if word == "xchg" else f"f{word}"
    return f"u{word}" if word in ("min", "max") and not pointee.is_signed else word


def _update(w: Writer, operation: str, pointer: Operand, value: Operand, order: str, scope: str) -> Operand:
    need(pointer.type.startswith("ptr"))
    text = f"atomicrmw volatile {operation} {pointer}, {value} {scope}{order}, align {_align(value)}"
    return w.get(value.type, text)


# The older ones --------------------------------------------------------------------------------------------------


def _old(word: str) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 2)
        pointer, value = callee.arguments
        return _update(w, _operation(callee, word), pointer, value, "monotonic", _scoped(_DEVICE))

    return body


def _old_by_one(word: str) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) == 1 and callee.result in ("i32", "i64"))
        one = number(callee.result, 1)
        return _update(w, word, callee.arguments[0], one, "monotonic", _scoped(_DEVICE))

    return body


def _exchange(
    w: Writer, pointer: Operand, expected: Operand, new: Operand, orders: tuple[str, str], scope: str
) -> tuple[Operand, Operand]:
    """What was there, and whether it was as expected."""
    kind = "{ " + f"{new.type}, i1" + " }"
    text = f"cmpxchg volatile {pointer}, {expected}, {new} {scope}{orders[0]} {orders[1]}, align {_align(new)}"
    both = w.get(kind, text)
    return w.get(new.type, f"extractvalue {both}, 0"), w.get("i1", f"extractvalue {both}, 1")


def _old_exchange(w: Writer, callee: Callee) -> Operand:
    need(len(callee.arguments) == 3)
    pointer, expected, new = callee.arguments
    need(new.type in ("i32", "i64"))
    return _exchange(w, pointer, expected, new, ("monotonic", "monotonic"), _scoped(_DEVICE))[0]


# Those of C11 ----------------------------------------------------------------------------------------------------


def _fetch(word: str) -> Body:
    def body(w: Writer, callee: Callee) -> Operand:
        need(len(callee.arguments) >= 2)
        (order,), scope = _tail(callee, 2)
        pointer, value = callee.arguments[:2]
        return _update(w, _operation(callee, word), pointer, value, order, scope)

    return body


def _load(w: Writer, callee: Callee) -> Operand:
    (order,), scope = _tail(callee, 1)
    need(order not in ("release", "acq_rel"))
    align = {"i64": 8, "double": 8}.get(callee.result, 4)
    return w.get(
        callee.result, f"load atomic volatile {callee.result}, {callee.arguments[0]} {scope}{order}, align {align}"
    )


def _store(w: Writer, callee: Callee) -> None:
    need(len(callee.arguments) >= 2)
    (order,), scope = _tail(callee, 2)
    need(order not in ("acquire", "acq_rel"))
    pointer, value = callee.arguments[:2]
    w.do(f"store atomic volatile {value}, {pointer} {scope}{order}, align {_align(value)}")


def _init(w: Writer, callee: Callee) -> None:
    need(len(callee.arguments) == 2)
    pointer, value = callee.arguments
    w.store(value, pointer, _align(value))


def _compare(w: Writer, callee: Callee) -> Operand:
    """What was there goes to where the expected value came from: on success it is that value."""
    need(len(callee.arguments) >= 3)
    (order, failure), scope = _tail(callee, 3, 2)
    pointer, place, new = callee.arguments[:3]
    need(place.type.startswith("ptr"))
    is_number = new.scalar.startswith("i")
    kind = new.type if is_number else {"float": "i32", "double": "i64"}[new.type]
    wanted = w.load(kind, place, _align(new))
    if not is_number:
        new = w.cast("bitcast", new, kind)
    old, same = _exchange(w, pointer, wanted, new, (order, _FAILURE.get(failure, failure)), scope)
    w.store(old, place, _align(new))
    return same


def _set_flag(w: Writer, callee: Callee) -> Operand:
    (order,), scope = _tail(callee, 1)
    old = _update(w, "xchg", callee.arguments[0], number("i32", 1), order, scope)
    return w.compare("ne", old, number("i32", 0))


def _clear_flag(w: Writer, callee: Callee) -> None:
    (order,), scope = _tail(callee, 1)
    need(order not in ("acquire", "acq_rel"))
    w.do(f"store atomic volatile i32 0, {callee.arguments[0]} {scope}{order}, align 4")


def _add_both(name: str, body: Body, plain: int, tail: int) -> None:
    """The function and its ``_explicit`` form, which has ``tail`` arguments more behind the first ``plain``."""
    add(name, body)
    add(f"{name}_explicit", body, fixed=tuple(range(plain, plain + tail)))


for _prefix in ("atomic_", "atom_"):
    for _word in ("add", "sub", "min", "max", "and", "or", "xor", "xchg"):
        add(f"{_prefix}{_word}", _old(_word))
    add(f"{_prefix}inc", _old_by_one("add"))
    add(f"{_prefix}dec", _old_by_one("sub"))
    add(f"{_prefix}cmpxchg", _old_exchange)
for _word in ("add", "sub", "min", "max", "and", "or", "xor"):
    _add_both(f"atomic_fetch_{_word}", _fetch(_word), 2, 2)
_add_both("atomic_exchange", _fetch("xchg"), 2, 2)
_add_both("atomic_load", _load, 1, 2)
_add_both("atomic_store", _store, 2, 2)
_add_both("atomic_compare_exchange_strong", _compare, 3, 3)
_add_both("atomic_compare_exchange_weak", _compare, 3, 3)
_add_both("atomic_flag_test_and_set", _set_flag, 1, 2)
_add_both("atomic_flag_clear", _clear_flag, 1, 2)
add("atomic_init", _init)
