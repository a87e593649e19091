"""Calls of built-in functions of OpenCL C, each lane with arguments of its own, by kernels made for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import swlds

LANES = 64
#: OpenCL name of a number -> letter of a mangled name, LLVM type, NumPy type.
NUMBERS: dict[str, tuple[str, str, Any]] = {
    "char": ("c", "i8", np.int8),
    "uchar": ("h", "i8", np.uint8),
    "short": ("s", "i16", np.int16),
    "ushort": ("t", "i16", np.uint16),
    "int": ("i", "i32", np.int32),
    "uint": ("j", "i32", np.uint32),
    "long": ("l", "i64", np.int64),
    "ulong": ("m", "i64", np.uint64),
    "half": ("Dh", "half", np.float16),
    "float": ("f", "float", np.float32),
    "double": ("d", "double", np.float64),
}


@dataclass(frozen=True)
class Kind:
    """``count`` numbers, 0 for a scalar."""

    word: str
    count: int = 0

    @property
    def ir(self) -> str:
        scalar = NUMBERS[self.word][1]
        return f"<{self.count} x {scalar}>" if self.count else scalar

    @property
    def numpy(self) -> Any:
        return NUMBERS[self.word][2]

    @property
    def stride(self) -> int:
        """Elements from one lane's value to the next: three take the place of four."""
        return 4 if self.count == 3 else self.count or 1


def mangle(name: str, kinds: Sequence[Kind]) -> str:
    """As clang spells it: a vector that comes again is a substitution."""
    seen: list[Kind] = []
    text = f"_Z{len(name)}{name}"
    for kind in kinds:
        letter = NUMBERS[kind.word][0]
        if not kind.count:
            text += letter
        elif kind in seen:
            index = seen.index(kind)
            text += "S_" if index == 0 else f"S{index - 1}_"
        else:
            seen.append(kind)
            text += f"Dv{kind.count}_{letter}"
    return text


@dataclass(frozen=True)
class Call:
    """``symbol(parameters)`` gives ``result``."""

    symbol: str
    parameters: tuple[Kind, ...]
    result: Kind

    @classmethod
    def of(cls, name: str, result: Kind, *parameters: Kind) -> Call:
        return cls(mangle(name, parameters), parameters, result)


def random_values(kind: Kind, generator: np.random.Generator) -> Any:
    """Any bits at all, small numbers and limits; shape (lanes, elements)."""
    shape = (LANES, kind.count or 1)
    dtype = np.dtype(kind.numpy)
    raw = generator.integers(0, 256, (*shape, dtype.itemsize), np.uint8).view(dtype)[..., 0]
    small = generator.integers(-3 if dtype.kind != "u" else 0, 4, shape).astype(dtype)
    if dtype.kind == "f":
        edges = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 0.5, -1.5], dtype)
        small = (generator.normal(0, 4, shape)).astype(dtype)
    else:
        edges = np.array([np.iinfo(dtype).min, np.iinfo(dtype).max, 0, 1], dtype)
    which = generator.integers(0, 3, shape)
    return np.choose(which, [raw, small, generator.choice(edges, shape)])


def evaluate(calls: Sequence[tuple[Call, Sequence[Any]]], **words: Any) -> list[Any]:
    """The results of the calls, each of shape (lanes, elements), for arguments of such shapes. One kernel has them all."""
    arrays: list[Any] = []
    numbers: dict[int, int] = {}
    lines, declared, outputs = ["  %i = call i32 @llvm.amdgcn.workitem.id.x()"], {}, []

    def buffer(array: Any) -> int:
        arrays.append(array)
        return len(arrays) - 1

    for n, (call, arguments) in enumerate(calls):
        loaded = []
        for k, (kind, values) in enumerate(zip(call.parameters, arguments, strict=True)):
            if id(values) not in numbers:
                padded = np.zeros((LANES, kind.stride), kind.numpy)
                padded[:, : kind.count or 1] = values
                numbers[id(values)] = buffer(padded)
            scalar, at = NUMBERS[kind.word][1], numbers[id(values)]
            size = kind.stride
            lines.append(f"  %p{n}.{k} = getelementptr [{size} x {scalar}], ptr addrspace(1) %b{at}, i32 %i")
            lines.append(
                f"  %v{n}.{k} = load {kind.ir}, ptr addrspace(1) %p{n}.{k}, align {np.dtype(kind.numpy).itemsize}"
            )
            loaded.append(f"{kind.ir} %v{n}.{k}")
        result = call.result
        at = buffer(np.zeros((LANES, result.stride), result.numpy))
        outputs.append(arrays[at][:, : result.count or 1])
        declared[call.symbol] = f"declare {result.ir} @{call.symbol}({', '.join(k.ir for k in call.parameters)})"
        lines.append(f"  %r{n} = call {result.ir} @{call.symbol}({', '.join(loaded)})")
        lines.append(
            f"  %q{n} = getelementptr [{result.stride} x {NUMBERS[result.word][1]}], ptr addrspace(1) %b{at}, i32 %i"
        )
        lines.append(f"  store {result.ir} %r{n}, ptr addrspace(1) %q{n}, align {np.dtype(result.numpy).itemsize}")
    header = ", ".join(f"ptr addrspace(1) %b{k}" for k in range(len(arrays)))
    text = "\n".join(
        [
            'target triple = "amdgcn-amd-amdhsa"',
            *declared.values(),
            f"define amdgpu_kernel void @k({header}) {{",
            *lines,
            "  ret void",
            "}",
            "declare i32 @llvm.amdgcn.workitem.id.x()",
            "",
        ]
    )
    result = swlds.Device("gfx942").load(swlds.parse(text))["k"].launch(1, LANES, arrays, **words)
    assert not result.findings, result.findings
    return outputs
