internal import InterfaceBuilder
internal import UIKit

/// A list on the canvas. Rows, items and headers have their positions in the file; no data source is used.
final class StandInListView: UIScrollView {
  /// The gap between a section's title and its first row, in points.
  private static let titleGap: CGFloat = 7

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let (element, loader) = KindDecoder.source(coder) else { return }
    let lists = (element.first("prototypes")?.children ?? []) + (element.first("cells")?.children ?? [])
    let others = [
      "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "backgroundView", "collectionReusableView",
    ]
    let tools = loader.document.toolsVersion
    let hasSeparators = element.name == "tableView" && element["separatorStyle"] != "none"
    let context: MarginFacts.CellContext = element["key"] == "view" ? .rootTable : .innerTable
    func add(_ view: UIView) {
      if element.name == "tableView" { (view as? StandInCell)?.setMargins(for: context) }
      if hasSeparators { (view as? StandInCell)?.leaveRoomForSeparator(tools: tools) }
      addSubview(view)
    }
    (lists + others.compactMap { element.property($0) }).compactMap { loader.view($0) }.forEach(add)
    let isGrouped = element["style"] == "grouped" || element["style"] == "insetGrouped"
    for section in element.first("sections")?.all("tableViewSection") ?? [] {
      let rows = (section.first("cells")?.children ?? []).compactMap { loader.view($0) }
      for row in rows {
        if isGrouped, row.backgroundColor == nil { row.backgroundColor = .secondarySystemGroupedBackground }
        add(row)
        if hasSeparators, row !== rows.last || isGrouped { addSeparator(below: row) }
      }
      if let title = section.string("headerTitle"), let first = rows.first { addTitle(title, above: first, isGrouped: isGrouped) }
    }
  }

  private func addSeparator(below row: UIView) {
    let height = 1 / UIScreen.main.scale
    let line = UIView(frame: CGRect(x: 16, y: row.frame.maxY - height, width: max(0, row.frame.width - 16), height: height))
    line.backgroundColor = .separator
    addSubview(line)
  }

  private func addTitle(_ title: String, above row: UIView, isGrouped: Bool) {
    let label = UILabel()
    label.text = isGrouped ? title.uppercased() : title
    label.font = isGrouped ? .preferredFont(forTextStyle: .footnote) : .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = isGrouped ? .secondaryLabel : .label
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 16, y: row.frame.minY - label.frame.height - (isGrouped ? Self.titleGap : 3))
    addSubview(label)
  }

  /// Scrolls to the initial position below the bars that cover the top, and fixes it, so that the view keeps it in a picture.
  func scrollToStart() {
    guard contentInsetAdjustmentBehavior != .never else { return }
    let top = safeAreaInsets.top
    contentInsetAdjustmentBehavior = .never
    contentOffset.y = -top
  }
}
