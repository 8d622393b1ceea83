import ArgumentParser

/// Lays out the help of commands for terminals of 80 columns. ArgumentParser wraps a long line at its beginning, which breaks tables of
/// examples.
enum HelpText {
  /// ArgumentParser wraps lines that fill a terminal of 80 columns.
  static let columns = 79

  /// Wraps each line. The rest of an indented line is aligned with its description, which follows at least two spaces; if that would leave
  /// less than a third of the line, or not enough for a word, the description moves to the next line.
  static func fitted(_ text: String, to width: Int = columns) -> String {
    joined(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), to: width)
      .flatMap { wrapped($0, to: width) }.joined(separator: "\n")
  }

  /// Joins the lines of sentences, which are wrapped at the width of the source. Lines of tables and commands stay apart.
  private static func joined(_ lines: [String], to width: Int) -> [String] {
    var result: [String] = []
    for line in lines {
      if let last = result.last, last.count > width, continues(last, line) {
        result[result.count - 1] = last + " " + line.drop { $0 == " " }
      } else {
        result.append(line)
      }
    }
    return result
  }

  private static func continues(_ line: String, _ next: String) -> Bool {
    let indent = line.prefix { $0 == " " }
    guard !next.isEmpty, next.prefix(while: { $0 == " " }) == indent else { return false }
    return indent.isEmpty || (line.contains("; ") && !next.drop { $0 == " " }.hasPrefix("vitrine "))
  }

  private static func wrapped(_ line: String, to width: Int) -> [String] {
    guard line.count > width else { return [line] }
    let indent = line.prefix { $0 == " " }.count
    guard indent > 0 else { return filled(words(of: line), first: "", rest: "", to: width) }
    let content = line.dropFirst(indent), spaces = String(repeating: " ", count: indent)
    guard let gap = content.range(of: "  "), !content[..<gap.lowerBound].isEmpty else {
      return filled(words(of: String(content)), first: spaces, rest: spaces + "  ", to: width)
    }
    let description = content[gap.lowerBound...].drop { $0 == " " }
    let column = line.distance(from: line.startIndex, to: description.startIndex)
    let title = String(line[..<gap.lowerBound])
    let longest = words(of: String(description)).map(\.count).max() ?? 0
    guard column <= width * 2 / 3, column + longest <= width else {
      let deeper = spaces + "    "
      return filled(words(of: String(title.dropFirst(indent))), first: spaces, rest: deeper, to: width)
        + filled(words(of: String(description)), first: deeper, rest: deeper, to: width)
    }
    let first = title + String(repeating: " ", count: column - title.count)
    return filled(words(of: String(description)), first: first, rest: String(repeating: " ", count: column), to: width)
  }

  private static func words(of text: String) -> [Substring] { text.split(separator: " ") }

  /// Fills lines with words. A word that is longer than a line stays whole.
  private static func filled(_ words: [Substring], first: String, rest: String, to width: Int) -> [String] {
    var lines: [String] = [], line = first, isEmpty = true
    for word in words {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isEmpty) = (rest, true)
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return lines + [line]
  }
}

extension CommandConfiguration {
  /// - Parameters:
  ///   - help: the text below the abstract, which is wrapped to 80 columns.
  ///   - usage: the synopsis, for a command whose options would make a long line; nil lists its arguments and options.
  init(
    commandName: String, abstract: String, usage: String? = nil, help: String, version: String = "",
    subcommands: [any ParsableCommand.Type] = [], defaultSubcommand: (any ParsableCommand.Type)? = nil
  ) {
    self.init(
      commandName: commandName, abstract: abstract, usage: usage, discussion: HelpText.fitted(help), version: version,
      subcommands: subcommands, defaultSubcommand: defaultSubcommand)
  }
}
