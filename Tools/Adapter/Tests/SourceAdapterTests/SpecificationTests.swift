import Testing

@testable import SourceAdapter

/// Tests specifications of Quick, whose tests exist only at run time.
@Suite struct SpecificationTests {
  private let marker = "testVitrineSpecification"

  @Test func specificationsGetATestThatIsFound() {
    let files = adapted(
      "import Quick\nclass A: QuickSpec {\n  override class func spec() {}\n}\nfinal class B: AsyncSpec {}\nclass C: Base {}",
      "class Base: QuickSpec {}\nclass D: Other {}\nstruct QuickSpecs {}")
    #expect(files[0].contains("\nclass A: QuickSpec { func \(marker)() {};\n"))
    #expect(files[0].contains("final class B: AsyncSpec { func \(marker)() {};}"))
    #expect(files[0].contains("class C: Base { override func \(marker)() {};}"))
    #expect(files[1].contains("class Base: QuickSpec { func \(marker)() {};}\nclass D: Other {}\nstruct QuickSpecs {}"))
  }

  @Test func theListOfTestsTakesThoseOfTheSpecification() {
    let list = """
      fileprivate extension A {
        static nonisolated(unsafe) let __allTests__A = [
          ("\(marker)", \(marker))
        ]
      }
      fileprivate extension B {
        static nonisolated(unsafe) let __allTests__B = [
          ("testIt", testIt)
        ]
      }
      func all() -> [XCTestCaseEntry] { [testCase(A.__allTests__A), testCase(B.__allTests__B)] }
      """
    let text = adapted("import XCTest\n" + list)[0]
    #expect(text.contains("let __allTests__B: [(String, (B) -> () throws -> Void)] = ["))
    #expect(text.contains("[testCase(A.allTests.map { test in (String("))
    #expect(text.contains("{ (spec: A) in test.1(spec) }) }), testCase(B.__allTests__B)]"))
  }

  @Test func specificationsOfModulesForLinuxAreFound() {
    var options = AdapterOptions(platform: Platform { _ in false }, frameworks: [])
    options.platform.system = .linux
    let text = "import Quick\nclass A: QuickSpec {\n#if os(Linux)\n  var a = 1\n#endif\n}\nclass B: Other {}\n"
    let output = SourceAdapter(module: "M", options: options).adapt([.init(path: "a.swift", source: Array(text.utf8))])[0]
    let adapted = output.source.map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(adapted.contains("class A: QuickSpec { func \(marker)() {};\n"))
    #expect(adapted.contains("  var a = 1\n"))
    #expect(adapted.contains("class B: Other {}"))
  }
}
