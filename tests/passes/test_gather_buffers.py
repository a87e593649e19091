"""gather-to-lds on gfx1250 of what is loaded through buffer resources: lanes past the end store zero, as they did."""

from __future__ import annotations

import json

import numpy as np
import pytest
from backend import assemble
from paths import TESTDATA
from tile_copies import TYPES, TileCopy

import swlds

_SUFFIX = {1: "i8", 2: "i16", 4: "i32", 8: "v2i32", 16: "v4i32"}
_RESOURCE = (
    "  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1("
    "ptr addrspace(1) %in, i16 {stride}, i64 {records}, i32 {flags})\n"
    "  %a = mul i32 %m, {bytes}\n  %vo = add i32 %a, {shift}\n  %gid = call i32 @llvm.amdgcn.workgroup.id.x()"
)


def buffered(bytes_: int, records: object, *, shift: int = 0, scalar: str = "0", **words: object) -> TileCopy:
    """A tile loaded through a buffer of so many bytes; ``shift``: bytes that all lanes' offsets are farther on."""
    suffix, type_ = _SUFFIX[bytes_], TYPES[bytes_]
    given = {"stride": 0, "flags": 822243328, "aux": 0} | words
    declared = (
        "@tile = internal addrspace(3) global [{size} x i8] poison, align 16\n"
        "declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)\n"
        "declare i32 @llvm.amdgcn.workgroup.id.x()\n"
        f"declare {type_} @llvm.amdgcn.raw.ptr.buffer.load.{suffix}(ptr addrspace(8), i32, i32, i32)"
    )
    return TileCopy(
        bytes_,
        load=f"call {type_} @llvm.amdgcn.raw.ptr.buffer.load.{suffix}"
        f"(ptr addrspace(8) %r, i32 %vo, i32 {scalar}, i32 {given['aux']})",
        before=_RESOURCE.format(bytes=bytes_, records=records, shift=shift, **given),
        variable=declared,
    )


