"""Two runs side by side: the same word is not the same result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from campaign_support import run_campaign, write_campaign, write_kernels
from cli_support import run_cli
from page_support import check_page

from swlds.campaigns.compare_runs import Comparison
from swlds.campaigns.summary import read_summary
from swlds.campaigns.verdicts import list_failures

RUN = """
[[inputs]]
files = "k*.ll"
launch = { block = 17, args = "i32[16]=zero" }
[[actions]]
do = "run"
expect = ["FAIL"]
"""


def test_items_that_fail_otherwise(tmp_path: Path) -> None:
    """Two that change places leave all counts as they were; they are worse, also where failures are expected."""
    kernels = write_kernels(tmp_path, 2)
    texts = [
        kernels[0].read_text(),
        kernels[0].read_text().replace("addrspace(3) %p, align", "addrspace(3) @tile, align"),
    ]
    path = write_campaign(tmp_path, RUN)
    for name, order in (("before", (0, 1)), ("after", (1, 0))):
        for kernel, which in zip(kernels, order, strict=True):
            kernel.write_text(texts[which])
        result = run_campaign(path, name, against=None if name == "before" else tmp_path / "before")
    found = result.against
    assert found is not None and result.exit_code == 1 and result.summary.is_good
    assert [change.id for change in found.otherwise] == ["k0.ll: run", "k1.ll: run"] and not found.worse
    assert "out-of-bounds" in found.otherwise[0].before and "race" in found.otherwise[0].after
    done = run_cli("campaign", tmp_path / "after", "--against", tmp_path / "before", "--html", tmp_path / "p.html")
    assert done.code == 1 and "otherwise: k0.ll: run: XFAIL run: out-of-bounds" in done.stdout
    assert "0 items as before, 0 worse, 0 better, 2 otherwise" in done.stdout
    assert "XFAIL run: out-of-bounds" in check_page((tmp_path / "p.html").read_text()).words
    assert len(json.loads(result.json())["against"]["otherwise"]) == 2
    assert run_cli("campaign", tmp_path / "after", "--against", tmp_path / "after").code == 0


def test_figures_that_changed(tmp_path: Path) -> None:
    """They are listed, the first of them; what they mean is not judged."""
    write_kernels(tmp_path, 2)
    text = RUN.replace('"run"', '"profile"').replace("17", "BLOCK").replace('expect = ["FAIL"]', "")
    before = run_campaign(write_campaign(tmp_path, text.replace("BLOCK", "8")), "before")
    after = run_campaign(write_campaign(tmp_path, text.replace("BLOCK", "16")), "after", against=before.folder)
    found = after.against
    assert found is not None and after.exit_code == 0 and found.is_good
    changed = {(one.id, one.name): (one.before, one.after) for one in found.figures}
    assert changed["k1.ll: profile", "lds.requested_bytes"] == (32, 64), changed
    assert (
        "figure: k0.ll: profile: lds.requested_bytes: 32 -> 64" in found.text()
        and f"{len(changed)} figures changed" in found.text()
    )
    listed = json.loads(after.json())["against"]["figures"]
    assert {"id": "k0.ll: profile", "name": "lds.requested_bytes", "before": 32, "after": 64} in listed
    assert "lds.requested_bytes" in check_page(after.html()).words


def test_a_shard_is_compared_with_its_own_items(tmp_path: Path) -> None:
    """Those of others are not gone; what the plan has no more is gone in one shard."""
    kernels = write_kernels(tmp_path, 8)
    path = write_campaign(tmp_path, '[[inputs]]\nfiles = "k*.ll"\n[[actions]]\ndo = "lower"\n')
    run_campaign(path, "whole")
    kernels[5].unlink()
    gone = []
    for shard in ("1/2", "2/2"):
        result = run_campaign(path, f"part{shard[0]}", shard=shard, against=tmp_path / "whole")
        assert result.against is not None and result.exit_code == 0 and not result.against.new
        gone += [change.id for change in result.against.gone]
        assert sum(result.against.before.counts.values()) == len(result.rows) + len(result.against.gone)
    assert gone == ["k5.ll: lower"]


#: Two stores behind the end of a tile, each of another one.
TWO = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [8 x i32] poison, align 4
@u = internal addrspace(3) global [8 x i32] poison, align 4
@w = internal addrspace(3) global [8 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %i
  store i32 %i, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(3) @SECOND, i32 %i
  store i32 %i, ptr addrspace(3) %q
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
"""
#: A kernel that writes addresses of LDS, which lowering changes, to some of its buffers.
WRITES = """target triple = "amdgcn-amd-amdhsa"
@t = internal addrspace(3) global [16 x i32] poison, align 4
@u = internal addrspace(3) global [16 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(1) %p) {
  %a = ptrtoint ptr addrspace(3) @u to i32
  store i32 %a, ptr addrspace(1) %o
  store i32 SECOND, ptr addrspace(1) %p
  store i32 %a, ptr addrspace(3) @t
  ret void
}
"""
CLEAN = TWO.replace("i32 %i\n", "i32 0\n").replace("store i32 %i", "store i32 1").replace("@SECOND", "@u")
MORE = CLEAN.replace("  ret void", "SECOND  ret void")
LINES = "; RUN: not swlds lower %s\n; RUN: SECOND uses %s\n" + CLEAN
#: What is done, with which module, what changes in it; and a piece of what is said now.
OTHERWISE = {
    "run": ('do = "run"', TWO, ("u", "w"), "; out-of-bounds: store on @w"),
    "validate": ('do = "validate"', TWO, ("u", "w"), "; out-of-bounds: store on @w"),
    "profile": ('do = "profile"', TWO, ("u", "w"), "; out-of-bounds: store on @w"),
    "difference": ('do = "validate"', WRITES, ("1", "%a"), "; differs: argument 1 differs"),
    "bound": (
        'do = "profile"\nat-most = { "lds.requested_bytes" = 1, "lds.instructions" = 2 }',
        MORE,
        ("", "  store i32 1, ptr addrspace(3) %q\n"),
        "; over-limit on @lds.instructions",
    ),
    "check": ('do = "check"', LINES, ("swlds", "not swlds"), "; checks: 'swlds uses m.ll' succeeded"),
}


