internal import InterfaceBuilder
import ListModel

/// The static cells of a table view, whose contents are in the file (Apple: static cells). The controller of the table provides
/// them as its data source.
@MainActor
final class StaticRows {
  private struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell] = []
    /// The heights of the cells in points; nil for the height that the table specifies.
    var heights: [CGFloat?] = []
  }

  private let sections: [Section]

  init(_ elements: [InterfaceElement], loader: InterfaceLoader) {
    sections = elements.map { element in
      var section = Section(header: element.string("headerTitle"), footer: element.string("footerTitle"))
      for child in element.first("cells")?.children ?? [] {
        guard let cell = loader.view(child) as? UITableViewCell else { continue }
        cell.parts.isStatic = true
        section.cells.append(cell)
        section.heights.append(child.number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil })
      }
      return section
    }
  }

  var sectionCount: Int { sections.count }
  func rowCount(_ section: Int) -> Int { sections.indices.contains(section) ? sections[section].cells.count : 0 }
  func header(_ section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }
  func footer(_ section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }

  func cell(_ path: IndexPath) -> UITableViewCell? {
    path.isRow && path.row >= 0 && path.row < rowCount(path.section) ? sections[path.section].cells[path.row] : nil
  }

  /// Returns the height of a cell in points; nil for the height that the table specifies.
  func height(_ path: IndexPath) -> CGFloat? { cell(path) == nil ? nil : sections[path.section].heights[path.row] }
}
