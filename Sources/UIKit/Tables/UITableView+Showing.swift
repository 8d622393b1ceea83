import CoreGraphics
import Foundation
import ListModel

/// Creates and places the views of the visible rows, headers and footers, and no others.
extension UITableView {
  /// The maximum number of measuring rounds in one layout. Each round can bring new rows into the bounds.
  private static let rounds = 24

  func showWhatIsInBounds() {
    loadIfNeeded()
    guard bounds.width > 0, bounds.height > 0, bounds.minY.isFinite, batch == nil else { return }
    lacksReloadedCells = false
    if bounds.width != laidOutWidth { widthChanged() }
    UIView.performWithoutAnimation {
      retireWhatLeft()
      settleHeights()
      retireWhatLeft()
      updateContentSize()
    }
    placeParts()
    placeHeadersAndFooters()
    prefetch()
  }

  /// Shows the visible rows before the next layout, if data was reloaded and a program reads their views. The tests of TableKit read a
  /// cell right after `reloadData()`, and UIKit warns at such reads that a table "was told to layout its visible cells and other contents
  /// without being in the view hierarchy". A collection view makes its cells only in its layout.
  func showReloadedCells() {
    if lacksReloadedCells { showWhatIsInBounds() }
  }

  /// Measures all visible parts again, because rows are as wide as the table.
  private func widthChanged() {
    laidOutWidth = bounds.width
    for path in shown.cells.keys { geometry.forget(.row(section: path.section, row: path.row)) }
    for section in shown.headers.keys { geometry.forget(.header(section)) }
    for section in shown.footers.keys { geometry.forget(.footer(section)) }
    chromeChanged()
  }

  // MARK: Visible rows

  var visibleRange: (top: CGFloat, bottom: CGFloat) {
    // Rows that make room for a dragged row can come into the bounds.
    let margin = editing.reorder?.height ?? editing.gap?.height ?? 0
    return (min(max(bounds.minY - margin, 0), geometry.height), min(max(bounds.maxY + margin, 0), geometry.height))
  }

  private func retireWhatLeft() {
    let range = visibleRange
    let wanted = geometry.rows(from: range.top, to: range.bottom)
    guard let first = wanted.first, let last = wanted.last else { return retireRows { _ in true } }
    retireRows { $0 < first || $0 > last }
  }

