"""Blocks named as targets, from tokens."""

from __future__ import annotations

from swlds.ir.lexer import Cursor
from swlds.ir.model import Block


def parse_target(cursor: Cursor) -> Block:
    """``label %name``."""
    cursor.expect("label")
    return parse_block_name(cursor)


def parse_block_name(cursor: Cursor) -> Block:
    """``%name``."""
    token = cursor.token
    if len(token) < 2 or token[0] != "%":
        cursor.fail("a label")
    cursor.index += 1
    return cursor.scope.block(token[1:])


def parse_target_list(cursor: Cursor) -> list[Block]:
    """``[label %a, label %b]``."""
    cursor.expect("[")
    targets: list[Block] = []
    while not cursor.accept("]"):
        if targets:
            cursor.expect(",")
        targets.append(parse_target(cursor))
    return targets
