"""The declared interface of a module, from the symbol graphs of the Swift compiler."""

import glob
import json
import os
from collections import defaultdict

from declarations import callable_as, parse

FUNCTIONS = {"swift.method", "swift.type.method", "swift.init", "swift.func", "swift.subscript"}
TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol"}
# Modules whose declarations UIKit's users have without a further import.
MODULES = ["UIKit", "QuartzCore", "RenderTree", "CoreText", "CoreGraphics", "Raster", "ImageIO", "UniformTypeIdentifiers",
           "FoundationCompatibility", "ObjectiveC"]


class Symbol:
    def __init__(self, raw):
        self.path = [part.replace("`", "") for part in raw["pathComponents"]]
        self.kind = raw["kind"]["identifier"]
        self.access = raw.get("accessLevel", "public")
        self.file = raw.get("location", {}).get("uri", "")
        self.text = "".join(token["spelling"] for token in raw.get("declarationFragments", []))
        self.tokens = raw.get("declarationFragments", [])

    @property
    def declaration(self):
        return parse(self.text)


class Hidden:
    """A member of which only the name is known."""
    kind, file, text, declaration = "", "", "", None


class Interface:
    def __init__(self, folder, modules=MODULES):
        self.types = {}                    # path → Symbol
        self.aliases = {}                  # path → path of the type that it stands for
        self.members = defaultdict(dict)   # path of the owner → name → [Symbol]
        self.superclasses = {}             # path → path of the superclass
        self.parents = defaultdict(set)    # path → paths of the protocols
        self.paths = {}                    # precise identifier → path
        graphs = []
        for module in modules:
            for file in sorted(glob.glob(os.path.join(folder, module + ".symbols.json"))
                               + glob.glob(os.path.join(folder, module + "@*.symbols.json"))):
                with open(file) as stream:
                    graphs.append(json.load(stream))
        for graph in graphs:
            for raw in graph["symbols"]:
                self.add(raw)
        for graph in graphs:
            for relation in graph["relationships"]:
                self.relate(relation)
        for file in sorted(glob.glob(os.path.join(folder, "*.api.json"))):
            with open(file) as stream:
                self.add_dump(json.load(stream)["ABIRoot"])
        # Linux has the members of Apple's `NSObject` in extensions of its protocol.
        self.parents["NSObject"].add("NSObjectProtocol")
        for path, (precise, name) in list(self.aliases.items()):
            target = self.paths.get(precise, name)
            if target and target != path:
                self.aliases[path] = target
            else:
                del self.aliases[path]

    def add(self, raw):
        symbol = Symbol(raw)
        path = ".".join(symbol.path)
        if symbol.kind in TYPES:
            self.types.setdefault(path, symbol)
            self.paths[raw["identifier"]["precise"]] = path
        elif symbol.kind == "swift.typealias":
            self.paths[raw["identifier"]["precise"]] = path
            named = [token for token in symbol.tokens if token["kind"] == "typeIdentifier"]
            if named:
                self.aliases[path] = (named[-1].get("preciseIdentifier"), ".".join(token["spelling"] for token in named))
        owner = ".".join(symbol.path[:-1])
        self.members[owner].setdefault(symbol.path[-1], []).append(symbol)

    def relate(self, relation):
        if relation["kind"] not in ("inheritsFrom", "conformsTo"):
            return
        source, target = (self.paths.get(relation[end], relation.get(end + "Fallback", "").split(".", 1)[-1])
                          for end in ("source", "target"))
        if source and target and source != target:
            if relation["kind"] == "inheritsFrom":
                self.superclasses[source] = target
            else:
                self.parents[source].add(target)

    def add_dump(self, node, outer=""):
        """Types whose names begin with an underscore: symbol graphs leave them out, though types inherit from them.

        They come from the dump of `swift-api-digester`, which has no text of declarations.
        """
        for child in node.get("children", []):
            if child.get("kind") != "TypeDecl":
                continue
            path = outer + "." + child["name"] if outer else child["name"]
            for conformance in child.get("conformances", []):
                if conformance["name"].startswith("_"):
                    self.parents[path].add(conformance["name"])
            if path.startswith("_"):
                for member in child.get("children", []):
                    if "printedName" in member and member.get("kind") != "TypeDecl":
                        self.members[path].setdefault(member["printedName"], []).append(Hidden())
            self.add_dump(child, path)

    def resolved(self, path):
        """The path of a type after all typealiases, also of the types around it."""
        for _ in range(8):
            if path in self.types:
                return path
            if path in self.aliases:
                path = self.aliases[path]
                continue
            parts = path.split(".")
            for length in range(len(parts) - 1, 0, -1):
                outer = ".".join(parts[:length])
                if outer in self.aliases and outer not in self.types:
                    path = ".".join([self.aliases[outer]] + parts[length:])
                    break
            else:
                return path
        return path

    def find(self, owner, name):
        """The declarations of a member, own ones first, then those that the type inherits."""
        queue, seen = [self.resolved(owner)], set()
        while queue:
            path = queue.pop(0)
            if path in seen:
                continue
            seen.add(path)
            found = self.members.get(path, {}).get(name) or self.similar(path, name)
            if found:
                return found
            # Members of superclasses come before the default implementations of protocols.
            if path in self.superclasses:
                queue.insert(0, self.resolved(self.superclasses[path]))
            queue += sorted(self.resolved(parent) for parent in self.parents.get(path, ()))
        return []

    def similar(self, path, name):
        """Functions with further parameters, all of which have default values."""
        if "(" not in name:
            return []
        base = name[:name.index("(") + 1]
        return [symbol for other, symbols in self.members.get(path, {}).items() if other.startswith(base) and other != name
                for symbol in symbols if symbol.text and symbol.kind in FUNCTIONS and callable_as(symbol.text, name)]

    def has_type(self, path):
        resolved = self.resolved(path)
        return resolved in self.types or path in self.aliases or resolved in self.members
