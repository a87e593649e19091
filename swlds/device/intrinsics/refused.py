"""Intrinsics that are refused for a reason worth saying: without it, a name that is in no row is just not known."""

from __future__ import annotations

import re

from swlds.lazy import lazy_pattern

_FORMAT = "it converts by the data format in the resource, whose rules differ between targets"
_TRANSPOSE = "which lane gets which element is not known for this width, processor and size of waves"
_SEED = "which bits of the seed the numbers behind the first get is not known"
_INDEX = "AMD's emulator, which alone tells where its indices and B lie, contradicts AMD's guide"
_E5M3 = "AMD's sources disagree on what becomes of negative and of large numbers"
_IMAGES = "images and textures are not executed"
_GWS = "there is no global wave sync"
_MEMORY_BARRIERS = "documents that cite AMD's guide contradict themselves on when a barrier in LDS rolls over"
_LANES = "no document at hand says what it gives where lanes are off or there are none"
_STATE = "how many waves have come is chance to whoever asks"
_SHADERS = "graphics shaders are not executed"
_BACKEND = "LLVM's backend makes it and takes it away"
_QUEUES = "kernels start no other kernels"
_GRIDS = "a launch is on one device"
_INTRINSICS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (lazy_pattern(rf"llvm\.amdgcn\.{pattern}"), reason)
    for pattern, reason in (
        (r"(?:raw|struct)\.(?:ptr\.)?buffer\.(?:load|store)\.format\b", _FORMAT),
        (r"(?:raw|struct)\.(?:ptr\.)?tbuffer\.", _FORMAT),
        (
            r"(?:raw|struct)\.(?:ptr\.)?atomic\.buffer\.load\b",
            "atomic loads through a buffer resource are not executed",
        ),
        (r"ds\.(?:read|load)\.tr\d*\.", _TRANSPOSE),
        (r"global\.load\.tr\d*\.", _TRANSPOSE),
        (r"cvt\.(?:scalef32\.)?sr\.pk", _SEED),
        (r"cvt\.(?:pk|sr)\.fp8\.f32\.e5m3", _E5M3),
        (r"swmmac\.\w+\.16x16x(?:64|128)\.", _INDEX),
        (r"image\.", _IMAGES),
        (r"ds\.gws\.", _GWS),
        (r"permlane\.(?:bcast|down|idx\.gen|up|xor)\b", _LANES),
        (r"s\.get\.(?:named\.)?barrier\.state\b", _STATE),
        (r"(?:flat|global)\.load\.monitor\.", "loads that watch what they read are not executed"),
        (r"(?:exp|interp|kill|pops|ps\.live|cs\.chain|wqm\.demote|wqm\.vote)\b", _SHADERS),
        (r"(?:init\.(?:exec|whole)|lds\.(?:direct|param)|ds\.(?:bvh|ordered|add\.gs|sub\.gs)|cube(?:id|ma|sc|tc))\b", _SHADERS),
        (r"(?:if|else|loop|end\.cf)\b", _BACKEND),
        (r"ds\.atomic\.(?:async\.)?barrier\.arrive\.", _MEMORY_BARRIERS),
    )
)
#: LLVM's backend for AMD GPUs runs that pass, in that mode; modules have what clang writes in front of it.
_VARIADIC = "variable arguments are first to be made a struct: opt -passes=expand-variadics -expand-variadics-override=lowering"
_GENERIC: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (lazy_pattern(rf"llvm\.{pattern}"), reason)
    for pattern, reason in (
        (r"va_(?:start|end|copy)\b", _VARIADIC),
        (r"vp\.", "LLVM makes plain operations of it first: opt -passes=pre-isel-intrinsic-lowering"),
        (r"matrix\.", "LLVM makes plain operations of it first: opt -passes=lower-matrix-intrinsics"),
        (r"[su]div\.fix\b", "nobody would see a divisor of zero"),
        (r"experimental\.constrained\.", "strict floating point is not executed: compile without -ffp-model=strict"),
        (r"experimental\.(?:vector|vp)\.", "no compiler writes it for AMD GPUs"),
    )
)
#: Of functions of ROCm's device libraries, whose intrinsics are refused, too.
_FUNCTIONS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (lazy_pattern(pattern), reason)
    for pattern, reason in (
        (r"__ockl_image_", _IMAGES),
        (r"_Z\d+\w*?\d+ocl_(?:image|sampler)|__translate_sampler_initializer\b", _IMAGES),
        (r"__ockl_gws_", _GWS),
        (r"__ockl_multi_grid_", _GRIDS),
        (r"__ockl_hostcall_", "there is no host that answers"),
        (r"__ocml_scalb_", "versions of ROCm's library differ in what a broken exponent does"),
        (
            r"__(?:(?:sub|work)_group_)?(?:reserve|commit|read|write)_(?:read_|write_)?pipe|__get_pipe_",
            "there are no pipes",
        ),
        (
            r"__enqueue_kernel_|__get_kernel_|_Z\d+(?:get_default_queue|enqueue_marker|ndrange_[123]D|(?:create|set)_user_event)",
            _QUEUES,
        ),
        (r"_Z\d+(?:retain|release|is_valid|capture)_event", _QUEUES),
    )
)


#: All patterns of names, with their reasons; docs/limits.md has each.
REASONS = _INTRINSICS + _GENERIC + _FUNCTIONS


def why_refused(name: str) -> str:
    """The reason, "" when there is none."""
    return next((reason for pattern, reason in REASONS if pattern.match(name)), "")
