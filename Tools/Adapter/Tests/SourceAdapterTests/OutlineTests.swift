import Testing

@testable import SourceAdapter

/// Tests which changes of a file leave the other files of its module as they are.
@Suite struct OutlineTests {
  private func outline(_ source: String) -> String? {
    let adapter = SourceAdapter(module: "App", options: AdapterOptions(frameworks: ["UIKit"]))
    return adapter.adaptModule([SourceAdapter.Input(path: "/m/a.swift", source: Array(source.utf8))]).state?.outline
  }

  private func changes(_ source: String, _ old: String, _ new: String) -> Bool {
    outline(source) != outline(source.replacing(old, with: new))
  }

  @Test(arguments: [
    "func f() -> Int { OLD }", "class A { init() { OLD } }", "class A { deinit { OLD } }", "class A { override func f() { OLD } }",
    "struct S { var x: Int { OLD } }", "struct S { var x: Int { get { OLD } set { OLD } } }",
    "struct S { var x: Int = 1 { didSet { OLD } } }",
    "class A { let label: UILabel = { OLD }() }", "class A { subscript(i: Int) -> Int { OLD } }", "#Preview { OLD }",
    "class A { func f() { func g() -> some P { OLD } } }",
  ])
  func bodiesAndValuesOfWrittenTypesAreNotSeenElsewhere(_ source: String) {
    #expect(!changes(source, "OLD", "NEW"))
    #expect(outline(source) != nil)
  }

  @Test(arguments: [
    "class A { var OLD: Int = 1 }", "class A { let x = OLD }", "func f(_ x: OLD) { g() }", "func f(_ x: Int = OLD) { g() }", "import OLD",
    "func f() -> some View { OLD }", "var x: some View { OLD }", "@inlinable func f() -> Int { OLD }", "enum E { case OLD }",
    "class A: OLD {}", "@inline(__always) var x: Int { OLD }", "struct S { @inlinable var x: Int { OLD } }", "print(OLD)",
    "extension A { OLD func f() {} }", "let (a, b) = OLD", "#Other { OLD }",
  ])
  func everythingElseIs(_ source: String) { #expect(changes(source, "OLD", "private2")) }

  private func state(_ source: String) -> ModuleState? {
    let adapter = SourceAdapter(module: "App", options: AdapterOptions(frameworks: ["UIKit"]))
    return adapter.adaptModule([SourceAdapter.Input(path: "/m/a.swift", source: Array(source.utf8))]).state
  }

  @Test(arguments: [
    "import UIKit\nclass A: UIView { NEW }", "struct S { NEW }\nextension S { NEW }", "enum E { case a; NEW }", "actor A { NEW }",
    "class A { func f() {} }\nextension A: P { NEW }\n#Preview { A() }", "final class A { class B { NEW } }",
    "class A {}\nextension A { NEW }", "// NEW\nclass A { NEW }",
  ])
  func membersOfTheFilesOwnTypesAreNotInTheFrame(_ source: String) throws {
    let old = try #require(state(source.replacing("NEW", with: "")))
    let new = try #require(state(source.replacing("NEW", with: "var x = 1; func g() -> some P { x }; init(_ x: Int) {}")))
    #expect(old.outline != new.outline && old.frame == new.frame)
    #expect(old.types["/m/a.swift"] == [String(source.firstMatch(of: /(class|struct|enum|actor) (\w)/)!.2)])
  }

  @Test func whatFollowsTheNameOfATypeIsNotInTheFrame() {
    let names = ["class A {}", "class A: UIView {}", "class A<T>: UIView, P where T: P {}", "class A {}\n\n/// Text.\nextension A: P {}"]
    #expect(Set(names.map { state($0)?.frame }).count == 1 && Set(names.map { state($0)?.outline }).count == 4)
  }

  @Test func previewsAreSeenByNoFile() {
    let texts = ["", "\n\n#Preview { A() }", "\n#Preview(\"Dark\", traits: .landscapeLeft) { A() }\n\n#Preview { A() }"]
    #expect(Set(texts.map { state("class A {}" + $0 + "\n")?.frame }).count == 1)
    #expect(state("class A {}\n#Preview(\"A\") { A() }")?.outline == state("class A {}\n\n#Preview { B() }")?.outline)
  }

  @Test(arguments: [
    "class A: UIView NEW", "NEW class A {}", "class A {}\nextension UIView { NEW }", "class A {}\nNEW", "protocol P { NEW }",
    "extension A.B { NEW }", "struct S { NEW; static func + (a: S, b: S) -> S { a } }", "import NEW",
  ])
  func everythingElseIsInTheFrame(_ source: String) {
    #expect(state(source.replacing("NEW", with: "func f()"))?.frame != state(source.replacing("NEW", with: "func g()"))?.frame)
  }

  @Test(arguments: [
    "class A {}\nfunc f() {}", "class A {}\nlet a = 1", "class A {}\nextension UIView {}", "protocol P {}", "typealias A = Int",
    "struct S { static func == (a: S, b: S) -> Bool { true } }", "extension A.B {}", "infix operator <>",
  ])
  func whatNeedsNoTypeOfTheFileIsFoundByOtherFiles(_ source: String) { #expect(state(source)?.types == [:]) }

  @Test func anUnfinishedBodyIsSeen() {
    #expect(changes("class A { func f() { a() }\n func g() { b() } }", "a() }", "a() "))
  }

  @Test func theOrderAndTheNumberOfFilesCount() {
    let adapter = SourceAdapter(module: "App", options: AdapterOptions())
    let files = ["class A {}", "class B {}"].enumerated().map { number, text in
      SourceAdapter.Input(path: "/m/\(number)", source: Array(text.utf8))
    }
    #expect(adapter.adaptModule(files).state?.outline != adapter.adaptModule([files[0]]).state?.outline)
  }
}
