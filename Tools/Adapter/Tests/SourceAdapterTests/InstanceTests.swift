import Testing

@testable import SourceAdapter

/// Tests the creation of instances of classes that are known only at run time.
@Suite struct InstanceTests {
  private func lines(_ source: String) -> String {
    adaptedLines("import UIKit\n" + source).split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
  }

  @Test func genericParametersOfClasses() {
    #expect(lines("func f<T: UIViewController>() -> T { T() }") == "func f<T: UIViewController>() -> T { _vitrineNew(T.self) }")
    #expect(lines("func f<T>() -> T where T: P & UIView { T.init() }") == "func f<T>() -> T where T: P & UIView { _vitrineNew(T.self) }")
    #expect(
      lines("extension S where T: UIStoryboardSegue { func f() { T(identifier: i, source: a, destination: b, performHandler: h) } }")
        == "extension S where T: UIStoryboardSegue { func f() { "
        + "_vitrineNew(T.self, identifier: i, source: a, destination: b, performHandler: h) } }")
    #expect(
      lines("typealias V = P & UIView\nextension V { static func f() -> V { Self() } }")
        == "typealias V = P & UIView\nextension V { static func f() -> V { _vitrineNew(Self.self) } }")
    #expect(lines("struct S<V: UIView> { let v = V(frame: .zero) }") == "struct S<V: UIView> { let v = _vitrineNew(V.self, frame: .zero) }")
    #expect(
      lines("enum E<V: UIViewController> { func f() -> V { V.init(nibName: n, bundle:b ?? c()) } }")
        == "enum E<V: UIViewController> { func f() -> V { _vitrineNew(V.self, nibName: n, bundle:b ?? c()) } }")
    #expect(
      lines("class R<C: UITableViewCell> {}\nextension R { func f() -> C { C(style: s, reuseIdentifier: nil) } }").contains(
        "{ _vitrineNew(C.self, style: s, reuseIdentifier: nil) }"))
    #expect(lines("class L<B: UIButton> { let b = B(type: .system) }").contains("let b = _vitrineNew(B.self, type: .system)"))
    #expect(lines("func f<T: UIView, U: T>(_: U.Type) { U() }").contains("{ _vitrineNew(U.self) }"))
  }

  /// Formatters are made by class methods of extensions, also in modules without UIKit (LoopKit/LoopKit, JohanDegraeve/xdripswift).
  @Test func formattersAreMadeWithoutUIKit() {
    let source = "import Foundation\nextension DateFormatter { class func own() -> Self { let f = self.init(); return f } }"
    let text = adapted(source)[0]
    #expect(text.contains("{ let f = _vitrineNew(self); return f } }") && text.hasSuffix("\nimport UIKit\n"))
    #expect(!adapted(source.replacing("DateFormatter", with: "Operation"))[0].contains("_vitrineNew"))
  }

  /// A class or another one if it is nil (nightscout/nightguard).
  @Test func classesThatReplaceNone() {
    let source = "var own: UIView.Type?\nfunc f() { let type = own ?? UIView.self; g(type.init(frame: .zero)) }"
    #expect(lines(source).hasSuffix("{ let type = own ?? UIView.self; g(_vitrineNew(type, frame: .zero)) }"))
  }

  /// The result is a generic parameter, or an associated type (XCoordinator).
  @Test func implicitInitializersOfResults() {
    #expect(lines("func f<T: UIView>() -> T { .init() }") == "func f<T: UIView>() -> T { _vitrineNew(T.self) }")
    let source =
      "protocol P { associatedtype Root: UIViewController }\nclass A<T: P> { typealias Root = T.Root\nfunc f() -> Root { return .init() } }"
    #expect(lines(source).hasSuffix("func f() -> Root { return _vitrineNew(Root.self) } }"))
    for source in [
      "func f() -> Root { .init() }", "func f() -> UIView { .init() }",
      "protocol P { associatedtype Root: Q }\nfunc f() -> Root { .init() }",
      "func f<T: UIView>() -> T { g(.init()) }", "func f<T: UIView>() -> Int { .init() }",
    ] {
      #expect(lines(source) == source)
    }
  }

  @Test func initializersAsFunctions() {
    #expect(
      lines("func f<T: UIViewController>(_ c: T.Type) where T: P { g(camera: c.init) }").contains("{ g(camera: _vitrineInit(c)) }"))
    #expect(lines("func f<T: UIView>() { g(T.init) }").contains("{ g(_vitrineInit(T.self)) }"))
    for source in ["func f<T: UIView>() { g(T.init(frame:)) }", "func f() { [1].map(String.init) }", "func f<T: P>() { g(T.init) }"] {
      #expect(!lines(source).contains("_vitrineInit"), "\(source)")
    }
  }

  @Test func genericParametersOfProtocolsStay() {
    for source in [
      "func f<T: Decodable>() -> T { T() }", "func f<T: UITextInput>() -> T { T() }", "func f<T>() -> T where T: P { T.init() }",
      "protocol P { init() }\nfunc f<T: P>() -> T { T() }", "class A { init() {} }\nfunc f<T: A>() -> T { T() }",
      "func f<T: UIView>(_ x: T) -> UIView { UIView() }", "func f<T: UIView>() { T(model: m) }",
      "class A: UIView { required init() {} }\nfunc f<T: A>() -> T { T() }",
      "func f<T: UIViewController>() -> T { T(frame: r) }",
    ] {
      #expect(lines(source).contains("_vitrineNew") == false, "\(source)")
    }
  }

  @Test func classesOfTheModuleAreThoseOfTheirSuperclass() {
    #expect(lines("class A: B {}\nclass B: UIView {}\nfunc f<T: A>() -> T { T() }").contains("{ _vitrineNew(T.self) }"))
  }

  @Test func typeOfSelf() {
    #expect(
      lines("class A: NSObject, NSCopying { func copy(with zone: NSZone?) -> Any { let c = type(of: self).init(); return c } }").contains(
        "let c = _vitrineNew(type(of: self));"))
    #expect(lines("class A: UIView { static func f() -> Self { Self() } }").contains("{ _vitrineNew(Self.self) }"))
    #expect(
      lines("class A: UIView { static func f() -> Self { self.init(frame: .zero) } }").contains("{ _vitrineNew(self, frame: .zero) }"))
    #expect(lines("extension P where Self: UIView { static func f() -> Self { self.init() } }").contains("{ _vitrineNew(self) }"))
    for source in [
      "class A { func f() { type(of: self).init() } }", "class A: UIView { convenience init(x: Int) { self.init(frame: .zero) } }",
      "class A: NSObject { required init(x: Int = 0) {}; func f() { type(of: self).init() } }",
      "struct S { static func f() -> Self { Self() } }",
    ] {
      #expect(lines(source).contains("_vitrineNew") == false, "\(source)")
    }
  }

  @Test func valuesOfMetatypes() {
    #expect(lines("func f(_ c: UIView.Type) { c.init() }").contains("{ _vitrineNew(c) }"))
    #expect(lines("func f() { let c = d.class as! UIViewController.Type\n let v = c.init() }").contains("let v = _vitrineNew(c) }"))
    #expect(
      lines("func f() { guard let c = x as? UIView.Type else { return }\n c.init(frame: r) }").contains(" _vitrineNew(c, frame: r) }"))
    #expect(
      lines("func f() { (UIWindowScene.self as NSObject.Type).init() as! UIWindowScene }").contains(
        "{ _vitrineNew((UIWindowScene.self as NSObject.Type)) as! UIWindowScene }"))
    #expect(
      lines("class A { var c: UIView.Type = UIView.self; func f() { self.c.init(); c.init() } }").contains(
        "{ _vitrineNew(self.c); _vitrineNew(c) }"))
    #expect(lines("func f<T: UIView>(_ c: T.Type) { c.init() }").contains("{ _vitrineNew(c) }"))
    for source in ["func f(_ c: P.Type) { c.init() }", "class A { var c: UIView.Type; func f(_ c: Int.Type) { c.init() } }"] {
      #expect(lines(source).contains("_vitrineNew") == false, "\(source)")
    }
  }

  @Test func valuesThatAreBoundAnew() {
    let made = "_vitrineNew(c, frame: r)"
    let use = "c.init(frame: r)"
    for source in [
      "func f(_ c: UIView.Type?) { if let c = c { \(use) } }", "func f(_ c: UIView.Type?) { if let c { \(use) } }",
      "func f(_ d: (UIView.Type)?) { guard let c = d else { return }; \(use) }",
      "func f(_ d: UIView.Type!) { guard let e = d, let c = Optional(d) ?? e as UIView.Type else { return }; \(use) }",
      "func f(_ x: Any) { if let d = x as? UIView.Type { let c = d; \(use) } }",
      "func f(_ x: Any) { if let d = x as? UIView.Type, case let e = 1, let c = d { \(use) } }",
      "func f(_ x: Any) { switch x { case let c as UIView.Type: \(use)\ndefault: break } }",
      "func f(_ x: Any) { if case let c as UIView.Type = x { \(use) } }",
      "func f(_ all: [UIView.Type]) { for c in all { \(use) } }", "func f(_ all: [UIView.Type]) { all.map { c in \(use) } }",
      "func f(_ all: [String: UIView.Type]) { if let c = all[\"a\"] { \(use) } }",
      "func f(_ d: UIView.Type) { g { [c = d] in \(use) } }", "func f() { g { (c: UIView.Type) in \(use) } }",
      "class A { var c: UIView.Type?; func f() { if let c { \(use) } } }",
    ] {
      #expect(lines(source).contains(made), "\(source)")
    }
    #expect(lines("func f(_ all: [UIView.Type]) { all.map { $0.init() } }").contains("{ _vitrineNew($0) }"))
    #expect(lines("func f(_ c: UIView.Type?) { c!.init() }").contains("{ _vitrineNew(c!) }"))
    #expect(lines("class A { var c: UIView.Type }\nfunc f(_ a: A) { a.c.init() }").contains("{ _vitrineNew(a.c) }"))
    for source in [
      "func f(_ c: UIView.Type?) { c?.init() }", "func f(_ c: UIView.Type) { let c = 1; c.init() }",
      "func f(_ c: UIView.Type?, _ x: X?) { if let c = x { c.init() } }", "func f(_ x: X) { if case .some(let c) = x { c.init() } }",
      "var c: UIView.Type\nfunc f(_ x: X) { x.map { c in c.init() } }",
    ] {
      #expect(lines(source).contains("_vitrineNew") == false, "\(source)")
    }
  }

  @Test func valuesOfCases() {
    let made = "_vitrineNew(type, identifier: nil, source: a, destination: b)"
    let use = "type.init(identifier: nil, source: a, destination: b)"
    let kind = "enum E { case name(String, for: Int), segue(Int, UIStoryboardSegue.Type) }\n"
    for pattern in ["case .segue(_, let type)", "case let .segue(_, type)", "case let E.segue(n, type)"] {
      #expect(lines(kind + "func f(e: E) { switch e { \(pattern): \(use)\ndefault: break } }").contains(made), "\(pattern)")
      #expect(lines(kind + "func f(e: E) { if \(pattern) = e { \(use) } }").contains(made), "\(pattern)")
      #expect(lines(kind + "func f(e: E) { guard \(pattern) = e else { return }; \(use) }").contains(made), "\(pattern)")
    }
    #expect(lines(kind + "func f(e: E) { switch e { case .name(let type, _): \(use)\ndefault: break } }").contains("_vitrineNew") == false)
  }

  /// Initializers of classes below `UIView` and `UIViewController` (URLNavigator).
  @Test func initializersOfSubclasses() {
    #expect(
      lines("func f(wrap: UINavigationController.Type?) { if let c = wrap { g(c.init(rootViewController: v)) } }").contains(
        "g(_vitrineNew(c, rootViewController: v))"))
    #expect(
      lines("func f<C: UICollectionView>() -> C { C(frame: r, collectionViewLayout: l) }").contains(
        "_vitrineNew(C.self, frame: r, collectionViewLayout: l)"))
    #expect(lines("func f(_ c: UIView.Type) { c.init(image: i) }").contains("_vitrineNew") == false)
  }

  @Test func otherInitializers() {
    #expect(
      lines("func f<R: UITapGestureRecognizer>(_: R.Type) { R(target: self, action: nil) }").contains(
        "_vitrineNew(R.self, target: self, action: nil)"))
    #expect(
      lines("class A { let t: UIPresentationController.Type\nfunc f() { t.init(presentedViewController: a, presenting: b) } }").contains(
        "_vitrineNew(t, presentedViewController: a, presenting: b)"))
  }
}
