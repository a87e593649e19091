"""The campaigns of ``campaigns/`` and of docs/campaigns.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from campaign_support import run_campaign, words_of, write_campaign, write_generator, write_kernels
from paths import ROOT

from swlds.campaigns.plan import make_plan
from swlds.campaigns.spec import read_spec

FOLDER = ROOT / "campaigns"


@pytest.mark.parametrize(("name", "count"), [("random", 1500), ("golden", 20), ("sweep", 48)])
def test_its_plan(name: str, count: int) -> None:
    assert len(make_plan(read_spec(FOLDER / f"{name}.toml"), "1").planned) >= count


def shortened(name: str, folder: Path, *changes: tuple[str, str]) -> Path:
    """The campaign with fewer items, elsewhere."""
    text = (FOLDER / f"{name}.toml").read_text()
    for old, new in (
        *changes, ('"../', f'"{ROOT}/'), ('"programs.py', f'"{FOLDER}/programs.py'), ('"attention.py', f'"{FOLDER}/attention.py'),
    ):  # fmt: skip
        assert old in text or old in ('"../', '"programs.py', '"attention.py')
        text = text.replace(old, new)
    return write_campaign(folder, text, f"{name}.toml")


def test_random_programs(tmp_path: Path) -> None:
    result = run_campaign(shortened("random", tmp_path, ("seeds = 100", "seeds = [101]")))
    assert len(result.rows) == 15 and {*words_of(result).values()} == {"PASS"}, result.text()


def test_sweep(tmp_path: Path) -> None:
    """f16 of one head: conflicts as they are, none behind the swizzle."""
    changes = (('["f16", "f32"]', '["f16"]'), ("[64, 128]", "[64]"), ("[1024, 4096]", "[64]"))
    result = run_campaign(shortened("sweep", tmp_path, *changes))
    assert {*words_of(result).values()} == {"PASS"} and len(result.rows) == 6, result.text()
    extra = {(row["action"], row["input"]): row["metrics"]["lds.extra_cycles"] for row in result.rows}
    assert extra["swizzle", "plain"] == 0 < extra["count", "padded"] < extra["count", "plain"]


def test_golden(tmp_path: Path) -> None:
    path = shortened("golden", tmp_path, ("tests/ir/**/*.ll", "tests/ir/opt/*.ll"))
    result = run_campaign(path)
    assert {*words_of(result).values()} == {"PASS"} and len(result.rows) >= 3, result.text()


def test_the_one_that_is_explained(tmp_path: Path) -> None:
    text = re.findall(r"```toml\n(.*?)```", (ROOT / "docs" / "campaigns.md").read_text(), re.DOTALL)[0]
    for name in ("dumps", "dumps/old", "lib"):
        write_kernels(tmp_path / name, 2)
    (tmp_path / "lib" / "x.py").write_text("")
    generator = write_generator(tmp_path).rename(tmp_path / "programs.py")
    generator.write_text(generator.read_text() + "lds = module\n")
    items = make_plan(read_spec(write_campaign(tmp_path, text)), "1").items
    files = [item for item in items if "file" in item.source]
    assert not any("old" in str(item.source["file"]) for item in files)
    assert sorted({(item.action, item.params.get("size")) for item in files}, key=str) == sorted(
        {(action, size) for action in ("validate", "swizzled") for size in (256, 4096)} | {("lower", None)}, key=str
    )
