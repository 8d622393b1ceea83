import Foundation
import Testing

@testable import vitrine

/// Tests in which folders the commands take a project's previews, and in which Vitrine's samples.
@Suite struct ProjectFolderTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func make(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
  }

  /// `vitrine list` showed the samples in a checkout whose Xcode project is in a subfolder (a tutorial on reminders), where `vitrine run`
  /// ran the project.
  @Test func aCheckoutWithAProjectBelowCounts() throws {
    try make("App/App.xcodeproj")
    #expect(!Project.isIn(folder.url.path), "a home folder has projects below it, too")
    try make(".git")
    #expect(Project.isIn(folder.url.path))
  }

  @Test func aCheckoutWithoutAProjectDoesNotCount() throws {
    try make(".git")
    #expect(!Project.isIn(folder.url.path))
  }

  /// A specification of XcodeGen is a project, as the README says.
  @Test func aSpecificationCounts() throws {
    try "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n"
      .write(toFile: folder.path("project.yml"), atomically: true, encoding: .utf8)
    #expect(Project.isIn(folder.url.path))
  }

  /// A contact sheet broke "AccountSummaryViewController" in a word.
  @Test func namesOfClassesBreakBetweenTheirWords() {
    #expect(ContactSheet.breakable("LoginViewController").split(separator: "\u{200B}") == ["Login", "View", "Controller"])
    #expect(ContactSheet.breakable("URLView, dark") == "URLView, dark")
  }
}
