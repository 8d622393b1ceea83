import Testing

@testable import SourceAdapter

@Suite struct SelectorTests {
  @Test func subclassesOfClassValues() {
    #expect(adaptedLines("let a = c.isSubclass(of: UIView.self)") == "let a = _vitrineIsSubclass(c, of: UIView.self)")
    #expect(adaptedLines("let a = V.isSubclass(of: c)").contains("_vitrineIsSubclass(V.self, of: c)"))
    #expect(adaptedLines("let a = c?.isSubclass(of: d)") == "let a = c?.isSubclass(of: d)")
  }

  /// In Swift 3, methods of Objective-C's classes are exposed without `@objc` (SE-0160).
  @Test func methodsOfSwift3AreRegistered() {
    let source = """
      import UIKit
      class Page: UIViewController {
        func tick() {}
        func tap(_ sender: UIButton!, event: UIEvent?) -> Bool { true }
        private func hidden() {}
        @nonobjc func own() {}
        func later(_ done: @escaping () -> Void) {}
        func list(_ items: [Int]) {}
        override func viewDidLoad() {}
        static func make() {}
      }
      class Plain { func tick() {} }
      extension UIView { func glow() {} }
      """
    let text = adapted(source, infersObjectiveC: true)[0]
    #expect(text.contains("; c.method(\"tick\") { o, _ in o.tick(); return nil }; c.method(\"tap:event:\") { o, a in return "))
    #expect(text.contains("c.method(\"glow\")"))
    #expect(["hidden", "own", "later", "list", "viewDidLoad", "make"].allSatisfy { !text.contains("\"\($0)") })
    #expect(text.components(separatedBy: "\"tick\"").count == 2 && !adapted(source)[0].contains("\"tick\""))
  }

  /// XCTest exports Foundation's functions beside those of `FoundationCompatibility`.
  @Test func namesOfClassesAreQualifiedInTests() {
    let text = adapted("import XCTest\nlet a = NSClassFromString(\"A\"), b = NSStringFromClass(A.self), c = UIView.description()")[0]
    #expect(text.contains("let a = FoundationCompatibility.NSClassFromString(\"A\")"))
    #expect(text.contains("b = FoundationCompatibility.NSStringFromClass(A.self)"))
    #expect(text.contains("c = FoundationCompatibility.NSStringFromClass(UIView.self)"))
    // A module's name does not tell its function from one that it exports; found with NSStringFromClass in a suite of tests from Apple's
    // documentation.
    #expect(text.contains("; import func FoundationCompatibility.NSStringFromClass"))
    #expect(text.contains("; import func FoundationCompatibility.NSClassFromString"))
    #expect(!adaptedLines("import UIKit\nlet a = NSClassFromString(\"A\")").contains("import func"))
    #expect(adaptedLines("import UIKit\nlet a = NSClassFromString(\"A\")").hasSuffix("let a = NSClassFromString(\"A\")"))
  }

  @Test func comparisonsOfNumbersAreNotAmbiguous() {
    #expect(
      adaptedLines("public func < (lhs: NSNumber, rhs: NSNumber) -> Bool { f() }")
        == "extension NSNumber { public static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { f() } }")
    for source in ["func < (lhs: A, rhs: A) -> Bool { f() }", "func > (lhs: NSNumber, rhs: NSNumber) -> Bool { f() }"] {
      #expect(adaptedLines(source) == source)
    }
  }

  @Test func rulesOfTipsAreInitializers() {
    #expect(adaptedLines("import TipKit\nlet a = #Rule(T.$b) { $0 }").hasSuffix("let a = Tips.Rule(T.$b) { $0 }"))
    #expect(adaptedLines("let a = #Rule(T.$b) { $0 }") == "let a = #Rule(T.$b) { $0 }")
  }

  private func selector(_ expression: String, in members: String) -> String {
    let line = adaptedLines("class Page: UIViewController { \(members) func use() { act(\(expression)) } }")
    guard let start = line.range(of: "act("), let end = line.range(of: ") } }", options: .backwards) else { return line }
    return String(line[start.upperBound..<end.lowerBound])
  }

  @Test func aMethodOfTheClassIsAName() {
    #expect(selector("#selector(tap)", in: "@objc func tap() {}") == #"Selector("tap")"#)
    #expect(selector("#selector(tap(_:))", in: "@objc func tap(_ b: UIButton) {}") == #"Selector("tap:")"#)
    #expect(
      selector("#selector(self.tap(_:for:))", in: "@objc private func tap(_ b: UIButton, for e: UIEvent) {}") == #"Selector("tap:for:")"#)
    #expect(selector("#selector(Page.tap)", in: "@objc func tap(_ b: UIButton) {}") == #"Selector("tap:")"#)
  }

  @Test func firstLabelsJoinTheName() {
    #expect(selector("#selector(show(animated:))", in: "@objc func show(animated: Bool) {}") == #"Selector("showWithAnimated:")"#)
    #expect(selector("#selector(move(to:))", in: "@objc func move(to p: CGPoint) {}") == #"Selector("moveTo:")"#)
    #expect(selector("#selector(moveTo(point:))", in: "@objc func moveTo(point: CGPoint) {}") == #"Selector("moveToPoint:")"#)
  }

  @Test func aGivenNameIsUsed() {
    #expect(selector("#selector(tap)", in: "@objc(pressed:) func tap(_ b: UIButton) {}") == #"Selector("pressed:")"#)
  }

  @Test func aCastChoosesAmongOverloads() {
    #expect(selector("#selector(tap as () -> Void)", in: "@objc func tap() {}") == #"Selector("tap")"#)
    #expect(selector("#selector((tap(_:)) as (UIButton) -> Void)", in: "@objc func tap(_ b: UIButton) {}") == #"Selector("tap:")"#)
  }

  @Test func accessorsOfProperties() {
    #expect(selector("#selector(getter: Page.name)", in: "@objc var name = 1") == #"Selector("name")"#)
    #expect(selector("#selector(setter: name)", in: "@objc var name = 1") == #"Selector("setName:")"#)
  }

  @Test func aMethodOfUIKitIsCarried() {
    #expect(selector("#selector(UIView.endEditing(_:))", in: "") == #"Selector("endEditing:", UIView.endEditing(_:))"#)
    #expect(selector("#selector(UIResponderStandardEditActions.copy(_:))", in: "") == #"Selector("copy:")"#)
    let optional = "#selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:))"
    #expect(selector(optional, in: "") == #"Selector("tableView:titleForHeaderInSection:")"#)
  }

  @Test func aGenericClassCarriesItsMethods() {
    let line = adaptedLines("class Page<T>: UIView { @objc func tap() {}; func use() { act(#selector(tap)) } }")
    #expect(line.contains(#"act(Selector("tap", Page.tap))"#))
  }

  @Test func keyPathsAreStrings() {
    #expect(selector("#keyPath(Page.title)", in: "") == #""title""#)
    #expect(selector("#keyPath(CALayer.isHidden)", in: "") == #""hidden""#)
    #expect(selector("#keyPath(isDone)", in: "@objc var isDone = false") == #""isDone""#)
    // lottie-ios has a static property of the same name: only one that Objective-C sees can be meant.
    #expect(selector("#keyPath(isHidden)", in: "static var isHidden = false") == #""hidden""#)
    #expect(selector("#keyPath(Page.view.layer.position)", in: "") == #""view.layer.position""#)
  }

  @Test func theSourceIsReadAsItStands() {
    #expect(adapted("struct A { let x = 1 }\n")[0] == "struct A { let x = 1 }\n")
  }
}
