"""The word lists that tell a type, a value and an attribute apart, and the words of headers."""

from __future__ import annotations

from swlds.ir.opcodes import CONSTANT_OPCODES
from swlds.lazy import lazy_pattern

#: Constants of one word that need no more than their type.
KEYWORD_CONSTANTS = frozenset({"null", "undef", "poison", "zeroinitializer", "none"})
#: Expressions about a global, which are spelled like an operator.
REFERENCE_WORDS = frozenset({"blockaddress", "dso_local_equivalent", "no_cfi", "ptrauth"})
#: Every word that can start a value. Between a type and a value any other word is an attribute.
VALUE_WORDS = (
    KEYWORD_CONSTANTS
    | REFERENCE_WORDS
    | CONSTANT_OPCODES
    | {"true", "false", "splat", "asm", "inf", "nan", "qnan", "pinf"}
)
ORDERINGS = frozenset({"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"})
LINKAGES = frozenset(
    [
        "private",
        "internal",
        "available_externally",
        "linkonce",
        "linkonce_odr",
        "weak",
        "weak_odr",
        "appending",
        "common",
        "extern_weak",
        "external",
    ]
)
#: What may stand before a global's or a function's type, apart from calling convention and attributes.
PREFIX_WORDS = LINKAGES | {
    "dso_local",
    "dso_preemptable",
    "default",
    "hidden",
    "protected",
    "dllimport",
    "dllexport",
    "thread_local",
    "unnamed_addr",
    "local_unnamed_addr",
    "externally_initialized",
}
TAIL_WORDS = frozenset({"tail", "musttail", "notail"})
CALLING_CONVENTIONS = frozenset(
    [
        "cc",
        "ccc",
        "fastcc",
        "coldcc",
        "intel_ocl_bicc",
        "cfguard_checkcc",
        "x86_stdcallcc",
        "x86_fastcallcc",
        "x86_thiscallcc",
        "x86_vectorcallcc",
        "x86_regcallcc",
        "arm_apcscc",
        "arm_aapcscc",
        "arm_aapcs_vfpcc",
        "aarch64_vector_pcs",
        "aarch64_sve_vector_pcs",
        "aarch64_sme_preservemost_from_x0",
        "aarch64_sme_preservemost_from_x1",
        "aarch64_sme_preservemost_from_x2",
        "msp430_intrcc",
        "avr_intrcc",
        "avr_signalcc",
        "ptx_kernel",
        "ptx_device",
        "spir_kernel",
        "spir_func",
        "x86_64_sysvcc",
        "win64cc",
        "anyregcc",
        "swiftcc",
        "swifttailcc",
        "preserve_mostcc",
        "preserve_allcc",
        "preserve_nonecc",
        "ghccc",
        "x86_intrcc",
        "hhvmcc",
        "hhvm_ccc",
        "cxx_fast_tlscc",
        "amdgpu_vs",
        "amdgpu_ls",
        "amdgpu_hs",
        "amdgpu_es",
        "amdgpu_gs",
        "amdgpu_ps",
        "amdgpu_cs",
        "amdgpu_cs_chain",
        "amdgpu_cs_chain_preserve",
        "amdgpu_kernel",
        "amdgpu_gfx",
        "amdgpu_gfx_whole_wave",
        "tailcc",
        "m68k_rtdcc",
        "graalcc",
        "riscv_vector_cc",
        "riscv_vls_cc",
        "cheriot_compartmentcallcc",
        "cheriot_compartmentcalleecc",
        "cheriot_librarycallcc",
    ]
)
_NUMBERED_CONVENTION = lazy_pattern(r"cc\d+|riscv_vls_cc")


def is_calling_convention(word: str) -> bool:
    """True for ``amdgpu_kernel``, ``fastcc``, ``cc10`` and the like."""
    return word in CALLING_CONVENTIONS or _NUMBERED_CONVENTION.fullmatch(word) is not None
