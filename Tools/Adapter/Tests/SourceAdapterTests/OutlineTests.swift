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
