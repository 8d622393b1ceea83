import Testing

@testable import SourceAdapter

/// Tests optional requirements that a class implements while its superclass conforms to the protocol.
@Suite struct AddedRequirementTests {
  private let height = "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 77 }"

  @Test func theConformingClassGetsAMethodToOverride() {
    let files = adapted(
      "import UIKit\nclass Base: UIViewController, UITableViewDelegate {}", "import UIKit\nclass A: Base { \(height) }",
      "import UIKit\nclass B: Base { public \(height) }")
    #expect(
      files[0].contains(
        "class Base: UIViewController, UITableViewDelegate { @MainActor public func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> "
          + "CGFloat { _vitrineDefaults.tableView(t, heightForRowAt: i) };}"))
    #expect(files[1].contains("class A: Base { override \(height) }") && files[2].contains("class B: Base { override public \(height) }"))
  }

  @Test func extensionsOverrideThroughTheirClass() {
    let files = adapted(
      "import UIKit\nclass Base: UIViewController {}\nextension Base: UITableViewDelegate {}",
      "import UIKit\nclass A: Base {}\nextension A { \(height) }")
    #expect(files[0].contains("class Base: UIViewController { @MainActor public func tableView("))
    #expect(files[1].contains("class A: Base {  override  func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat"))
    #expect(files[1].contains(#"c.implements("tableView:heightForRowAt:")"#))
    #expect(files[1].contains("extension A { func _vitrine_A_tableView(_ t: UITableView"))
  }

  /// In a public class, an override is as accessible as the public method that it overrides.
  @Test func overridesInPublicClassesArePublic() {
    let files = adapted(
      "import UIKit\nopen class Base: UIViewController, UITableViewDelegate {}", "import UIKit\nopen class A: Base { \(height) }",
      "import UIKit\npublic class B: Base {}\nextension B { \(height) }", "import UIKit\nclass C: Base { \(height) }")
    #expect(files[1].contains("class A: Base { public override \(height) }"))
    #expect(files[2].contains("class B: Base {  public override  func tableView("))
    #expect(files[3].contains("class C: Base { override \(height) }"))
  }

  @Test func protocolsOfTheProgramAreLookedAtToo() {
    let text = adapted(
      "@objc protocol P { @objc optional func p() }\nclass Base: P {}\nclass A: Base { func p() {} }")[0]
    #expect(
      text.contains(#"class Base: P { public func p() { _vitrineMissing("p") };}"#)
        && text.contains("class A: Base { override func p() {} }"))
  }

  @Test func othersStayAsTheyAre() {
    // The class itself conforms, or the superclass conforms to another protocol, or has the method.
    #expect(!adapted("import UIKit\nclass A: UIViewController, UITableViewDelegate { \(height) }")[0].contains("override"))
    #expect(!adapted("import UIKit\nclass B: UIViewController, UITextFieldDelegate {}\nclass A: B { \(height) }")[0].contains("override"))
    let own = adapted("import UIKit\nclass B: UIViewController, UITableViewDelegate { \(height) }\nclass A: B { override \(height) }")[0]
    #expect(!own.contains("_vitrineDefaults"))
  }
}
