"""What kernels print: formats, their arguments, the calls that programs make, and the text of a launch in order.

``formats.py`` takes a format apart, ``numbers.py`` spells its numbers, ``render.py`` puts both together; ``strings.py`` reads
strings in the device's memory; ``calls.py`` is what the functions do for one work-item, for both engines; ``buffers.py`` reads
what LLVM's and clang's buffered forms have stored; ``output.py`` keeps the text.
"""
