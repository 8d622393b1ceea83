import Testing

@testable import vitrine

/// Tests how the output of SwiftPM is filtered.
@Suite struct DiagnosticFilterTests {
  private let failure = "error: emit-module command failed with exit code 1 (use -v to see invocation)"

  @Test func whatTheCompilerSaidStandsAlone() {
    var filter = DiagnosticFilter()
    #expect(filter.filtered(failure) == nil && filter.end() == failure)
    #expect(filter.filtered("a.swift:1:2: warning: odd") == nil && filter.end() == "a.swift:1:2: warning: odd\n\(failure)")
    #expect(filter.filtered("a.swift:1:2: error: wrong") == nil && filter.end() == "a.swift:1:2: error: wrong")
  }

  @Test func manifestsWithoutAPackageSayThat() {
    let said = ManifestFault.sentence("error: 'a': Missing or empty JSON output from manifest compilation for a\n", folder: "/a")
    #expect(said == "/a/Package.swift cannot be used. Mend it first:\nIt declares no package: 'let package = Package(...)' is missing.")
  }
}
