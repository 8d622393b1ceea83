import Foundation

/// Parts of projects that cannot be built on Linux, each said in one sentence in the place of the errors that would follow from it.
enum UnbuiltParts {
  /// For a package with targets of Objective-C; nil where it has none.
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

  /// For what SwiftPM says where it cannot get a package; nil where it says something else.
  static func unfetchedPackage(_ errors: String) -> String? {
    guard let match = errors.firstMatch(of: /error: Failed to clone repository ([^\s]+?):?(\n|$)/) else { return nil }
    let address = String(match.1)
    var name = (address as NSString).lastPathComponent
    if name.hasSuffix(".git") { name.removeLast(4) }
    let reason = errors[match.range.upperBound...].firstMatch(of: /fatal: (.+)/).map { " (\($0.1))" } ?? ""
    return "The package \(name) is not there, and nothing can be built without it: \(address) cannot be fetched\(reason)."
  }

  /// The libraries whose headers a bridging header shows to Swift, other than Apple's.
  /// - Parameter frameworks: modules that are there.
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

  private static let apples: Set = [
    "Foundation", "UIKit", "CoreFoundation", "objc", "sys", "Availability", "TargetConditionals", "AppKit", "Cocoa",
  ]
}
