import Foundation

/// Writes `report.html`: one file that contains all pictures, styles and scripts.
package struct ReportPage {
  private let run: SnapshotRun
  private let picture: (SnapshotResult, String) throws -> Data?

  /// The maximum number of bytes of pictures in a page. Browsers show larger pages slowly or not at all.
  package static let maximumBytes = 384 << 20

  private let maximumBytes: Int

  /// - Parameter picture: returns the PNG file at the path of a result's picture; nil if there is none.
  package init(_ run: SnapshotRun, maximumBytes: Int = ReportPage.maximumBytes, picture: @escaping (SnapshotResult, String) throws -> Data?)
  {
    (self.run, self.maximumBytes, self.picture) = (run, maximumBytes, picture)
  }

  /// Writes the page.
  /// - Parameter write: receives the text of the page in pieces.
  /// - Throws: the errors of `write` and of the encoder.
  package func write(_ write: (String) throws -> Void) throws {
    let page = Self.text(PackageResources.report_html)
    let parts = page.components(separatedBy: "<!-- pictures -->")
    guard parts.count == 2 else { throw SnapshotRunError("the page of the report is damaged") }
    let start = parts[0].replacing("/* style */", with: Self.text(PackageResources.report_css))
    try write(start.replacing("<title></title>", with: "<title>\(Self.escaped(run.title))</title>"))
    // Each picture is a separate element, which the page decodes when it is shown.
    var count = 0, bytes = 0
    var rows: [Row] = []
    for result in run.results {
      var row = Row(result: result)
      if result.status == .unchanged {
        row.result.regions = nil
      } else {
        for (path, property) in [(result.expectedPicture, \Row.expected), (result.actualPicture, \Row.actual)] {
          guard let path, let data = try picture(result, path) else { continue }
          let text = data.base64EncodedString(), name = "p\(count)"
          guard bytes + text.utf8.count <= maximumBytes else {
            row.isTooMuch = true
            continue
          }
          count += 1
          bytes += text.utf8.count
          try write("<script type=\"text/plain\" id=\"\(name)\">\(text)</script>\n")
          row[keyPath: property] = name
        }
      }
      rows.append(row)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let head = Head(title: run.title, kind: run.kind, expected: run.expected, actual: run.actual, summary: run.summary)
    let json = { (value: any Encodable) in
      // Escaped, so that the text cannot end the script element.
      String(decoding: try encoder.encode(value), as: UTF8.self).replacing("<", with: "\\u003c")
    }
    try write("<script type=\"application/json\" id=\"head\">\(try json(head))</script>\n")
    try write("<script type=\"application/json\" id=\"rows\">[\n")
    for (index, row) in rows.enumerated() { try write((index == 0 ? "" : ",\n") + (try json(row))) }
    try write("\n]</script>\n")
    try write(parts[1].replacing("/* script */", with: Self.text(PackageResources.report_js)))
  }

  private struct Head: Encodable {
    var title: String
    var kind: SnapshotRun.Kind
    var expected: String
    var actual: String
    var summary: String
  }

  /// A result in the form that the page reads.
  private struct Row: Encodable {
    var result: SnapshotResult
    var expected: String?
    var actual: String?
    /// Whether the pictures are left out because the page would be too large.
    var isTooMuch = false

    private enum CodingKeys: String, CodingKey { case title, frame, summary, result, expected, actual, isTooMuch }

    func encode(to encoder: any Encoder) throws {
      var row = encoder.container(keyedBy: CodingKeys.self)
      try row.encode(result.name.title, forKey: .title)
      try row.encodeIfPresent(result.frame, forKey: .frame)
      if result.status == .unchanged { return }
      try row.encode(result.summary, forKey: .summary)
      var shown = result
      (shown.expectedPicture, shown.actualPicture, shown.frame) = (nil, nil, nil)
      try row.encode(shown, forKey: .result)
      try row.encodeIfPresent(expected, forKey: .expected)
      try row.encodeIfPresent(actual, forKey: .actual)
      if isTooMuch { try row.encode(true, forKey: .isTooMuch) }
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
