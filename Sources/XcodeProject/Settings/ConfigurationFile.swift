import Foundation

/// An `.xcconfig` file, with the files that it includes.
struct ConfigurationFile {
  static let maximumDepth = 32
  static let maximumFiles = 500

  private(set) var assignments: [(name: String, value: String)] = []
  private(set) var warnings: [String] = []
  private var filesRead = 0

  init(contentsOf path: String) { read(path, depth: 0, from: nil) }

  private mutating func read(_ path: String, depth: Int, from includer: String?) {
    guard depth < Self.maximumDepth, filesRead < Self.maximumFiles else {
      warnings.append("\(path) is left out: configuration files include each other too deeply, or in a circle.")
      return
    }
    filesRead += 1
    guard let data = FileManager.default.contents(atPath: path) else {
      warnings.append("The configuration file \(path) is missing\(includer.map { " (\($0) includes it)" } ?? "").")
      return
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let statement = text.trimmingCharacters(in: .whitespaces)
      if statement.hasPrefix("#include") {
        include(statement, from: path, depth: depth)
      } else if let sides = Self.assignment(statement) {
        assignments.append(sides)
      }
    }
  }

  private mutating func include(_ statement: String, from path: String, depth: Int) {
    let parts = statement.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return }
    let file = Paths.found(Paths.join(Paths.folder(path), String(parts[1])))
    if statement.hasPrefix("#include?"), !Paths.exists(file) { return }
    read(file, depth: depth + 1, from: path)
  }

  /// Parses `NAME[condition=value] = value`, ignoring the `=` of a condition.
  private static func assignment(_ statement: String) -> (String, String)? {
    var isInCondition = false
    for index in statement.indices {
      switch statement[index] {
      case "[": isInCondition = true
      case "]": isInCondition = false
      case "=" where !isInCondition:
        let name = statement[..<index].trimmingCharacters(in: .whitespaces)
        var value = statement[statement.index(after: index)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value.removeLast() }
        return name.isEmpty ? nil : (name, value)
      default: break
      }
    }
    return nil
  }
}
