"""Python's objects, shown: what a module's names hold reaches a terminal as letters, and the attributes keep it as it is."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from test_hostile_names import CONTROLS, HOSTILE, is_plain

import swlds
from swlds.campaigns.summary import Summary

ARRAY = f"a{CONTROLS}"


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> dict[type, list[Any]]:
    """Objects of each exported class, and of the classes that they lead to."""
    module = swlds.parse(HOSTILE, name=f"in{CONTROLS}.ll")
    device = swlds.Device("gfx942")
    loaded = device.load(module)
    kernel = loaded.only(None)
    array = device.array(np.zeros(4, np.int32), name=ARRAY)
    result = kernel.launch(1, 1, [array])
    with pytest.raises(swlds.FindingsError) as raised:
        result.raise_for_findings()
    errors = [error for error in _exported(swlds.SwldsError) if error is not swlds.FindingsError]
    made = [
        module, device, loaded, kernel, array, result, *result.findings, raised.value,
        swlds.Local(4), swlds.Raw(CONTROLS.encode()), swlds.LaunchOptions(),
        swlds.CampaignResult(Summary(CONTROLS, CONTROLS, [], {}), tmp_path_factory.mktemp("x") / CONTROLS),
        *(error(CONTROLS, location=CONTROLS, hint=CONTROLS) for error in errors), kernel.profile(1, 1, [array]),
        result.report(), result.fidelity, result.lds, *_parts_of(result), *_parts_of_module(module),
        swlds.lower(module).layouts, swlds.call_graph(module).nodes, swlds.reduce(HOSTILE, block=1, args=["i32[4]"]),
    ]  # fmt: skip
    found: dict[type, list[Any]] = {}
    for one in made:
        found.setdefault(type(one), []).append(one)
    return found


def _exported(base: type = object) -> list[Any]:
    offered = [getattr(swlds, name) for name in swlds.__all__]
    return [one for one in offered if inspect.isclass(one) and issubclass(one, base)]


def _parts_of(result: swlds.Result) -> Iterator[Any]:
    for finding in result.findings:
        yield from (finding.location, finding.object, finding.other)


def _parts_of_module(module: swlds.Module) -> Iterator[Any]:
    yield from module.globals.values()
    for function in module.functions.values():
        yield function
        yield from function.arguments
        for block in function.blocks:
            yield from (block, *block)


def test_each_exported_class_is_among_them(shown: dict[type, list[Any]]) -> None:
    assert [one.__name__ for one in _exported() if one not in shown] == []


def test_str_and_repr_hold_no_controls(shown: dict[type, list[Any]]) -> None:
    bad = [
        (kind.__name__, show.__name__, ascii(show(one)))
        for kind, ones in shown.items()
        for one in ones
        for show in (repr, str)
        if not is_plain(show(one)) or ("\n" in show(one) and not (kind is swlds.Module and show is str))
    ]
    assert bad == []


def test_attributes_hold_names_as_they_are(shown: dict[type, list[Any]]) -> None:
    (kernel,), (loaded,), (array,), (result,) = (
        shown[kind] for kind in (swlds.Kernel, swlds.LoadedModule, swlds.DeviceArray, swlds.Result)
    )
    assert kernel.name == f"k{CONTROLS}" == result.kernel and loaded.kernels == [kernel.name] and array.name == ARRAY
    located = next(finding for finding in result.findings if finding.location is not None)
    assert located.location.file == f"f{CONTROLS}" and ARRAY in located.message
    assert located.location.spelled == f"f{CONTROLS}:7:1" and str(located.location) != located.location.spelled
    error = swlds.FindingsError([located])
    assert error.location == located.location.spelled and located.message in error.message


def test_warnings_and_errors_of_arrays_hold_no_controls() -> None:
    with pytest.warns(ResourceWarning) as told, swlds.Device("gfx942") as device:
        array = device.array(np.zeros(4, np.int32), name=ARRAY)
        with pytest.raises(ValueError, match="a copy is needed") as refused:
            array.__array__(np.float32, copy=False)
    texts = [str(one.message) for one in told] + traceback.format_exception_only(refused.value)
    assert all(is_plain(text) and text.count("\n") <= text.endswith("\n") for text in texts), texts


def test_what_is_shown_can_be_told_apart(shown: dict[type, list[Any]]) -> None:
    assert r"\x1b" in repr(shown[swlds.Kernel][0]) and r"\u202e" in repr(shown[swlds.DeviceArray][0])
