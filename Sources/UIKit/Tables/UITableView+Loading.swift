import CoreGraphics
import Foundation
import ListModel

/// The counts and heights from the data source and the delegate.
extension UITableView {
  /// The number of rows up to which all heights are queried at once. In longer tables a height is queried when the row becomes visible.
  private static let fewRows = 200

  func dataWentStale() {
    guard isLoaded else { return setNeedsLayout() }
    reloadAll()
  }

  func reloadAll() {
    batch?.reloads = true
    closeSwipe(animated: false)
    dropReorder(animated: false)
    editing.gap = nil
    phantoms = nil
    retireAll()
    dropSelection()
    press.cancel()
    isLoaded = false
    loadIfNeeded()
    lacksReloadedCells = isLoaded
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    geometry = makeGeometry(rowCounts: counts(from: dataSource), kept: nil)
    updateContentSize()
    updateIndexTitles()
  }

  /// Returns the current number of rows in each section, as the data source reports it.
  func counts(from source: any UITableViewDataSource) -> [Int] {
    let sections = max(0, source.numberOfSections(in: self))
    let counts = (0..<sections).map { max(0, source.tableView(self, numberOfRowsInSection: $0)) }
    return phantoms?.counts(with: counts) ?? counts
  }

  /// - Parameter kept: returns the length of a row that is already known, by section and row.
  func makeGeometry(rowCounts: [Int], kept: ((Int, Int) -> CGFloat?)?) -> TableGeometry {
    asksForAllHeights = estimatedRowHeight == 0 || rowCounts.reduce(0, +) <= Self.fewRows
    let asksAll = asksForAllHeights
    let sections = rowCounts.enumerated().map { section, count in
      let header = estimatedHeader(section), footer = estimatedFooter(section)
      // Without a delegate all rows have the same height.
      let rows =
        tableDelegate == nil && kept == nil
        ? [CGFloat](repeating: estimatedHeight(IndexPath(row: 0, section: section), asks: asksAll), count: count)
        : (0..<count).map { row in kept?(section, row) ?? estimatedHeight(IndexPath(row: row, section: section), asks: asksAll) }
      return TableGeometry.Section(padding: header.padding, header: header.height, rows: rows, footer: footer)
    }
    return TableGeometry(
      tableHeader: tableHeaderView?.frame.height ?? 0, sections: sections, tableFooter: tableFooterView?.frame.height ?? 0)
  }

  private func estimatedHeight(_ path: IndexPath, asks: Bool) -> CGFloat {
    if asks {
      let height = placeholderHeight(at: path) ?? tableDelegate?.tableView(self, heightForRowAt: dataPath(path)) ?? rowHeight
      if height >= 0 { return onPixels(height) }
    }
    let estimate =
      placeholderHeight(at: path) ?? tableDelegate?.tableView(self, estimatedHeightForRowAt: dataPath(path)) ?? estimatedRowHeight
    return estimate > 0 ? onPixels(estimate) : rowHeight > 0 ? onPixels(rowHeight) : interfaceLook.list.rowHeight
  }

  // MARK: Headers and footers

  var isGrouped: Bool { style != .plain }

  func padding(_ section: Int, hasHeader: Bool) -> CGFloat {
    if sectionHeaderTopPadding >= 0 { return hasHeader ? sectionHeaderTopPadding : 0 }
    if isGrouped { return section == 0 ? TableMetrics.groupGap : 0 }
    return hasHeader ? TableMetrics.plainPadding : 0
  }

  func givenHeaderHeight(_ section: Int) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    return ofFile(height, own: sectionHeaderHeight, hasTitle: title(ofHeader: section) != nil)
  }

  func givenFooterHeight(_ section: Int) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    return ofFile(height, own: sectionFooterHeight, hasTitle: title(ofFooter: section) != nil)
  }

  /// Returns the height of a header or footer, or automatic if it comes from an Interface Builder file that does not mean this one: in
  /// plain tables heights of files are for sections with a title, in grouped tables for gaps without a title.
  private func ofFile(_ height: CGFloat, own: CGFloat, hasTitle: Bool) -> CGFloat {
    guard hasFileHeights, height == own, hasTitle == isGrouped else { return height }
    return Self.automaticDimension
  }

  private func estimatedHeader(_ section: Int) -> (padding: CGFloat, height: CGFloat) {
    let given = givenHeaderHeight(section)
    // A height that was set is used as it is.
    if given >= 0 { return (isGrouped ? max(sectionHeaderTopPadding, 0) : padding(section, hasHeader: given > 0), given) }
    if title(ofHeader: section) != nil {
      return (padding(section, hasHeader: true), isGrouped ? TableMetrics.groupHeader : TableMetrics.plainHeader)
    }
    let estimate = tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
    if estimate > 0 { return (padding(section, hasHeader: true), estimate) }
    return (padding(section, hasHeader: false), isGrouped ? TableMetrics.groupGap : 0)
  }

  private func estimatedFooter(_ section: Int) -> CGFloat {
    let given = givenFooterHeight(section)
    if given >= 0 { return given }
    if title(ofFooter: section) != nil { return isGrouped ? 35.5 : TableMetrics.plainHeader }
    let estimate = tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
    return estimate > 0 ? estimate : isGrouped ? TableMetrics.groupGap : 0
  }

  func title(ofHeader section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section).flatMap { $0.isEmpty ? nil : $0 }
  }

  func title(ofFooter section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section).flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Sizes

  func onPixels(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return interfaceLook.list.rowHeight }
    let scale = window?.screen.scale ?? UIScreen.main.scale
    return scale > 0 ? (length * scale).rounded() / scale : length
  }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: geometry.height)
    if size != contentSize { contentSize = size }
  }

  /// Replaces the header or footer of the whole table.
  func replace(_ old: UIView?, by new: UIView?, part: TableGeometry.Part) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    geometry.measure(part, new?.frame.height ?? 0)
    updateContentSize()
    setNeedsLayout()
  }

  // MARK: Frames

  func hasSection(_ section: Int) -> Bool {
    loadIfNeeded()
    return (0..<geometry.sectionCount).contains(section)
  }

  func hasRow(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    return geometry.contains(path)
  }

  /// The distance from the text of cells to their edge.
  var cellMargin: CGFloat { TableMetrics.margin(forWidth: bounds.width) }

  /// The left and right insets of rows.
  var sideInsets: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let margin = interfaceLook.list.groupInset ?? cellMargin
    return (margin + safeAreaInsets.left, margin + safeAreaInsets.right)
  }

  func frame(of span: TableGeometry.Span, wide: Bool = false) -> CGRect {
    let inset = wide ? (left: 0, right: 0) : sideInsets
    let top = onPixels(span.start)
    return CGRect(
      x: inset.left, y: top, width: max(0, bounds.width - inset.left - inset.right), height: onPixels(span.end) - top)
  }

  func frame(of part: TableGeometry.Part) -> CGRect { frame(of: geometry.span(of: part)) }
  func frame(ofRow path: IndexPath) -> CGRect { frame(of: .row(section: path.section, row: path.row)) }
  func frame(ofSection section: Int) -> CGRect { hasSection(section) ? frame(of: geometry.span(ofSection: section)) : .zero }
}

extension TableGeometry {
  /// Returns the number of rows before a row, in all sections.
  func rowNumber(_ path: IndexPath) -> Int {
    guard path.isRow, path.section < sectionCount else { return 0 }
    return (0..<path.section).reduce(path.row) { $0 + rowCount($1) }
  }
}
