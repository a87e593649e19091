"""A word that a public function does not have is a SwldsError that names the one that was meant, for all of them."""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import swlds
from swlds.errors import LaunchError, SwldsError

IR = """define amdgpu_kernel void @k(ptr addrspace(1) %x) {
  store i32 1, ptr addrspace(1) %x
  ret void
}
"""
#: As those have it who do not check types.
DOOR: Any = swlds
#: What the device asks an array, not users.
INNER = {"extent_in"}
#: Made by swlds, not by users.
MADE = {"Finding", "Result", "Kernel", "LoadedModule", "DeviceArray", "Module", "CampaignResult"}


def public_functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    for package in (swlds, swlds.layouts):
        for name in package.__all__:
            found = getattr(package, name)
            is_error = isinstance(found, type) and issubclass(found, Exception)
            is_layout = isinstance(found, type) and package is swlds.layouts
            if callable(found) and not is_error and not is_layout and name not in MADE:
                yield name, found


def public_methods() -> Iterator[tuple[str, Callable[..., Any]]]:
    device = DOOR.Device("gfx942", engine="reference")
    loaded = device.load(swlds.parse(IR))
    kernel, array = loaded["k"], device.array(np.zeros(4, np.int32))
    result = kernel.launch(1, 1, [array], profile=True)
    for of in (device, loaded, kernel, array, result, result.profile, swlds.LaunchOptions()):
        for name, method in inspect.getmembers(of, inspect.ismethod):
            if name[0] != "_" and name not in INNER and isinstance(method, types.MethodType) and method.__self__ is of:
                takes = [p for p in inspect.signature(method).parameters.values() if p.kind != p.VAR_KEYWORD]
                if takes:
                    yield f"{type(of).__name__}.{name}", method


FUNCTIONS = dict(public_functions())
METHODS = dict(public_methods())


@pytest.mark.parametrize("name", [*FUNCTIONS, *METHODS])
def test_an_unknown_word(name: str) -> None:
    function = {**FUNCTIONS, **METHODS}[name]
    if name in ("Kernel.launch", "Kernel.profile", "Kernel.host_ir"):
        given: tuple[Any, ...] = (1, 1, [None])
    else:
        required = [
            p for p in inspect.signature(function).parameters.values()
            if p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)
        ]  # fmt: skip
        given = tuple(IR for _ in required)
    with pytest.raises(SwldsError, match="unknown option 'nxi'"):
        function(*given, nxi=1)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: DOOR.Device("gfx942", engin="wave"), "unknown option 'engin' (did you mean engine?)"),
        (lambda: DOOR.opt(IR, "pad-lds", kernl="k"), "did you mean kernel?"),
        (lambda: DOOR.parse(IR, lnk=[]), "did you mean link?"),
        (lambda: DOOR.Device().array([1], nme="x"), "did you mean name?"),
        (lambda: DOOR.Local(sise=4), "did you mean size?"),
        (lambda: METHODS["Profile.text"](by="lin"), "unknown grouping 'lin' (did you mean line?)"),
        (lambda: METHODS["Profile.csv"](5), "unknown grouping '5'"),
        (lambda: METHODS["Profile.text"](by="x" * 1000), f"unknown grouping '{'x' * 27}...{'x' * 28}' (known: kernel, line"),
        (lambda: METHODS["Profile.text"](by=DOOR.parse(IR)), "unknown grouping '<Module <text>: "),
        (lambda: METHODS["Profile.table"](["site"]), "unknown grouping"),
        (lambda: METHODS["Profile.grouped"]("x"), "unknown grouping 'x'"),
    ],
)
def test_what_was_meant_is_named(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(SwldsError) as error:
        call()
    assert message in str(error.value)


def test_names_and_documentation_stay() -> None:
    assert "name" in inspect.signature(swlds.parse).parameters and swlds.parse.__doc__
    assert swlds.opt.__name__ == "opt" and list(inspect.signature(swlds.Device).parameters) == ["target", "engine"]


@pytest.mark.parametrize("engine", ["reference", "wave", "both"])
def test_arrays_stay_as_they_are_while_a_launch_runs(engine: str) -> None:
    device = DOOR.Device("gfx942", engine=engine)
    array, other = (device.array(np.full(4, n, np.int32)) for n in (3, 5))
    kernel = device.load(swlds.parse(IR))["k"]
    said: list[str] = []
    made: list[swlds.DeviceArray] = []

    def progress(*_: int) -> None:
        for call in (array.free, other.free, device.close, lambda: array.write(7), lambda: other.write(7)):
            try:
                call()
            except LaunchError as error:
                said.append(str(error))
        made.append(device.array([8, 9]))

    assert not kernel.launch(1, 1, [array], progress=progress).findings
    assert len(said) == 5 * len(made) and made and all("a launch is running on this device" in s for s in said)
    assert array.numpy().tolist() == [1, 3, 3, 3] and other.numpy().tolist() == [5] * 4
    assert made[0].numpy().tolist() == [8, 9]
    array.write(2)
    array.free()
    other.free()
    assert not array.is_live and len(device.close()) == len(made)
    assert device.close() == []
