"""Whatever stands in place of a parameter of a public function works, or is one clear error of swlds."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import swlds
from swlds import layouts
from swlds.layouts import LinearLayout, PaddedLayout, Pattern, TensorAccess
from swlds.words import shown

KERNEL = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [4 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out, i64 %n) {
  store i32 1, ptr addrspace(3) @t
  store i32 1, ptr addrspace(1) %out
  ret void
}
"""
JUNK = [
    *(None, True, -1, 0, 5, 1.5, float("nan"), 10**30, np.int32(3), object()),
    *("x", "", b"x", [], {}, (1, 2), [1.5], [None], [[1]], {1: 2}, {"x": 1}, {"x": [1]}, np.zeros(3), np.array(3), {1}),
]
Case = tuple[Callable[..., Any], list[Any], dict[str, Any]]


def _layout_cases() -> dict[str, Case]:
    pattern = Pattern(offsets=tuple(range(0, 256, 4)), bytes=4, kind="read", lanes=(1 << 64) - 1, align=4)
    tile = LinearLayout({"offset": [(1,), (2,)]}, {"d": 4})
    access = TensorAccess((64,), 16, (8,), (16,))
    padded, blocked = PaddedLayout({64: 4}), layouts.BlockedLayout([1, 4], [8, 8], [2, 1], [1, 0])
    return {
        "Pattern": (Pattern, [], {"offsets": (0, 4), "bytes": 4, "kind": "read", "lanes": 3, "weight": 1, "align": 4}),
        "LinearLayout": (LinearLayout, [{"offset": [(1,), (2,)]}, {"d": 4}], {}),
        "XorSwizzle": (layouts.XorSwizzle, [{8: 16}, 4], {}),
        "XorShuffle": (layouts.XorShuffle, [64, 8, 64, 1], {}),
        "TensorAccess": (TensorAccess, [(64,), 16, (8,), (16,), (0,), False], {}),
        "PaddedLayout": (PaddedLayout, [{64: 4}], {"element_bytes": 4}),
        "PaddedLayout.apply": (padded.apply, [4], {}),
        "PaddedLayout.footprint": (padded.footprint, [4], {}),
        "PaddedLayout.draw": (padded.draw, [4, 64, 16, 32], {}),
        "BlockedLayout": (layouts.BlockedLayout, [[1, 4], [8, 8], [2, 1], [1, 0]], {}),
        "BlockedLayout.linear": (blocked.linear, [[64, 64]], {}),
        "best_swizzle": (
            layouts.best_swizzle,
            [[pattern], "gfx942", 0.01],
            {"form": "any", "footprint": 1024, "group_sizes": (16, 8)},
        ),
        "fit_direct_to_lds": (layouts.fit_direct_to_lds, ["gfx942", 64], {"allow_96": False}),
        "plan_direct_copy": (
            layouts.plan_direct_copy,
            ["gfx942", tile, 4, 4],
            {"warps": 1, "lanes": 1, "padding": None},
        ),
        "coalesced_layout": (layouts.coalesced_layout, [(64,), 16, (8,), (16,), 4, 64, (0,), False], {}),
        "coalesced_layouts": (layouts.coalesced_layouts, [[access], 4, 64], {}),
        "descriptor_layout": (layouts.descriptor_layout, [(64, 64), 16, 4, 64], {}),
    }


def _module_cases() -> dict[str, Case]:
    module = swlds.parse(KERNEL)
    lowering = {"verify": False, "profile": "full", "mcpu": "gfx942", "instrument": True, "allocator": "asan"}
    return {
        "parse": (swlds.parse, [KERNEL], {"name": "n", "link": (), "rocm_device_libs": False, "mcpu": "gfx942"}),
        "call_graph": (swlds.call_graph, [module], {}),
        "lower": (swlds.lower, [module], {**lowering, "after": None, "with_runtime": False, "dynamic": "alias"}),
        "lower_text": (swlds.lower_text, [KERNEL], {**lowering, "name": "x", "after": None}),
        "opt": (
            swlds.opt,
            [module, "pad-lds"],
            {
                "mcpu": "gfx942",
                "kernel": "k",
                "block": None,
                "assume": (),
                "verify_each": False,
                "after": None,
            },
        ),
    }


