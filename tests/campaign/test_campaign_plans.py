"""What a campaign's file says: its items, and the errors of one that is wrong."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path

import pytest
from campaign_support import write_campaign, write_generator, write_kernels
from cli_support import run_cli
from hypothesis import given, settings
from hypothesis import strategies as st

from swlds.campaigns.campaign import is_of_shard
from swlds.campaigns.plan import Item, make_plan
from swlds.campaigns.spec import read_spec
from swlds.errors import InputError

LOWER = '[[actions]]\ndo = "lower"\n'


def plan(path: Path) -> list[Item]:
    return make_plan(read_spec(path), "1").items


@given(
    seeds=st.integers(1, 6),
    widths=st.lists(st.integers(-9, 9), min_size=1, max_size=4, unique=True),
    modes=st.lists(st.sampled_from(["memcheck", "racecheck", "initcheck"]), min_size=1, max_size=3, unique=True),
    first=st.integers(-3, 3),
    length=st.integers(1, 4),
)
@settings(max_examples=50)
def test_items_are_all_choices(
    tmp_path_factory: pytest.TempPathFactory, seeds: int, widths: list[int], modes: list[str], first: int, length: int
) -> None:
    """Of seeds, an input's grid and an action's; their ids differ, and so do their keys."""
    folder = tmp_path_factory.mktemp("plan")
    write_generator(folder)
    items = plan(
        write_campaign(
            folder,
            f"""
            seeds = {seeds}
            [[inputs]]
            generator = "make.py:module"
            grid = {{ width = {widths}, range = "{first}..{first + length - 1}" }}
            launch = {{ block = 4 }}
            [[actions]]
            do = "run"
            grid = {{ mode = {json.dumps(modes)} }}
            launch = {{ check = "{{mode}}" }}
            """,
        )
    )
    count = seeds * len(widths) * length * len(modes)
    assert len({item.id for item in items}) == len({item.key for item in items}) == len(items) == count
    found = {(p["seed"], p["width"], p["range"], p["mode"]) for p in (item.params for item in items)}
    assert found == {
        (s, w, r, m) for s in range(seeds) for w in widths for r in range(first, first + length) for m in modes
    }
    assert all(item.launch["check"] == item.params["mode"] for item in items)
    assert all(item.source["params"].keys() == {"seed", "width", "range"} for item in items)


def test_parameters_that_nothing_uses_make_no_items(tmp_path: Path) -> None:
    """A file is the same for every seed."""
    write_kernels(tmp_path, 3)
    path = write_campaign(tmp_path, f'seeds = 100\n[[inputs]]\nfiles = "k*.ll"\n{LOWER}')
    assert [item.id for item in plan(path)] == [f"k{n}.ll: lower" for n in range(3)]


def test_a_key_changes_with_what_the_result_depends_on(tmp_path: Path) -> None:
    kernel, *_ = write_kernels(tmp_path, 1)
    text = '[limits]\ntimeout = 9\n[[inputs]]\nfiles = "k0.ll"\ndepends = "k*.txt"\n[[actions]]\ndo = "lower"\nmcpu = "gfx942"\n'
    (tmp_path / "k.txt").write_text("1")

    def key(version: str = "1") -> str:
        return make_plan(read_spec(path), version).items[0].key

    path = write_campaign(tmp_path, text)
    keys = [key(), key("2")]
    for old, new in (("gfx942", "gfx950"), ("timeout = 9", "timeout = 8"), ("timeout = 9", "max-memory = 99")):
        path = write_campaign(tmp_path, text.replace(old, new))
        keys.append(key())
    path = write_campaign(tmp_path, text)
    assert key() == keys[0]
    (tmp_path / "k.txt").write_text("2")
    keys.append(key())
    kernel.write_text(kernel.read_text() + ";\n")
    keys.append(key())
    assert len(set(keys)) == len(keys)


def test_what_producers_wrote_beside_a_module_counts(tmp_path: Path) -> None:
    (tmp_path / "a.llir").write_text("x")
    (tmp_path / "a.json").write_text("{}")
    path = write_campaign(tmp_path, f'[[inputs]]\nfiles = "a.llir"\n{LOWER}')
    before = plan(path)[0].key
    (tmp_path / "a.json").write_text('{"num_warps": 4}')
    assert plan(path)[0].key != before


FILES = '[[inputs]]\nfiles = "k0.ll"\n'
PROFILE = f'{FILES}[[actions]]\ndo = "profile"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "says no inputs"),
        (FILES, "says no actions"),
        ("[[inputs]", "is no TOML"),
        (f'{FILES}[[actions]]\ndo = "lowr"', r"unknown do 'lowr'.*did you mean lower\?"),
        (f'{FILES}[[actions]]\ndo = "lower"\npases = "x"', "unknown key 'pases'"),
        (f'{FILES}[[actions]]\ndo = "opt"', "opt without passes"),
        (f'{FILES}[[actions]]\ndo = "opt"\npasses = "swizle-lds"', "unknown pass 'swizle-lds'"),
        (f'{FILES}[[actions]]\ndo = "run"\nlaunch = {{ chek = "all" }}', r"unknown key 'chek'.*did you mean check\?"),
        (f'{FILES}[[actions]]\ndo = "run"\nlaunch = {{ check = "memchek" }}', "unknown check 'memchek'"),
        (f'{FILES}[[actions]]\ndo = "run"\nlaunch = {{ block = "{{w}}" }}', r"\{w\} names no parameter"),
        (f'{FILES}[[actions]]\ndo = "lower"\nexpect = "PASSED"', r"unknown verdict 'PASSED'.*did you mean PASS\?"),
        (f'{FILES}[[actions]]\ndo = "lower"\n[[actions]]\ndo = "lower"', "two actions are called"),
        (f'{FILES}actions = "lowr"\n{LOWER}', "unknown action 'lowr'"),
        (f'[[inputs]]\nfiles = "no*.ll"\n{LOWER}', "no file fits"),
        (f'[[inputs]]\nfiles = "absent.ll"\n{LOWER}', "cannot read .*absent.ll"),
        (f'[[inputs]]\ngenerator = "make.py"\n{LOWER}', "generator is 'make.py'"),
        (f'[[inputs]]\nfiles = "k0.ll"\ngenerator = "make.py:x"\n{LOWER}', "both files and generator"),
        (f"[[inputs]]\n{LOWER}", "says no input"),
        (f"[limits]\ntimeout = 0\n{FILES}{LOWER}", "timeout is 0"),
        (f"[limits]\njobs = 1.5\n{FILES}{LOWER}", "jobs is 1.5"),
        (f"seeds = 0\n{FILES}{LOWER}", "seeds is 0"),
        (f'{FILES}grid = {{ a = "1..100000", b = "1..100000" }}\n{LOWER}', "its grid has over"),
        (f"{FILES}grid = {{ seed = [1] }}\n{LOWER}", "is no name for a parameter"),
        (f"{FILES}grid = {{ a = [1, 1] }}\n{LOWER}", "has a value twice"),
        (f"{FILES}sort = 1\n{LOWER}", "unknown key 'sort'"),
        ("x = " + "[" * 5000, "is no TOML"),
        (
            PROFILE + 'at-most = { "lds.extra_cycle" = 0 }',
            r"unknown figure 'lds.extra_cycle'.*did you mean lds.extra_cycles\?",
        ),
        (PROFILE + 'at-least = { "nope" = 0 }', "unknown figure 'nope'.*known: barriers, "),
        (PROFILE + 'at-least = { "barriers" = "x" }', "at-least is no table of numbers"),
        (PROFILE + 'launch = { mcpu = "gfx1" }', "unknown target 'gfx1'"),
        (f'{FILES}[[actions]]\ndo = "lower"\nmcpu = "gfx1"', "unknown target 'gfx1'"),
        (f'[[inputs]]\ngenerator = "gen.py:modul"\n{LOWER}', r"unknown function 'modul'.*did you mean module\?"),
        (f'[[inputs]]\ngenerator = "gen.py:inner"\n{LOWER}', r"unknown function 'inner'.*known: module\)"),
        (f'[[inputs]]\ngenerator = "k0.ll:modul"\n{LOWER}', "the generator k0.ll is no Python: .*line 1"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, message: str) -> None:
    write_kernels(tmp_path, 1)
    (tmp_path / "gen.py").write_text(
        "raise SystemExit('executed')\nX = 3\ndef module(seed=0):\n    inner = ''\n    return inner\n"
    )
    path = write_campaign(tmp_path, text)
    with pytest.raises(InputError) as error:
        plan(path)
    assert re.search(message, error.value.whole(), re.DOTALL), error.value.whole()
    assert "c.toml" in error.value.whole() and "\n" not in error.value.whole()


@pytest.mark.parametrize(
    "code",
    [
        "module = lambda: ''",
        "from others import *",
        "from others import made as module",
        "try:\n    import fast as module\nexcept ImportError:\n    pass",
        "globals()['module'] = print",
        "class module: pass",
        "for module in [str]: pass",
    ],
)
def test_functions_of_generators_come_in_many_ways(tmp_path: Path, code: str) -> None:
    (tmp_path / "gen.py").write_text(code)
    assert len(plan(write_campaign(tmp_path, f'[[inputs]]\ngenerator = "gen.py:module"\n{LOWER}'))) == 1


def test_a_shard_holds_its_own_items_only(tmp_path: Path) -> None:
    write_generator(tmp_path)
    path = write_campaign(tmp_path, f'seeds = 200\n[[inputs]]\ngenerator = "make.py:module"\n{LOWER}')
    whole = make_plan(read_spec(path), "1")
    parts = [make_plan(read_spec(path), "1", functools.partial(is_of_shard, part=(n, 3))) for n in (1, 2, 3)]
    assert all(part.planned == whole.planned for part in parts)
    assert sorted(i.id for part in parts for i in part.items) == sorted(i.id for i in whole.items)
    assert all(40 < len(part.items) < 95 for part in parts)


def test_list_prints_the_items(tmp_path: Path) -> None:
    write_kernels(tmp_path, 2)
    path = write_campaign(tmp_path, f'[[inputs]]\nfiles = "k*.ll"\nexclude = "k1.ll"\n{LOWER}')
    done = run_cli("campaign", path, "--list")
    assert (done.code, done.stdout) == (0, "k0.ll: lower\n")


def test_list_prints_the_items_of_a_shard(tmp_path: Path) -> None:
    write_kernels(tmp_path, 9)
    path = write_campaign(tmp_path, f'[[inputs]]\nfiles = "k*.ll"\n{LOWER}')
    parts = [run_cli("campaign", path, "--shard", f"{n}/3", "--list").stdout.splitlines() for n in (1, 2, 3)]
    assert all(0 < len(part) < 9 for part in parts)
    assert sorted(line for part in parts for line in part) == [f"k{n}.ll: lower" for n in range(9)]
    done = run_cli("campaign", path, "--shard", "0/4", "--list")
    assert done.code == 2 and "'0/4' is no shard" in done.stderr


def test_a_file_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_bytes(b"\xff\xfe")
    for name, message in (("b.toml", "is no UTF-8 text"), ("absent.toml", "cannot read")):
        done = run_cli("campaign", tmp_path / name, "--list")
        assert done.code == 1 and message in done.error


@pytest.mark.parametrize(
    ("grid", "words"),
    [
        ('a = ["1", 1, 1.0, true, "True", "1.0"]', ['a="1"', "a=1", "a=1.0", "a=True", 'a="True"', 'a="1.0"']),
        ('a = ["1", "1,b=2"], b = ["2", "2,b=2"]', None),
        ('a = ["x]", "x"], b = [": run", "y"]', None),
        ('a = ["pad-lds", "pad-lds,align-lds", "O1 and O2"]', ["a=pad-lds", 'a="pad-lds,align-lds"', "a=O1 and O2"]),
    ],
)
def test_values_that_look_alike_are_different_items(tmp_path: Path, grid: str, words: list[str] | None) -> None:
    write_generator(tmp_path)
    text = f'[[inputs]]\ngenerator = "make.py:module"\ngrid = {{ {grid} }}\n{LOWER}'
    items = plan(write_campaign(tmp_path, text))
    values = [len(line.split(", ")) for line in re.findall(r"\[(.*?)\](?=,|$)", grid)]
    assert len(items) == len({i.key for i in items}) == (len(words) if words else functools.reduce(int.__mul__, values))
    assert words is None or [i.id for i in items] == [f"module[{word}]: lower" for word in words]


def test_two_inputs_of_one_file(tmp_path: Path) -> None:
    """With other launches they are other items; what is the same is one."""
    write_kernels(tmp_path, 2)
    inputs = "".join(
        f'[[inputs]]\nname = "{name}"\nfiles = "{files}"\nlaunch = {{ block = {block} }}\n'
        for name, files, block in (("a", "k0.ll", 4), ("b", "k*.ll", 8), ("c", "k1.ll", 8))
    )
    items = plan(write_campaign(tmp_path, inputs + '[[actions]]\ndo = "run"\n'))
    found = [(i.id, str(i.launch["block"])) for i in items]
    assert found == [("k0.ll: run", "4"), ("k0.ll (b): run", "8"), ("k1.ll: run", "8")]
