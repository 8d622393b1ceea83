import Hosting
import UIKit

/// The tree of views.
@MainActor
final class ViewsPage {
  let panel = ListPanel(placeholder: "Search views")
  private let model: WorkbenchModel
  private var collapsed: Set<Int> = []

  init(_ model: WorkbenchModel) {
    self.model = model
    panel.searched = { [weak self] in self?.update() }
    panel.selected = { [weak self] in self?.model.selected = Int($0.id) }
    panel.pointed = { [weak self] in self?.model.pointed = $0.flatMap { Int($0.id) } }
    panel.toggled = { [weak self] row in
      guard let self, let id = Int(row.id) else { return }
      if collapsed.remove(id) == nil { collapsed.insert(id) }
      update()
    }
    model.observe(self) { [weak self] in if [.tree, .selection, .view, .details].contains($0) { self?.update() } }
  }

  func update() {
    let text = panel.searchText.lowercased()
    var rows: [ListRow] = []
    var hiddenBelow = Int.max
    for (index, view) in model.tree.enumerated() {
      if view.depth <= hiddenBelow { hiddenBelow = .max } else if text.isEmpty { continue }
      let name = view.name?.split(separator: " ").first.map(String.init)
      guard text.isEmpty || [view.type, view.name ?? "", view.text ?? ""].contains(where: { $0.lowercased().contains(text) }) else {
        continue
      }
      var row = ListRow("\(view.id)", view.type, [name, view.text.map { "“\($0)”" }].compactMap { $0 }.joined(separator: " "))
      row.indent = text.isEmpty ? view.depth : 0
      row.isSelected = view.id == model.selected
      row.isDim = view.unseen != nil
      let hasSubviews = index + 1 < model.tree.count && model.tree[index + 1].depth > view.depth
      if text.isEmpty, hasSubviews {
        row.isExpanded = !collapsed.contains(view.id)
        if collapsed.contains(view.id) { hiddenBelow = view.depth }
      }
      rows.append(row)
    }
    var sections = [ListSection(rows: rows)]
    if model.omittedViews > 0 { sections.append(ListSection(title: "\(model.omittedViews) views are left out", rows: [])) }
    panel.show(sections, message: model.inspectorFailure ?? (text.isEmpty ? "There are no views." : "No view matches."))
  }
}
