"""The cells of one access in host code: scalars, whole vectors, or lane by lane, whichever the addresses allow.

``texts`` of values run over the cells in the same order for all planes of an access, so that checks are written once.
"""

from __future__ import annotations

from typing import final

from swlds.engines.wave_compiler.host import raw
from swlds.engines.wave_compiler.host.lanes import Lanes
from swlds.engines.wave_compiler.memory import bounds
from swlds.engines.wave_compiler.values import arithmetic
from swlds.engines.wave_compiler.wave_code import WaveCode

SCALAR, ROW, LANES = range(3)
#: Cells between those of two lanes that a row passes over. As many lie behind the last cell of each plane.
GAP = 8
#: Flags of scalars that are joined in place.
FEW = 8


@final
class RaceCells:
    """``offset``: byte offsets of the first cell of each lane behind a plane's base; ``count``: cells of a lane's access;
    ``period``: vectors of a chunk of lanes. In a row these also have the cells between those of one lane and the next, as of
    three floats 16 bytes apart, which do not count."""

    def __init__(self, t: WaveCode, offset: Lanes, count: int) -> None:
        self.t, self.offset, self.count, self.period = t, offset, count, count
        apart, odd = divmod(offset.stride, 4)
        inside = t.mask is None or t.rows_inside
        holds = offset.bases is not None and (offset.ok is None or t.rows_inside)
        if offset.uniform is not None:
            self.kind, self.starts = SCALAR, [offset.uniform]
        elif holds and offset.stride == 0 and t.mask is None:
            self.kind, self.starts = SCALAR, list(offset.bases or [])
        elif holds and inside and not odd and 0 <= apart - count <= min(count, GAP):
            self.kind, self.starts, self.period = ROW, list(offset.bases or []), apart
        else:
            self.kind, self.starts = LANES, t.shape.chunks(offset)
        self.type = "i32" if self.kind == SCALAR else t.shape.vector("i32")
        self.bit = "i1" if self.kind == SCALAR else t.shape.bit_type

    def splat(self, value: str) -> str:
        return value if self.kind == SCALAR else self.t.shape.splat("i32", value)

    def map(self, template: str, *columns: list[str]) -> list[str]:
        """One instruction for each cell: ``{t}`` is the type, ``{0}`` … the operands."""
        return [self.t.w.pure(template.format(*row, t=self.type)) for row in zip(*columns, strict=True)]

    def both(self, opcode: str, a: list[str], b: list[str]) -> list[str]:
        """``and`` or ``or`` of flags."""
        return [self.t.w.pure(f"{opcode} {self.bit} {x}, {y}") for x, y in zip(a, b, strict=True)]

    def choose(self, flags: list[str], yes: str, no: list[str]) -> list[str]:
        return [
            self.t.w.pure(f"select {self.bit} {f}, {self.type} {yes}, {self.type} {n}")
            for f, n in zip(flags, no, strict=True)
        ]

    def any(self, flags: list[str]) -> str:
        """True when a flag is set in an active lane."""
        w, total = self.t.w, ""
        flags = self._of_period(flags) if self._has_gaps and self.t.mask is None else self.active(flags)
        if self.kind != SCALAR:
            return self.t.shape.any(flags)
        while len(flags) > FEW:
            flags = [self._any_of(flags[k : k + FEW]) for k in range(0, len(flags), FEW)]
        for flag in flags:
            total = w.pure(f"or i1 {total}, {flag}") if total else flag
        return total

    def _of_period(self, flags: list[str]) -> list[str]:
        """Those that count of all chunks together."""
        total, period = flags[: self.period], self.period
        for at in range(period, len(flags), period):
            total = self.both("or", total, flags[at : at + period])
        return self.both("and", total, self._masks()[:period])

    def _any_of(self, flags: list[str]) -> str:
        """Out of line: over long chains of ``or``, LLVM takes quadratic time."""
        name = f"any{len(flags)}"
        lines = [f"  %s{k} = or i1 {f'%s{k - 1}' if k > 1 else '%f0'}, %f{k}" for k in range(1, len(flags))]
        head = f"define internal i1 @{name}({', '.join(f'i1 %f{k}' for k in range(len(flags)))}) noinline nounwind {{"
        result = f"  ret i1 %{f's{len(flags) - 1}' if len(flags) > 1 else 'f0'}"
        self.t.w.declarations.setdefault(name, "\n".join([head, *lines, result, "}"]))
        return self.t.w.pure(f"call i1 @{name}({', '.join(f'i1 {flag}' for flag in flags)})")

    def active(self, flags: list[str]) -> list[str]:
        """Those of active lanes. Inactive lanes of gathers have none: ``get``."""
        if self.kind != ROW or (self.t.mask is None and not self._has_gaps):
            return flags
        return [self.t.w.pure(f"and {self.bit} {f}, {m}") for f, m in zip(flags, self._masks(), strict=True)]

    def get(self, plane: str) -> list[str]:
        """What the cells hold; inactive lanes of gathers give zero."""
        if self.kind == LANES:
            return [x for k in range(self.count) for x in raw.gather(self.t, "i32", self.pointers(plane, k), 4)]
        return [self.t.w.load(self.type, p, 4) for p in self._places(plane)]

    def put(self, plane: str, values: list[str]) -> None:
        """Store into the cells of the active lanes."""
        w, width = self.t.w, self.t.shape.width
        if self.kind == LANES:
            chunks = self.t.shape.count
            for k in range(self.count):
                raw.scatter(self.t, "i32", values[k * chunks : (k + 1) * chunks], self.pointers(plane, k), 4)
            return
        places = self._places(plane)
        if self.kind == SCALAR or self.t.mask is None:
            if self._has_gaps:
                values = self._blend(values, self.get(plane))
            for value, place in zip(values, places, strict=True):
                w.store(self.type, value, place, 4)
            return
        call = raw.masked_store(self.t, "i32", width, 4)
        for value, place, mask in zip(values, places, self._masks(), strict=True):
            w.do(call.format(value, place, mask))

    def _places(self, plane: str) -> list[str]:
        w, step = self.t.w, 4 if self.kind == SCALAR else 4 * self.t.shape.width
        starts = [w.offset(plane, s, self.offset.type) for s in self.starts]
        return [w.offset(start, k * step) for start in starts for k in range(self.period)]

    def _blend(self, values: list[str], others: list[str]) -> list[str]:
        """The values of the cells that count, else the other ones: nobody else writes a worker's cells meanwhile."""
        rows = zip(self._masks(), values, others, strict=True)
        return [self.t.w.pure(f"select {self.bit} {m}, {self.type} {v}, {self.type} {o}") for m, v, o in rows]

    @property
    def _has_gaps(self) -> bool:
        return self.period > self.count

    @property
    def cell_count(self) -> int:
        """Scalars or vectors of the access in one plane."""
        return len(self.starts) * self.period

    @property
    def are_apart(self) -> bool:
        """Lanes have different cells, by the form of their addresses."""
        offset = self.offset
        if self.kind == ROW:
            return self.t.shape.is_even(offset)
        known = offset.bases is not None and offset.ok is None and self.t.shape.is_even(offset)
        return self.kind == SCALAR or (known and offset.stride >= 4 * self.count)

    def is_rising(self) -> str:
        """Each lane's cells lie behind those of the lane before it: then no lanes share one. For lanes one by one."""
        w, width, type_ = self.t.w, self.t.shape.width, self.offset.type
        vector = self.t.shape.vector(type_)
        order = ", ".join(f"i32 {k + 1}" for k in range(width))
        reach = f"splat ({type_} {4 * self.count - 4})"
        flags = []
        for k, here in enumerate(self.starts):
            end = here if self.count == 1 else w.pure(f"add {vector} {here}, {reach}")
            more = self.starts[min(k + 1, len(self.starts) - 1)]
            after = w.pure(f"shufflevector {vector} {here}, {vector} {more}, <{width} x i32> <{order}>")
            flags.append(w.pure(f"icmp ult {vector} {end}, {after}"))
        last = ", ".join(f"i1 {str(k + 1 == width).lower()}" for k in range(width))
        flags[-1] = w.pure(f"or {self.bit} {flags[-1]}, <{last}>")
        total = flags[0]
        for flag in flags[1:]:
            total = w.pure(f"and {self.bit} {total}, {flag}")
        return w.pure(f"icmp eq i{width} {w.pure(f'bitcast {self.bit} {total} to i{width}')}, -1")

    def pointers(self, plane: str, cell: int) -> list[str]:
        return bounds.host_pointers(self.t, plane, self.starts, self.offset.type, 4 * cell)

    def _masks(self) -> list[str]:
        """The active lanes' cells, a flag for each cell of a row."""
        w, width, found = self.t.w, self.t.shape.width, []
        for bits in self.t.shape.bits(self.t.mask):
            for k in range(self.period):
                cells = [divmod(k * width + j, self.period) for j in range(width)]
                counts = ", ".join(f"i1 {str(at < self.count).lower()}" for _, at in cells)
                if self.t.mask is not None and self.period > 1:
                    lanes = ", ".join(f"i32 {lane}" for lane, _ in cells)
                    spread = w.pure(f"shufflevector {self.bit} {bits}, {self.bit} poison, <{width} x i32> <{lanes}>")
                    found.append(w.pure(f"and {self.bit} {spread}, <{counts}>") if self._has_gaps else spread)
                else:
                    found.append(f"<{counts}>" if self._has_gaps else bits)
        return found


def spots_of(t: WaveCode, address: Lanes, size: int, grain: int) -> RaceCells:
    """The cells of ``size`` bytes at each address."""
    scaled = address if grain == 4 else arithmetic.scale(t, address, 4)
    return RaceCells(t, scaled, -(-size // grain))
