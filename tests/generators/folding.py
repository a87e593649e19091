"""Operations over edge values: as a kernel that loads them, and as constants that LLVM folds.

An operation is lines of IR over the scalars ``{a}``, ``{b}``, ``{c}`` (``{a1}`` is the next value of a's column, and so on),
which define ``{r}``; its other names begin with ``{r}.``. A *batch* is operations over the same columns: one kernel, whose lane i
computes all of them for the i-th values, and one function of constants for LLVM.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from swlds.ir.llvm import DATALAYOUT, TRIPLE

HEAD = f'target datalayout = "{DATALAYOUT}"\ntarget triple = "{TRIPLE}"\n'
#: bits, bits of the mantissa.
FLOATS = {"half": (16, 10), "bfloat": (16, 7), "float": (32, 23), "double": (64, 52)}
SUFFIX = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
WIDTHS = (1, 2, 3, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 47, 48, 63, 64, 65, 127, 128)
#: Elements of a column that vectors may take beyond the last lane.
MORE = 16


@dataclass(frozen=True)
class Operation:
    """``keeps_nan``: its NaN has bits that LLVM promises. ``meaning``: the same in instructions that LLVM folds, where it does
    not fold this one."""

    text: str
    result: str
    declares: str = ""
    keeps_nan: bool = False
    meaning: str = ""


@dataclass(frozen=True)
class Batch:
    """``types`` and ``values`` (as bits) of the columns."""

    name: str
    types: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]
    operations: tuple[Operation, ...]

    @property
    def count(self) -> int:
        return len(self.values[0])


def width(type_: str) -> int:
    return FLOATS[type_][0] if type_ in FLOATS else int(type_[1:])


def suffix(type_: str) -> str:
    return SUFFIX.get(type_, type_)


def integer_edges(bits: int) -> list[int]:
    """0, ±1, the ends of both ranges, and powers of two with their neighbours."""
    top = 1 << bits
    powers = {1 << k for k in (1, 2, 3, bits // 2, bits - 2, bits - 1) if 0 <= k < bits}
    found = {v % top for p in (0, *powers) for v in (p - 1, p, p + 1, -p, -p - 1, 1 - p)}
    return sorted(found | {bits % top, 0x5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A % top})


def float_edges(type_: str) -> list[int]:
    """Bits of signed zeros, ends of the subnormal and normal numbers, infinities, and NaNs of both kinds with payloads."""
    bits, mantissa = FLOATS[type_]
    top = bits - 1 - mantissa
    inf = (1 << top) - 1 << mantissa
    one = (1 << top - 1) - 1 << mantissa
    step = 1 << mantissa
    near_one = [one, one + 1, one - 1, one + step, one + step // 2, one - step, one + step + step // 4]
    large = [one + k * step + step // 2 for k in (3, 7, mantissa, mantissa + 1) if one + k * step < inf]
    tiny = [0, 1, step - 1, step, step + 1]
    ends = [inf - 1, inf, inf | step >> 1, inf | step >> 1 | 5, inf | 1, inf | step >> 2, inf | step - 1]
    found = dict.fromkeys([*tiny, *near_one, *large, *ends])
    return [v | sign for v in found for sign in (0, 1 << bits - 1)]


def edges(type_: str) -> list[int]:
    return float_edges(type_) if type_ in FLOATS else integer_edges(width(type_))


def columns(*types: str, limit: int = 1 << 20, seed: int = 0) -> tuple[tuple[int, ...], ...]:
    """Edge values of each type with each other; at most ``limit`` of these, drawn at random."""
    choices = [edges(t) for t in types]
    total = int(np.prod([len(c) for c in choices]))
    if total <= limit:
        rows = list(product(*choices))
    else:
        rng = np.random.default_rng(seed)
        rows = [tuple(c[rng.integers(len(c))] for c in choices) for _ in range(limit)]
    return tuple(zip(*rows, strict=True))


# As a kernel ---------------------------------------------------------------------------------------------------------

_NAMES = "abc"
_OPERAND = re.compile(r"\{([abc])(\d*)\}")


def _fill(text: str, result: str, operand: Any) -> str:
    text = _OPERAND.sub(lambda m: operand(_NAMES.index(m[1]), int(m[2] or 0)), text)
    return text.replace("{r}", result)


def _to_bits(result: str, type_: str, wide: str) -> list[str]:
    """The result's bits in 64 or 128."""
    kind, lines, name = f"i{width(type_)}", [], result
    if type_ in FLOATS:
        lines.append(f"{name}.bits = bitcast {type_} {name} to {kind}")
        name += ".bits"
    if kind != wide:
        lines.append(f"{name}.wide = zext {kind} {name} to {wide}")
        name += ".wide"
    return [*lines, name]


