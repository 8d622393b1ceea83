import Hosting
import UIKit

/// The tree of views. The parts of UIKit's own views are left out unless the switch below the tree is on.
@MainActor
final class ViewsPage {
  let panel = ListPanel(placeholder: "Search views")
  private let model: WorkbenchModel
  private let internals = UIButton(type: .system)

  init(_ model: WorkbenchModel) {
    self.model = model
    panel.searched = { [weak self] in self?.update() }
    panel.selected = { [weak self] in self?.model.selected = Int($0.id) }
    panel.pointed = { [weak self] in self?.model.pointed = $0.flatMap { Int($0.id) } }
    panel.toggled = { [weak self] row in
      guard let self, let id = Int(row.id) else { return }
      if model.collapsedViews.remove(id) == nil { model.collapsedViews.insert(id) }
      update()
    }
    internals.titleLabel?.font = .systemFont(ofSize: 12)
    internals.contentHorizontalAlignment = .leading
    internals.accessibilityHint = "Lists the views that UIKit made as parts of its own"
    internals.addAction(UIAction { [weak self] _ in self?.model.preferences.showsInternalViews.toggle() }, for: .touchUpInside)
    panel.footer = internals
    model.observe(self) { [weak self] in if [.tree, .selection, .view, .details].contains($0) { self?.update() } }
    update()
  }

  func update() {
    let isOn = model.preferences.showsInternalViews, text = panel.searchText
    let content = ViewRows(model.tree, search: text, collapsed: model.collapsedViews, showsInternals: isOn, selected: model.selected)
    internals.setImage(UIImage(systemName: isOn ? "checkmark.square" : "square"), for: .normal)
    internals.setTitle(" Parts of UIKit's views" + (content.hidden > 0 ? " (\(content.hidden) hidden)" : ""), for: .normal)
    internals.accessibilityTraits = isOn ? [.button, .selected] : .button
    var sections = [ListSection(rows: content.rows)]
    if model.omittedViews > 0 { sections.append(ListSection(title: "\(model.omittedViews) views are left out", rows: [])) }
    panel.show(sections, message: model.inspectorFailure ?? (text.isEmpty ? "There are no views." : "No view matches."))
  }
}
