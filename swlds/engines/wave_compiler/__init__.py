"""The wave compiler: the default engine. A kernel becomes host code that runs a wave at a time; see docs/wave-compiler.md."""
