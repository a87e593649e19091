"""SARIF: paths are URI references, columns count letters."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import pytest

from swlds.device.findings import Finding, Location
from swlds.report.sarif import build_sarif


def _place(location: Location, folder: str = "") -> Any:
    run = build_sarif([Finding("memcheck", "out-of-bounds", "error", "", location=location)], folder)["runs"][0]
    assert run["columnKind"] == "unicodeCodePoints"
    return run["results"][0]["locations"][0]["physicalLocation"]


@pytest.mark.parametrize(
    ("file", "uri"),
    [
        ("a/b++.hip", "a/b++.hip"),
        ("/src/a~1_(2).cl", "/src/a~1_(2).cl"),
        ("my kernél#%.hip", "my%20kern%C3%A9l%23%25.hip"),
        ("a?b[c]\\d.hip", "a%3Fb%5Bc%5D%5Cd.hip"),
        ("C:\\a.hip", "C%3A%5Ca.hip"),
        ("//host/a.hip", "/host/a.hip"),
        (os.fsdecode(b"\xff.hip"), "%FF.hip"),
    ],
)
def test_a_path_is_a_uri_reference(file: str, uri: str) -> None:
    """A ``#`` would begin a fragment, a colon end a scheme, two slashes name a host."""
    assert _place(Location(file, 1, 0))["artifactLocation"]["uri"] == uri
    parts = urlsplit(uri)
    assert not (parts.scheme or parts.netloc or parts.query or parts.fragment)
    assert unquote_to_bytes(parts.path) == os.fsencode(file).replace(b"//", b"/")


@pytest.mark.parametrize(
    ("line", "column", "letter"), [(1, 5, 5), (2, 7, 3), (2, 10, 6), (2, 99, 99), (3, 7, 7), (2, 0, None)]
)
def test_columns_count_letters(line: int, column: int, letter: int | None, tmp_path: Path) -> None:
    """Debug information counts bytes; where the line cannot be read nothing else is known."""
    (tmp_path / "t.c").write_text("int a;\n漢字 b;\n")
    region = _place(Location("t.c", line, column), str(tmp_path))["region"]
    assert region == {"startLine": line, **({} if letter is None else {"startColumn": letter})}
    assert _place(Location("t.c", line, column))["region"].get("startColumn", 0) == column
