"""From a launch to the host function of its kernel, as text. Code that is kept needs nothing of it."""

from __future__ import annotations

from collections.abc import Callable

from swlds.device.findings import spelled_place
from swlds.device.launch import Launch
from swlds.engines.wave_compiler.flat.candidates import Candidates
from swlds.engines.wave_compiler.flat.flatten import Flattener
from swlds.engines.wave_compiler.flat.kinds import may_block
from swlds.engines.wave_compiler.flat.promote import promote_slots
from swlds.engines.wave_compiler.flat.ways import add_ways
from swlds.engines.wave_compiler.host.parts import CannotSplitError
from swlds.engines.wave_compiler.host_module import Host
from swlds.engines.wave_compiler.options import Options
from swlds.engines.wave_compiler.schedule.steps import Steps
from swlds.engines.wave_compiler.translator import Translator


def translate_kernel(launch: Launch, options: Options, goes_on: Callable[[float], bool] | None = None) -> Host:
    """Flatten the kernel with what it calls, and write it. ``goes_on``: told how much of it is written, from 0 to 1; where it
    says no, GivenUpError."""
    try:
        return _translate(launch, options, goes_on, in_parts=True)
    except CannotSplitError:
        return _translate(launch, options, goes_on, in_parts=False)


def _translate(launch: Launch, options: Options, goes_on: Callable[[float], bool] | None, *, in_parts: bool) -> Host:
    image = launch.image
    flat = Flattener(
        image.program.kernel,
        Candidates(image.program),
        lambda i: spelled_place((site := launch.sites.site(i)).location, site.calls),
    ).run()
    steps = Steps(flat, launch, may_block)
    for code in flat.all:
        promote_slots(code, image.layout)
        if "initcheck" in launch.options.checks:
            add_ways(code)
    return Translator(flat, image, options, steps, in_parts=in_parts, goes_on=goes_on).run()
