import Foundation
import Testing

@testable import vitrine

/// Tests what `vitrine review` asks of git, and its errors.
@Suite struct RepositoryTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
    let child = try Child(
      "/usr/bin/env", ["git"] + identity + arguments, environment: ProcessInfo.processInfo.environment, folder: folder.url)
    try #require(child.status(within: 30) == 0, "git \(arguments)")
  }

  /// Two commits of a file in the subfolder "App".
  private func repository() throws -> Repository {
    try git("init", "-q", "-b", "main")
    try FileManager.default.createDirectory(atPath: folder.path("App"), withIntermediateDirectories: true)
    for text in ["one", "two"] {
      try write(text, "App/Package.swift")
      try git("add", "-A")
      try git("commit", "-q", "-m", "Say \(text)")
    }
    return try Repository(containing: folder.path("App"))
  }

  private func write(_ text: String, _ name: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name))) }

  @Test func commitsAreCheckedOutAndRemoved() throws {
    let repository = try repository()
    #expect(repository.prefix == "App")
    let path = folder.path("App/.build/tree")
    let (old, new) = try (repository.commit("HEAD~1"), repository.commit("main"))
    #expect(old.title.hasSuffix("Say one") && new.title.hasSuffix("Say two"))
    for (commit, text) in [(old, "one"), (new, "two")] {
      try repository.checkOut(commit, at: path)
      #expect(try folder.text("App/.build/tree/App/Package.swift") == text)
    }
    repository.removeWorkTree(at: path)
    #expect(!folder.has("App/.build/tree") && !folder.has(".git/worktrees"))
  }

  @Test func changesInNoCommitAreFound() throws {
    let repository = try repository()
    try FileManager.default.createDirectory(atPath: folder.path("App/.build"), withIntermediateDirectories: true)
    try write("built", "App/.build/a")
    try write("elsewhere", "b")
    #expect(try repository.changedFiles().isEmpty)
    try write("three", "App/Package.swift")
    try write("new", "App/New.swift")
    #expect(try repository.changedFiles() == ["App/Package.swift", "App/New.swift"])
  }

  @Test func errorsNameTheCulprit() throws {
    let tree = folder.path("App/.build/vitrine/review/worktree")
    try FileManager.default.createDirectory(atPath: folder.path("App"), withIntermediateDirectories: true)
    try write("// swift-tools-version:5.9", "App/Package.swift")
    var result = try Tool.run("review", "main", "--package-path", "App", in: folder)
    #expect(result.status == 1 && result.errors.contains("is in no git repository"), "\(result.errors)")
    _ = try repository()
    result = try Tool.run("review", "nowhere", "--package-path", "App", in: folder)
    #expect(result.status == 1 && result.errors.contains("There is no commit 'nowhere'"), "\(result.errors)")
    try write("three", "App/Package.swift")
    result = try Tool.run("review", "HEAD~1", "--package-path", "App", in: folder)
    #expect(result.status == 1 && result.errors.contains("changes that are in no commit: App/Package.swift"), "\(result.errors)")
    result = try Tool.run("review", "HEAD~1", "HEAD", "--package-path", "App", environment: ["VITRINE_HOME": "/nowhere"], in: folder)
    #expect(
      result.status == 1 && result.errors.contains("The base, ") && result.errors.contains("Say one, cannot be drawn"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: tree), "the work tree is removed after an error")
  }
}
