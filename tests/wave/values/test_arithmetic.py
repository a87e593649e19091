"""Arithmetic of random bits: uniform, affine, varying and literal operands on every host give the reference engine's bits.

A NaN stands for any NaN here: which one an operation on NaN gives, LLVM leaves open, and so does host code.
"""

from __future__ import annotations

import numpy as np
import pytest

import swlds

GROUPS, BLOCK = 3, 64
ITEMS = GROUPS * BLOCK
#: Type -> (bits, bits of the mantissa, suffix in names of intrinsics); integers have no mantissa.
FLOATS = {"half": (16, 10, "f16"), "bfloat": (16, 7, "bf16"), "float": (32, 23, "f32"), "double": (64, 52, "f64")}
INTEGERS = {"i8": 8, "i24": 24, "i32": 32, "i64": 64}
HEAD = """target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
"""
_PAIRS = ("add", "sub nuw", "mul nsw", "and", "or", "or disjoint", "xor", "shl nuw", "lshr exact", "ashr")
_DIVISIONS = ("udiv exact", "sdiv", "urem", "srem")
_PREDICATES = ("eq", "ugt", "ule", "sge", "slt")
_CALLS = ("smin", "umax", "uadd.sat", "ssub.sat", "sshl.sat", "uadd.with.overflow", "smul.with.overflow")
_FLOAT_CALLS = ("minnum", "maxnum", "minimum", "maximumnum", "copysign")
_FLOAT_UNARY = ("fabs", "floor", "rint", "roundeven", "trunc", "sqrt", "canonicalize")


def integer_operations(t: str) -> list[str]:
    """Templates; {x}, {y}, {z} are operands, the result has the type behind the bar."""
    found = [f"{o} {t} {{x}}, {{y}} | {t}" for o in _PAIRS] + [f"{o} {t} {{x}}, {{d}} | {t}" for o in _DIVISIONS]
    found += [f"icmp {p} {t} {{x}}, {{y}} | i1" for p in _PREDICATES]
    for name in _CALLS:
        kind = f"{{ {t}, i1 }}" if "overflow" in name else t
        found.append(f"call {kind} @llvm.{name}.{t}({t} {{x}}, {t} {{y}}) | {kind}")
    found += [
        f"call {t} @llvm.{o}.{t}({t} {{x}}, i1 {f}) | {t}" for o in ("ctlz", "cttz", "abs") for f in ("true", "false")
    ]
    found += [f"call {t} @llvm.{o}.{t}({t} {{x}}, {t} {{y}}, {t} {{z}}) | {t}" for o in ("fshl", "fshr")]
    found += [f"call {t} @llvm.{o}.{t}({t} {{x}}) | {t}" for o in ("ctpop", "bitreverse")]
    found += [f"{o} {t} {{x}} to i128 | i128" for o in ("zext nneg", "sext")] + [f"trunc nuw {t} {{x}} to i5 | i5"]
    return found + [f"{o} {t} {{x}} to {f} | {f}" for o in ("uitofp", "sitofp") for f in FLOATS]


def float_operations(t: str) -> list[str]:
    s = FLOATS[t][2]
    found = [f"{o} {t} {{x}}, {{y}} | {t}" for o in ("fadd fast", "fsub", "fmul contract", "fdiv arcp", "frem")]
    found += [f"fcmp {p} {t} {{x}}, {{y}} | i1" for p in ("oeq", "ult", "one", "ord", "uge", "olt")]
    found += [f"call {t} @llvm.{o}.{s}({t} {{x}}) | {t}" for o in _FLOAT_UNARY]
    found += [f"call {t} @llvm.{o}.{s}({t} {{x}}, {t} {{y}}) | {t}" for o in _FLOAT_CALLS]
    found += [f"call {t} @llvm.{o}.{s}({t} {{x}}, {t} {{y}}, {t} {{z}}) | {t}" for o in ("fma", "fmuladd")]
    found += [f"{o} {t} {{x}} to {i} | {i}" for o in ("fptosi", "fptoui") for i in ("i8", "i32", "i64", "i128")]
    found += [f"fptrunc {t} {{x}} to {u} | {u}" for u in FLOATS if FLOATS[u][0] < FLOATS[t][0]]
    return found + [f"fpext {t} {{x}} to {u} | {u}" for u in FLOATS if FLOATS[u][0] > FLOATS[t][0]]


