import Foundation

/// A line of a source file, such as "LoginView.swift:12".
package struct SourcePlace: Codable, Hashable, Sendable {
  /// The path of the file, absolute or relative to the project's folder, or only its name.
  package var file: String
  /// From 1; nil for the whole file.
  package var line: Int?

  package init(file: String, line: Int?) { (self.file, self.line) = (file, line) }

  /// Reads "path:line" or "path:line:column". A text without a line is the path of a file.
  package init(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let last = parts.last, let number = Int(last), number > 0 {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    self.init(file: parts.joined(separator: ":"), line: numbers.first)
  }

  /// The file and the line, as `init(_:)` reads them.
  package var text: String { file + (line.map { ":\($0)" } ?? "") }

  /// The name of the file and the line, such as "LoginView.swift:12".
  package var brief: String { (file as NSString).lastPathComponent + (line.map { ":\($0)" } ?? "") }

  /// Returns the places at the beginnings of the lines of a text, as compilers write errors ("path:line:column: error: ..."), each once and
  /// in order.
  package static func all(in text: String) -> [SourcePlace] {
    var found: [SourcePlace] = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count > 2, let number = Int(parts[1]), number > 0 else { continue }
      let file = parts[0].trimmingCharacters(in: .whitespaces), place = SourcePlace(file: file, line: number)
      guard !(file as NSString).pathExtension.isEmpty, !found.contains(place) else { continue }
      found.append(place)
    }
    return found
  }
}
