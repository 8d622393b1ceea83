import Foundation
import Testing

@testable import vitrine

/// Tests which project is taken for a folder.
@Suite struct ProjectTests {
  private func folder(_ names: [String]) throws -> Folder {
    let folder = try Folder()
    for name in names {
      let path = folder.path(name)
      let isFile = name.hasSuffix(".swift") || name.hasSuffix("/contents.xcworkspacedata")
      try FileManager.default.createDirectory(
        atPath: isFile ? (path as NSString).deletingLastPathComponent : path, withIntermediateDirectories: true)
      if isFile { try Data("// swift-tools-version:5.9".utf8).write(to: URL(fileURLWithPath: path)) }
    }
    return folder
  }

  @Test func aPackageThenAWorkspaceThenAProject() throws {
    let all = try folder(["Package.swift", "A.xcworkspace/contents.xcworkspacedata", "A.xcodeproj"])
    guard case .package = try Project.find(in: all.url.path) else { return #expect(Bool(false), "not the package") }
    let both = try folder(["A.xcworkspace/contents.xcworkspacedata", "A.xcodeproj"])
    guard case .xcode(let path) = try Project.find(in: both.url.path) else { return #expect(Bool(false), "no project") }
    #expect(path.hasSuffix("A.xcworkspace"))
  }

  /// SwiftPM no longer reads manifests of Swift 3, which Xcode ignores where there is a project.
  @Test func aManifestOfSwift3IsNoPackage() throws {
    for text in ["// swift-tools-version:3.1\n", "import PackageDescription\n"] {
      let folder = try folder(["Package.swift", "A.xcodeproj"])
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("Package.swift")))
      guard case .xcode(let path) = try Project.find(in: folder.url.path) else { return #expect(Bool(false), "the package") }
      #expect(path.hasSuffix("A.xcodeproj"))
      try FileManager.default.removeItem(atPath: path)
      guard case .package = try Project.find(in: folder.url.path) else { return #expect(Bool(false), "not the package") }
    }
  }

  @Test func theProjectOfCocoaPodsIsNone() throws {
    let folder = try folder(["_Pods.xcodeproj", "Example/App.xcodeproj", "Example/Pods/Pods.xcodeproj"])
    guard case .xcode(let path) = try Project.find(in: folder.url.path) else { return #expect(Bool(false), "no project") }
    #expect(path.hasSuffix("Example/App.xcodeproj") && Project.xcode(beside: folder.url.path) == nil)
  }

  @Test func aSpecificationStandsForTheProjectThatIsMadeFromIt() throws {
    let folder = try folder(["App"])
    let text = Data("targets:\n  App: { type: application, platform: iOS, sources: App }\n".utf8)
    try text.write(to: URL(fileURLWithPath: folder.path("project.yml")))
    guard case .xcode(let path) = try Project.find(in: folder.url.path) else { return #expect(Bool(false), "no project") }
    #expect(path.hasSuffix("/project.yml"))
    let above = try self.folder(["Example/App"])
    try text.write(to: URL(fileURLWithPath: above.path("Example/project.yml")))
    #expect(Project.nested(in: above.url.path) == ["Example/project.yml"])
    try FileManager.default.createDirectory(atPath: above.path("Example/App.xcodeproj"), withIntermediateDirectories: false)
    #expect(Project.nested(in: above.url.path) == ["Example/App.xcodeproj"])
  }

  @Test func aProjectOfTuistIsNamed() throws {
    let folder = try folder(["Tuist", "Project.swift"])
    let error = #expect(throws: CommandError.self) { try Project.find(in: folder.url.path) }
    #expect("\(try #require(error))".contains("run 'tuist generate' first"))
  }

  @Test func theOnlyProjectBelowIsTaken() throws {
    let folder = try folder([
      "Sources/a.swift", "Example/App.xcodeproj/project.xcworkspace", "Example/App.xcworkspace/contents.xcworkspacedata",
      ".build/x/Package.swift",
    ])
    guard case .xcode(let path) = try Project.find(in: folder.url.path) else { return #expect(Bool(false), "no project") }
    #expect(path.hasSuffix("Example/App.xcworkspace"), "a workspace stands for the project beside it")
  }

  /// AnyFormatKit's workspace has only shared settings; its contents are not in the repository.
  @Test func aWorkspaceWithoutContentsIsNone() throws {
    let folder = try folder(["A.xcworkspace/xcshareddata", "A.xcodeproj"])
    guard case .xcode(let path) = try Project.find(in: folder.url.path) else { return #expect(Bool(false), "no project") }
    #expect(path.hasSuffix("A.xcodeproj") && Project.xcode(beside: folder.url.path) == path)
    try FileManager.default.removeItem(atPath: path)
    guard case .xcode(let broken) = try Project.find(in: folder.url.path) else { return #expect(Bool(false), "no workspace") }
    #expect(broken.hasSuffix("A.xcworkspace") && Project.xcode(beside: folder.url.path) == nil)
  }

  @Test func severalBelowAreListed() throws {
    let folder = try folder(["One/One.xcodeproj", "Two/Package.swift"])
    let error = try #require(throws: CommandError.self) { try Project.find(in: folder.url.path) }
    #expect("\(error)".contains("One/One.xcodeproj, Two"))
  }

  @Test func anEmptyFolderHasNone() throws {
    let folder = try folder([])
    #expect(throws: CommandError.self) { try Project.find(in: folder.url.path) }
  }
}
