"""Two runs side by side: the same word is not the same result."""

from __future__ import annotations

import json
from pathlib import Path

from campaign_support import run_campaign, write_campaign, write_kernels
from cli_support import run_cli
from page_support import check_page

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
