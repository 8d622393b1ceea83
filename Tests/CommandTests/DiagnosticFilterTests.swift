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

  @Test func missingModulesAreExplained() {
    var filter = DiagnosticFilter()
    _ = filter.filtered("a.swift:1:8: error: no such module 'SnapKit'")
    _ = filter.filtered("b.swift:1:8: error: no such module 'SwiftData'")
    _ = filter.filtered("b.swift:2:8: error: cannot find 'x' in scope")
    #expect(filter.missingModules == ["SnapKit", "SwiftData"])
    #expect(
      UnbuiltParts.missing(["SwiftData", "SnapKit"])
        == "Vitrine does not have Apple's SwiftData; Frameworks/README.md lists what it has. Nothing in the project provides SnapKit. "
        + "If there is a Swift package for it, name its folder: --override SnapKit=FOLDER.")
  }

  @Test func packagesWithoutProductsSayWhatToAdd() {
    var package = PackageDescription(name: "Cards", targets: [.init(name: "Tests", type: "test", path: "")], products: [])
    #expect(PreviewPackage.lacksLibrary(package) == "Cards has neither a program nor a library, and thus no previews.")
    package.targets += ["Card", "Deck"].map { .init(name: $0, type: "library", path: "") }
    let advice = #"products: [.library(name: "Card", targets: ["Card", "Deck"])]"#
    #expect(
      PreviewPackage.lacksLibrary(package)
        == "Cards has no product, so its previews cannot be shown. Add one to its Package.swift: \(advice)")
  }

  @Test func manifestsWithoutAPackageSayThat() {
    let said = ManifestFault.sentence("error: 'a': Missing or empty JSON output from manifest compilation for a\n", folder: "/a")
    #expect(said == "/a/Package.swift cannot be used. Mend it first:\nIt declares no package: 'let package = Package(...)' is missing.")
  }
}
