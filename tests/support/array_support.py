"""What lies in a device array, also where it is not initialised."""

from __future__ import annotations

from swlds.device.device_array import DeviceArray


def held_by(array: DeviceArray) -> tuple[list[int], list[int]]:
    """Its bytes, and which of their bits are initialised."""
    space, part = array._store.space, array._extent.bytes
    return space.data[part].tolist(), space.init[part].tolist()
