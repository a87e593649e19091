"""Letters of the Itanium ABI: builtin types, standard substitutions, operators."""

from __future__ import annotations

BUILTIN = {
    "v": "void", "w": "wchar_t", "b": "bool", "c": "char", "a": "signed char", "h": "unsigned char", "s": "short",
    "t": "unsigned short", "i": "int", "j": "unsigned int", "l": "long", "m": "unsigned long", "x": "long long",
    "y": "unsigned long long", "n": "__int128", "o": "unsigned __int128", "f": "float", "d": "double", "e": "long double",
    "g": "__float128", "z": "...",
}  # fmt: skip
#: Behind ``D``.
BUILTIN_D = {
    "a": "auto", "c": "decltype(auto)", "n": "std::nullptr_t", "i": "char32_t", "s": "char16_t", "u": "char8_t", "h": "half",
    "d": "decimal64", "e": "decimal128", "f": "decimal32",
}  # fmt: skip
QUALIFIERS = {"r": "restrict", "V": "volatile", "K": "const"}
#: Behind a literal of the type, in place of a cast in front of it.
LITERALS = {"i": "", "j": "u", "l": "l", "m": "ul", "x": "ll", "y": "ull"}
#: Behind ``S``: the name, and its last word.
STANDARD = {
    "t": ("std", "std"),
    "a": ("std::allocator", "allocator"),
    "b": ("std::basic_string", "basic_string"),
    "s": ("std::string", "basic_string"),
    "i": ("std::istream", "basic_istream"),
    "o": ("std::ostream", "basic_ostream"),
    "d": ("std::iostream", "basic_iostream"),
}
OPERATORS = {
    "nw": " new", "na": " new[]", "dl": " delete", "da": " delete[]", "ps": "+", "ng": "-", "ad": "&", "de": "*", "co": "~",
    "pl": "+", "mi": "-", "ml": "*", "dv": "/", "rm": "%", "an": "&", "or": "|", "eo": "^", "aS": "=", "pL": "+=", "mI": "-=",
    "mL": "*=", "dV": "/=", "rM": "%=", "aN": "&=", "oR": "|=", "eO": "^=", "ls": "<<", "rs": ">>", "lS": "<<=", "rS": ">>=",
    "eq": "==", "ne": "!=", "lt": "<", "gt": ">", "le": "<=", "ge": ">=", "ss": "<=>", "nt": "!", "aa": "&&", "oo": "||",
    "pp": "++", "mm": "--", "cm": ",", "pm": "->*", "pt": "->", "cl": "()", "ix": "[]", "qu": "?", "aw": " co_await",
}  # fmt: skip
#: How closely operators hold together, the closest first.
(
    PRIMARY, POSTFIX, UNARY, CAST, PTR_MEMBER, MULTIPLICATIVE, ADDITIVE, SHIFT, SPACESHIP, RELATIONAL, EQUALITY, AND, XOR, OR,
    AND_IF, OR_IF, CONDITIONAL, ASSIGN, COMMA, DEFAULT,
) = range(20)  # fmt: skip
_BINARY = {
    MULTIPLICATIVE: ("ml", "dv", "rm"), ADDITIVE: ("pl", "mi"), SHIFT: ("ls", "rs"), SPACESHIP: ("ss",),
    RELATIONAL: ("lt", "gt", "le", "ge"), EQUALITY: ("eq", "ne"), AND: ("an",), XOR: ("eo",), OR: ("or",), AND_IF: ("aa",),
    OR_IF: ("oo",), ASSIGN: ("aS", "pL", "mI", "mL", "dV", "rM", "aN", "oR", "eO", "lS", "rS"), COMMA: ("cm",),
}  # fmt: skip
BINARY = {letters: (OPERATORS[letters], precedence) for precedence, row in _BINARY.items() for letters in row}
MEMBERS = {"dt": (".", POSTFIX), "pt": ("->", POSTFIX), "ds": (".*", PTR_MEMBER), "pm": ("->*", PTR_MEMBER)}
PREFIX = {"ad": "&", "co": "~", "de": "*", "ng": "-", "nt": "!", "ps": "+", "aw": "co_await "}
CASTS = {"cc": "const_cast", "dc": "dynamic_cast", "rc": "reinterpret_cast", "sc": "static_cast"}
ENCLOSING = {
    "st": "sizeof", "sz": "sizeof", "at": "alignof", "az": "alignof", "ti": "typeid", "te": "typeid", "nx": "noexcept",
}  # fmt: skip
#: Of operators by their letters; of others that is closest.
PRECEDENCE = {
    **{letters: precedence for letters, (_, precedence) in (BINARY | MEMBERS).items()},
    **dict.fromkeys([*PREFIX, *ENCLOSING, "pp", "mm", "nw", "na", "dl", "da"], UNARY),
    **dict.fromkeys(CASTS, POSTFIX),
    **dict.fromkeys(["cl", "cp", "ix"], POSTFIX),
    **dict.fromkeys(["cv", "mc"], CAST),
    "qu": CONDITIONAL,
}
#: Symbols that stand for what the compiler makes.
SPECIAL = {
    "TV": "vtable for ",
    "TT": "VTT for ",
    "TI": "typeinfo for ",
    "TS": "typeinfo name for ",
    "GV": "guard variable for ",
}
