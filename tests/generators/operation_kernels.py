"""Kernels of one operation on one type, for measuring what it takes to compile: ``make_operations(opcode, type_, count)``.

``make_leaving``: of all work-groups one computes, as ``make_operations`` does, the others leave at once.
"""

from __future__ import annotations

import random

PAIRS = ("add", "mul", "and", "shl", "lshr", "udiv", "sdiv", "urem", "icmp")
FLOAT_PAIRS = ("fadd", "fmul", "frem", "fcmp")
CONVERSIONS = ("fptoui", "sitofp")
_DIVISIONS, _SHIFTS = ("udiv", "sdiv", "urem", "srem"), ("shl", "lshr", "ashr")
_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
_HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %rounds) {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
"""
_START = """  %row = mul i32 %g, 256
  %i = add i32 %row, %x
  %pin = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %pout = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %v = load i32, ptr addrspace(1) %pin, align 4
  %w = xor i32 %v, 12345
"""


def make_operations(opcode: str, type_: str, count: int) -> str:
    return _HEAD + _START + "\n".join(_lines(opcode, type_, count)) + "\n  ret void\n}\n"


def make_leaving(opcode: str, type_: str, count: int) -> str:
    test = "  %works = icmp ult i32 %g, 1\n  br i1 %works, label %work, label %end\nwork:\n"
    return _HEAD + test + _START + "\n".join(_lines(opcode, type_, count)) + "\n  br label %end\nend:\n  ret void\n}\n"


def _lines(opcode: str, type_: str, count: int) -> list[str]:
    """From %v and %w; each uses the one before, so none is left out."""
    numbers, bits = random.Random(1), _BITS.get(type_) or int(type_[1:])
    is_float = type_ in _BITS
    lines, values = [], []
    for name in ("v", "w"):
        lines.append(f"  %s{name} = {_from_word(type_, bits, is_float=is_float).format(f'%{name}')}")
        values.append(f"%s{name}")
    for n in range(count):
        a, b = values[-1], numbers.choice(values[-8:])
        if opcode in _DIVISIONS or opcode in _SHIFTS:
            change = f"or {type_} {b}, 1" if opcode in _DIVISIONS else f"and {type_} {b}, 7"
            lines += [f"  %d{n} = {change}", f"  %t{n} = {opcode} {type_} {a}, %d{n}"]
        elif opcode in ("icmp", "fcmp"):
            lines.append(f"  %d{n} = {opcode} {'olt' if is_float else 'ult'} {type_} {a}, {b}")
            lines.append(f"  %t{n} = select i1 %d{n}, {type_} {a}, {type_} {b}")
        elif opcode == "fptoui":
            lines += [f"  %d{n} = fptoui {type_} {a} to i{bits}", f"  %t{n} = bitcast i{bits} %d{n} to {type_}"]
        elif opcode == "sitofp":
            lines += [f"  %d{n} = bitcast {type_} {a} to i{bits}", f"  %t{n} = sitofp i{bits} %d{n} to {type_}"]
        else:
            lines.append(f"  %t{n} = {opcode} {type_} {a}, {b}")
        values.append(f"%t{n}")
    last = values[-1]
    if is_float:
        lines.append(f"  %bits = bitcast {type_} {last} to i{bits}")
        last = "%bits"
    if bits != 32:
        lines.append(f"  %word = {'trunc' if bits > 32 else 'zext'} i{bits} {last} to i32")
        last = "%word"
    return [*lines, f"  store i32 {last}, ptr addrspace(1) %pout, align 4"]


def _from_word(type_: str, bits: int, *, is_float: bool) -> str:
    if is_float:
        return f"uitofp i32 {{}} to {type_}"
    return f"{'zext' if bits > 32 else 'trunc'} i32 {{}} to {type_}" if bits != 32 else "add i32 {}, 7"
