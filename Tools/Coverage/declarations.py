"""Declarations in Swift, reduced to what can be compared: a kind, a name with its labels, and the types.

Apple's documentation, a generated interface and a symbol graph write the same declaration in different ways:
`any`, attributes, default values and the outer types of `UITableView.RowAnimation` may stand there or not.
"""

import re
from collections import namedtuple

# kind: type, var, func, init, case, subscript; static: bool; signature: compared as a string; access: "r", "rw" or ""
Declaration = namedtuple("Declaration", "kind name static signature access")

MODIFIERS = {
    "weak", "open", "public", "convenience", "required", "final", "override", "optional", "mutating", "nonmutating",
    "nonisolated", "dynamic", "indirect", "lazy", "unowned", "prefix", "postfix", "isolated",
}
TYPES = {"class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype"}
ATTRIBUTE = re.compile(r"@[A-Za-z_][\w.]*(\([^()]*\))?\s*")
WORD = re.compile(r"[A-Za-z_]\w*")


def split(text, separator):
    """Splits at a separator that stands outside all brackets."""
    parts, depth, start, index = [], 0, 0, 0
    while index < len(text):
        two = text[index:index + 2]
        if two == "->":
            index += 2
            continue
        character = text[index]
        if character in "([{<":
            depth += 1
        elif character in ")]}>":
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[start:index])
            start = index + 1
        index += 1
    parts.append(text[start:])
    return parts


def closing(text, start):
    """The index of the bracket that closes the one at `start`."""
    depth = 0
    index = start
    while index < len(text):
        if text[index:index + 2] == "->":
            index += 2
            continue
        if text[index] in "([{<":
            depth += 1
        elif text[index] in ")]}>":
            depth -= 1
            if depth == 0:
                return index
        index += 1
    return len(text) - 1


def normal_type(text):
    text = ATTRIBUTE.sub("", text)
    text = split(text, "=")[0]
    text = re.sub(r"\b(any|some|inout|__owned|__shared|consuming|borrowing|sending|async|throws|rethrows)\b\s*", "", text)
    text = re.sub(r"&\s*Sendable\b", "", text)
    text = re.sub(r"\bSwift\.", "", text)
    text = re.sub(r"\b(?:[A-Z]\w*(?:<[^<>]*>)?\.)+(?=[A-Z_]\w*)", "", text)
    text = re.sub(r"\bOptional<([^<>]*)>", r"\1?", text)
    text = text.replace("!", "?")
    text = re.sub(r"\s+", "", text).replace("()", "Void")
    text = re.sub(r"\((\w+)\)(?=\?|$)", r"\1", text)
    text = re.sub(r"(?<=[(,])_?\w*:(?=[^:])", "", text) if "->" in text else text
    return re.sub(r"^Void$", "", text)


def parameters(text):
    """The labels and types of a parameter list without its brackets."""
    labels, types = [], []
    if not text.strip():
        return labels, types
    for part in split(text, ","):
        pieces = split(ATTRIBUTE.sub("", part), ":")
        head = pieces[0].split()
        if len(pieces) > 1 and all(WORD.fullmatch(word.strip("`")) or word == "_" for word in head) and head:
            labels.append(head[0].strip("`"))
            types.append(normal_type(":".join(pieces[1:])))
        else:
            labels.append("_")
            types.append(normal_type(part))
    return labels, types


def omissible(text):
    """For a function or initialiser: each label, and whether its parameter has a default value."""
    start = text.find("(", re.search(r"\b(func|init|subscript)\b", text).end())
    if start < 0:
        return []
    found = []
    for part in split(text[start + 1:closing(text, start)], ","):
        if part.strip():
            found.append((parameters(part)[0][0], len(split(part, "=")) > 1))
    return found


def callable_as(text, name):
    """Whether a call with the labels of `name` can mean this function, its other parameters having default values."""
    wanted = re.findall(r"(\w+):", name[name.index("("):])
    for label, can_be_left_out in omissible(text):
        if wanted and wanted[0] == label:
            wanted.pop(0)
        elif not can_be_left_out:
            return False
    return not wanted


def access(text):
    if "{" not in text:
        return ""
    body = text[text.index("{"):]
    return "rw" if re.search(r"\bset\b", body) else "r"


def parse(text):
    """Reads one declaration; `None` if it is none that Swift code can write."""
    text = ATTRIBUTE.sub("", " ".join(text.split())).strip()
    text = re.sub(r"\bunowned\((un)?safe\)\s*", "", text)
    static = False
    while True:
        match = WORD.match(text)
        if not match:
            return None
        word, rest = match.group(), text[match.end():].lstrip()
        if word in ("static", "class") and re.match(r"(\w+ )*(var|let|func|subscript|override|final)\b", rest):
            static, text = True, rest
        elif word in MODIFIERS and rest:
            text = rest
        else:
            break
    if word in TYPES:
        name = WORD.match(rest)
        if not name:
            return None
        kind = word if word in ("typealias", "associatedtype") else "type"
        return Declaration(kind, name.group(), static, "", "")
    if word in ("var", "let"):
        match = re.match(r"`?(\w+)`?\s*:?\s*", rest)
        if not match:
            return None
        type_text = rest[match.end():]
        written = access(type_text) or ("r" if word == "let" else "")
        return Declaration("var", match.group(1), static, normal_type(re.split(r"\s*\{", type_text)[0]), written)
    if word == "case":
        match = re.match(r"`?(\w+)`?\s*(\(.*\))?", rest)
        if not match:
            return None
        if not match.group(2):
            return Declaration("case", match.group(1), True, "", "")
        labels, types = parameters(match.group(2)[1:-1])
        name = match.group(1) + "(" + "".join(label + ":" for label in labels) + ")"
        return Declaration("case", name, True, "(" + ",".join(types) + ")", "")
    if word in ("func", "init", "subscript"):
        if word == "func":
            match = re.match(r"`?(\w+)`?\s*", rest)
            if not match:
                return None
            base, rest = match.group(1), rest[match.end():]
        else:
            base = word
            rest = rest.lstrip("?!").lstrip()
        if rest.startswith("<"):
            rest = rest[closing(rest, 0) + 1:].lstrip()
        if not rest.startswith("("):
            return None
        end = closing(rest, 0)
        labels, types = parameters(rest[1:end])
        after = rest[end + 1:]
        result = ""
        if "->" in after:
            result = normal_type(re.split(r"\s+where\s|\s*\{", after.split("->", 1)[1])[0])
        if word == "subscript":
            labels = ["_"] * len(labels)
        name = base + "(" + "".join(label + ":" for label in labels) + ")"
        signature = "(" + ",".join(types) + ")" + ("->" + result if result else "")
        return Declaration("func" if word == "func" else word, name, static, signature, "")
    return None


def same(first, second):
    """Whether two signatures may be of one declaration. `Self` stands for any type."""
    if first == second or not first or not second:
        return True
    if "Self" in first or "Self" in second:
        return len(split(first, ",")) == len(split(second, ","))
    return False