def _launch_cases() -> dict[str, Case]:
    device = swlds.Device("gfx942", engine="reference")
    loaded = device.load(KERNEL)
    result = loaded["k"].launch(1, 1, [np.zeros(4, np.int32), np.int64(1)])
    array = device.array([1, 2, 3], "i32")
    return {
        "Device": (swlds.Device, ["gfx942"], {"engine": "reference"}),
        "load": (device.load, [KERNEL], {"names": None}),
        "only": (loaded.only, ["k"], {}),
        "array": (device.array, [[1, 2]], {"dtype": "i32", "name": "x"}),
        "empty": (device.empty, [4], {"dtype": "i32", "name": "x"}),
        "write": (array.write, [3], {}),
        "text": (result.text, [3], {"has_fidelity": False}),
        "html": (result.html, [""], {}),
        "report": (result.report, [None], {}),
        "raise_for_findings": (result.raise_for_findings, ["warning"], {}),
        "Local": (swlds.Local, [16], {}),
        "Raw": (swlds.Raw, [b"1234"], {}),
    }


MAKERS = {"layouts": _layout_cases, "modules": _module_cases, "launches": _launch_cases}


def _attempts(case: Case) -> list[tuple[list[Any], dict[str, Any]]]:
    """A value of ``JUNK`` in each place in turn."""
    _, values, words = case
    return [
        *(([*values[:place], junk, *values[place + 1 :]], words) for place in range(len(values)) for junk in JUNK),
        *((values, {**words, name: junk}) for name in words for junk in JUNK),
    ]


@pytest.mark.parametrize("kind", MAKERS)
def test_each_value_works_or_is_an_error_of_ours(kind: str) -> None:
    refused = 0
    for name, case in MAKERS[kind]().items():
        call, values, words = case
        call(*values, **words)
        for tried, given in _attempts(case):
            try:
                call(*tried, **given)
            except swlds.SwldsError as error:
                refused += 1
                assert "\n" not in str(error)
            except Exception as error:
                pytest.fail(f"{name}(*{tried!r}, **{given!r}): {error!r}")
    assert refused > 100


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"link": 5}, "link is 5 (a list of files)"),
        ({"link": "k.bc"}, "link is 'k.bc' (a list of files)"),
        ({"rocm_device_libs": "x"}, "rocm_device_libs is 'x' (True or False)"),
        ({"mcpu": 5}, "mcpu is 5 (text or None)"),
        ({"mcpu": "zz"}, "unknown processor 'zz' (such as gfx942 or gfx11-generic)"),
    ],
)
def test_words_of_parse(words: dict[str, Any], said: str) -> None:
    with pytest.raises(swlds.SwldsError) as caught:
        swlds.parse(KERNEL, **words)
    assert str(caught.value) == said


