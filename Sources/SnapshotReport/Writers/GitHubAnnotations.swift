/// Writes the commands with which a GitHub Actions job annotates lines of the sources: one for each preview that differs.
package struct GitHubAnnotations {
  private let run: SnapshotRun
  package init(_ run: SnapshotRun) { self.run = run }

  /// The maximum number of annotations. GitHub shows ten for each step; the others appear only in the log.
  package static let maximumCount = 50

  package var lines: [String] {
    let shown = run.results.filter { $0.status != .unchanged }
    var lines = shown.prefix(Self.maximumCount).map { result in
      let level = result.status == .gone ? "notice" : run.kind == .review && result.status != .failed ? "warning" : "error"
      var properties = result.file.map { "file=\(Self.property($0))," } ?? ""
      if let line = result.line { properties += "line=\(line)," }
      return "::\(level) \(properties)title=\(Self.property(result.name.title))::\(Self.data(result.summary))"
    }
    if shown.count > Self.maximumCount { lines.append("::notice::\(shown.count - Self.maximumCount) more pictures are in the report") }
    return lines
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String { data(text).replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
