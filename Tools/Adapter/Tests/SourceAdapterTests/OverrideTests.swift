import SwiftIfConfig
import Testing

@testable import SourceAdapter

@Suite struct OverrideTests {
  /// A class that overrides a property does not concern an extension of a structure with a property of the same name.
  @Test func structuresHaveNoOverrides() {
    let source =
      "import UIKit\nextension CGRect { var center: CGPoint { f() } }\nclass A: UIView { override var center: CGPoint { didSet {} } }"
    #expect(adapted(source)[0].contains("extension CGRect { var center: CGPoint { f() } }"))
  }

  /// In Objective-C the methods of the root class's instances are also methods of its classes (BottleRocketStudios/iOS-UtiliKit).
  @Test func classMethodsOverrideNoInstanceMethods() {
    let text = adapted(
      "import UIKit\nclass A: UIView { public override class func prepareForInterfaceBuilder() {}; override func awakeFromNib() {} }")[0]
    #expect(text.contains("{ public  class func prepareForInterfaceBuilder() {}"), "\(text)")
    #expect(text.contains("override func awakeFromNib() {}"))
    #expect(adapted("import UIKit\nclass A: UIView { override class func b() {} }")[0].contains("override class func b()"))
  }

  @Test func nestedPrivateTypesStayPrivateUnlessClassesAreInThem() {
    let text = adapted("import UIKit\nclass A: UIView { private struct S { init(x: T) {} }; private struct C { class D: UIView {} } }")[0]
    #expect(text.contains("private struct S {") && text.contains("fileprivate struct C {"))
  }

  @Test func descriptionsStayNonisolated() {
    let text = adapted(
      "import UIKit\n@MainActor class A: NSObject {}\nextension A { override public var debugDescription: String { f() } }")[0]
    #expect(text.contains("nonisolated var _vitrine_A_debugDescription: String { f() } }"), "\(text)")
    #expect(text.contains("override public var debugDescription: String { get { _vitrine_A_debugDescription } }"))
  }

