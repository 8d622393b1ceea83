/// Writes a run as JUnit XML, which continuous integration shows as tests. Stored pictures that are no longer drawn are skipped tests.
package struct JUnitReport {
  private let run: SnapshotRun
  package init(_ run: SnapshotRun) { self.run = run }

  package var text: String {
    let failures = run.count(.changed) + run.count(.new) + (run.kind == .snapshot ? 0 : run.count(.gone)), errors = run.count(.failed)
    let skipped = run.kind == .snapshot ? run.count(.gone) : 0
    let counts = "tests=\"\(run.results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>"]
    lines.append("<testsuite name=\"\(Self.escaped(run.title))\" \(counts)>")
    for result in run.results {
      let variant = result.name.variant.isEmpty ? "default" : result.name.variant
      var attributes = result.file.map { " file=\"\(Self.escaped($0))\"" } ?? ""
      if let line = result.line { attributes += " line=\"\(line)\"" }
      let start = "<testcase classname=\"\(Self.escaped(result.name.preview))\" name=\"\(Self.escaped(variant))\"\(attributes)"
      guard let kind = kind(of: result) else {
        lines.append(start + "/>")
        continue
      }
      let message = Self.escaped(result.summary)
      let more = Self.escaped((result.changes ?? []).map(\.sentence).joined(separator: "\n"))
      lines.append("\(start)><\(kind) message=\"\(message)\">\(more)</\(kind)></testcase>")
    }
    return lines.joined(separator: "\n") + "\n</testsuite>\n</testsuites>\n"
  }

  private func kind(of result: SnapshotResult) -> String? {
    switch result.status {
    case .unchanged: nil
    case .failed: "error"
    case .gone where run.kind == .snapshot: "skipped"
    default: "failure"
    }
  }

  private static func escaped(_ text: String) -> String {
    // XML does not allow other control characters.
    let allowed = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" || $0 == "\t" }))
    return ReportPage.escaped(allowed)
  }
}