def special(t: str) -> list[int]:
    """Bit patterns at the edges of a type."""
    if t in INTEGERS:
        top = 1 << (INTEGERS[t] - 1)
        return [0, 1, 2, 2 * top - 1, top, top - 1, top + 1, INTEGERS[t], INTEGERS[t] - 1]
    bits, mantissa, _ = FLOATS[t]
    infinity = ((1 << (bits - 1 - mantissa)) - 1) << mantissa
    one = infinity // 2 >> mantissa << mantissa
    plain = [0, 1, (1 << mantissa) - 1, 1 << mantissa, one, one + 1, one - 1, infinity - 1, infinity, infinity | 5]
    return [p | sign << (bits - 1) for p in plain for sign in (0, 1)]


def operands(t: str, rng: np.random.Generator) -> np.ndarray:
    """Special patterns, numbers near one, and random bits, as bytes of ``ITEMS`` elements."""
    bits = INTEGERS.get(t) or FLOATS[t][0]
    step = 1 << (bits - 1).bit_length() >> 3
    known = special(t)
    near = known[8] if t in FLOATS else 0
    found = []
    for kind in rng.integers(0, 3, ITEMS).tolist():
        number = int.from_bytes(rng.bytes(step), "little") % (1 << bits)
        if kind == 0:
            number = known[number % len(known)]
        elif kind == 1:
            number = near ^ number >> (6 if t in FLOATS else bits - 7)
        found.append((number % (1 << bits)).to_bytes(step, "little"))
    return np.frombuffer(b"".join(found), np.uint8).copy()


def literal(t: str, bits: int) -> str:
    if t not in FLOATS:
        return str(bits)
    if t != "float":
        return f"0x{'' if t == 'double' else 'H' if t == 'half' else 'R'}{bits:0{FLOATS[t][0] // 4}X}"
    with np.errstate(invalid="ignore"):
        wide = np.array([bits], np.uint32).view(np.float32).astype(np.float64).view(np.uint64)
    return f"0x{int(wide[0]):016X}"


