import Testing

@testable import SourceAdapter

@Suite struct ExpectedFailureTests {
  /// Before the first test, `vitrine test` starts the application that hosts them, of which these registrations tell.
  @Test func testsAndTheProgramsClassAreRegisteredForTheHost() {
    #expect(registrations("import XCTest\nclass A: XCTestCase {}").contains("{ _ in }; XCTestCompatibility._vitrineTestsBegin() }"))
    #expect(!registrations("import XCTest\nstruct A {}").contains("_vitrineTestsBegin"))
    for attribute in ["@UIApplicationMain", "@main"] {
      let text = registrations("import UIKit\n\(attribute) class A: UIResponder, UIApplicationDelegate {}\nclass B: UIView {}")
      #expect(text.contains("_vitrineRegisterClass(A.self, name: \"A\") { c in c.startsProgram() }"), "\(text)")
      #expect(!text.contains("_vitrineTestsBegin") && text.contains("(B.self, name: \"B\") { _ in }"))
    }
    #expect(registrations("@main class A { static func main() {} }") == "")
  }

  @Test func testCasesOfAModuleThatExpectsFailuresAskBeforeTheyRecordOne() {
    let files = adapted(
      "import XCTest\nclass Base: XCTestCase {}", "import XCTest\nclass A: Base { func testA() { XCTExpectFailure { XCTFail() } } }")
    #expect(files[0].contains("class Base: XCTestCase { override func recordFailure(") && files[0].contains("override func invokeTest()"))
    #expect(!files[1].contains("recordFailure"))
  }

  @Test func othersStayAsTheyAre() {
    #expect(!adapted("import XCTest\nclass A: XCTestCase {}")[0].contains("recordFailure"))
    let own = adapted("import XCTest\nclass A: XCTestCase { override func invokeTest() { XCTExpectFailure(); super.invokeTest() } }")[0]
    #expect(own.contains("recordFailure") && own.components(separatedBy: "func invokeTest").count == 2)
  }

  @Test func theEmptyAsynchronousSetUpOfXCTestIsNotCalled() {
    let setUp = "override func setUp() async throws { try await super.setUp(); a = 1 }"
    #expect(
      adapted("import XCTest\nclass A: XCTestCase { \(setUp) }")[0].contains("override func setUp() async throws { (); a = 1 }"))
    #expect(adapted("import XCTest\nclass A: Base { \(setUp) }")[0].contains("try await super.setUp()"))
  }

  /// Xcode's template for UI tests overrides a property that XCTest on Linux does not declare.
  @Test func overridesOfWhatXCTestOnLinuxLacksAreDeclarations() {
    let property = "class var runsForEachTargetApplicationUIConfiguration: Bool { true }"
    let single = adapted("import XCTest\nclass A: XCTestCase { override \(property) }")[0]
    #expect(!single.contains("override") && single.contains(property))
    let files = adapted(
      "import XCTest\nclass Base: XCTestCase { override \(property) }", "import XCTest\nclass A: Base { override \(property) }")
    #expect(!files[0].contains("override") && files[1].contains("override \(property)"))
    #expect(adapted("import XCTest\nclass A: XCTestCase { override class var other: Bool { true } }")[0].contains("override class var"))
  }
}