def test_flags_and_functions_of_opt(tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(KERNEL)
    for words, said in (
        ({"after": 5}, "after is 5 (a function or None)"),
        ({"verify_each": "x"}, "verify_each is 'x' (True or False)"),
    ):
        with pytest.raises(swlds.OptionError) as caught:
            swlds.opt(tmp_path / "k.ll", "pad-lds", **words)  # type: ignore[arg-type]
        assert str(caught.value) == said
    with pytest.raises(swlds.OptionError, match=r"spec is 5 \(text or a path\)"):
        swlds.campaign(5)  # type: ignore[arg-type]
    with pytest.raises(swlds.OptionError, match="unknown processor 5"):
        swlds.lower_file(tmp_path / "k.ll", tmp_path / "out.ll", mcpu=5)


def test_a_module_is_copied_but_not_pickled() -> None:
    module = swlds.parse(KERNEL)
    for made in (copy.copy(module), copy.deepcopy([module])[0]):
        assert made is not module and str(made) == str(module)
    with pytest.raises(swlds.InputError, match=r"a module cannot be pickled \(its text can"):
        pickle.dumps(module)


def test_what_a_device_array_is_stays() -> None:
    array = swlds.Device("gfx942").array([[1, 2], [3, 4]], "i32")
    for name, value in {"shape": (4,), "dtype": np.dtype("f4"), "word": "f32", "address": 0, "name": "x"}.items():
        with pytest.raises(AttributeError):
            setattr(array, name, value)
    assert array.shape == (2, 2) and array.numpy().tolist() == [[1, 2], [3, 4]]


def test_a_number_that_bf16_rounds_to_infinity() -> None:
    device = swlds.Device("gfx942")
    with pytest.raises(swlds.LaunchError, match="values of type float64 are too large for elements of type bf16"):
        device.array([3.4e38], "bf16")
    kept = device.array([3.3895313892515355e38, float("inf"), -float("inf"), float("nan")], "bf16").numpy()
    assert kept.tolist()[:3] == [0x7F7F, 0x7F80, 0xFF80] and kept[3] & 0x7F80 == 0x7F80 and kept[3] & 0x7F


LOCAL = """target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(3) %t, <4 x float> %v) {
  store <4 x float> %v, ptr addrspace(3) %t, align 16
  ret void
}
"""
VECTOR = np.zeros(4, np.float32)


@pytest.mark.parametrize(
    ("grid", "args", "said"),
    [
        (1, [swlds.Local(70000), VECTOR.tobytes()], "LDS with local arguments takes 700"),
        (1, [swlds.Local(2**31), VECTOR.tobytes()], "LDS with local arguments takes 21474836"),
        (1, [swlds.Local(16), VECTOR], "is no pointer (give its bytes: a bytes object, --arg bytes=HEX"),
        (1, [swlds.Local(16), 1.5], "is no scalar (give its bytes: a bytes object, --arg bytes=HEX"),
        (b"1", [swlds.Local(16), VECTOR.tobytes()], "a grid or block is one to three whole numbers, not b'1'"),
        ({1: 2}, [swlds.Local(16), VECTOR.tobytes()], "a grid or block is one to three whole numbers, not {1: 2}"),
        ({1}, [swlds.Local(16), VECTOR.tobytes()], "a grid or block is one to three whole numbers, not {1}"),
        (np.ma.array([1]), [swlds.Local(16), VECTOR.tobytes()], "one to three whole numbers, not masked_array(data=[1]"),
    ],
)
def test_words_of_launches(grid: Any, args: list[Any], said: str) -> None:
    for module in (swlds.parse(LOCAL), swlds.lower(swlds.parse(LOCAL))):
        kernel = swlds.Device("gfx942").load(module)["k"]
        with pytest.raises(swlds.SwldsError) as caught:
            kernel.launch(grid, 1, args)
        assert said in str(caught.value)
    for size in (2**32, 2**63, 10**5000, -1):
        with pytest.raises(swlds.LaunchError, match="a local argument has so many bytes, not"):
            swlds.Local(size)


def test_dir_shows_what_users_ask() -> None:
    device = swlds.Device("gfx942")
    for thing in (device, device.array([1], "i32"), device.load(KERNEL)["k"]):
        assert not [name for name in dir(thing) if name.startswith("_") and not name.startswith("__")]


@pytest.mark.parametrize("shape", [b"x", "", {}, {1}, bytearray(2), np.array(1.5)])
def test_what_is_no_shape(shape: Any) -> None:
    with pytest.raises(swlds.LaunchError, match="a shape is whole numbers"):
        swlds.Device("gfx942").empty(shape)


def test_a_wrong_value_is_quoted_in_short() -> None:
    """However long what it says of itself is, and without making all of that of lists and tables first."""

    class Long:
        def __repr__(self) -> str:
            return "long\n  " * 1000

    kernel = swlds.Device("gfx942").load(swlds.parse(LOCAL))["k"]
    for value in ("x" * 10**6, [0.5] * 10**6, {n: n for n in range(10**5)}, Long(), np.ma.array(np.zeros(1000))):
        text = shown(value)
        assert len(text) <= 60 and text.isprintable() and "..." in text, text
        for words in ({"grid": value}, {"seed": value}, {"cluster": value}, {"options": value}):
            with pytest.raises(swlds.LaunchError) as caught:
                kernel.launch(**{"grid": 1, "block": 1, "args": [], **words})
            assert text in str(caught.value) and len(str(caught.value)) < 200
