import Hosting
import UIKit

/// Explains the frame of the selected view, and lists the layout problems of the whole screen.
@MainActor
final class LayoutPage {
  let panel = ListPanel()
  private let model: WorkbenchModel

  init(_ model: WorkbenchModel) {
    self.model = model
    panel.selected = { [weak self] in self?.follow($0) }
    model.observe(self) { [weak self] in if [.details, .problems, .selection, .view].contains($0) { self?.update() } }
  }

  func update() {
    var sections: [ListSection] = []
    if !model.problems.isEmpty {
      sections.append(
        ListSection(
          title: "\(model.problems.count) problem\(model.problems.count == 1 ? "" : "s")",
          rows: model.problems.enumerated().map { number, problem in
            var row = long("problem \(number)", problem.kind == .conflict ? "Conflict" : "Ambiguous", problem.text)
            row.isMarked = true
            return row
          }))
    }
    if let details = model.details {
      for (title, reasons) in [("Across", details.horizontalReasons), ("Down", details.verticalReasons)] where !reasons.isEmpty {
        sections.append(ListSection(title: title, rows: reasons.enumerated().map { long("\(title) \($0)", $1, nil) }))
      }
      if details.isAmbiguous { sections.append(ListSection(rows: [long("ambiguous", "The constraints leave this frame open.", nil)])) }
      let constraints = details.constraints.enumerated().map { number, constraint in
        let state = [
          constraint.owner, "priority \(CGFloat(constraint.priority).brief)",
          constraint.isAtWork ? "decides this frame" : "does not decide this frame",
          constraint.isSatisfied ? nil : "broken", constraint.identifier,
        ]
        var row = long("constraint \(number)", constraint.text, state.compactMap { $0 }.joined(separator: ", "))
        (row.isMarked, row.isDim) = (!constraint.isSatisfied, !constraint.isAtWork)
        return row
      }
      // Autoresizing takes up to four constraints that read the same.
      var told: Set<String> = []
      let different = constraints.filter { told.insert("\($0.title)\n\($0.detail ?? "")").inserted }
      if !different.isEmpty { sections.append(ListSection(title: "Constraints", rows: different)) }
    }
    panel.show(sections, message: model.details == nil ? "Pick a view on the canvas (Ctrl+I) or in the tree." : "")
  }

  private func long(_ id: String, _ title: String, _ detail: String?) -> ListRow {
    var row = ListRow(id, title, detail)
    row.isLong = true
    return row
  }

  /// Selects the first view of a problem or constraint that is not selected already.
  private func follow(_ row: ListRow) {
    let words = row.id.split(separator: " ")
    guard words.count == 2, let number = Int(words[1]) else { return }
    let views = words[0] == "problem" ? model.problems[number].views : model.details?.constraints[number].views ?? []
    if let view = views.first(where: { $0 != model.selected }) { model.selected = view }
  }
}
