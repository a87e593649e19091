"""A wheel and an sdist can be built, have what is needed, and work where they are installed."""

from __future__ import annotations

import email
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from paths import ROOT, TESTDATA

pytest.importorskip("setuptools", minversion="70.1")
TEST = "; RUN: swlds lower %s | FileCheck %s\n; CHECK: ret void\ndefine void @f() {\n  ret void\n}\n"


def _run(*words: str | Path, cwd: Path) -> str:
    done = subprocess.run([str(w) for w in words], cwd=cwd, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _build(kind: str, tree: Path, out: Path) -> Path:
    """By the build backend that pyproject.toml names, without a download."""
    script = f"import sys; from setuptools import build_meta; print(build_meta.build_{kind}(sys.argv[1]))"
    return out / _run(sys.executable, "-c", script, out, cwd=tree).splitlines()[-1]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Path]]:
    """An sdist of this checkout, and the wheel made of what is in the sdist."""
    folder = tmp_path_factory.mktemp("build")
    tree = folder / "tree"
    tree.mkdir()
    for name in ("setup.cfg", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in", "CHANGES.md", "conftest.py"):
        shutil.copy(ROOT / name, tree)
    for name in ("swlds", "docs", ".ci"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    sdist = _build("sdist", tree, folder)
    shutil.unpack_archive(sdist, folder / "unpacked")
    [unpacked] = (folder / "unpacked").iterdir()
    yield {"sdist": sdist, "wheel": _build("wheel", unpacked, folder)}
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def installed(built: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment with the wheel. What it requires is that of this environment."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False)
    paths = {"base": str(folder), "platbase": str(folder)}
    site = Path(sysconfig.get_path("purelib", "venv" if "venv" in sysconfig.get_scheme_names() else None, paths))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", folder / "bin" / "python"]
    _run(*pip, "install", "-q", "--no-deps", "--no-index", built["wheel"], cwd=folder)
    (site / "others.pth").write_text("\n".join(dict.fromkeys(sysconfig.get_path(k) for k in ("purelib", "platlib"))))
    return folder / "bin"


def test_all_files_of_the_package_are_in_the_wheel(built: dict[str, Path]) -> None:
    with zipfile.ZipFile(built["wheel"]) as archive:
        names = {n for n in archive.namelist() if n.startswith("swlds/")}
    kept = (p for p in (ROOT / "swlds").rglob("*") if p.is_file() and "__pycache__" not in p.parts)
    assert names == {p.relative_to(ROOT).as_posix() for p in kept}


def test_the_sdist_has_what_tests_and_readers_need(built: dict[str, Path]) -> None:
    with tarfile.open(built["sdist"]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"CHANGES.md", "conftest.py", "docs/architecture.md", "docs/pictures/profile.png", ".ci/run"} <= names


def test_metadata(built: dict[str, Path]) -> None:
    with zipfile.ZipFile(built["wheel"]) as archive:
        [info] = {n.split("/")[0] for n in archive.namelist() if ".dist-info/" in n}
        data: Any = email.message_from_bytes(archive.read(f"{info}/METADATA"))
        entries = archive.read(f"{info}/entry_points.txt").decode()
        assert any(n.startswith(info) and n.endswith("LICENSE") for n in archive.namelist())
    for field in ("Name", "Version", "Author", "Summary", "Keywords", "Requires-Python", "Classifier", "Requires-Dist"):
        assert data[field], field
    assert "Apache-2.0" in (data["License"] or data["License-Expression"])
    assert data["Description-Content-Type"] == "text/markdown" and "# swlds" in data.get_payload()
    assert {"swlds = swlds.__main__:main", "swlds = swlds.pytest_plugin"} <= set(entries.splitlines())


def test_the_wheel_works_in_a_fresh_environment(installed: Path, tmp_path: Path) -> None:
    """Its command line, both engines and the files they read, and golden tests in pytest."""
    where = _run(installed / "python", "-c", "import swlds; print(swlds.__file__)", cwd=tmp_path)
    assert where.startswith(str(installed.parent))
    swlds, sums = installed / "swlds", TESTDATA / "demo" / "sums.ll"
    assert _run(swlds, "--version", cwd=tmp_path).strip()
    launch = ["--kernel", "block_sums", "--grid", "4", "--block", "256", "--arg", "f32[1024]=iota", "--arg", "f32[4]"]
    assert "agree" in _run(swlds, "validate", sums, *launch, "--engine", "both", cwd=tmp_path)
    folder = tmp_path / "golden"
    folder.mkdir()
    (folder / "t.ll").write_text(TEST)
    (tmp_path / "pytest.ini").write_text("[pytest]\nswlds_tests = golden\n")
    assert "1 passed" in _run(
        installed / "python", "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", cwd=tmp_path
    )
