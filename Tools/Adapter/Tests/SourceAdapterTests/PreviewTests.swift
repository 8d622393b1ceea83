import Testing

@testable import SourceAdapter

@Suite struct PreviewTests {
  @Test func aPreviewBecomesARegisteredFunction() {
    let source = "import UIKit\n\n#Preview(\"Login\", traits: .landscapeLeft) {\n  let page = Page()\n  return page\n}"
    #expect(
      adaptedLines(source).hasSuffix(
        "\n\n@MainActor private func _vitrinePreview0() -> UIKit.Preview { UIKit.Preview(\"Login\", traits: .landscapeLeft) {\n"
          + "  let page = Page()\n  return page\n} }"))
    #expect(registrations(source).contains("UIKit._vitrineRegisterPreview(module: \"App\", line: 3) { _vitrinePreview0() }"))
  }

  @Test func attributesAndTheContentOfAPreviewAreAdapted() {
    let source =
      "import UIKit\n@available(iOS 17, *)\n#Preview { B(#selector(B.f)) }\n#Preview { B() }\nclass B: UIView { @objc func f() {} }"
    let lines = adaptedLines(source)
    #expect(lines.contains("{ UIKit.Preview { B(Selector("))
    #expect(lines.contains("_vitrinePreview1() -> UIKit.Preview { UIKit.Preview { B() } }"))
    #expect(registrations(source).contains("line: 4) { _vitrinePreview1() }"))
  }

  @Test func previewsOfSwiftUIAreRemoved() {
    let source = "import SwiftUI\nstruct V: View {}\n#Preview { V() }"
    #expect(!adapted(source)[0].contains("Preview"))
  }

  private static let wrapper = "struct Box: UIViewRepresentable {}\nextension Host: UIViewControllerRepresentable {}\nstruct Host {}\n"

  @Test func providersOfRepresentablesAreRegistered() {
    let provider = "struct Login_Previews: PreviewProvider { static var previews: some View { Box(make: UIView()) } }"
    let code = registrations("import SwiftUI\n\(Self.wrapper)\(provider)")
    #expect(code.contains("UIKit.Preview(\"Login\") { SwiftUI.UIHostingController(rootView: Login_Previews.previews) }"), "\(code)")
    #expect(code.contains("line: 5"))
    let content = "Host { Page() }.previewLayout(.fixed(width: 10, height: 20)).edgesIgnoringSafeArea(.all).previewDisplayName(\"Two\")"
    let named = registrations(
      "import SwiftUI\n\(Self.wrapper)struct P: PreviewProvider { static var previews: some View { return \(content) } }")
    #expect(named.contains("UIKit.Preview(\"Two\", traits: .fixedLayout(width: 10, height: 20)) {"), "\(named)")
  }

  @Test(arguments: ["V()", "Group { Box() }", "Box(); Box()", "Box().frame(width: 3)", "Box().overlay { V() }"])
  func otherProvidersAreRemoved(_ content: String) {
    let source = "import SwiftUI\n\(Self.wrapper)struct P: PreviewProvider { static var previews: some View { \(content) } }"
    #expect(!adapted(source)[0].contains("PreviewProvider"))
  }

  @Test(arguments: ["Page()", "let page = Page(); return page", "return UILabel()"])
  func previewsOfClassesStandBesideSwiftUI(_ body: String) {
    let source = "import UIKit\nimport SwiftUI\nclass Page: UIViewController {}\n#Preview { \(body) }"
    #expect(adapted(source)[0].contains("_vitrineRegisterPreview"))
  }

  @Test(arguments: [
    ("class A: UIViewController {}", "A(nibName: nil, bundle: nil)"),
    ("class A: UITableViewController { convenience init(x: Int) { self.init() } }", "A(nibName: nil, bundle: nil)"),
    ("class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }", "A()"),
    ("class A: UIViewController { init(x: Int) {}; convenience init() { self.init(x: 1) } }", "A()"),
    ("class A: UIViewController { override init(nibName n: String?, bundle b: Bundle?) {} }", "A(nibName: nil, bundle: nil)"),
    ("class A: B {}\nclass B: UIViewController { init() {} }", "A()"),
    ("enum E { class A: UIViewController {} }", "E.A(nibName: nil, bundle: nil)"),
  ]) func controllersWithoutArgumentsAreRegistered(_ source: String, _ call: String) {
    #expect(registrations("import UIKit\n" + source).contains("c.creates(atLine: 2) { \(call) }"))
  }

  @Test(arguments: [
    "class A: UIViewController { init(x: Int) {} }", "class A: UIView {}", "class A<T>: UIViewController {}",
    "class A: UIViewController { init?() {} }", "class A: UIViewController { private init() {} }",
    "class A: UIViewController { init() throws {} }", "class A: UICollectionViewController {}", "class A: Other {}",
    "class A: B {}\nclass B: UIViewController { init(x: Int) {} }", "enum E { private class A: UIViewController {} }",
    "func f() { class A: UIViewController {} }", "class A: UIViewController { @available(*, unavailable) init() {} }",
  ]) func otherClassesAreNot(_ source: String) {
    #expect(!registrations("import UIKit\n" + source).contains("c.creates"))
  }

  /// A preview of several statements ends with its content (jaemyeong/BusanBus).
  @Test func theLastExpressionIsTheContent() {
    let lines = adaptedLines("import UIKit\n#Preview {\n  let model = Model()\n  Page(model)\n}")
    #expect(lines.contains("\n  return Page(model)\n"))
    for kept in ["{ Page() }", "{ let page = Page(); return page }"] {
      #expect(adaptedLines("import UIKit\n#Preview \(kept)").contains("UIKit.Preview \(kept)"))
    }
  }
}