@pytest.mark.parametrize("name", OTHERWISE)
def test_a_failure_behind_the_first_that_is_another(name: str, tmp_path: Path) -> None:
    """Its bucket is that of the first, which is as it was; it fails otherwise all the same."""
    action, text, seconds, says = OTHERWISE[name]
    expect = 'expect = ["FAIL"]' if name == "run" else ""
    launch = "" if name == "check" else 'launch = { block = 9, args = ["i32[1]"BOTH] }'
    launch = launch.replace("BOTH", ', "i32[1]"' if text is WRITES else "")
    path = write_campaign(tmp_path, f'[[inputs]]\nfiles = "m.ll"\n{launch}\n[[actions]]\n{action}\n{expect}\n')
    for out, second in zip(("before", "after"), seconds, strict=True):
        (tmp_path / "m.ll").write_text(text.replace("SECOND", second))
        result = run_campaign(path, out, against=None if out == "before" else tmp_path / "before", jobs=1)
    found = result.against
    assert found is not None
    [change] = found.otherwise
    assert result.exit_code == 1 and change.before != change.after and says in change.after


def test_results_of_versions_that_kept_the_first_failure_only(tmp_path: Path) -> None:
    """They are compared by their buckets; what is no list of texts is no row."""
    path = write_campaign(tmp_path, RUN.replace("k*.ll", "m.ll").replace("17", "9").replace('expect = ["FAIL"]', ""))
    for out, second in (("before", "u"), ("after", "w")):
        (tmp_path / "m.ll").write_text(TWO.replace("SECOND", second))
        run_campaign(path, out, jobs=1)
    results = tmp_path / "before" / "results.jsonl"
    row = json.loads(results.read_text())
    assert row["failures"] == ["out-of-bounds: store on @t", "out-of-bounds: store on @u"]
    commands = [b["command"] for b in json.loads((tmp_path / "before" / "summary.json").read_text())["buckets"]]
    before = read_summary(tmp_path / "before")
    assert [b.command for b in before.buckets] == commands
    found = Comparison(before, read_summary(tmp_path / "after"))
    assert len(found.otherwise) == 1 and not found.is_good
    assert [b["command"] for b in found.as_json()["before"]["buckets"]] == commands
    del row["failures"], row["title"]
    results.write_text(json.dumps(row) + "\n")
    assert Comparison(read_summary(tmp_path / "before"), read_summary(tmp_path / "after")).is_good
    results.write_text(json.dumps({**row, "failures": [3]}) + "\n")
    assert not read_summary(tmp_path / "before").rows
    (tmp_path / "after" / "summary.json").write_text('{"version": [], "buckets": 3}')
    assert not read_summary(tmp_path / "after").buckets[0].command


def test_many_failures_of_an_item() -> None:
    """A row holds the first of them, and lists are equal where all are."""
    many = [f"f{number:03}" for number in range(500)]
    left, right = (list_failures([*many[:-1], last]) for last in ("f499", "g" * 100_000))
    assert len(left) == len(right) < 30 and left[0] == "f000" and left != right and len(str(right)) < 1000
    assert left == list_failures([*reversed(many), "f003"])


def test_new_items_that_fail_are_named(tmp_path: Path) -> None:
    kernels = write_kernels(tmp_path, 2)
    path = write_campaign(tmp_path, RUN.replace('expect = ["FAIL"]', ""))
    kernels[1].rename(tmp_path / "away")
    before = run_campaign(path, "before")
    (tmp_path / "away").rename(kernels[1])
    found = run_campaign(path, "after", against=before.folder).against
    assert found is not None and not found.is_good
    assert "new: k1.ll: run: FAIL: " in found.text() and "new: k0.ll" not in found.text()
