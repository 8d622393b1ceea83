import Foundation

/// The files of a pod, according to its CocoaPods specification (`.podspec` or `.podspec.json`). A `.podspec` is a Ruby program:
/// assignments of literals are read, and nothing is run.
struct PodSpecification {
  /// The values that a specification, or one of its subspecs, assigns.
  struct Part {
    /// The name of the subspec; empty for the specification itself.
    var name = ""
    /// The values by attribute, such as `source_files`.
    var values: [String: [String]] = [:]
    /// File patterns by the name of the bundle.
    var resourceBundles: [String: [String]] = [:]
  }

  private(set) var parts = [Part()]

  /// - Throws: an `XcodeError` if the file cannot be read or names no pod.
  init(contentsOf path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else { throw XcodeError("\(path) cannot be read.") }
    if Paths.ending(path) == "json" {
      guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw XcodeError("\(path) is not JSON.") }
      read(object, into: 0)
    } else {
      read(PodRuby.statements(of: String(decoding: data, as: UTF8.self)))
    }
    guard !name.isEmpty else { throw XcodeError("\(path) names no pod: `name` is missing.") }
  }

  var name: String { parts[0].values["name"]?.first ?? "" }
  var moduleName: String { SettingExpansion.identifier(parts[0].values["module_name"]?.first ?? name) }
  /// The newest Swift version that the pod supports; empty if none is given.
  var swiftVersion: String { (parts[0].values["swift_versions"] ?? parts[0].values["swift_version"])?.last ?? "" }

  /// Returns the merged values of a set of subspecs and the specification itself.
  /// - Parameter names: the names of the subspecs; empty for the default ones, or for all if there are no defaults.
  func merged(_ names: [String]) -> Part {
    var waiting = names
    if waiting.isEmpty { waiting = parts[0].values["default_subspecs"] ?? parts[0].values["default_subspec"] ?? [] }
    if waiting.isEmpty { waiting = parts.dropFirst().map(\.name) }
    var seen: Set<String> = []
    var result = parts[0]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      for part in parts.dropFirst() where part.name == next {
        result.values.merge(part.values) { $0 + $1 }
        result.resourceBundles.merge(part.resourceBundles) { $0 + $1 }
        // A subspec may depend on another of the same pod: `dependency 'Pod/Core'`.
        waiting += (part.values["dependency"] ?? []).filter { $0.hasPrefix(name + "/") }.map { String($0.dropFirst(name.count + 1)) }
      }
    }
    return result
  }

  // MARK: Parsing

  private mutating func read(_ statements: [String]) {
    // The part to which a variable of the program refers; nil for tests and applications of the pod.
    var owners: [String: Int?] = [:]
    for statement in statements {
      if let block = PodRuby.block(statement) {
        if block.kind == "subspec" {
          parts.append(Part(name: block.name))
          owners[block.variable] = parts.count - 1
        } else {
          owners[block.variable] = block.kind == "new" ? 0 : .some(nil)
        }
      } else if let assignment = PodRuby.assignment(statement), let owner = owners[assignment.variable] ?? 0 {
        if assignment.attribute.hasPrefix("resource_bundle") {
          for (name, patterns) in PodRuby.table(assignment.value) { parts[owner].resourceBundles[name, default: []] += patterns }
        } else {
          let words = PodRuby.strings(assignment.value)
          let isNamed = assignment.attribute == "dependency"
          parts[owner].values[assignment.attribute, default: []] += isNamed ? Array(words.prefix(1)) : words
        }
      }
    }
  }

  private mutating func read(_ object: [String: Any], into owner: Int) {
    func words(_ value: Any) -> [String] { (value as? String).map { [$0] } ?? value as? [String] ?? [] }
    for (key, value) in object {
      switch key {
      case "resource_bundles", "resource_bundle":
        for (name, patterns) in value as? [String: Any] ?? [:] { parts[owner].resourceBundles[name, default: []] += words(patterns) }
      case "dependencies": parts[owner].values["dependency"] = (value as? [String: Any])?.keys.sorted()
      case "ios": if let object = value as? [String: Any] { read(object, into: owner) }
      case "subspecs":
        for subspec in value as? [[String: Any]] ?? [] {
          parts.append(Part(name: subspec["name"] as? String ?? ""))
          read(subspec, into: parts.count - 1)
        }
      default: parts[owner].values[key, default: []] += words(value)
      }
    }
  }
}
