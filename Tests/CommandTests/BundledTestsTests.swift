import Testing

@testable import vitrine

/// Tests which tests of a program with several modules run in which bundle.
@Suite struct BundledTestsTests {
  private let all = ["AppTests.Login/testName", "AppTests.Login/testWord", "KitTests.Login/testName"]

  @Test func aModulesBundleRunsItsOwnTests() throws {
    #expect(try BundledTests.choose(all, of: "AppTests", []) == Array(all[..<2]))
    #expect(try BundledTests.choose(all, of: "KitTests", ["testName", "nothing"]) == [all[2]])
    #expect(try BundledTests.choose(all, of: "AppTests", ["^KitTests"]).isEmpty)
    #expect(throws: CommandError.self) { try BundledTests.choose(all, of: "AppTests", ["("]) }
  }

  @Test func patternsMatchInTheModuleOnly() throws {
    for filter in [[], ["testName"], ["^AppTests.*Name$"]] {
      let patterns = try BundledTests.patterns("AppTests", filter).map { try Regex($0) }
      let found = all.filter { name in patterns.contains { name.firstMatch(of: $0) != nil } }
      #expect(found == (filter.isEmpty ? Array(all[..<2]) : [all[0]]))
    }
  }
}
