import Foundation

/// Describes parts of projects that cannot be built on Linux, in one sentence instead of the errors that would follow.
enum UnbuiltParts {
  /// Returns a sentence about the Objective-C targets of a package; nil if it has none.
  static func objectiveC(in package: PackageDescription) -> String? {
    let targets = package.targets.filter { target in target.sources?.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") } ?? false }
    guard let first = targets.first else { return nil }
    let names = targets.map(\.name)
    let dependents = package.targets.filter { $0.dependencies?.contains(where: names.contains) ?? false && !names.contains($0.name) }
    let subject = names.count == 1 ? "\(first.name) is" : "\(names.joined(separator: ", ")) are"
    return "\(subject) written in Objective-C, and only Swift is built on Linux"
      + (dependents.isEmpty
        ? "." : ": \(dependents.map(\.name).joined(separator: ", ")) cannot be built without \(names.count == 1 ? "it" : "them").")
  }

  /// Returns a sentence for SwiftPM's message that a package cannot be fetched; nil for other messages.
  static func unfetchedPackage(_ errors: String) -> String? {
    guard let match = errors.firstMatch(of: /error: Failed to clone repository ([^\s]+?):?(\n|$)/) else { return nil }
    let address = String(match.1)
    var name = (address as NSString).lastPathComponent
    if name.hasSuffix(".git") { name.removeLast(4) }
    let reason = errors[match.range.upperBound...].firstMatch(of: /fatal: (.+)/).map { " (\($0.1))" } ?? ""
    return "The package \(name) is not there, and nothing can be built without it: \(address) cannot be fetched\(reason)."
  }

  /// Returns the libraries, other than Apple's, whose headers a bridging header imports.
  /// - Parameter frameworks: the names of the installed modules.
  static func libraries(ofBridgingHeader path: String, frameworks: Set<String>) -> [String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    var names: [String] = []
    for match in text.matches(of: /(?m)^\s*(?:#\s*(?:import|include)\s*[<"]([^>"]+)[>"]|@import\s+(\w+))/) {
      let header = String(match.1 ?? match.2 ?? "")
      let name = header.contains("/") ? String(header.prefix { $0 != "/" }) : (header as NSString).deletingPathExtension
      if !name.isEmpty, !frameworks.contains(name), !apples.contains(name), !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns what to do about modules that no target, package or pod of a project provides.
  static func missing(_ modules: [String]) -> String {
    let unknown = modules.filter { !absentFrameworks.contains($0) }
    let absent = modules.filter(absentFrameworks.contains)
    var sentences: [String] = []
    if !absent.isEmpty {
      sentences.append("Vitrine does not have Apple's \(absent.joined(separator: ", ")); Frameworks/README.md lists what it has.")
    }
    if let first = unknown.first {
      sentences.append(
        "Nothing in the project provides \(unknown.joined(separator: ", ")). If there is a Swift package for it, name its folder: "
          + "--override \(first)=FOLDER.")
    }
    return sentences.joined(separator: " ")
  }

  /// Apple's iOS frameworks that Vitrine does not have, and that no package can provide.
  private static let absentFrameworks: Set = [
    "AppKit", "CarPlay", "ClockKit", "Cocoa", "CoreAudioKit", "FamilyControls", "FoundationModels", "ImageCaptureCore", "Messages",
    "ModelIO", "NearbyInteraction", "OpenGLES", "SensorKit", "ShazamKit", "SwiftData", "Translation", "WatchKit", "WeatherKit",
  ]

  private static let apples: Set = [
    "Foundation", "UIKit", "CoreFoundation", "objc", "sys", "Availability", "TargetConditionals", "AppKit", "Cocoa",
  ]
}