  private func retireRows(_ isGone: (IndexPath) -> Bool) {
    for path in shown.cells.keys.filter(isGone).sorted() where !isCarried(path) {
      if path == swiping.path { closeSwipe(animated: false) }
      guard let cell = shown.cells.removeValue(forKey: path) else { continue }
      retire(cell)
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  /// Makes cells and measures visible parts until no new part becomes visible. The visible rows keep their positions on the screen: if
  /// lengths above them change, the content offset changes by the same amount.
  private func settleHeights() {
    let anchor = shown.cells.keys.min()
    for _ in 0..<Self.rounds {
      let before = anchor.map { geometry.span(of: .row(section: $0.section, row: $0.row)).start }
      guard measureVisible() else { return }
      if let anchor, let before {
        let moved = onPixels(geometry.span(of: .row(section: anchor.section, row: anchor.row)).start) - onPixels(before)
        if moved != 0 { followContent(by: moved) }
      }
    }
  }

  /// - Returns: whether a part was measured or got a view.
  private func measureVisible() -> Bool {
    let range = visibleRange
    var news: [TableGeometry.Part] = []
    geometry.forEachPart(from: range.top, to: range.bottom) { part, _ in
      if !geometry.isMeasured(part) || lacksView(part) { news.append(part) }
    }
    // The header that is pinned to the top can start far above the visible range.
    if let sections = geometry.sections(from: range.top, to: range.bottom) {
      let pinned = TableGeometry.Part.header(sections.lowerBound)
      if !geometry.isMeasured(pinned), !news.contains(pinned) { news.append(pinned) }
    }
    for part in news { measure(part) }
    return !news.isEmpty
  }

  private func lacksView(_ part: TableGeometry.Part) -> Bool {
    if case .row(let section, let row) = part { return shown.cells[IndexPath(row: row, section: section)] == nil }
    return false
  }

  private func measure(_ part: TableGeometry.Part) {
    switch part {
    case .row(let section, let row):
      let path = IndexPath(row: row, section: section)
      let cell = shown.cells[path] ?? show(path)
      if !geometry.isMeasured(part) { geometry.measure(part, height(of: cell, at: path)) }
      let frame = shiftedFrame(ofRow: path)
      if cell.frame != frame, !isCarried(path) { cell.frame = frame }
    case .header(let section): measureHeader(section)
    case .footer(let section): measureFooter(section)
    case .tableHeader: geometry.measure(part, tableHeaderView?.frame.height ?? 0)
    case .tableFooter: geometry.measure(part, tableFooterView?.frame.height ?? 0)
    }
  }

  func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let given = placeholderHeight(at: path) ?? tableDelegate?.tableView(self, heightForRowAt: dataPath(path)) ?? rowHeight
    if given >= 0 { return onPixels(given) }
    let inset = sideInsets
    let width = max(0, bounds.width - inset.left - inset.right)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? onPixels(size.height) : interfaceLook.list.rowHeight
  }

  /// Moves the content offset by a change of lengths above the visible rows, during dragging and deceleration as well.
  private func followContent(by distance: CGFloat) {
    updateContentSize()
    var offset = bounds.origin
    offset.y += distance
    machine.shift(by: CGVector(dx: 0, dy: distance))
    if !machine.isTracking, !machine.isMoving { offset = machine.geometry.clamped(offset) }
    moveContent(to: offset)
  }

  // MARK: Showing cells

  /// Gets the cell of a row from the data source and adds it to the table.
  @discardableResult
  func show(_ path: IndexPath) -> UITableViewCell {
    let cell = newCell(for: path)
    shown.cells[path] = cell
    if cell.superview !== self { insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0) }
    cell.isHidden = false
    cell.frame = shiftedFrame(ofRow: path)
    prepare(cell, at: path)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func newCell(for path: IndexPath) -> UITableViewCell {
    if let placeholder = placeholderCell(at: path) { return placeholder }
    guard let cell = dataSource?.tableView(self, cellForRowAt: dataPath(path)) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    if let other = shown.path(of: cell), other != path {
      UIKitLog.refused("the data source gives one cell for rows \(Array(other)) and \(Array(path)); the first one loses it")
      shown.cells[other] = nil
    }
    cell.table = self
    return cell
  }

  /// Applies to a cell everything that depends on its row and on the state of the table.
  func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    cell.chrome = chrome(at: path)
    cell.indentationLevel = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    tellEditing(to: cell, at: path, animated: false)
    if editing.gap != nil { hideDragged(cell, at: path) }
    let isSelected = selected.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isPressed = press.highlighted == path
    if cell.isHighlighted != isPressed { cell.setHighlighted(isPressed, animated: false) }
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = shown.cells[path] else { continue }
      shown.reconfigured = cell
      let new = placeholderCell(at: path) ?? dataSource?.tableView(self, cellForRowAt: dataPath(path))
      shown.reconfigured = nil
      if let new, new !== cell {
        shown.cells[path] = nil
        retire(cell)
        shown.cells[path] = new
        new.table = self
        if new.superview !== self { insertSubview(new, at: backgroundView?.superview === self ? 1 : 0) }
        new.isHidden = false
        prepare(new, at: path)
      }
      geometry.forget(.row(section: path.section, row: path.row))
    }
    setNeedsLayout()
  }

  /// Called when the content of a cell has a new height.
  func cellSizeChanged(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, let path = shown.path(of: cell) else { return }
    geometry.forget(.row(section: path.section, row: path.row))
    setNeedsLayout()
  }

  // MARK: Layout

  /// Sets the frames of the cells and of the other views of the table.
  func placeParts() {
    for (path, cell) in shown.cells where cell !== swipe?.cell && !isCarried(path) {
      let frame = shiftedFrame(ofRow: path)
      if cell.frame != frame { cell.frame = frame }
    }
    for (part, view) in [(TableGeometry.Part.tableHeader, tableHeaderView), (.tableFooter, tableFooterView)] {
      guard let view else { continue }
      let span = geometry.span(of: part)
      if view.frame.height != span.length { geometry.measure(part, view.frame.height) }
      let target = CGRect(x: 0, y: onPixels(geometry.span(of: part).start), width: bounds.width, height: view.frame.height)
      if view.frame != target { view.frame = target }
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    swiping.place()
    layOutIndex()
  }

  // MARK: Cell appearance

  /// Returns the appearance of a cell that depends on its neighbours and on the table.
  func chrome(at path: IndexPath) -> CellChrome {
    let count = geometry.contains(path) ? geometry.rowCount(path.section) : 1
    let position =
      editing.reorder?.preview(of: path, counts: geometry.rowCount) ?? editing.gap?.preview(of: path, counts: geometry.rowCount)
      ?? (row: path.row, count: count)
    let isLifted = isCarried(path), isFirst = position.row == 0 || isLifted, isLast = position.row == position.count - 1 || isLifted
    var chrome = CellChrome()
    chrome.isGrouped = isGrouped
    chrome.margin = cellMargin
    if insetsContentViewsToSafeArea, style != .insetGrouped {
      chrome.safeLeft = safeAreaInsets.left
      chrome.safeRight = safeAreaInsets.right
    }
    chrome.rounding = style == .insetGrouped ? interfaceLook.list.groupRadius : 0
    chrome.isFirst = isFirst
    chrome.isLast = isLast
    chrome.separatorColor = separatorColor ?? .separator
    chrome.ownInset = ownSeparatorInset
    chrome.addsToAutomaticInset = separatorInsetReference == .fromAutomaticInsets
    guard separatorStyle != .none, !isLifted else { return chrome }
    switch style {
    case .plain:
      chrome.bottom = .inset
      if isFirst, hasVisibleHeader(path.section) { chrome.top = .inset }
    case .grouped:
      chrome.bottom = isLast ? .full : .inset
      if isFirst { chrome.top = .full }
    case .insetGrouped: chrome.bottom = isLast ? .none : .inset
    }
    return chrome
  }

  private func hasVisibleHeader(_ section: Int) -> Bool { geometry.span(of: .header(section)).length > 0 }

  func chromeChanged() {
    for (path, cell) in shown.cells { cell.chrome = chrome(at: path) }
    setNeedsLayout()
  }

  // MARK: Prefetching

  /// Tells the prefetching data source about the rows within one screen above and below the visible ones.
  private func prefetch() {
    guard let source = prefetchDataSource, isPrefetchingEnabled else { return }
    let reach = bounds.height
    let near = Set(geometry.rows(from: max(0, bounds.minY - reach), to: bounds.maxY + reach))
    let coming = near.subtracting(shown.cells.keys)
    let new = coming.subtracting(prefetched), old = prefetched.subtracting(near)
    prefetched = coming
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new.sorted()) }
    if !old.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: old.sorted()) }
  }
}