class Kernel:
    """One kernel that applies every operation to operands in random forms. ``layout``: (operation, offset, bytes, type)."""

    def __init__(self, t: str, rng: np.random.Generator) -> None:
        self.t, self.rng, self.lines, self.declared = t, rng, [], set()
        self.bits = INTEGERS.get(t) or FLOATS[t][0]
        self.cell = 1 << (self.bits - 1).bit_length() >> 3
        self.layout: list[tuple[str, int, int, str]] = []
        self.room = 0
        self.forms = [self._forms(k) for k in range(3)]
        for operation in float_operations(t) if t in FLOATS else integer_operations(t):
            self._apply(*operation.split(" | "))

    def emit(self, text: str) -> str:
        self.lines.append(f"  %v{len(self.lines)} = {text}")
        return f"%v{len(self.lines) - 1}"

    def _load(self, k: int, index: str) -> str:
        kind = self.t if self.bits == 8 * self.cell else f"i{8 * self.cell}"
        place = self.emit(f"getelementptr {kind}, ptr addrspace(1) %in{k}, i32 {index}")
        value = self.emit(f"load {kind}, ptr addrspace(1) {place}")
        return value if kind == self.t else self.emit(f"trunc {kind} {value} to {self.t}")

    def _forms(self, k: int) -> list[str]:
        """The operand varying, uniform, and for integers affine."""
        found = [self._load(k, "%item"), self._load(k, "%first")]
        if self.t in INTEGERS:
            cast = "zext" if self.bits > 32 else "trunc"
            lane = "%i" if self.bits == 32 else self.emit(f"{cast} i32 %i to {self.t}")
            found.append(self.emit(f"add {self.t} {self.emit(f'mul {self.t} {lane}, {3 - 2 * k}')}, {found[1]}"))
        return found

    def _pick(self, k: int) -> str:
        at = int(self.rng.integers(0, len(self.forms[k]) + 1))
        edges = special(self.t)
        return self.forms[k][at] if at < len(self.forms[k]) else literal(self.t, edges[self.rng.integers(len(edges))])

    def _apply(self, template: str, kind: str) -> None:
        chosen = {name: self._pick(k) for k, name in enumerate("xyz")}
        if "{d}" in template:
            is_zero = self.emit(f"icmp eq {self.t} {chosen['y']}, 0")
            chosen["d"] = self.emit(f"select i1 {is_zero}, {self.t} 1, {self.t} {chosen['y']}")
        if template.startswith("call"):
            head, arguments = template.removeprefix("call ").rstrip(")").split("(")
            self.declared.add(f"declare {head}({', '.join(a.split()[0] for a in arguments.split(','))})")
        text = template.format(**chosen) if "{ " not in template else _fill(template, chosen)
        value = self.emit(text)
        if kind.startswith("{"):
            value, kind = self.emit(f"extractvalue {kind} {value}, {self.rng.integers(2)}"), kind
            text += " (one of both)"
            last = self.lines[-1].rsplit(" ", 1)[1]
            kind = "i1" if last == "1" else self.t
        bits = FLOATS[kind][0] if kind in FLOATS else int(kind[1:])
        size = max(8, 1 << (bits - 1).bit_length()) // 8
        if kind not in FLOATS and bits != 8 * size:
            value, stored = self.emit(f"zext {kind} {value} to i{8 * size}"), f"i{8 * size}"
        else:
            stored = kind
        start = self.emit(f"getelementptr i8, ptr addrspace(1) %out, i32 {self.room}")
        place = self.emit(f"getelementptr {stored}, ptr addrspace(1) {start}, i32 %item")
        self.lines.append(f"  store {stored} {value}, ptr addrspace(1) {place}")
        self.layout.append((text, self.room, size, kind))
        self.room += -(-size * ITEMS // 16) * 16

    def __str__(self) -> str:
        parameters = ", ".join(f"ptr addrspace(1) %{n}" for n in ("in0", "in1", "in2", "out"))
        first = "  %i = call i32 @llvm.amdgcn.workitem.id.x()\n  %g = call i32 @llvm.amdgcn.workgroup.id.x()\n"
        first += f"  %first = mul i32 %g, {BLOCK}\n  %item = add i32 %first, %i\n"
        body = first + "\n".join(self.lines) + "\n  ret void\n}\n"
        return HEAD + "\n".join(sorted(self.declared)) + f"\ndefine amdgpu_kernel void @k({parameters}) {{\n{body}"


def _fill(template: str, chosen: dict[str, str]) -> str:
    for name, text in chosen.items():
        template = template.replace("{" + name + "}", text)
    return template


def _canonical(raw: np.ndarray, size: int, kind: str) -> np.ndarray:
    """Results as integers, every NaN as one."""
    if size == 16:
        return raw.reshape(-1, 16)
    numbers = raw.view(f"u{size}")
    if kind not in FLOATS:
        return numbers
    bits, mantissa, _ = FLOATS[kind]
    infinity = ((1 << (bits - 1 - mantissa)) - 1) << mantissa
    return np.where(
        (numbers & numbers.dtype.type((1 << (bits - 1)) - 1)) > infinity, numbers.dtype.type(infinity + 1), numbers
    )


def check(t: str, seed: int, host: str, checks: str) -> None:
    rng = np.random.default_rng([seed, *t.encode()])
    kernel, given = Kernel(t, rng), [operands(t, rng) for _ in range(3)]
    module, found = swlds.parse(str(kernel)), []
    for how in ({"engine": "reference"}, {"engine": "wave", "host": host}):
        out = np.zeros(kernel.room, np.uint8)
        result = swlds.Device("gfx942").load(module)["k"].launch(GROUPS, BLOCK, [*given, out], checks=checks, **how)
        assert not result.findings
        assert len(found) == 0 or "reference" not in str(result.fidelity.as_json().get("executed"))
        found.append(out)
    for text, at, size, kind in kernel.layout:
        wanted, got = (_canonical(o[at : at + size * ITEMS], size, kind) for o in found)
        lane = next(iter(np.flatnonzero((wanted != got).reshape(ITEMS, -1).any(axis=1))), None)
        assert lane is None, f"{text} in item {lane}: {wanted[lane]} and not {got[lane]}"


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("host", ["native", "baseline"])
@pytest.mark.parametrize("t", [*INTEGERS, *FLOATS])
def test_arithmetic(t: str, host: str) -> None:
    """Without racecheck: it makes four fifths of the host code, and has nothing to do with arithmetic."""
    check(t, 0, host, "memcheck,initcheck")


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("t", [*INTEGERS, *FLOATS])
def test_many(t: str) -> None:
    for seed in range(1, 30):
        check(t, seed, ("native", "baseline")[seed % 2], "all" if seed % 10 == 0 else "memcheck,initcheck")
