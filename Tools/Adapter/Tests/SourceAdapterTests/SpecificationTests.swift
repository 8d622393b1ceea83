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
    #expect(text.contains("[testCase(A.allTests.map { test in (String("))
    #expect(text.contains("{ (spec: A) in test.1(spec) }) }), testCase(B.__allTests__B)]"))
  }
}
