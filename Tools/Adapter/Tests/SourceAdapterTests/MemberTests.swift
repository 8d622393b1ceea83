import Testing

@testable import SourceAdapter

@Suite struct MemberTests {
  /// `UIView.layer` is a constant here (DP-3T/dp3t-app-ios-ch).
  @Test func overridesOfAViewsLayerHideIt() {
    let property = "var layer: CAShapeLayer { super.layer as! CAShapeLayer }"
    let text = adapted("import UIKit\nclass A: UIButton { override \(property) }\nclass B: Other { override \(property) }")[0]
    #expect(text.contains("class A: UIButton { @_nonoverride \(property) }") && text.contains("class B: Other { override \(property) }"))
  }

  /// On Apple's systems `UIFont` is toll-free bridged to `CTFont`.
  @Test func fontsAreConverted() {
    func line(_ source: String) -> Substring {
      adaptedLines("import UIKit\n" + source).split(separator: "\n").last ?? ""
    }
    #expect(line("let a = CTLineCreate(f.font! as CTFont, b)") == "let a = CTLineCreate(_vitrineCTFont(f.font!), b)")
    #expect(line("let a = b ?? font() as CTFont") == "let a = b ?? _vitrineCTFont(font())")
    #expect(line("let a = d[.font] as! CTFont") == "let a = _vitrineCTFont(any: d[.font])!")
    #expect(line("if let a = d[.font] as? CTFont {}") == "if let a = _vitrineCTFont(any: d[.font]) {}")
    #expect(line("let a = label.font as CTFont?") == "let a = _vitrineCTFont(label.font)")
    #expect(line("let a = [c as UIFont: 1]") == "let a = [_vitrineUIFont(c): 1]")
    for source in ["let a = b as? UIFont", "let a = .x as UIFont", "let a = b as Any as! CTFont", "let a = b as [CTFont]"] {
      #expect(line(source) == source)
    }
    #expect(adaptedLines("switch a { case let f as CTFont: g(f)\ndefault: break }").contains("case let f as CTFont"))
  }

