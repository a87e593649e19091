"""What checks may ask of the wave whose access they judge: they lie below the waves that make the accesses (``frame.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from swlds.device.address_space import Array
from swlds.device.check import Verdict
from swlds.device.findings import Index3
from swlds.device.lane_values import Data
from swlds.engines.reference.flight import Flight
from swlds.engines.reference.happens_before import Meeting, Offers, WaveOrder
from swlds.engines.reference.phases import Place
from swlds.ir.model import Instruction
from swlds.ir.values import Value


class GroupView(Protocol):
    """A work-group: ``group.Group``. Of the race checker: ``meetings``, barriers by (key, phase); ``offers``, what the last
    write of an atomic at an address in LDS hands on."""

    @property
    def index(self) -> Index3: ...
    @property
    def number(self) -> int: ...
    @property
    def lds_base(self) -> int: ...
    @property
    def waves(self) -> Sequence[WaveView]: ...
    @property
    def meetings(self) -> dict[tuple[Any, int], Meeting]: ...
    @property
    def offers(self) -> dict[int, Offers]: ...


class WaveView(Protocol):
    """A wave: ``frame.Wave``. ``order``: its clocks, kept by the race checker; ``flight``: its copies in flight;
    ``reported``: accesses that the ASan runtime
    refused and that did not happen yet; ``refused``: those of them that shall not happen, lane -> (address, bytes)."""

    order: WaveOrder | None
    flight: Flight

    @property
    def group(self) -> GroupView: ...
    @property
    def wave_number(self) -> int: ...
    @property
    def wave_size(self) -> int: ...
    @property
    def stack_pointer(self) -> int: ...
    @property
    def private_lanes(self) -> Array: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def reported(self) -> dict[int, tuple[Instruction, Verdict | None]]: ...
    @property
    def refused(self) -> dict[int, tuple[int, int]]: ...
    @property
    def signalled(self) -> dict[Any, tuple[int, Place]]: ...
    def callers(self) -> list[Instruction]: ...


class FrameView(Protocol):
    """The active lanes of a wave: ``frame.Frame``."""

    @property
    def wave(self) -> WaveView: ...
    @property
    def mask(self) -> Array: ...
    def register(self, value: Value) -> Data: ...


__all__ = ["FrameView", "GroupView", "WaveView"]