def _container(type_: str) -> str:
    return "i64" if width(type_) <= 64 else "i128"


def kernel_text(batch: Batch) -> str:
    """``@k(columns…, results in 64 bits, results in 128 bits)``: results of operation n begin at n * count."""
    parameters = ", ".join(f"ptr addrspace(1) %p{k}" for k in range(len(batch.types)))
    lines = [
        "%i = call i32 @llvm.amdgcn.workitem.id.x()",
        "%g = call i32 @llvm.amdgcn.workgroup.id.x()",
        "%first = mul i32 %g, 256",
        "%n = add i32 %first, %i",
    ]
    loaded: dict[tuple[int, int], str] = {}

    def operand(column: int, shift: int) -> str:
        if (column, shift) not in loaded:
            type_, name = batch.types[column], f"%v{column}.{shift}"
            kind, wide = f"i{width(type_)}", _container(type_)
            lines.append(f"{name}.n = add i32 %n, {shift}")
            lines.append(f"{name}.p = getelementptr {wide}, ptr addrspace(1) %p{column}, i32 {name}.n")
            lines.append(f"{name}.w = load {wide}, ptr addrspace(1) {name}.p, align 8")
            bits = f"{name}.w" if kind == wide else f"{name}.b"
            if kind != wide:
                lines.append(f"{bits} = trunc {wide} {name}.w to {kind}")
            if type_ in FLOATS:
                lines.append(f"{name} = bitcast {kind} {bits} to {type_}")
            loaded[column, shift] = name if type_ in FLOATS else bits
        return loaded[column, shift]

    for number, operation in enumerate(batch.operations):
        wide, result = _container(operation.result), f"%r{number}"
        body = _fill(operation.text, result, operand)
        lines.append(body)
        *more, name = _to_bits(result, operation.result, wide)
        lines += more
        lines.append(f"{result}.to.n = add i32 %n, {number * lanes_of(batch)}")
        lines.append(f"{result}.to = getelementptr {wide}, ptr addrspace(1) %o{wide[1:]}, i32 {result}.to.n")
        lines.append(f"store {wide} {name}, ptr addrspace(1) {result}.to, align 8")
    body = "\n  ".join(lines)
    return (
        f"{HEAD}declare i32 @llvm.amdgcn.workitem.id.x()\ndeclare i32 @llvm.amdgcn.workgroup.id.x()\n{_declares(batch)}"
        f"define amdgpu_kernel void @k({parameters}, ptr addrspace(1) %o64, ptr addrspace(1) %o128) "
        f'"amdgpu-flat-work-group-size"="1,1024" {{\n  {body}\n  ret void\n}}\n'
    )


def _declares(batch: Batch) -> str:
    lines = dict.fromkeys(line for o in batch.operations for line in o.declares.split("\n") if line)
    return "".join(f"declare {line}\n" for line in lines)