@pytest.mark.parametrize("bytes_", _SUFFIX)
@pytest.mark.parametrize(
    ("part", "shift", "scalar"),
    [(1.0, 0, "0"), (0.4, 0, "0"), (0.4, 4, "0"), (0.4, 1, "0"), (0.4, 0, "16"), (0.4, 4, "%gid"), (0.0, 0, "0"), (0.4, -8, "8"),
     (0.4, 16, "-16")],
)  # fmt: skip
def test_lanes_past_the_end(bytes_: int, part: float, shift: int, scalar: str) -> None:
    """The end lies in the middle of a lane's bytes; lanes that are not aligned to a dword load as before."""
    end = int(part * 256) * bytes_ + (bytes_ // 8 * 4 if 0 < part < 1 else 0)
    copy = buffered(bytes_, end, shift=shift, scalar=scalar)
    module = swlds.parse(copy.text())
    changed = swlds.opt(module, "gather-to-lds", mcpu="gfx1250", block=(256,), verify_each=True)
    assert [r.name for r in changed.remarks] == ["Gathered"], [r.text for r in changed.remarks]
    expected, findings = copy.run(module, "gfx1250")
    assert copy.run(changed, "gfx1250") == (expected, findings) and not findings
    assert np.frombuffer(expected, np.uint8).any() == (part > 0)
    lines = assemble(str(changed), "gfx1250")
    assert any("async_to_lds" in line for line in lines) and any(line.startswith("buffer_load") for line in lines)


def test_the_size_may_be_an_argument() -> None:
    """It is known to the launch alone; its upper bits, which a resource does not have, do not count."""
    copy = buffered(16, "%size")
    text = copy.text().replace("noalias %out)", "noalias %out, i64 %size)")
    module = swlds.parse(text)
    changed = swlds.opt(module, "gather-to-lds", mcpu="gfx1250", block=(256,), verify_each=True)
    assert [r.name for r in changed.remarks] == ["Gathered"]
    for size in (4096, 1000, 0, (1 << 45) + 1000):
        found = []
        for each in (module, changed):
            source, out = np.arange(4160, dtype=np.uint32).astype(np.uint8), np.zeros(4160, np.uint8)
            kernel = swlds.Device("gfx1250", engine="both").load(each)["k"]
            result = kernel.launch((1,), (256,), [source, out, np.int64(size)], checks="all")
            found.append((out.tobytes(), [f.kind for f in result.findings]))
        assert found[0] == found[1] and np.frombuffer(found[0][0], np.uint8).any() == (size != 0)


def test_a_constant_size_has_the_bits_of_a_resource() -> None:
    copy = buffered(4, (1 << 45) + 500)
    changed = swlds.opt(copy.text(), "gather-to-lds", mcpu="gfx1250", block=(256,))
    assert copy.run(changed, "gfx1250") == copy.run(swlds.parse(copy.text()), "gfx1250")


@pytest.mark.parametrize(("shift", "lanes"), [(0, 256), (1, 0), (4, 255)])
def test_only_aligned_lanes_inside_copy(shift: int, lanes: int) -> None:
    changed = swlds.opt(buffered(4, 1024, shift=shift).text(), "gather-to-lds", mcpu="gfx1250", block=(256,))
    kernel = swlds.Device("gfx1250").load(changed)["k"]
    result = kernel.profile(grid=(1,), block=(256,), args=[np.zeros(1088, np.uint8), np.zeros(1088, np.uint8)])
    sites = [s for s in json.loads(result.json())["sites"] if (s["kind"], s["space"]) == ("dma", "lds")]
    assert sum(site["active_lanes"] for site in sites) == lanes


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"stride": 16}, "its buffer resource has a stride"),
        ({"aux": 64}, "its flags are no copy's"),
    ],
)
def test_resources_that_stay(words: dict[str, object], reason: str) -> None:
    (remark,) = swlds.opt(buffered(4, 1024, **words).text(), "gather-to-lds", mcpu="gfx1250", block=(256,)).remarks
    assert remark.name == "NotGathered" and reason in remark.text, remark.text


def test_a_resource_from_elsewhere_stays() -> None:
    text = buffered(4, 1024).text()
    head, _, rest = text.partition("  %r = call")
    text = head + rest.partition("\n")[2]
    text = text.replace("noalias %out)", "noalias %out, ptr addrspace(8) %r)")
    (remark,) = swlds.opt(text, "gather-to-lds", mcpu="gfx1250", block=(256,)).remarks
    assert remark.name == "NotGathered" and "how its buffer resource is made is not known" in remark.text


def test_a_product_of_triton() -> None:
    """Four loads of 16 bytes a round become copies, where its arguments are different memory."""
    module = swlds.parse(TESTDATA / "producers" / "triton_matmul_s1.gfx1250.ll")
    changed = swlds.opt(module, "gather-to-lds<apart>", mcpu="gfx1250", block=(128,), verify_each=True)
    assert [r.name for r in changed.remarks] == ["Gathered"] * 4, [r.text for r in changed.remarks]
    rng = np.random.default_rng(4)
    a, b = (rng.standard_normal(s).astype(np.float16) for s in ((64, 96), (96, 64)))
    found = []
    for each in (module, changed):
        out = np.zeros(4096, np.float32)
        kernel = swlds.Device("gfx1250", engine="both").load(each)["matmul"]
        arguments = [a, b, out, *map(np.int32, (64, 64, 96)), None, None]
        result = kernel.launch((1, 1), 128, arguments, dynamic_lds=4096, checks="all")
        found.append((out.tobytes(), [f.kind for f in result.findings]))
    assert found[0] == found[1]
    np.testing.assert_allclose(
        np.frombuffer(found[1][0], np.float32), (a.astype(float) @ b.astype(float)).ravel(), atol=1e-2
    )
    assert sum("global_load_async_to_lds_b128" in line for line in assemble(str(changed), "gfx1250")) == 4
