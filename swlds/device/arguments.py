"""What a kernel's parameters are given, and the values of those that are no buffers."""

from __future__ import annotations

import math
import operator
from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any, Union, final

import numpy as np

from swlds.device.address_space import Array
from swlds.device.constant_expressions import Nested, Scalar
from swlds.device.device_array import DeviceArray
from swlds.device.types import bit_width, element_types, member_offset
from swlds.errors import LaunchError
from swlds.ir.kernel_names import call_kernel
from swlds.ir.model import Argument, Function
from swlds.ir.source_names import ParameterNames, parameter_name
from swlds.ir.types import IntType, Type, is_float
from swlds.lazy import dataclass
from swlds.words import refuse_unknown, shown


@final
@dataclass(frozen=True, slots=True)
class Local:
    """A kernel argument in LDS (OpenCL ``__local``) of so many bytes."""

    size: int

    def __new__(cls, *_: Any, **words: Any) -> Local:
        refuse_unknown(words, ("size",), LaunchError)
        return object.__new__(cls)

    def __post_init__(self) -> None:
        try:
            size = int(operator.index(self.size))
        except TypeError:
            size = -1
        if not 0 <= size < 1 << 32:
            raise LaunchError(f"a local argument has so many bytes, not {shown(self.size)}", hint="less than 2^32")
        object.__setattr__(self, "size", size)


@final
@dataclass(frozen=True, slots=True)
class Raw:
    """A by-value struct, as bytes."""

    data: bytes

    def __new__(cls, *_: Any, **words: Any) -> Raw:
        refuse_unknown(words, ("data",), LaunchError)
        return object.__new__(cls)

    def __post_init__(self) -> None:
        if not isinstance(self.data, bytes):
            raise LaunchError(f"a by-value struct is given as bytes, not as {type(self.data).__name__}")


KernelArgument = Union["Array", DeviceArray, Local, Raw, bytes, int, float, bool, None, np.generic]


#: How a struct or a vector is given.
BY_VALUE = "give its bytes: a bytes object, --arg bytes=HEX or --arg bytes=@FILE"
#: Numbers from which on a type rounds to infinity.
_TOO_LARGE = {
    "half": 2.0**16 - 2.0**4,
    "bfloat": 2.0**128 - 2.0**119,
    "float": 2.0**128 - 2.0**103,
    "double": math.inf,
}


def list_arguments(given: Any) -> list[KernelArgument]:
    """The arguments of a launch, one a parameter; LaunchError for what is no list of any."""
    is_other = isinstance(given, (str, bytes, bytearray, memoryview, np.ndarray, DeviceArray, Mapping, Set))
    if is_other or not isinstance(given, Iterable):
        raise LaunchError(f"the arguments of a launch are a list, not {type(given).__name__}", hint="args=[…]")
    return list(given)


def check_count(kernel: Function, given: Sequence[KernelArgument], added: int = 0) -> None:
    """LaunchError where a launch does not give one argument for each parameter. ``added``: by the producer, where the launch
    leaves these out."""
    parameters = kernel.arguments
    if len(parameters) != len(given):
        more = f", {added} of which may be left out" if added else ""
        raise LaunchError(
            f"kernel {call_kernel(kernel.name)} takes {len(parameters)} argument{'' if len(parameters) == 1 else 's'}{more}, "
            f"{len(given)} given",
            hint=", ".join(describe_parameter(p) for p in parameters),
        )


def argument_name(parameter: Argument) -> str:
    """The parameter's name, or its number when it has none."""
    return parameter_name(parameter) or f"argument {parameter.index}"


def describe_parameter(parameter: Argument) -> str:
    """``argument 2 (i32 %n)``; with its name in the source, where that is another: ``argument 2, n (i32 %0)``."""
    other = ParameterNames(parameter.function).other(parameter) if parameter.function is not None else ""
    said = f", {other}" if other else ""
    return f"argument {parameter.index}{said} ({parameter.type} %{parameter.name})"


def check_size(parameter: Argument, size: int, given: int) -> None:
    """LaunchError where a value has not as many bytes as are given for it."""
    if given != size:
        raise LaunchError(f"{describe_parameter(parameter)} takes {size} bytes, {given} given")


def check_room(parameter: Argument, given: int) -> None:
    """LaunchError where a buffer has fewer bytes than the parameter says that it points to."""
    found = parameter.attributes.find("dereferenceable") or parameter.attributes.find("dereferenceable_or_null")
    if found and given < int(found):
        raise LaunchError(f"{describe_parameter(parameter)} points to {found} bytes at least, {given} given")


def bind_scalar(parameter: Argument, type_: Type, given: Any) -> Nested:
    """The value of a parameter that is a number; LaunchError for what does not fit."""
    if element_types(type_) is not None:
        raise LaunchError(f"{describe_parameter(parameter)} is no scalar", hint=BY_VALUE)
    if isinstance(given, np.ndarray):
        given = given[()]
    if not _is_number(given):
        raise LaunchError(f"{describe_parameter(parameter)} does not take {shown(given)}", hint="give a number")
    if is_float(type_):
        try:
            number = float(given)
        except OverflowError:
            raise LaunchError(f"{describe_parameter(parameter)}: {given} does not fit") from None
        if math.isfinite(number) and abs(number) >= _TOO_LARGE[str(type_)]:
            raise LaunchError(f"{describe_parameter(parameter)}: {number} does not fit")
        return Scalar(_float_pattern(str(type_), number))
    if not (hasattr(given, "__index__") or isinstance(given, np.bool_)) or not isinstance(type_, IntType):
        raise LaunchError(f"{describe_parameter(parameter)} does not take the number {given}")
    value = int(given)
    if not -(1 << (type_.bits - 1)) <= value < (1 << type_.bits):
        raise LaunchError(f"{describe_parameter(parameter)}: {value} does not fit")
    return Scalar(value & ((1 << type_.bits) - 1))


def _is_number(given: Any) -> bool:
    """A real one. NumPy's strings, dates and complex numbers have ``__float__``, too."""
    if isinstance(given, np.generic):
        return isinstance(given, (np.bool_, np.integer, np.floating)) and not isinstance(given, np.timedelta64)
    return hasattr(given, "__float__") or hasattr(given, "__index__")


def _float_pattern(name: str, value: float) -> int:
    if name == "bfloat":
        from swlds.device.bits import f32_to_bf16

        return int(f32_to_bf16(np.array([value], np.float32))[0])
    kind = {"half": np.float16, "float": np.float32, "double": np.float64}[name]
    with np.errstate(over="ignore"):
        array = np.array([value]).astype(kind)
    return int(array.view(np.dtype(f"u{array.itemsize}"))[0])


def split_struct(layout: Any, type_: Type, data: bytes, at: int) -> Nested:
    elements = element_types(type_)
    if elements is None:
        size = (bit_width(type_) + 7) // 8
        if at + size > len(data):
            raise LaunchError(f"{len(data)} bytes are too few for a value of type {type_}")
        return Scalar(int.from_bytes(data[at : at + size], "little"))
    return tuple(
        split_struct(layout, member_offset(layout, type_, i)[1], data, at + member_offset(layout, type_, i)[0])
        for i in range(len(elements))
    )