def lanes_of(batch: Batch) -> int:
    """Lanes of the launch: whole groups of 256."""
    return -(-batch.count // 256) * 256


def column_arrays(batch: Batch) -> list[np.ndarray]:
    """The columns, repeated to the end of the last group and ``MORE`` beyond it."""
    found = []
    for type_, values in zip(batch.types, batch.values, strict=True):
        repeated = [values[k % len(values)] for k in range(lanes_of(batch) + MORE)]
        size = 16 if width(type_) > 64 else 8
        found.append(np.frombuffer(b"".join(v.to_bytes(size, "little") for v in repeated), np.uint64).copy())
    return found


def launch(kernel: Any, batch: Batch, engine: str, checks: str = "memcheck") -> tuple[dict[tuple[int, int], int], Any]:
    """(operation, row) -> bits of the result, and the launch's own result."""
    lanes, count = lanes_of(batch), len(batch.operations)
    narrow, wide = np.zeros(lanes * count, np.uint64), np.zeros(2 * lanes * count, np.uint64)
    done = kernel.launch(lanes // 256, 256, [*column_arrays(batch), narrow, wide], checks=checks, engine=engine)
    found = {}
    for number, operation in enumerate(batch.operations):
        is_wide = width(operation.result) > 64
        for row in range(batch.count):
            at = number * lanes + row
            found[number, row] = int(wide[2 * at]) | int(wide[2 * at + 1]) << 64 if is_wide else int(narrow[at])
    return found, done


# As constants --------------------------------------------------------------------------------------------------------


@functools.cache
def _machine() -> Any:
    import llvmlite.binding as binding

    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    return binding.Target.from_triple(TRIPLE).create_target_machine(cpu="gfx942")


def _literal(type_: str, value: int) -> str:
    if type_ in FLOATS:
        return f"bitcast (i{width(type_)} {value} to {type_})"
    return str(value) if type_ != "i1" else ("true" if value else "false")


def constants_text(batch: Batch) -> str:
    """A function an operation, with a call of ``@use.iN(row, result)`` for each row."""
    functions = []
    uses = {f"i{width(o.result)}" for o in batch.operations}
    for number, operation in enumerate(batch.operations):
        lines = []
        for row in range(batch.count):

            def operand(column: int, shift: int, row: int = row) -> str:
                values = batch.values[column]
                return _literal(batch.types[column], values[(row + shift) % len(values)])

            result, kind = f"%r{row}", f"i{width(operation.result)}"
            lines.append(_fill(operation.meaning or operation.text, result, operand))
            *more, name = _to_bits(result, operation.result, kind)
            lines += [*more, f"call void @use.{kind}(i32 {row}, {kind} {name})"]
        body = "\n  ".join(lines)
        functions.append(f"define void @f{number}() {{\n  {body}\n  ret void\n}}\n")
    sinks = "".join(f"declare void @use.{kind}(i32, {kind})\n" for kind in sorted(uses))
    return HEAD + _declares(batch) + sinks + "".join(functions)


_USE = re.compile(r"call void @use\.i\d+\(i32 (?:noundef )?(\d+), i\d+ (?:noundef )?(\S+)\)")


def fold(batch: Batch) -> dict[tuple[int, int], int | None]:
    """(operation, row) -> the bits that LLVM folds to, None for poison and undef. What it does not fold is missing."""
    import llvmlite.binding as binding

    module = binding.parse_assembly(constants_text(batch), binding.create_context())
    passes = binding.create_new_module_pass_manager()
    passes.add_instruction_combine_pass()
    passes.run(module, binding.create_pass_builder(_machine(), binding.create_pipeline_tuning_options(0)))
    found: dict[tuple[int, int], int | None] = {}
    number = -1
    for line in str(module).splitlines():
        if line.startswith("define "):
            number = int(re.findall(r"@f(\d+)", line)[0])
        elif used := _USE.search(line):
            row, text = int(used[1]), used[2]
            mask = (1 << width(batch.operations[number].result)) - 1
            if text in ("poison", "undef"):
                found[number, row] = None
            elif text in ("true", "false"):
                found[number, row] = int(text == "true")
            elif not text.startswith("%"):
                found[number, row] = int(text) & mask
    return found
