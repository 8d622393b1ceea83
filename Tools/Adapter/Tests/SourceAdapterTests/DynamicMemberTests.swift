import Testing

@testable import SourceAdapter

@Suite struct DynamicMemberTests {
  @Test func membersOfListsOfAnyObject() {
    let files = adapted(
      "import UIKit\nextension UIView { var found: [AnyObject] { [] } }",
      "func f(v: UIView) { g(v.found.first?.priority, v.found[0].title!, v.found.last!.name); v.found.forEach { g($0.tag) } }")
    #expect(files[1].contains("g(_vitrineDynamic(v.found.first)?.priority, _vitrineDynamic(v.found[0]).title!, "))
    #expect(files[1].contains("_vitrineDynamic(v.found.last!).name); v.found.forEach { g(_vitrineDynamic($0).tag) }"))
  }

  /// Programs of 2016 read JSON in this way (EyadMShokry/OnTheMap).
  @Test func subscriptsOfAnyObject() {
    let text = adapted(
      """
      import UIKit
      func f(json: AnyObject, rows: [AnyObject], names: [String: String]) {
        g(json["a"] as? String, (json as AnyObject)["b"], rows[0]["c"], names["d"], rows[1])
        if let other = json["e"] as AnyObject? { g(other[2], other?["x"]) }
      }
      """)[0]
    #expect(text.contains("g(_vitrineDynamic(json)[\"a\"] as? String, _vitrineDynamic((json as AnyObject))[\"b\"], "))
    #expect(text.contains("_vitrineDynamic(rows[0])[\"c\"], names[\"d\"], rows[1])"))
    #expect(text.contains("g(_vitrineDynamic(other)[2], _vitrineDynamic(other)?[\"x\"])"))
  }

  @Test func methodsOfEveryObjectKeepTheirCalls() {
    let text = adapted(
      "import UIKit\nfunc f(item: AnyObject, s: Selector) { g(item.perform(s).takeUnretainedValue(), item.responds(to: s)) }")[0]
    #expect(text.contains("g(_vitrineDynamic(item).perform(s).takeUnretainedValue(), _vitrineDynamic(item).responds(to: s))"))
  }

  /// The context cannot be passed by name (avito-tech/Marshroute).
  @Test func observationsKeepTheirCalls() {
    let text = adapted(
      """
      import UIKit
      var c = 0
      func f(_ object: AnyObject, o: NSObject) {
        object.addObserver(o, forKeyPath: "a", options: [.new], context: &c)
        object.removeObserver(o, forKeyPath: "a", context: &c)
        g(object.conforms(to: P.self))
      }
      """)[0]
    #expect(text.contains("_vitrineDynamic(object).addObserver(o, forKeyPath: \"a\", options: [.new], context: &c)"))
    #expect(text.contains("_vitrineDynamic(object).removeObserver(o, forKeyPath: \"a\", context: &c)"))
    #expect(text.contains("g(_vitrineDynamic(object).conforms(to: P.self))"))
  }

  @Test func localNamesHideProperties() {
    let text = adapted(
      """
      import UIKit
      class A: NSObject {
        var thing: AnyObject?
        func a() { g(thing?.tag) }
        func b(thing: UIView) { g(thing.tag) }
        func c() { if let thing { g(thing.tag) } }
        func d(_ x: AnyObject) { let y = x as? UIView; g(y?.tag, x.tag); for x in [1] { g(x.description) } }
      }
      """)[0]
    #expect(text.contains("func a() { g(_vitrineDynamic(thing)?.tag) }"))
    #expect(text.contains("func b(thing: UIView) { g(thing.tag) }"))
    #expect(text.contains("{ if let thing { g(_vitrineDynamic(thing).tag) } }"))
    #expect(text.contains("g(y?.tag, _vitrineDynamic(x).tag); for x in [1] { g(x.description) }"))
  }

  /// Three classes of DenTelezhkin/DTCollectionViewManager have a `delegate`, of two types.
  @Test func propertiesOfTheOwnTypeAreTaken() {
    let text = adapted(
      """
      import UIKit
      class A: NSObject {
        weak var delegate: AnyObject?
        func a(_ s: Selector) { g(self.delegate?.responds(to: s), delegate?.tag) }
      }
      class B: NSObject {
        weak var delegate: UIView?
        func a(_ s: Selector) { g(self.delegate?.responds(to: s), delegate?.tag) }
      }
      """)[0]
    #expect(text.contains("g(_vitrineDynamic(self.delegate)?.responds(to: s), _vitrineDynamic(delegate)?.tag)"))
    #expect(text.contains("g(self.delegate?.responds(to: s), delegate?.tag)"))
  }

  @Test func patternsHideProperties() {
    let text = adapted(
      """
      import UIKit
      class A: NSObject {
        weak var source: AnyObject?
        func a() { if case let source as P = source { g(source.count()) } }
        func b() { switch source { case let source as P: g(source.count); default: g(source?.count) } }
        func c() { let (source, b) = d(); g(source.count, b) }
        func e() { f { [source = 1] in g(source.count) } }
      }
      """)[0]
    #expect(text.contains("{ g(source.count()) }") && text.contains("g(source.count); default: g(_vitrineDynamic(source)?.count)"))
    #expect(text.contains("g(source.count, b)") && text.contains("[source = 1] in g(source.count)"))
  }

  @Test func callsAreMadeBySelector() {
    let text = adapted("import UIKit\nfunc f(x: AnyObject) { x.move?(1, to: 2); _ = x.name() }")[0]
    #expect(text.contains(#"_vitrineDynamic(x)._call("move:to:", 1,  2); _ = _vitrineDynamic(x)._call("name")"#))
  }

