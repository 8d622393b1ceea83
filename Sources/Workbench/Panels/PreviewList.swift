import Hosting
import UIKit

/// The list of previews, with a search field.
@MainActor
final class PreviewList {
  let panel = ListPanel(placeholder: "Search previews")
  private let model: WorkbenchModel

  init(_ model: WorkbenchModel) {
    self.model = model
    panel.searched = { [weak self] in self?.update() }
    panel.selected = { [weak self] row in
      if let index = Int(row.id) { self?.model.show(index) }
    }
    model.observe(self) { [weak self] in if $0 == .previews { self?.update() } }
  }

  func update() {
    let text = panel.searchText.lowercased()
    let rows = model.previews.enumerated().compactMap { index, preview -> ListRow? in
      let fileName = preview.file.map { ($0 as NSString).lastPathComponent } ?? preview.summary
      guard text.isEmpty || preview.name.lowercased().contains(text) || fileName.lowercased().contains(text) else { return nil }
      // A controller in a file of its name needs only the line.
      let shown = fileName == "\(preview.name).swift" && preview.line != nil ? "" : fileName
      var row = ListRow("\(index)", preview.name, preview.line.map { "\(shown):\($0)" } ?? shown)
      row.isSelected = index == model.shown
      return row
    }
    let modules = Dictionary(grouping: rows) { Int($0.id).flatMap { model.previews[$0].module } ?? "" }
    let sections = modules.keys.sorted().map { ListSection(title: modules.count > 1 && !$0.isEmpty ? $0 : nil, rows: modules[$0] ?? []) }
    panel.show(sections, message: text.isEmpty ? "" : "No preview is called “\(panel.searchText)”.")
  }
}
