import Hosting
import UIKit

/// Lists the accessibility faults of what is shown, the most severe first.
@MainActor
final class AuditPage {
  let panel = ListPanel()
  private let model: WorkbenchModel

  init(_ model: WorkbenchModel) {
    self.model = model
    panel.selected = { [weak self] in if let finding = self?.finding($0) { self?.model.selected = finding.view.id } }
    panel.pointed = { [weak self] row in self?.model.pointed = row.flatMap { self?.finding($0) }?.view.id }
    model.observe(self) { [weak self] in if [.findings, .details, .view].contains($0) { self?.update() } }
  }

  private func finding(_ row: ListRow) -> AuditFinding? {
    guard let number = Int(row.id), let findings = model.findings, findings.indices.contains(number) else { return nil }
    return findings[number]
  }

  func update() {
    let findings = model.findings ?? []
    let sections = AuditFinding.Severity.allCases.reversed().compactMap { severity -> ListSection? in
      let rows = findings.enumerated().filter { $0.element.severity == severity }.map { Self.row($0.element, number: $0.offset) }
      guard !rows.isEmpty else { return nil }
      return ListSection(title: "\(rows.count) \(severity.rawValue)\(rows.count == 1 ? "" : "s")", rows: rows)
    }
    let message =
      model.inspectorFailure
      ?? (model.findings == nil ? "" : "Nothing was found at this moment and text size. “vitrine audit” also tries the other text sizes.")
    panel.show(sections, message: message)
  }

  private static func row(_ finding: AuditFinding, number: Int) -> ListRow {
    let others = finding.similarCount > 0 ? "and \(finding.similarCount) more like it" : nil
    let details = [finding.viewName, others, finding.source].compactMap { $0 }.joined(separator: ", ")
    var row = ListRow("\(number)", finding.text, "\(details)\n\(finding.suggestion)")
    (row.isLong, row.isMarked) = (true, finding.severity == .error)
    return row
  }
}
