import Foundation
import Hosting

/// The HTML page of an audit. It refers to the pictures in the same folder.
@MainActor
struct AuditPage {
  private let report: AuditReport
  private let pictures: [[String?]]

  init(_ report: AuditReport, pictures: [[String?]]) { (self.report, self.pictures) = (report, pictures) }

  var html: String {
    """
    <!doctype html>
    <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Accessibility audit</title>
    <style>
    :root { color-scheme: light dark; --line: #8884; --error: #b3261e; --warning: #8a5300; --note: #1558a8 }
    @media (prefers-color-scheme: dark) { :root { --error: #ff8a80; --warning: #ffb74d; --note: #8ab4f8 } }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
    h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line) }
    article { display: flex; gap: 1.5rem; margin: 1.5rem 0; align-items: flex-start }
    article img { max-width: 22rem; border: 1px solid var(--line); flex: none }
    h3 { margin: 0; font-size: 1rem }
    .error { color: var(--error) } .warning { color: var(--warning) } .note { color: var(--note) }
    code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere }
    p { margin: 0.25rem 0 }
    @media (max-width: 46rem) { article { flex-direction: column } article img { max-width: 100% } }
    </style>
    <h1>Accessibility audit</h1>
    <p>\(Self.escaped(report.summary)).</p>
    \(report.sections.enumerated().map { section($1, $0) }.joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ section: AuditReport.Section, _ index: Int) -> String {
    let findings = section.results.enumerated().map { article($1.finding, pictures[index][$0]) }
    let body = findings.isEmpty ? "<p>Nothing was found.</p>" : findings.joined(separator: "\n")
    return "<section><h2>\(Self.escaped(section.preview))</h2>\n\(body)</section>"
  }

  private func article(_ finding: AuditFinding, _ picture: String?) -> String {
    let text = Self.escaped(finding.text + AuditReport.more(finding))
    let image = picture.map { "<img src=\"\($0)\" alt=\"The place in the picture of the preview\" loading=\"lazy\">" } ?? ""
    return """
      <article>\(image)<div>
      <h3><span class="\(finding.severity.rawValue)">\(finding.severity.rawValue)</span> \(finding.rule.rawValue)</h3>
      <p><code>\(Self.escaped(AuditReport.location(of: finding)))</code></p>
      <p>\(text)</p><p>\(Self.escaped(finding.suggestion))</p>
      </div></article>
      """
  }

  nonisolated static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
