"""Tests of the coverage check: python3 Tools/Coverage/tests.py"""

import importlib.machinery
import importlib.util
import json
import os
import tempfile
import unittest

from declarations import parse, same
from graph import Interface

HERE = os.path.dirname(os.path.abspath(__file__))


def script(name):
    loader = importlib.machinery.SourceFileLoader(name, os.path.join(HERE, name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


check, collect = script("check"), script("collect")


def symbol(kind, path, text="", identifier=None):
    return {"kind": {"identifier": "swift." + kind}, "pathComponents": path.split("/"), "accessLevel": "public",
            "identifier": {"precise": identifier or path},
            "declarationFragments": [{"kind": "text", "spelling": text or f"{kind} {path.split('/')[-1]}"}]}


def interface(symbols, relationships=(), extensions=()):
    with tempfile.TemporaryDirectory() as folder:
        for name, content in (("UIKit", symbols), ("UIKit@Foundation", list(extensions))):
            with open(os.path.join(folder, name + ".symbols.json"), "w") as stream:
                json.dump({"symbols": content, "relationships": list(relationships) if name == "UIKit" else []}, stream)
        return Interface(folder)


def coverage(graph, text):
    with tempfile.NamedTemporaryFile("w", suffix=".tsv") as stream:
        stream.write(text)
        stream.flush()
        return check.Coverage(graph, check.read(stream.name))


def names(rows):
    return [f"{row.owner}.{row.name}" for row in rows]


class DeclarationTests(unittest.TestCase):
    def test_spellings_of_one_method_are_equal(self):
        first = parse("@MainActor class func animate(withDuration duration: TimeInterval, completion: ((Bool) -> Void)? = nil)")
        second = parse("static func animate(withDuration: TimeInterval, completion: (@Sendable (_ finished: Bool) -> Void)?)")
        self.assertEqual(first, second)
        self.assertEqual(first.name, "animate(withDuration:completion:)")

    def test_outer_types_any_and_marks_do_not_matter(self):
        self.assertEqual(parse("var a: (any UIKit.Delegate)? { get set }").signature, parse("var a: Delegate!").signature)
        self.assertEqual(parse("func a(_ b: UITableView.Style)").signature, parse("func a(Style)").signature)

    def test_types_matter(self):
        self.assertFalse(same(parse("var a: Int").signature, parse("var a: Int?").signature))
        self.assertTrue(same(parse("func a() -> Self").signature, parse("func a() -> UIView").signature))

    def test_getters_cases_and_initialisers(self):
        self.assertEqual(parse("var isHidden: Bool { get }").access, "r")
        self.assertEqual(parse("var isHidden: Bool { get set }").access, "rw")
        self.assertEqual(parse("case custom(String, at: Int)").name, "custom(_:at:)")
        self.assertEqual(parse("convenience init?(coder: NSCoder)").name, "init(coder:)")


class MatchingTests(unittest.TestCase):
    graph = interface(
        [symbol("class", "Base"), symbol("method", "Base/draw(_:)", "func draw(_ rect: CGRect)"),
         symbol("class", "Child"), symbol("protocol", "Trait"), symbol("property", "Trait/isOn", "var isOn: Bool { get }"),
         symbol("enum", "Child/Style"), symbol("enum.case", "Child/Style/plain", "case plain"),
         symbol("type.property", "Child/Style/old", "static var old: Child.Style { get }"),
         symbol("typealias", "Alias", "typealias Alias = Child")],
        [{"kind": "inheritsFrom", "source": "Child", "target": "Base"}, {"kind": "conformsTo", "source": "Base", "target": "Trait"}],
        [symbol("property", "IndexPath/row", "var row: Int { get set }")])
    graph.aliases["Alias"] = "Child"

    def test_inherited_members_and_protocols_count(self):
        found = coverage(self.graph, "Child\t\tclass\n\tdraw(_:)\tfunc\n\tisOn\tvar\n\tgone()\tfunc\n")
        self.assertEqual(names(found.there), ["Child.draw(_:)", "Child.isOn"])
        self.assertEqual(names(found.missing), ["Child.gone()"])

    def test_nested_types_cases_extensions_and_aliases(self):
        found = coverage(self.graph, "Alias\t\tclass\n\tdraw(_:)\tfunc\nChild.Style\t\tenum\n\tplain\tcase\nIndexPath\trow\tvar\n")
        self.assertEqual(names(found.missing), [])
        self.assertEqual(len(found.there), 3)
        self.assertEqual([row.owner for row in found.types_there], ["Alias", "Child.Style"])

    def test_missing_types(self):
        found = coverage(self.graph, "Gone\t\tclass\n\tx\tvar\n")
        self.assertEqual([row.owner for row in found.types_missing], ["Gone"])
        self.assertEqual(names(found.missing), ["Gone.x"])

    def test_further_parameters_with_default_values(self):
        graph = interface([symbol("class", "UIMenu"), symbol(
            "init", "UIMenu/init(title:image:size:children:)",
            "init(title: String = \"\", image: UIImage? = nil, size: (Int, Int) = (0, 0), children: [UIMenuElement])")])
        found = coverage(graph, "UIMenu\tinit(title:children:)\tinit\n\tinit(title:)\tinit\n\tinit(children:title:)\tinit\n")
        self.assertEqual(names(found.there), ["UIMenu.init(title:children:)"])
        self.assertEqual(names(found.missing), ["UIMenu.init(title:)", "UIMenu.init(children:title:)"])

    def test_differences(self):
        found = coverage(self.graph, "Child\tdraw(_:)\tfunc\t\t\td\t\t\t(CGSize)\n\tisOn\tvar\t\t\td\t\trw\tBool\nChild.Style\told\tcase\t\t\td\ts\n")
        self.assertEqual([words for _, words in found.differing], ["(CGRect)", "read-only", "a var"])

    def test_old_declarations_are_not_counted(self):
        found = coverage(self.graph, "Old\t\tclass\t2.0\t9.0\n\tx\tvar\nChild\told()\tfunc\t2.0\t12.0\n\tnewer()\tfunc\t2.0\t13.0\n\tunknown()\tfunc\t2.0\t?\n")
        self.assertEqual(names(found.missing), ["Child.newer()", "Child.unknown()"])
        self.assertEqual(len(found.old), 3)


class CollectionTests(unittest.TestCase):
    def test_interfaces(self):
        text = """
@available(iOS 11.0, *)
extension UIThing {
  enum Kind : Int {
    init?(rawValue: Int)
    case one
    @available(iOS, introduced: 9.0, deprecated: 12.0)
    case two
  }
}
class UIThing : UIView {
  var size: CGSize
  @available(iOS, unavailable)
  func other()
  func __hidden()
  func load(_ name: String) async -> Int
}
"""
        with tempfile.NamedTemporaryFile("w", suffix=".swift") as stream:
            stream.write(text)
            stream.flush()
            collection = collect.Collection()
            collect.read_interface(stream.name, collection)
        self.assertEqual(sorted(collection.types), ["UIThing", "UIThing.Kind"])
        self.assertEqual(sorted(collection.members), [("UIThing", "size"), ("UIThing.Kind", "one"), ("UIThing.Kind", "two")])
        self.assertEqual(collection.members["UIThing.Kind", "one"].introduced, "11.0")
        self.assertEqual(collection.members["UIThing.Kind", "two"].deprecated, "12.0")
        self.assertEqual(collection.members["UIThing", "size"].access, "rw")

    def test_pages(self):
        def page(path, text, language="swift", systems=("iOS",)):
            return {"identifier": {"url": "doc://x/documentation/UIKit/" + path, "interfaceLanguage": language},
                    "metadata": {"platforms": [{"name": name, "introducedAt": "15.0"} for name in systems]},
                    "primaryContentSections": [{"declarations": [{"languages": ["swift"], "tokens": [{"text": text}]}]}],
                    "references": {"doc://x/documentation/UIKit/UIThing/extra": {
                        "kind": "symbol", "deprecated": True, "fragments": [{"text": "var extra: Int"}]}}}
        with tempfile.TemporaryDirectory() as folder:
            os.makedirs(os.path.join(folder, "UIKit"))
            pages = [page("UIThing", "class UIThing"), page("UIThing/Mode-swift.enum", "enum Mode"),
                     page("UIThing/Mode-swift.enum/fast", "case fast"), page("UIThing/mac", "var mac: Int", systems=["Mac Catalyst"]),
                     page("UIThing/NSOld", "var NSOld: Int", language="occ")]
            for number, content in enumerate(pages):
                with open(os.path.join(folder, "UIKit", f"{number}.json"), "w") as stream:
                    json.dump(content, stream)
            collection = collect.Collection()
            collect.Documentation(folder, "UIKit").collect(collection)
        self.assertEqual(sorted(collection.types), ["UIThing", "UIThing.Mode"])
        self.assertEqual(sorted(collection.members), [("UIThing", "extra"), ("UIThing.Mode", "fast")])
        self.assertEqual(collection.members["UIThing", "extra"].deprecated, "?")


if __name__ == "__main__":
    unittest.main()
