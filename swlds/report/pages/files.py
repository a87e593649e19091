"""Pictures as files of a folder: SVG, PNG, PDF."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from swlds.errors import InputError
from swlds.output import write_whole
from swlds.report.pictures.picture import Picture
from swlds.report.pictures.plots import check_plots, plot


def write_pictures(folder: str, kind: str, pictures: Iterable[Picture]) -> None:
    """One file each, in a folder that is made where there is none. InputError where it cannot be."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError(f"cannot make the folder: {reason}", location=folder) from None
    for picture in pictures:
        content = picture.svg_file() if kind == "svg" else plot(picture, kind)
        write_whole(Path(folder) / f"{picture.name}.{kind}", content)


def kind_of(option: str) -> str:
    """``svg_folder`` -> svg."""
    return option.removesuffix("_folder")


def check_folders(folders: Mapping[str, str | None]) -> None:
    """Before anything runs: OptionError where a format wants a library that is not installed; InputError where the name of a
    folder is that of a file. ``folders``: option -> folder."""
    for option, folder in folders.items():
        if folder is None:
            continue
        if Path(folder).exists() and not Path(folder).is_dir():
            raise InputError("is no folder", location=folder, hint=f"--{kind_of(option)} wants one")
        if kind_of(option) != "svg":
            check_plots(kind_of(option))
