"""Results for other programs: JUnit's XML, and Parquet."""

from __future__ import annotations

import io
import json
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable
from typing import Any

from swlds.campaigns.runner import Row
from swlds.campaigns.summary import Summary
from swlds.campaigns.verdicts import BAD
from swlds.errors import OptionError
from swlds.printable import printable

_ERRORS = frozenset(("ERROR", "CRASH", "TIMEOUT", "MEMORY", "LOST"))


def to_junit(summary: Summary) -> str:
    """A test suite for each input: FAIL and XPASS are failures; ERROR, CRASH, TIMEOUT, MEMORY and LOST errors; the others
    that are no PASS, and what was not run, are skipped."""
    root = ElementTree.Element("testsuites", name=printable(summary.name))
    suites: dict[str, ElementTree.Element] = {}
    for one in summary.planned:
        row = summary.rows.get(one.id)
        suite_name = printable(row["input"] if row else "not run")
        suite = suites.get(suite_name)
        if suite is None:
            suite = suites[suite_name] = ElementTree.SubElement(root, "testsuite", name=suite_name)
        case = ElementTree.SubElement(suite, "testcase", classname=suite_name, name=printable(one.id))
        if row is None:
            ElementTree.SubElement(case, "skipped", message="not run")
            continue
        case.set("time", f"{row['seconds']:.3f}")
        _add_word(case, summary.words[one.id], row)
    for element in suites.values():
        _add_counts(element)
    _add_counts(root)
    del root.attrib["skipped"]  # which the schemas of Jenkins' plugins have for suites only
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _add_word(case: ElementTree.Element, word: str, row: Row) -> None:
    if word in ("PASS", "XFAIL"):
        return
    tag = "error" if word in _ERRORS else "failure" if word in BAD else "skipped"
    message = printable(f"{word}: {row['message']}" if row["message"] else word)
    element = ElementTree.SubElement(case, tag, message=message)
    if tag != "skipped":
        element.set("type", printable(row["kind"] or word))
        element.text = printable(f"{row['location']}: {row['message']}" if row["location"] else row["message"])


def _add_counts(element: ElementTree.Element) -> None:
    element.set("tests", str(len(element.findall(".//testcase"))))
    for name, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        element.set(name, str(len(element.findall(f".//{tag}"))))
    element.set("time", f"{sum(float(case.get('time', 0)) for case in element.findall('.//testcase')):.3f}")


def to_parquet(rows: Iterable[Row]) -> bytes:
    """One row an item; ``params``, ``metrics`` and ``failures`` are JSON texts. OptionError without pyarrow."""
    pyarrow, parquet = load_pyarrow()
    jsons = ("params", "metrics", "failures")
    found = [{**row, **{name: json.dumps(row.get(name, [])) for name in jsons}} for row in rows]
    numbers = {"bytes": pyarrow.int64(), "seconds": pyarrow.float64(), "cpu_seconds": pyarrow.float64()}
    schema = pyarrow.schema([(name, numbers.get(name, pyarrow.string())) for name in COLUMNS])
    columns = {name: [_storable(row.get(name)) for row in found] for name in COLUMNS}
    sink = io.BytesIO()
    parquet.write_table(pyarrow.table(columns, schema=schema), sink)
    return sink.getvalue()


def _storable(value: Any) -> Any:
    """Text that is UTF-8: names of modules may hold single surrogates."""
    return value.encode("utf-8", "backslashreplace").decode() if isinstance(value, str) else value


#: In this order; ``word`` is the verdict in view of what was expected.
COLUMNS = (
    "id", "key", "input", "action", "params", "content", "word", "verdict", "stage", "kind", "operation", "object", "message",
    "location", "bytes", "seconds", "cpu_seconds", "metrics", "version", "title", "failures",
)  # fmt: skip


def load_pyarrow() -> Any:
    """The library, and its Parquet; OptionError that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise OptionError(
            "pyarrow is not installed", hint="pip install 'swlds[campaign]', or leave out --parquet"
        ) from None
    return pyarrow, pyarrow.parquet