  @Test func membersOfNumbersAndValuesAreTheirs() {
    let text = adapted(
      """
      import UIKit
      func f(a: AnyObject, d: [String: AnyObject], o: Any) {
        g(a.intValue, d["a"]?.cgRectValue, d["a"]!.doubleValue)
        if let e = o as? [String: AnyObject], let v = e["a"]?.boolValue { g(v) }
      }
      """)[0]
    #expect(text.contains(#"g(_vitrineDynamic(a).intValue, _vitrineDynamic(d["a"])?.cgRectValue, _vitrineDynamic(d["a"]!).doubleValue)"#))
    #expect(text.contains(#"let v = _vitrineDynamic(e["a"])?.boolValue"#))
  }

  @Test func bitCastsToObjectsAreObjects() {
    #expect(
      adaptedLines("func f(_ p: P) -> Float { unsafeBitCast(p, to: AnyObject.self).floatValue }")
        == "func f(_ p: P) -> Float { _vitrineDynamic(unsafeBitCast(p, to: AnyObject.self)).floatValue }")
  }

  @Test func objectsOfImportedModulesAreKnown() {
    func adapt(_ source: String, imported: [ModuleInterface] = []) -> (text: String, interface: ModuleInterface) {
      var options = AdapterOptions(platform: Platform(conditions: []) { _ in true }, frameworks: ["UIKit"])
      options.imported = imported
      let adapter = SourceAdapter(module: "App", options: options)
      let (outputs, interface, _) = adapter.adaptModule([SourceAdapter.Input(path: "/a.swift", source: Array(source.utf8))])
      return (String(decoding: outputs[0].source ?? Array(source.utf8), as: UTF8.self), interface)
    }
    let library = adapt("import UIKit\npublic class B { public var target: AnyObject!; private var inner: AnyObject?; var size = 1 }")
    #expect(library.interface.objects == ["target"])
    let text = adapt(
      "import UIKit\nfunc f(b: B) { g(b.target.isKind(of: A.self), b.size, b.target.move(1)) }", imported: [library.interface]
    )
    .text
    #expect(text.contains("g(_vitrineDynamic(b.target).isKind(of: A.self), b.size, b.target.move(1))"))
  }

  @Test func whatAClosureCapturesIsFromOutside() {
    let text = adapted("import UIKit\nfunc f(a: AnyObject, b: B) { g { [a = a, b = b] in h(a.name, b.name) } }")[0]
    #expect(text.contains("[a = a, b = b] in h(_vitrineDynamic(a).name, b.name)"))
  }

  @Test func assignmentsAndOtherTypesStay() {
    let text = adapted("import UIKit\nclass A { var target: AnyObject? }\nfunc f(b: B) { b.target.frame = r; b.target.move(1) }")[0]
    #expect(text.contains("{ b.target.frame = r; b.target.move(1) }"))
  }

  @Test func optionalRequirementsOfAnyObject() {
    let text = adapted(
      "import UIKit\n@objc protocol P { @objc optional func opened(_ x: Int) }\nclass A: UIView { weak var delegate: AnyObject?; func f() { delegate?.opened?(1) } }"
    )[0]
    #expect(text.contains("(delegate as? P)?._vitrineOptional_opened_?(1)"))
  }

  @Test func modulesOfFoundation() {
    #expect(
      adaptedLines("let a: Foundation.URLSession = Foundation.URLSession.shared; let b: Foundation.Data")
        == "let a: FoundationNetworking.URLSession = FoundationNetworking.URLSession.shared; let b: Foundation.Data")
    #expect(
      adaptedLines("let c = URLSessionConfiguration.background(withIdentifier: n)")
        == "let c = URLSessionConfiguration._vitrineBackground(withIdentifier: n)")
    #expect(
      adaptedLines("let b = Bundle(for: type(of: self)), c = Bundle.init(for: C.self), d = Bundle(path: p), e = Bundle(identifier: i)")
        == "let b = Bundle._vitrineBundle(for: type(of: self)), c = Bundle._vitrineBundle(for: C.self), d = Bundle(path: p), e = Bundle._vitrineBundle(identifier: i)"
    )
    #expect(
      adaptedLines("let a = UserDefaults(suiteName: n), b = UserDefaults(), c = UserDefaults.init(suiteName: n), d = D(suiteName: n)")
        == "let a = UserDefaults._vitrineDefaults(suiteName: n), b = UserDefaults._vitrineDefaults(), "
        + "c = UserDefaults._vitrineDefaults(suiteName: n), d = D(suiteName: n)")
    #expect(
      adaptedLines("let a = UserDefaults.standard.bool(forKey: k), b = Foundation.UserDefaults\n.standard, c = Other.standard")
        == "let a = UserDefaults._vitrineStandard.bool(forKey: k), b = Foundation.UserDefaults\n._vitrineStandard, c = Other.standard")
    #expect(
      adaptedLines("let a = URLError(URLError.Code(rawValue: n), userInfo: i), b = Other.Code(rawValue: n)")
        == "let a = URLError(URLError.Code._vitrineCode(rawValue: n), userInfo: i), b = Other.Code(rawValue: n)")
    #expect(
      adaptedLines("let u = bundle?.urls(forResourcesWithExtension: e, subdirectory: nil), v = urls(forResourcesWithExtension: e)")
        == "let u = bundle?._vitrineURLs(forResourcesWithExtension: e, subdirectory: nil), v = urls(forResourcesWithExtension: e)")
    #expect(adaptedLines("let i = ProcessInfo().arguments") == "let i = ProcessInfo.processInfo.arguments")
  }
}
