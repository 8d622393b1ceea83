/// Writes a run as Markdown, for a comment on a pull request or the summary of a job.
package struct MarkdownSummary {
  private let run: SnapshotRun
  package init(_ run: SnapshotRun) { self.run = run }

  /// The maximum length. GitHub rejects comments of more than 65,536 characters.
  package static let maximumBytes = 60_000

  package var text: String {
    var text = "## \(Self.escaped(run.title))\n\n\(run.summary)\n"
    if run.kind == .review { text += "\n\(Self.escaped(run.expected)) → \(Self.escaped(run.actual))\n" }
    let shown = run.results.filter { $0.status != .unchanged }
    guard !shown.isEmpty else { return text }
    text += "\n| Preview | | What |\n| --- | --- | --- |\n"
    for (index, result) in shown.enumerated() {
      let row = "| \(Self.escaped(result.name.title)) | \(result.status.words(run.kind)) | \(Self.escaped(result.summary)) |\n"
      guard text.utf8.count + row.utf8.count <= Self.maximumBytes else {
        text += "\n\(shown.count - index) more are in the report.\n"
        break
      }
      text += row
    }
    return text
  }

  /// Returns the text of a table cell, escaped so that it contains no markup and mentions no user.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": result += " "
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A word joiner after the @ prevents the mention of a user.
      case "@": result += "@\u{2060}"
      case "|", "*", "_", "`", "[", "]", "\\", "~", "#": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
