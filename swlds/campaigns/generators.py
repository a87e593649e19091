"""Calls the functions that make modules for a campaign: Python files of the user's own."""

from __future__ import annotations

import ast
import functools
import hashlib
import importlib.util
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from swlds.campaigns.spec import LAUNCH_WORDS
from swlds.campaigns.tables import Table
from swlds.errors import InputError, SwldsError
from swlds.words import refuse_unknown

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
_WRITES_NAMES = ("globals", "exec", "vars", "setattr", "sys")


def check_function(path: Path, name: str, table: Table) -> None:
    """InputError where the file is no Python, or surely makes no function of that name. Nothing of it is executed."""
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError, MemoryError) as error:
        place = f"{error.msg}, line {error.lineno}" if isinstance(error, SyntaxError) else str(error)
        raise table.error(f"the generator {path.name} is no Python: {place}") from None
    everywhere = list(ast.walk(tree))
    nodes = list(_of_module(tree))
    made = {n.name for n in nodes if isinstance(n, _SCOPES) and not isinstance(n, ast.Lambda)}
    imported = [alias for n in nodes if isinstance(n, (ast.Import, ast.ImportFrom)) for alias in n.names]
    made |= {alias.asname or alias.name.split(".")[0] for alias in imported}
    functions = set(made)
    made |= {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    made |= {one for n in everywhere if isinstance(n, ast.Global) for one in n.names}
    if "*" in made or any(isinstance(n, ast.Name) and n.id in _WRITES_NAMES for n in everywhere):
        return  # what they make is not known
    if name not in made:
        refuse_unknown([name], functions or made, functools.partial(InputError, location=table.place), "function")


def _of_module(tree: ast.AST) -> Iterator[ast.AST]:
    """What is executed where the module is: functions and classes stand there, what they hold does not."""
    for node in ast.iter_child_nodes(tree):
        yield node
        if not isinstance(node, _SCOPES):
            yield from _of_module(node)


def call_generator(source: Mapping[str, Any]) -> Any:
    """What the function of a generator's file gives for its parameters."""
    path, name = source["generator"], source["function"]
    folder = os.path.dirname(os.path.abspath(path))
    sys.path.insert(0, folder)
    found = importlib.util.spec_from_file_location(f"campaign_{hashlib.sha1(path.encode()).hexdigest()[:8]}", path)
    if found is None or found.loader is None:
        raise InputError("is no Python file", location=path, hint="a generator is FILE.py:FUNCTION")
    module = importlib.util.module_from_spec(found)
    sys.modules[found.name] = module
    process = os.getpid()
    try:
        found.loader.exec_module(module)
        made = getattr(module, name)(**source["params"])
    except (SwldsError, MemoryError):
        raise
    except (Exception, SystemExit, KeyboardInterrupt, GeneratorExit) as error:
        raise InputError(f"the generator failed: {describe_error(error)}", location=f"{path}:{name}") from None
    finally:
        if os.getpid() != process:  # a fork of its own: the item is its parent's
            os._exit(0)
    return made


def read_made(made: Any) -> tuple[str | bytes, dict[str, Any]]:
    """Text or bitcode of the module that a generator gave, and its launch. InputError where it gave something else."""
    launch: Any = {}
    if isinstance(made, Mapping):
        refuse_unknown(map(str, made), ("text", "launch"), _with_hint, "key of what the generator gave")
        if "text" not in made:
            raise InputError("the generator gave a dict without text", hint='{"text": ..., "launch": {...}}')
        made, launch = made["text"], made.get("launch", {})
    if not isinstance(made, (str, bytes)):
        raise InputError(f"the generator gave {type(made).__name__}", hint="text or bitcode of a module")
    if not isinstance(launch, Mapping):
        raise InputError(f"the generator gave {type(launch).__name__} as launch", hint='{"text": ..., "launch": {...}}')
    refuse_unknown(map(str, launch), LAUNCH_WORDS, _with_hint, "word of the generator's launch")
    return made, dict(launch)


def _with_hint(message: str, *, hint: str) -> InputError:
    """A row of results has a message only."""
    return InputError(f"{message} ({hint})")


def describe_error(error: BaseException) -> str:
    """The error and the innermost line that raised it."""
    place, walk = "", error.__traceback__
    while walk is not None:
        place = f"{os.path.basename(walk.tb_frame.f_code.co_filename)}:{walk.tb_lineno}"
        walk = walk.tb_next
    return f"{type(error).__name__}: {error} ({place})"
