import ArgumentParser
import Foundation

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
  /// Whether a folder contains a package or an Xcode project. False for Vitrine's own folder, whose previews are the samples.
  static func isIn(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let samples = "\(folder)/Samples/Scenes/Sources/SampleScenes/Linked/SampleScenes.swift"
    guard !FileManager.default.fileExists(atPath: samples) else { return false }
    return names.contains { $0 == "Package.swift" || isProject($0) || $0.hasSuffix(".xcworkspace") }
  }
}
