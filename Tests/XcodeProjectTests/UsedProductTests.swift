import Foundation
import TestSupport
import Testing

@testable import XcodeProject

/// Tests which products of packages, and which missing files, a project's target needs.
@Suite(.namesSeeds) struct UsedProductTests {
  private let remote: [String: Any] = [
    "isa": "XCRemoteSwiftPackageReference", "repositoryURL": "https://example.org/me/Reactive.git",
    "requirement": ["kind": "upToNextMajorVersion", "minimumVersion": "1.0.0"],
  ]

  private func products(_ source: String) throws -> [String] {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("a.swift")
    project.target("App", sources: ["a.swift"])
    for name in ["Core", "Views", "Tools"] { project.product(name, of: remote, for: "App") }
    try fixture.write(project, to: "App.xcodeproj")
    try fixture.write(source, to: "a.swift")
    let workspace = try fixture.read()
    return try GeneratedPackage(workspace, target: workspace.target(named: "App"), overrides: [:]).modules[0].products.map(\.name)
  }

  @Test func productsThatNothingImportsAreLeftOutBesideOthers() throws {
    #expect(try products("import Core\nimport Tools\n") == ["Core", "Tools"])
    #expect(try products("import Inner\n") == ["Core", "Views", "Tools"])
  }

  @Test func missingSourcesAreToldWithTheirRemedy() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    for path in ["a.swift", "Made.generated.swift"] { project.file(path) }
    project.target("App", sources: ["a.swift", "Made.generated.swift"])
    project.objects["script"] = ["isa": "PBXShellScriptBuildPhase", "name": "Maker"]
    project.append("script", to: "buildPhases", of: "App")
    try fixture.write(project, to: "App.xcodeproj")
    try fixture.write("", to: "a.swift")
    let target = try fixture.read().target(named: "App")
    #expect(target.missingSources == ["\(fixture.path)/Made.generated.swift"])
    #expect(target.missingSourcesSentence?.contains("Made.generated.swift, which the checkout lacks") == true)
    #expect(target.missingSourcesSentence?.contains("(Maker)") == true)
  }
}
