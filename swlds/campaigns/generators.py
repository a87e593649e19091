"""Calls the functions that make modules for a campaign: Python files of the user's own."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from collections.abc import Mapping
from typing import Any

from swlds.errors import InputError, SwldsError


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


def describe_error(error: BaseException) -> str:
    """The error and the innermost line that raised it."""
    place, walk = "", error.__traceback__
    while walk is not None:
        place = f"{os.path.basename(walk.tb_frame.f_code.co_filename)}:{walk.tb_lineno}"
        walk = walk.tb_next
    return f"{type(error).__name__}: {error} ({place})"
