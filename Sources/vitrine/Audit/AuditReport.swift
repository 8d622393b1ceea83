import Foundation
import Hosting
import UIKit

/// The findings of an audit in all previews.
@MainActor
struct AuditReport {
  /// The findings of a preview, or the reason why it has none.
  struct Section {
    var preview: String
    var results: [AuditRun.Result]
  }

  var sections: [Section] = []

  func count(_ severity: AuditFinding.Severity) -> Int {
    sections.reduce(0) { $0 + $1.results.filter { $0.finding.severity == severity }.count }
  }

  /// "2 errors, 1 warning and 4 notes in 12 previews"
  var summary: String {
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return "\(counted(count(.error), "error")), \(counted(count(.warning), "warning")) and \(counted(count(.note), "note")) in "
      + counted(sections.count, "preview")
  }

  /// - Parameter least: the lowest severity that is included.
  func text(from least: AuditFinding.Severity) -> String {
    var lines: [String] = []
    for section in sections {
      let shown = section.results.map(\.finding).filter { $0.severity >= least }
      guard !shown.isEmpty else { continue }
      lines.append(section.preview)
      for finding in shown {
        lines.append("  \(finding.severity.rawValue) \(finding.rule.rawValue): \(Self.location(of: finding))")
        lines.append("    \(finding.text)\(Self.more(finding))")
        lines.append("    \(finding.suggestion)")
      }
    }
    return (lines + [summary]).joined(separator: "\n")
  }

  static func location(of finding: AuditFinding) -> String { finding.viewName + (finding.source.map { " (\($0))" } ?? "") }

  /// Returns sentences with the text sizes at which a finding occurs, and with the number of further views.
  static func more(_ finding: AuditFinding) -> String {
    var more = ""
    if let first = finding.sizes.first {
      more += finding.sizes.count == 1 ? " At the text size \(first)." : " At the text sizes \(finding.sizes.joined(separator: ", "))."
    }
    if finding.similarCount > 0 { more += " The same holds for \(finding.similarCount) more." }
    return more
  }

  // MARK: JSON

  private struct File: Encodable {
    struct Preview: Encodable {
      var name: String
      var findings: [Finding]
    }
    struct Finding: Encodable {
      var rule: AuditFinding.Rule
      var severity: AuditFinding.Severity
      var view, text, mend: String
      var property, source, shownText, picture: String?
      var frame: [Double]
      var others: Int
      var textSizes: [String]
    }
    var version = 1
    var errors, warnings, notes: Int
    var previews: [Preview]
  }

  /// - Parameter pictures: the file names of the findings' pictures, by preview and finding.
  func json(pictures: [[String?]]? = nil) throws -> String {
    let previews = sections.enumerated().map { sectionIndex, section in
      File.Preview(
        name: section.preview,
        findings: section.results.enumerated().map { index, result in
          let finding = result.finding
          return File.Finding(
            rule: finding.rule, severity: finding.severity, view: finding.view.type, text: finding.text, mend: finding.suggestion,
            property: finding.view.name, source: finding.source, shownText: finding.view.text, picture: pictures?[sectionIndex][index],
            frame: finding.frame, others: finding.similarCount, textSizes: finding.sizes)
        })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = File(errors: count(.error), warnings: count(.warning), notes: count(.note), previews: previews)
    return String(decoding: try encoder.encode(file), as: UTF8.self)
  }

  // MARK: A folder

  /// Writes index.html, audit.json and a picture of each finding. Replaces an earlier report in the folder; if a file cannot be written,
  /// the
  /// earlier report stays unchanged.
  /// - Throws: a `CommandError`.
  func write(to folder: String) throws {
    let partial = folder + ".partial-\(getpid())", manager = FileManager.default
    defer { try? manager.removeItem(atPath: partial) }
    do {
      try manager.createDirectory(atPath: partial, withIntermediateDirectories: true)
      var names: [[String?]] = []
      for (sectionIndex, section) in sections.enumerated() {
        names.append(
          try section.results.enumerated().map { index, result in
            guard let picture = result.picture.crop(result.finding, number: index + 1) else { return nil }
            let name = "\(sectionIndex + 1)-\(index + 1).png"
            try PictureFile("\(partial)/\(name)").write(picture)
            return name
          })
      }
      try json(pictures: names).write(toFile: "\(partial)/audit.json", atomically: false, encoding: .utf8)
      try AuditPage(self, pictures: names).html.write(toFile: "\(partial)/index.html", atomically: false, encoding: .utf8)
      try replace(folder, by: partial)
    } catch let error as CommandError { throw error } catch {
      throw CommandError("cannot write '\(folder)': \(OutputFile.reason(error)). Choose a folder that you may write to.")
    }
  }

  private func replace(_ folder: String, by partial: String) throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: folder) {
      let names = try manager.contentsOfDirectory(atPath: folder)
      guard names.isEmpty || names.contains("audit.json") else {
        throw CommandError("'\(folder)' is a folder with other files. Name one that does not exist, or an earlier report.")
      }
      try manager.removeItem(atPath: folder)
    }
    try manager.moveItem(atPath: partial, toPath: folder)
  }
}