  @Test func attributesGoAndLinesStay() {
    #expect(
      adaptedLines("class A: UIView {\n  @IBOutlet\n  weak var label: UILabel!\n}")
        == "class A: UIView {\n  \n  weak var label: UILabel!\n}")
    #expect(adaptedLines("@UIApplicationMain class A: UIResponder {}") == "@main class A: UIResponder {}")
  }

  /// SwiftUI's macro (airbnb/lottie-ios, 3lvis/Pinwheel).
  @Test func entriesOfTheEnvironmentHaveKeys() {
    let property = "_VitrineEntry_gap { get { self[_VitrineEntry_gap.self] } set { self[_VitrineEntry_gap.self] = newValue } }"
      .replacing("gap {", with: "gap.Value {")
    #expect(
      adaptedLines("extension EnvironmentValues {\n  @Entry public var gap = Gap()\n}")
        == "extension EnvironmentValues {\n   public enum _VitrineEntry_gap: EnvironmentKey { public static let defaultValue = Gap() }; "
        + "public var gap: \(property)\n}")
    #expect(
      adaptedLines("extension EnvironmentValues {\n  @Entry var gap: Int = 8\n}")
        == "extension EnvironmentValues {\n   enum _VitrineEntry_gap: EnvironmentKey { static var defaultValue: Int { 8 } }; var gap: \(property)\n}"
    )
    #expect(
      adaptedLines("extension EnvironmentValues {\n  @Entry var gap: Int?\n}")
        == "extension EnvironmentValues {\n   enum _VitrineEntry_gap: EnvironmentKey { static var defaultValue: Int? { nil } }; var gap: \(property)\n}"
    )
    #expect(adaptedLines("struct A {\n  @Entry var gap = 8\n}") == "struct A {\n  @Entry var gap = 8\n}")
  }

  /// A subclass of an Objective-C class may delegate in an initializer without saying so.
  @Test func delegatingInitializersOfClassesAreConvenience() {
    #expect(
      adaptedLines("class A: UITableViewCell {\n  required init?(coder: NSCoder) {\n    self.init()\n  }\n}")
        == "class A: UITableViewCell {\n  required convenience init?(coder: NSCoder) {\n    self.init()\n  }\n}")
    for text in [
      "class A: UIView { convenience init() { self.init(frame: .zero) } }", "struct S { init(a: Int) { self.init() } }",
      "class A: UIView { init() { super.init(frame: .zero) } }", "extension UIView { convenience init(a: Int) { self.init() } }",
    ] { #expect(!adaptedLines(text).contains(text.hasPrefix("struct") ? "convenience" : "convenience convenience")) }
  }

  @Test func methodsAndPropertiesAreRegistered() {
    let text = registrations(
      "class A: UIView { @IBOutlet private var label: UILabel!; @objc func tap(_ b: UIButton!, e: Int) -> Bool { true } }")
    #expect(text.contains(#"_vitrineRegisterClass(A.self, name: "A")"#))
    #expect(text.contains(#"c.property("label", \.label)"#))
    #expect(text.contains(#"c.method("tap:e:") { o, a in return try o.tap(a.value(0) as UIButton?, e: a.value(1) as Int) }"#))
  }

  @Test func extensionsAndNestedClassesAreRegistered() {
    let text = registrations(
      "class A: UIView { class B: UIView { @objc func b() {} } }\nextension UIViewController { @objc func hide() {} }")
    #expect(text.contains("extension A.B {"))
    #expect(text.contains("_vitrineRegisterClass(UIViewController.self, name: nil)"))
  }

  @Test func whatObjectiveCCannotCallIsNotRegistered() {
    let text = registrations(
      "class A: UIView { @objc func a() async {}; func b() {}; @objcMembers class C: NSObject { func c() {}; private func d() {} } }")
    #expect(!text.contains(#"c.method("a")"#))
    #expect(!text.contains(#"c.method("b")"#))
    #expect(text.contains(#"c.method("c")"#))
    #expect(!text.contains(#"c.method("d")"#))
  }

  @Test func dynamicPropertiesTellObservers() {
    #expect(
      adaptedLines("class A: NSObject { @objc dynamic var x = 1 }").contains(
        #"var x = 1 { willSet { _vitrineWillChange(self, "x") } didSet { _vitrineDidChange(self, "x") } }"#))
    #expect(
      adaptedLines("class A: NSObject { @objc dynamic var x: Int { get { 1 } set { f() } } }").contains(
        #"set { _vitrineWillChange(self, "x"); defer { _vitrineDidChange(self, "x") }; f() }"#))
    #expect(
      adaptedLines("class A: NSObject { @objc dynamic var x = 1 { didSet { f() } } }").contains(
        #"{ willSet { _vitrineWillChange(self, "x") } didSet { defer { _vitrineDidChange(self, "x") }; f() } }"#))
  }

  @Test func keyPathsOfObservationsAreNamed() {
    #expect(
      adaptedLines("let t = a.observe(\\.b.c, options: []) { _, _ in }").contains(#"a.observe(_vitrineKeyPath(\.b.c, "b.c"), options: [])"#)
    )
    #expect(
      adaptedLines("let e = NSExpression(forKeyPath: \\A.b)").contains(#"NSExpression(forKeyPath: _vitrineKeyPath(\A.b, "b"))"#))
    #expect(adaptedLines("let t = a.publisher(for: \\A.b)").contains(#"a.publisher(for: _vitrineKeyPath(\A.b, "b"))"#))
  }

  @Test func optionalRequirements() {
    let protocolSource = "@objc protocol P { @objc optional func a(_ x: Int, b: Int) -> Int; @objc optional func c() }"
    let files = adapted(
      protocolSource, "weak var d: P?\nfunc f() { _ = d?.a?(1, b: 2); d?.c?(); if d?.c != nil {} }", "class Q: NSObject, P { func c() {} }")
    #expect(files[0].contains("protocol P : AnyObject {") || files[0].contains("protocol P: AnyObject {"))
    #expect(files[0].contains("var _vitrineOptional_a__b: ((Int, Int) -> Int)?"))
    #expect(files[1].contains("d?._vitrineOptional_a__b?(1,  2); d?._vitrineOptional_c?(); if d?._vitrineOptional_c != nil {}"))
    #expect(files[2].contains(#"c.implements("c")"#))
  }

  @Test func aPropertyNamedAsAnOptionalRequirementStays() {
    let files = adapted(
      "@objc protocol P { @objc optional func pager(_ x: Int, at: Int) }",
      """
      class L: UIView { var pager: UIView?; weak var delegate: P?
        func f() { guard let pager = self.pager else { return }; _ = pager }
        func g() { guard self.delegate?.pager != nil else { return } } }
      """)
    #expect(files[1].contains("guard let pager = self.pager else"))
    #expect(files[1].contains("self.delegate?._vitrineOptional_pager__at != nil"))
  }

  @Test func overloadedOptionalRequirementsAreMethods() {
    let files = adapted(
      """
      @objc public protocol P {
        @objc(f:size:) optional func f(_ a: A, at size: CGSize) -> B
        @objc(f:traits:) optional func f(_ a: A, at traits: UIKit.UITraitCollection?) -> B?
        @objc optional func g(at x: Int)
      }
      """,
      "weak var d: P?\nfunc h() { _ = d?.f?(a, at: s); _ = d?.f?(a, at: s).c; _ = d?.f!(a, at: s); d?.g?(at: 1) }",
      "class Q: NSObject, P { func f(_ a: A, at s: UITraitCollection?) -> B? { nil } }")
    #expect(
      files[0].contains(
        #"public func _vitrineOptional_f__at(_ a: A, at size: CGSize)  -> (B)? { _vitrineImplements(self, "f:size:") ? self.f(a, at: size) : nil }"#
      )
        || files[0].contains(
          #"public func _vitrineOptional_f__at(_ a: A, at size: CGSize) -> (B)? { _vitrineImplements(self, "f:size:") ? self.f(a, at: size) : nil }"#
        ))
    #expect(files[0].contains(#"-> B? { _vitrineImplements(self, "f:traits:") ? self.f(a, at: traits) : nil }"#))
    #expect(files[0].contains("var _vitrineOptional_g_at: ((Int) -> Void)?"))
    #expect(
      files[1].contains(
        "_ = d?._vitrineOptional_f__at(a, at: s); _ = d?._vitrineOptional_f__at(a, at: s)?.c; _ = d?.f(a, at: s); d?._vitrineOptional_g_at?( 1)"
      ))
    #expect(files[2].contains(#"c.implements("f:traits:")"#))
  }

  @Test func optionalCallsOfUIKitsDelegates() {
    #expect(adaptedLines("func f() { delegate?.scrollViewDidScroll?(s) }") == "func f() { delegate?.scrollViewDidScroll(s) }")
    #expect(
      adaptedLines("func f() { let h = d.tableView?(t, heightForRowAt: p) ?? 4 }")
        == "func f() { let h = Optional(d.tableView(t, heightForRowAt: p)) ?? 4 }")
    #expect(adaptedLines("func f() { a.addCompletion? { b() }; c() }") == "func f() { a.addCompletion { b() }; c() }")
    #expect(adaptedLines("func f() { d?.addAnimations? { b() } }") == "func f() { d?.addAnimations { b() } }")
    #expect(adaptedLines("func f() { a.addCompletion?(b) }") == "func f() { Optional(a.addCompletion(b)) }")
    #expect(adaptedLines("func f() { self.completion? { b() } }") == "func f() { self.completion? { b() } }")
    #expect(adaptedLines("func f() { self.completion?(s) }") == "func f() { self.completion?(s) }")
  }

  @Test func overridesInExtensionsMoveIntoTheClass() {
    let files = adapted(
      "class A: UIViewController {\n}\n",
      "extension A {\n  override func viewDidLoad() {\n    super.viewDidLoad()\n  }\n  override var canBecomeFirstResponder: Bool { true }\n}\n"
    )
    #expect(
      files[0].contains("override func viewDidLoad() { _vitrine_A_viewDidLoad() }")
        || files[0].contains("override func viewDidLoad()  { _vitrine_A_viewDidLoad() }"))
    #expect(files[0].contains("override var canBecomeFirstResponder: Bool { get { _vitrine_A_canBecomeFirstResponder } }"))
    #expect(files[1].contains("func _vitrine_A_viewDidLoad() {\n    super.viewDidLoad()"))
  }

  @Test func overridesOfExtensionMembersGoThroughTheTable() {
    let text = adapted(
      "extension UIViewController { @objc func setUp() { f() } }\nclass A: UIViewController { override func setUp() { super.setUp() } }")[0]
    #expect(
      text.contains(
        #"if let _vitrineOverride = _vitrineOverride(self, "setUp()") { return _vitrineResult(_vitrineOverride([]), as: (Void).self) }; f()"#
      ))
    #expect(text.contains(#"func _vitrine_A_setUp() { _vitrineAbove(A.self, "setUp()", self).setUp() }"#))
    #expect(text.contains(#"c.override("setUp()") { o, _ in o._vitrine_A_setUp(); return nil }"#))
  }

  @Test func ofOverloadsOfExtensionsTheExposedOneIsOverridden() {
    let text = adapted(
      "extension UIView { func add(_ a: UIView...) { f() }\n@objc func add(_ a: [UIView]) { g() } }\n"
        + "class A: UITableViewCell { override func add(_ a: [UIView]) {} }")[0]
    #expect(text.contains("func add(_ a: UIView...) { f() }"))
    #expect(text.contains(#"func add(_ a: [UIView]) { if let _vitrineOverride = _vitrineOverride(self, "add(_:)")"#))
  }

  @Test func extensionsOfATypesOtherNameAreOverridden() {
    let files = adapted(
      "typealias Picture = UIImageView\nprotocol P { func setUp() }\nextension Picture: P { @objc func setUp() { f() } }",
      "class A: Picture { override func setUp() {} }")
    #expect(files[0].contains(#"if let _vitrineOverride = _vitrineOverride(self, "setUp()")"#))
    #expect(files[1].contains(#"c.override("setUp()") { o, _ in o._vitrine_A_setUp(); return nil }"#))
  }

  @Test func requirementsOfFoundationAreCalled() {
    #expect(
      adaptedLines("(d as? T)?.urlSession?(s, task: t, didCompleteWithError: e)")
        == "(d as? T)?.urlSession(s, task: t, didCompleteWithError: e)"
    )
    #expect(
      adaptedLines("d?.urlSession?(s, task: t, didReceive: c, completionHandler: h) ?? h(.performDefaultHandling, nil)")
        == "d?.urlSession(s, task: t, didReceive: c, completionHandler: h) ?? h(.performDefaultHandling, nil)")
  }

  @Test func whatNSObjectHasIsNoOverrideOfAnExtensions() {
    let text = adapted(
      "extension UIControl.State { var debugDescription: String { \"a\" } }\nclass A: NSObject { override var debugDescription: String { \"b\" } }"
    )[0]
    #expect(!text.contains("_vitrineOverride"))
    #expect(text.contains("override var debugDescription: String { \"b\" }"))
  }

  @Test func optionalPropertiesAreFoundByWhatVariablesAreCalled() {
    let text = adapted(
      "@objc protocol PanelBehavior { @objc optional var rate: Double { get } }\nclass A { var behavior: PanelBehavior; var panel: Panel\n"
        + "var rate: Double { behavior.rate ?? 1 }\nvar other: Double { panel.rate + 1 }\nfunc f() { if let a = behavior.rate { g(a) } } }")[
        0]
    #expect(text.contains("var rate: Double { behavior._vitrineOptional_rate ?? 1 }"))
    #expect(text.contains("var other: Double { panel.rate + 1 }"))
    let circles = "@objc protocol ARLoader { @objc optional var circle: Layer { get set } }\nfunc f(_ loader: ARLoader) {\n"
    #expect(adapted(circles + "loader.circle?.opacity = 0 }")[0].contains("loader._vitrineOptional_circle?.opacity = 0 }"))
    #expect(adapted(circles + "view.circle?.opacity = 0 }")[0].contains("view.circle?.opacity = 0 }"))
    #expect(text.contains("if let a = behavior._vitrineOptional_rate { g(a) }"))
  }

  @Test func mainActorTestsAreEnteredFromOutside() {
    #expect(
      adaptedLines("@MainActor class T: XCTestCase { func testA() throws { try a() } }")
        == "@MainActor class T: XCTestCase { func _vitrine_testA() throws { try a() }; "
        + "nonisolated func testA() throws { try _vitrineOnMainActor(self) { try $0._vitrine_testA() } } }")
    #expect(
      adaptedLines("class T: XCTestCase { @MainActor override func testA() {\n a() // b\n} }").hasSuffix(
        "\n a() // b\n}; nonisolated override func testA() { _vitrineOnMainActor(self) { $0._vitrine_testA() } } }"))
    let alone = [
      "@Test func testA() {}", "func testA() async { await a() }", "nonisolated func testA() {}", "func testA(_ a: Int) {}",
      "static func testA() {}",
    ]
    for method in alone {
      #expect(adaptedLines("@MainActor class T: XCTestCase { \(method) }") == "@MainActor class T: XCTestCase { \(method) }")
    }
    #expect(adaptedLines("class T: XCTestCase { func testA() {} }") == "class T: XCTestCase { func testA() {} }")
    let below = adapted("@MainActor class Base: XCTestCase {}", "class T: Base { func testA() {} }")[1]
    #expect(below.contains("nonisolated func testA() { _vitrineOnMainActor(self) { $0._vitrine_testA() } } }"))
  }

  @Test func mainActorPreparationsAreEnteredFromOutside() {
    let start = "import XCTest\n"
    let throwing = "@MainActor class T: XCTestCase { override func setUpWithError() throws { try super.setUpWithError() } }"
    #expect(
      adapted(start + throwing)[0].contains(
        " func _vitrine_T_setUpWithError() throws { try super.setUpWithError() }; nonisolated override func setUpWithError() throws "
          + "{ try _vitrineOnMainActor(self) { try $0._vitrine_T_setUpWithError() } } }"))
    #expect(
      adapted(start + "class T: XCTestCase { @MainActor override class func tearDown() { a() } }")[0].contains(
        " class func _vitrine_T_tearDown() { a() }; nonisolated override class func tearDown() "
          + "{ _vitrineOnMainActor(self) { $0._vitrine_T_tearDown() } } }"))
    let alone = [
      "class T: XCTestCase { override func setUp() {} }", "@MainActor class T: XCTestCase { nonisolated override func setUp() {} }",
      "@MainActor class T: XCTestCase { override func setUp() async throws {} }", "@MainActor class T { func setUp() {} }",
    ]
    for text in alone { #expect(!adapted(start + text)[0].contains("_vitrineOnMainActor")) }
  }

  @Test func targetsPerformTheirActions() {
    #expect(adaptedLines("item.target?.perform(item.action, with: 1)") == "_vitrineDynamic(item.target)?.perform(item.action, with: 1)")
    #expect(adaptedLines("_ = $0.target!.perform($0.action)") == "_ = _vitrineDynamic($0.target!).perform($0.action)")
    for text in ["target?.perform(a)", "item.target?.run(a)", "item.target.perform(a)"] { #expect(adaptedLines(text) == text) }
  }

  @Test func submodulesAreTheirModules() {
    #expect(adaptedLines("import os.log") == "import os; import FoundationCompatibility")
    #expect(adaptedLines("import class UIKit.UIView\nimport UIKit").hasPrefix("import UIKit; import FoundationCompatibility\nimport UIKit"))
  }

  @Test func theSameInputGivesTheSameOutput() {
    let source =
      "class A: UIView { @objc func a() {}; @objc func b() {} }\n@objc protocol P { @objc optional func a(); @objc optional func b() }"
    #expect(adapted(source) == adapted(source))
  }

  @Test func aSourceWithErrorsKeepsItsText() {
    let text = adapted("class A: UIView { @objc func tap( { \n let x = \n")[0]
    #expect(text.contains("let x = "))
  }

  @Test func observersInExtensionsBecomeMethods() {
    let text = adapted("class A: UIView {}\nextension A {\n  override var tag: Int {\n    didSet { print(oldValue) }\n  }\n}")[0]
    #expect(text.hasPrefix("class A: UIView {  override var tag: Int { didSet { _vitrine_A_tag_didSet(oldValue: oldValue) } };}\n"))
    #expect(text.contains("\n   func _vitrine_A_tag_didSet(oldValue: Int) \n{ print(oldValue) }\n  \n}"))
    let both = adapted("class A: UIView {}\nextension A { override var tag: Int { willSet(new) { a(new) } didSet { b() } } }")[0]
    #expect(both.contains("{ willSet { _vitrine_A_tag_willSet(new: newValue) } didSet { _vitrine_A_tag_didSet(oldValue: oldValue) } }"))
    #expect(both.contains("func _vitrine_A_tag_willSet(new: Int) { a(new) }; func _vitrine_A_tag_didSet(oldValue: Int) { b() } "))
  }

  @Test func magnitudesInExtensionsOfCGFloatAreTheFunctions() {
    #expect(
      adaptedLines("extension CGFloat { var a: CGFloat { abs(self) } }") == "extension CGFloat { var a: CGFloat { Swift.abs(self) } }")
    #expect(adaptedLines("extension UIView { var a: CGFloat { abs(alpha) } }") == "extension UIView { var a: CGFloat { abs(alpha) } }")
  }

  @Test func selfInAnInitialValueIsNil() {
    let text = adaptedLines(
      "class A: UIView {\n  let a = B(target: self)\n  lazy var b = B(target: self)\n  var c: B { B(target: self) }\n  let d = { b.add(self) }()\n}"
    )
    #expect(text.contains("let a = B(target: (nil as AnyObject?))"))
    #expect(text.contains("lazy var b = B(target: self)"))
    #expect(text.contains("var c: B { B(target: self) }"))
    #expect(text.contains("b.add((nil as AnyObject?))"))
  }

  @Test func nestedPrivateClassesCanBeRegistered() {
    let text = adapted("struct S { private class A: UIView { @objc func b() {} } }")[0]
    #expect(text.contains("struct S { fileprivate class A"))
    #expect(text.contains("S.A._vitrineRegister0()"))
  }

  /// The class becomes accessible to the file, so the types that its members use have to be, too.
  @Test func typesBesideNestedPrivateClassesAreWidened() {
    let text = adapted(
      "class A { private enum E { case a }\n  private class B { let e: E; init(e: E) { self.e = e } }\n  private struct S {} }")[0]
    #expect(text.contains("fileprivate enum E") && text.contains("fileprivate class B") && text.contains("fileprivate struct S"))
    #expect(adapted("class A: NSObject { private enum E { case a } }")[0].contains("{ private enum E"))
  }

  @Test func emptyBundlesAreTheMainBundle() {
    #expect(adaptedLines("var a = Bundle();").contains("var a = Bundle.main;"))
  }

  @Test func emptyAttributedStringsAreOfAnEmptyString() {
    #expect(adaptedLines("let a = NSMutableAttributedString()").contains(#"NSMutableAttributedString(string: "")"#))
    #expect(adaptedLines("let a = NSMutableString()").contains("NSMutableString(capacity: 0)"))
  }

  @Test func emptyResponsesHaveValues() {
    let text = adaptedLines("let a = HTTPURLResponse(), b = URLResponse()")
    #expect(text.contains("let a = HTTPURLResponse(url: URL(string: \"about:blank\")!, statusCode: 0, "))
    #expect(text.contains("b = URLResponse(url: URL(string: \"about:blank\")!, mimeType: nil,"))
  }

  @Test func timersWithABlockFireAfterTheirInterval() {
    let start = "let a = Timer("
    #expect(adaptedLines(start + "timeInterval: 1, repeats: true) { _ in }") == start + "_vitrineTimeInterval: 1, repeats: true) { _ in }")
    for other in [
      start + "timeInterval: 1, target: b, selector: c, userInfo: nil, repeats: true)", "let a = Other(timeInterval: 1, repeats: true)",
    ] {
      #expect(adaptedLines(other) == other)
    }
  }

  @Test func objectsAreCastToCollectionsOfCoreFoundation() {
    let start = "func f(_ d: NSDictionary) {}; "
    #expect(adaptedLines(start + "let a = d as CFDictionary").hasSuffix("let a = _vitrineCFDictionary(d)"))
    #expect(adaptedLines(start + "f(self.d.copy() as CFDictionary, b)").contains("f(_vitrineCFDictionary(self.d.copy()), b)"))
    for text in ["let a = [1: 2] as CFDictionary", "let a = d as! CFDictionary", "let a = b as [String: Any] as CFDictionary"] {
      #expect(adaptedLines(start + text).contains(text))
    }
    #expect(adaptedLines("let a = d as CFDictionary").contains("let a = d as CFDictionary"))
    #expect(adaptedLines("var l: NSArray; b = l as CFArray").contains("b = _vitrineCFArray(l)"))
  }

  @Test func foldersOfApplesSystemsAreFound() {
    let text = adapted(
      """
      let a = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first!
      let b = try! fm.url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
      let c = NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true)[0]
      let d = bundle.url(forResource: "a", withExtension: nil), e = route.url(for: page)
      """)[0]
    #expect(text.contains("let a = _vitrineFolders(FileManager.default).urls(for: .libraryDirectory, in: .userDomainMask).first!"))
    #expect(text.contains("let b = try! _vitrineFolders(fm).url(for: .libraryDirectory,"))
    #expect(text.contains("let c = _vitrineSearchPaths(.libraryDirectory, .userDomainMask, true)[0]"))
    #expect(text.contains(#"let d = bundle.url(forResource: "a", withExtension: nil), e = route.url(for: page)"#))
  }

  @Test func managedPropertiesAreLookedUp() {
    #expect(
      adaptedLines("class A: NSManagedObject { @NSManaged var name: String? }").contains(
        #"var name: String? { get { _vitrineManaged("name") } set { _vitrineSetManaged("name", newValue) } }"#))
  }

  /// The accessors that Xcode writes for to-many relationships.
  @Test func managedMethodsArePerformedByTheirSelector() {
    func body(_ source: String) -> Substring {
      adaptedLines("extension A { @NSManaged public func \(source) }").drop { $0 != ")" }.dropFirst()
    }
    #expect(
      adaptedLines("extension A {\n  @objc(addBooksObject:)\n  @NSManaged public func addToBooks(_ value: Book)\n}").contains(
        #"addToBooks(_ value: Book) { _vitrineManagedMethod("addBooksObject:", value) }"#))
    #expect(body("removeBooksObject(_ value: Book)") == #" { _vitrineManagedMethod("removeBooksObject:", value) } }"#)
    #expect(
      adaptedLines(
        "extension A {\n  @objc(insertBooks:atIndexes:) @NSManaged func insertIntoBooks(_ values: [Book], at indexes: NSIndexSet)\n}"
      )
      .contains(#"{ _vitrineManagedMethod("insertBooks:atIndexes:", values, indexes) }"#))
  }

  @Test func initializersOfManagedObjectsAreRequired() {
    let text = adaptedLines("class A: NSManagedObject { override private init(entity e: NSEntityDescription, insertInto c: C?) {} }")
    #expect(text.contains("public required") && text.contains("init(entity e: NSEntityDescription, insertInto c: C?) {}"))
    #expect(!text.contains("override") && !text.contains("private"))
  }

  @Test func membersOfAnyObjectAreNumbersAndValues() {
    #expect(adaptedLines("let a = (b[0] as AnyObject).doubleValue") == "let a = _vitrineDynamic((b[0] as AnyObject)).doubleValue")
    #expect(adaptedLines("let a = (b[0] as AnyObject).other") == "let a = _vitrineDynamic((b[0] as AnyObject)).other")
  }

  @Test func variablesOfAnyObjectAreNumbersToo() {
    #expect(
      adaptedLines("var a: AnyObject = b\nif a.doubleValue == 0 { a = c }")
        == "var a: AnyObject = b\nif _vitrineDynamic(a).doubleValue == 0 { a = c }")
    #expect(adaptedLines("func f(a: NSNumber) { a.doubleValue }") == "func f(a: NSNumber) { a.doubleValue }")
    let mixed = "func f(a: AnyObject) {}; func g(a: String) { a.boolValue }"
    #expect(adaptedLines(mixed) == mixed)
  }

  @Test func classNamesAreWritten() {
    #expect(adaptedLines("let a = Cell.description()") == "let a = NSStringFromClass(Cell.self)")
    #expect(adaptedLines("let a = [Cell.self.description(): 1]") == "let a = [NSStringFromClass(Cell.self): 1]")
    #expect(adaptedLines("let a = view.classForCoder.description()") == "let a = NSStringFromClass(view.classForCoder)")
    #expect(adaptedLines("let a = type(of: view).description()") == "let a = NSStringFromClass(type(of: view))")
    #expect(adaptedLines("let a = view.description") == "let a = view.description")
    #expect(adaptedLines("class A { static func description() {} }\nlet a = A.description()").hasSuffix("let a = A.description()"))
  }

  @Test func methodsOfOptionalObjectsAreTheirOwn() {
    let text = "class A { weak var o: AnyObject?\nfunc f() -> Int { o.map { ObjectIdentifier($0).hashValue } ?? 0 } }"
    #expect(!adapted(text)[0].contains("_vitrineDynamic"))
    let other = adapted("class A { weak var o: AnyObject?\nfunc f() -> String? { o?.name } }")[0]
    #expect(other.contains("_vitrineDynamic(o)?.name") && other.contains("import FoundationCompatibility\n"))
  }

  @Test func constantsOfTheKeychainAreAssignedToObjects() {
    #expect(
      adaptedLines("query[kSecClass as String] = kSecClassGenericPassword")
        == "query[kSecClass as String] = _vitrineCF(kSecClassGenericPassword)")
    #expect(adaptedLines("let c = kSecClassGenericPassword") == "let c = kSecClassGenericPassword")
    #expect(adaptedLines("delete(kSecClassKey, kSecA as String)") == "delete(_vitrineCF(kSecClassKey), kSecA as String)")
    #expect(
      adaptedLines("let q: [String: AnyObject] = [kSecClass as String: kSecClassKey]")
        == "let q: [String: AnyObject] = [kSecClass as String: _vitrineCF(kSecClassKey)]")
    #expect(adaptedLines("SecItemImport(kSecClassKey)") == "SecItemImport(kSecClassKey)")
  }

  @Test func typesBesideAPrivateClassAreAccessibleWhereItIs() {
    let text = adapted("struct S { private typealias H = () -> Void; private final class I: NSObject { init(h: @escaping H) {} } }")[0]
    #expect(text.contains("fileprivate typealias H") && text.contains("fileprivate final class I"))
  }
}
