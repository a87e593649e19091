"""Pictures as files of a folder: SVG, PNG, PDF."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from pathlib import Path

from swlds.errors import InputError
from swlds.lazy import lazy_pattern
from swlds.output import write_whole
from swlds.report.pictures.picture import Picture
from swlds.report.pictures.plots import check_plots, plot

#: Names of all pictures that commands draw.
_NAMES = lazy_pattern(r"lds|waves|matrix|(?:lds|lines|banks)-[0-9]+")


def write_pictures(folder: str, kind: str, pictures: Iterable[Picture]) -> None:
    """One file each, in a folder that is made where there is none; those that an earlier command wrote go. InputError where it
    cannot be."""
    named = {picture.name: picture for picture in pictures}
    assert all(map(_NAMES.fullmatch, named)), "a later command takes away pictures by their names"
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError(f"cannot make the folder: {reason}", location=folder) from None
    _take_away(Path(folder), kind, named)
    for name, picture in named.items():
        content = picture.svg_file() if kind == "svg" else plot(picture, kind)
        write_whole(Path(folder) / f"{name}.{kind}", content)


def _take_away(folder: Path, kind: str, kept: Container[str]) -> None:
    """Files, no links and folders, with the names of pictures; not those that are written anew."""
    try:
        for path in folder.glob(f"*.{kind}"):
            if path.stem not in kept and _NAMES.fullmatch(path.stem) and path.is_file() and not path.is_symlink():
                path.unlink()
    except OSError as error:
        raise InputError(f"cannot take away an old picture: {error.strerror}", location=str(folder)) from None


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
