/// The last lines that a preview printed.
package struct ConsoleText: Equatable {
  /// The maximum number of lines.
  static let maximumLines = 500
  /// The maximum length of a line, in characters.
  static let maximumLineLength = 2000

  /// The lines in order; the last one may be continued.
  package private(set) var lines: [String] = []
  private var isOpen = false

  package init() {}

  /// Appends a part of the output, which may begin and end within a line.
  package mutating func add(_ text: String) {
    for (number, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { isOpen = false }
      guard !part.isEmpty || number > 0 else { continue }
      if isOpen, let last = lines.popLast() {
        lines.append(String((last + part).prefix(Self.maximumLineLength)))
      } else {
        lines.append(String(part.prefix(Self.maximumLineLength)))
        isOpen = true
      }
    }
    // A line feed at the end has begun a line that has no text yet.
    if isOpen, lines.last?.isEmpty == true {
      lines.removeLast()
      isOpen = false
    }
    lines.removeFirst(max(lines.count - Self.maximumLines, 0))
  }

  package var text: String { lines.joined(separator: "\n") }
}
