internal import InterfaceBuilder

/// The rows of a table whose contents the file says (Apple: static cells). The table's controller answers with them.
@MainActor
final class StaticRows {
  private struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell] = []
    /// Of the cells, in points; nil: as the table says.
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

  /// nil: as the table says.
  func height(_ path: IndexPath) -> CGFloat? { cell(path) == nil ? nil : sections[path.section].heights[path.row] }
}