  @Test func anOverriddenPropertyOfAnExtensionLooksForOverrides() {
    let files = adapted(
      "import UIKit\nextension UIViewController { @objc var isBusy: Bool { presentedViewController == nil } }",
      "class A: UINavigationController {}\nextension A { open override var isBusy: Bool { return super.isBusy } }")
    #expect(
      files[0].contains(
        #"{ if let _vitrineOverride = _vitrineOverride(self, "isBusy") { return _vitrineResult(_vitrineOverride([]), as: (Bool).self) };"#
          + " return presentedViewController == nil }"))
    #expect(files[1].contains(#"var _vitrine_A_isBusy: Bool { return _vitrineAbove(A.self, "isBusy", self).isBusy }"#))
    #expect(files[1].contains(#"c.override("isBusy") { o, _ in return o._vitrine_A_isBusy }"#))
    #expect(!files[1].contains("override var"))
  }

  @Test func settersHaveKeysOfTheirOwn() {
    let files = adapted(
      "import UIKit\nextension UIView { @objc var tint: UIColor? { get { nil } set(value) { f(value) } } }",
      "class A: UIView { override var tint: UIColor? { get { nil } set { super.tint = newValue } } }")
    #expect(
      files[0].contains(
        #"set(value) { if let _vitrineOverride = _vitrineOverride(self, "tint=") { _ = _vitrineOverride([value]); return };"#))
    #expect(files[1].contains(#"set { _vitrineAbove(A.self, "tint=", self).tint = newValue }"#))
    #expect(files[1].contains(#"c.override("tint=") { o, a in o._vitrine_A_tint = try a.value(0) as UIColor?; return nil }"#))
  }

  @Test func branchesThatAreTheBodysValueAreReturned() {
    let files = adapted(
      "import UIKit\nextension UIView { @objc var a: Int { if x { 1 } else { 2 } }; @objc func b() -> Int { if x { return 1 }; return 2 } }",
      "class A: UIView { override var a: Int { 3 }; override func b() -> Int { 4 } }")
    #expect(files[0].contains("return if x { 1 } else { 2 }"))
    #expect(files[0].contains("; if x { return 1 }; return 2 }"))
  }

  @Test func whatNeverReturnsIsNotReturned() {
    let files = adapted(
      "import UIKit\nextension UIView { @objc var a: Int { fatalError() } }", "class A: UIView { override var a: Int { 3 } }")
    #expect(files[0].contains("; fatalError() }") && !files[0].contains("return fatalError"))
  }

  @Test func parametersWithoutANameGetOne() {
    let lines = adaptedLines("class A: UIView {}\nextension A { override func move(_: Int, to _: Int, by x: Int) {} }")
    #expect(
      lines.contains(
        "override func move(_ _vitrine0: Int, to _vitrine1: Int, by x: Int)  { _vitrine_A_move(_vitrine0, to: _vitrine1, by: x) };"))
  }

  @Test func overridesReachAcrossModules() {
    func input(_ text: String) -> [SourceAdapter.Input] { [SourceAdapter.Input(path: "/module/File.swift", source: Array(text.utf8))] }
    let library = SourceAdapter(module: "Library", options: AdapterOptions()).adaptModule(
      input(
        """
        import UIKit
        open class Base: UIViewController {}
        extension UIViewController { @objc open func refresh(_ _: Int) {}; @objc func hidden() {}; @objc open func take(_ body: () -> Void) {} }
        """))
    let text = String(decoding: library.outputs[0].source ?? [], as: UTF8.self)
    #expect(text.contains(#"refresh(_ _vitrine0: Int) { if let _vitrineOverride = _vitrineOverride(self, "refresh(_:)")"#))
    #expect(!text.contains(#""hidden()""#))
    // A non-escaping closure cannot be stored in a table.
    #expect(!text.contains(#"_vitrineOverride(self, "take(_:)")"#))
    var options = AdapterOptions()
    options.imported = [library.interface]
    let program = SourceAdapter(module: "Program", options: options).adapt(
      input("import Library\nclass Own: Base { override func refresh(_ n: Int) { super.refresh(n) }; override func viewDidLoad() {} }"))
    let own = String(decoding: program[0].source ?? [], as: UTF8.self)
    #expect(own.contains(#"func _vitrine_Own_refresh(_ n: Int) { _vitrineAbove(Own.self, "refresh(_:)", self).refresh(n) }"#))
    #expect(own.contains("override func viewDidLoad()"))
    // A class that does not inherit from the extended one has its own method with that name.
    let other = SourceAdapter(module: "Program", options: options).adapt(
      input("import UIKit\nclass Other: Unknown { override func refresh(_ n: Int) {} }"))
    #expect(!String(decoding: other[0].source ?? [], as: UTF8.self).contains("_vitrine_Other_refresh"))
  }

  @Test func testsOverrideWhatIsInternal() {
    var options = AdapterOptions()
    options.isTestable = true
    let input = SourceAdapter.Input(
      path: "/File.swift", source: Array("import UIKit\nextension UIView { @objc var a: Int { 1 }; @objc private var b: Int { 1 } }".utf8))
    let module = SourceAdapter(module: "M", options: options).adaptModule([input])
    #expect(module.interface.extensionMembers == [ExtensionMember(owner: "UIView", name: "a")])
  }

  @Test func awakeningOfPlainObjectsIsFoundByName() {
    let files = adapted(
      "import UIKit\nclass A: NSObject { override func awakeFromNib() { super.awakeFromNib() } }\nclass B: UIView { override func awakeFromNib() {} }"
    )
    #expect(files[0].contains(#"func _vitrine_A_awakeFromNib() { _vitrineAbove(A.self, "awakeFromNib", self).awakeFromNib() }"#))
    #expect(files[0].contains("class B: UIView { override func awakeFromNib() {} }"))
  }

  @Test func overridesByTheNamesOfSwift4AreRenamed() {
    func renamed(_ member: String) -> String {
      String(adaptedLines("class A: UIViewController { \(member) }", languageVersion: VersionTuple(4)).dropFirst(28).dropLast(2))
    }
    #expect(
      renamed("override var childViewControllerForStatusBarStyle: UIViewController? { return nil }")
        == "override var childForStatusBarStyle: UIViewController? { return nil }")
    #expect(
      renamed("override func didMove(toParentViewController parent: UIViewController?) { super.didMove(toParentViewController: parent) }")
        == "override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }")
    #expect(
      renamed("override func addChildViewController(_ c: UIViewController) { super.addChildViewController(c) }")
        == "override func addChild(_ c: UIViewController) { super.addChild(c) }")
    #expect(
      renamed("override func prefersHomeIndicatorAutoHidden() -> Bool { return super.prefersHomeIndicatorAutoHidden() }")
        == "override var prefersHomeIndicatorAutoHidden: Bool { return super.prefersHomeIndicatorAutoHidden }")
    #expect(
      renamed("override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }")
        .filter { $0 != " " } == "overridefuncbringSubviewToFront(_view:UIView){super.bringSubviewToFront(view)}")
    let other = "class A: UIViewController { override func didMove(toParentViewController p: UIViewController?) {} }"
    #expect(adaptedLines(other) == other)
  }

  @Test func methodsOfExtensionsMoveThoughOtherClassesHaveTheirName() {
    let text = adapted(
      "class Top: UIViewController {}\nextension Top { func refresh() { f() } }\nclass Low: Top { override func refresh() {} }\n"
        + "class Other { func refresh() {} }")[0]
    #expect(text.contains("func _vitrine_Top_refresh() { f() }"))
    #expect(text.contains("class Low: Top { override func refresh() {}"))
  }

  /// Of several extensions with a property of one name, the one of the superclass counts, whichever comes first.
  @Test func propertiesOfExtensionsMoveThoughOtherTypesHaveTheirName() {
    let text = adapted(
      "extension UIView { var name: Int { 1 } }\nextension String { var name: Int { 2 } }\nclass Top: UIViewController {}\n"
        + "extension Top { var name: Int { f() } }\nclass Low: Top { override var name: Int { 3 } }\nclass Other { var name = 4 }")[0]
    #expect(text.contains("extension UIView { var name: Int { 1 } }"), "\(text)")
    #expect(text.contains("class Top: UIViewController {   var name: Int { get { _vitrine_Top_name } };}"), "\(text)")
    #expect(text.contains("var _vitrine_Top_name: Int { f() }"))
    #expect(text.contains("class Low: Top { override var name: Int { 3 } }"))
  }

  /// The same for extensions of UIKit's classes, whose members look for overrides by name.
  @Test func membersOfSeveralExtensionsLookForOverrides() {
    let text = adapted(
      "import UIKit\nextension UIBarItem { var mark: Int { 1 }; func go() {} }\nextension UIViewController { var mark: Int { 2 }; func go() {} }",
      "class A: UINavigationController { override var mark: Int { 3 }; override func go() {} }")
    #expect(text[0].contains(#"UIViewController { var mark: Int { if let _vitrineOverride = _vitrineOverride(self, "mark")"#), "\(text[0])")
    #expect(text[0].contains(#"return 2 }; func go() { if let _vitrineOverride = _vitrineOverride(self, "go()")"#), "\(text[0])")
    #expect(text[1].contains(#"c.override("mark")"#) && text[1].contains(#"c.override("go()")"#), "\(text[1])")
  }

  /// Foundation on Linux lacks the older name of `Operation.isAsynchronous`.
  @Test func operationsAreConcurrentByTheirNewerName() {
    let text = adapted(
      "import Foundation\nclass A: Operation { override var isConcurrent: Bool { true } }",
      "class Operation<T>: Foundation.Operation {}\nclass B: Operation<Int> { override var isConcurrent: Bool { return true } }",
      "class C: Foundation.Operation { override var isConcurrent: Bool { true }; override var isAsynchronous: Bool { true } }",
      "class D: UIView { override var isConcurrent: Bool { true } }")
    #expect(text[0].contains("override var isAsynchronous: Bool { true }"), "\(text[0])")
    #expect(text[1].contains("override var isAsynchronous: Bool { return true }"), "\(text[1])")
    #expect(text[2].contains("var _vitrineIsConcurrent: Bool { true }; override var isAsynchronous"), "\(text[2])")
    #expect(!text[2].contains("override var _vitrine") && text[3].contains("override var isConcurrent"))
  }
}
