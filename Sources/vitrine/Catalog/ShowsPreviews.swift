import ArgumentParser
import Foundation
import XcodeProject

/// A command that shows previews, in this process or in the host of a project.
protocol ShowsPreviews: ParsableCommand {
  var project: ProjectOptions { get }
  /// The name of a preview in the arguments.
  var previewName: SceneName? { get }
  /// Whether the command shows previews at all, with these arguments. Default: true.
  var needsPreviews: Bool { get }
  /// Checks the arguments against the catalogue.
  func check() throws
  func show() throws
}

extension ShowsPreviews {
  var needsPreviews: Bool { true }

  /// Whether the command must start a host: it shows a project's previews, because a project was named or the current folder contains one,
  /// and
  /// this process is not the host. Interface Builder files and Vitrine's own folder need no host.
  var needsHost: Bool {
    guard needsPreviews, !PreviewHost.isHost, previewName?.isFile != true else { return false }
    return project.folder != nil || Project.isIn(FileManager.default.currentDirectoryPath)
  }

  func validate() throws {
    if !needsHost { try check() }
  }

  func run() throws {
    guard needsHost else { return try show() }
    let status = try PreviewHost(project).run(Array(CommandLine.arguments.dropFirst()))
    guard status == 0 else { throw ExitCode(status) }
  }
}

extension Project {
  /// Whether the commands that show previews take those of a folder's project. A checkout with projects in subfolders counts, as it does for
  /// `vitrine run`; another folder must have the project itself, since below a home folder there are many. False for Vitrine's own folder.
  static func isIn(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if isVitrine(folder) { return false }
    if names.contains(where: { $0 == "Package.swift" || isProject($0) || $0.hasSuffix(".xcworkspace") }) { return true }
    if XcodeWorkspace.specification(in: folder) != nil { return true }
    return names.contains(".git") && !nested(in: folder).isEmpty
  }

  /// Whether a folder is Vitrine's own, whose previews are the samples.
  static func isVitrine(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Samples/Scenes/Sources/SampleScenes/Linked/SampleScenes.swift")
  }
}
