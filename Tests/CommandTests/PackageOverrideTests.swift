import Foundation
import Testing

@testable import vitrine

/// Tests folders that replace dependencies of a package.
@Suite struct PackageOverrideTests {
  private func folder(_ manifests: [String: String]) throws -> String {
    let folder = NSTemporaryDirectory() + "vitrine-overrides-\(UUID().uuidString)"
    for (name, text) in manifests {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
      try text.write(toFile: "\(folder)/\(name)/Package.swift", atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test func eachHasALinkOfItsName() throws {
    let folder = try folder(["App": "", "mine": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let overrides = try PackageOverrides(checking: ["Leaf": folder + "/mine"])
    for _ in 0..<2 {
      let text = try #require(try overrides.environment(folder: folder + "/App", scratch: folder + "/App/.build")["VITRINE_OVERRIDES"])
      #expect(text == "{\"folders\":{\"Leaf\":\"\(folder)/App/.build/overrides/Leaf\"},\"package\":\"\(folder)/App\"}")
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/App/.build/overrides/Leaf") == folder + "/mine")
    #expect(try PackageOverrides([:]).environment(folder: folder, scratch: folder).isEmpty)
    #expect(throws: CommandError.self) { try PackageOverrides(checking: ["Leaf": folder]) }
  }

  @Test func whatNoManifestNamesIsSaid() throws {
    let folder = try folder([
      "App": "url: \"https://x.org/a/Direct\"", "App/.build/checkouts/Mid": "url: \"https://x.org/a/Leaf.git\"", "mine": "Typo",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let mine = folder + "/mine"
    let overrides = PackageOverrides(["direct": folder, "leaf": folder, "Typo": mine])
    #expect(overrides.unused(folder: folder + "/App", scratch: folder + "/App/.build") == ["Typo"])
  }

  @Test func whatLocalPackagesNameIsUsed() throws {
    let folder = try folder([
      "App": "dependencies: [.package(path: \"../Kit\")]", "Kit": "dependencies: [.package(path: \"../Core\")]",
      "Core": "url: \"https://x.org/a/Leaf\"", "mine": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let overrides = PackageOverrides(["Leaf": folder + "/mine", "Typo": folder + "/mine"])
    #expect(overrides.unused(folder: folder + "/App", scratch: folder + "/App/.build") == ["Typo"])
  }

  @Test func swiftPMsWarningsOfThemAreTakenOut() {
    var filter = DiagnosticFilter(overridden: ["leaf"])
    #expect(filter.filtered("warning: 'app': dependency 'leaf' is not used by any target") == nil)
    #expect(filter.filtered("warning: 'mid': Conflicting identity for leaf: dependency '/a/leaf' and dependency '/b/leaf' both") == nil)
    let other = "warning: 'app': dependency 'other' is not used by any target"
    #expect(filter.filtered(other) == other)
  }
}
