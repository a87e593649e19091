"""Modules with something wrong in them, or spelled otherwise."""

from __future__ import annotations

import random
import re


def mutate(text: str, seed: int) -> str:
    """One to three lines are taken out, doubled, swapped or spelled otherwise, or get a word of another line."""
    dice = random.Random(seed)
    lines = text.split("\n")
    for _ in range(dice.randint(1, 3)):
        at, other = dice.randrange(2, len(lines)), dice.randrange(2, len(lines))
        way = dice.randrange(7)
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(at, lines[other])
        elif way == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 3:
            lines[at] = lines[at].replace(", ", dice.choice([",  ", " , ", ",\n"]), 1)
        elif way == 4:
            lines[at] += dice.choice([" ; a comment", " ", "\t"])
        elif way == 5:
            words, donors = lines[at].split(" "), lines[other].split(" ")
            words[dice.randrange(len(words))] = dice.choice(donors)
            lines[at] = " ".join(words)
        else:
            lines[at] = re.sub(r"\d+", lambda m: str(int(m[0]) + dice.randint(0, 2)), lines[at], count=2)
    return "\n".join(lines)
