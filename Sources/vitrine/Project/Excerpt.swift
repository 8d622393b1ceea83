import Foundation

/// The lines that the compiler prints for a diagnostic: the location, and the source lines around it. The compiler prints the text that the
/// shim passed to it; this prints the lines and columns of the user's file instead.
struct Excerpt {
  private let path: String
  private let line: Int
  private let column: Int
  /// The text after the location.
  private let message: Substring
  private var lines: [String] = []

  /// Begins a diagnostic with its first line; nil if the line is not a diagnostic in a file.
  init?(_ header: String) {
    guard let match = header.firstMatch(of: /^(\S.*?):(\d+):(\d+)(: (?:error|warning|note|remark): .*)$/), let line = Int(match.2),
      let column = Int(match.3)
    else { return nil }
    path = String(match.1)
    self.line = line
    self.column = column
    message = match.4
  }

  var isError: Bool { message.hasPrefix(": error:") }

  /// Whether it is an error in the lines that the shim appended to the file. Such errors result from others in the file.
  var isErrorOfShim: Bool {
    guard isError, path.hasPrefix("/"), let data = FileManager.default.contents(atPath: path) else { return false }
    return line > data.count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// Adds a line if it belongs to the diagnostic.
  /// - Returns: whether it belongs to the diagnostic.
  mutating func take(_ line: String) -> Bool {
    guard Self.isPart(line) else { return false }
    lines.append(line)
    return true
  }

  /// Whether a line is part of an excerpt: a source line with its number before a bar, a line of marks, or the sign for omitted lines.
  static func isPart(_ line: some StringProtocol) -> Bool {
    String(line).firstMatch(of: /^\s*(\d+ \||\||:\s*$|$)/) != nil
  }

  /// The diagnostic to print.
  var text: String {
    guard path.hasPrefix("/"), let data = FileManager.default.contents(atPath: path) else { return printed(column: column, lines) }
    let original = String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var column = column
    var shown: [String] = []
    var columns: ColumnMap<Character>?
    for text in lines {
      if let match = text.firstMatch(of: /^(\s*(\d+) \| ?)(.*)$/), let number = Int(match.2) {
        columns = nil
        // Lines after the end of the file were added by the shim.
        guard number >= 1, number <= original.count, original[number - 1] != match.3 else {
          shown.append(text)
          continue
        }
        let own = String(original[number - 1])
        if number == line { column = ColumnMap(from: Array(match.3.utf8), to: Array(own.utf8))[column - 1] + 1 }
        columns = ColumnMap(from: Array(match.3), to: Array(own))
        shown.append(match.1 + own)
      } else if let columns, let match = text.firstMatch(of: /^(\s*\| )(.*)$/) {
        shown.append(match.1 + Self.moved(String(match.2), columns))
      } else {
        shown.append(text)
      }
    }
    return printed(column: column, shown)
  }

  private func printed(column: Int, _ lines: [String]) -> String {
    (["\(path):\(line):\(column)\(message)"] + lines).joined(separator: "\n")
  }

  /// Moves a line of marks to the columns that they point to: `|`, and `|-` or `` `- `` before a message.
  private static func moved(_ marks: String, _ columns: ColumnMap<Character>) -> String {
    let end = marks.firstRange(of: #/[|`]-\ /#)?.upperBound ?? marks.endIndex
    let signs = Array(marks[..<end])
    var moved = ""
    for (index, sign) in signs.enumerated() where sign == "|" || sign == "`" {
      let column = columns[index]
      guard column >= moved.count else { continue }
      moved += String(repeating: " ", count: column - moved.count) + String(sign)
    }
    return moved + (end == marks.endIndex ? "" : "- " + marks[end...])
  }
}

/// Maps the columns of a line to the columns of another version of the line. Words are compared as a whole.
struct ColumnMap<Element: Hashable> {
  private var columns: [Int] = []

  init(from old: [Element], to new: [Element]) where Element == Character {
    self.init(old, new) { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  init(from old: [Element], to new: [Element]) where Element == UInt8 {
    self.init(old, new) {
      $0 >= 0x80 || $0 == 0x5F || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
    }
  }

  private init(_ old: [Element], _ new: [Element], isInWord: (Element) -> Bool) {
    func words(_ line: [Element]) -> [ArraySlice<Element>] {
      var result: [ArraySlice<Element>] = []
      var start = 0
      while start < line.count {
        var end = start + 1
        if isInWord(line[start]) { while end < line.count, isInWord(line[end]) { end += 1 } }
        result.append(line[start..<end])
        start = end
      }
      return result
    }
    let (olds, news) = (words(old), words(new))
    let common = Self.common(olds, news)
    var next = 0
    for (index, word) in olds.enumerated() {
      if let match = common[index] { next = match }
      let start = next < news.count ? news[next].startIndex : new.count
      columns += word.indices.map { common[index] == nil ? start : start + $0 - word.startIndex }
      if common[index] != nil { next += 1 }
    }
    columns.append(new.count)
  }

  /// Returns the pairs of words of a longest common subsequence of both lines.
  private static func common(_ old: [ArraySlice<Element>], _ new: [ArraySlice<Element>]) -> [Int: Int] {
    // Very long lines, such as tables of numbers, are not worth the cost.
    guard old.count * new.count < 1_000_000 else { return [:] }
    let width = new.count + 1
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let without = max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
        lengths[i * width + j] = old[i] == new[j] ? max(without, lengths[(i + 1) * width + j + 1] + old[i].count) : without
      }
    }
    var result: [Int: Int] = [:]
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[i] == new[j], lengths[i * width + j] == lengths[(i + 1) * width + j + 1] + old[i].count {
        result[i] = j
        (i, j) = (i + 1, j + 1)
      } else if lengths[i * width + j] == lengths[(i + 1) * width + j] {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }

  /// The column in the new line; the end of the new line for columns after the end of the old one.
  subscript(column: Int) -> Int { columns[max(0, min(column, columns.count - 1))] }
}
