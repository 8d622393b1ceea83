import CoreGraphics
import Foundation

/// Headers and footers of sections. In a plain table they are pinned while their section is visible.
extension UITableView {
  private static let titleIdentifier = "UITableView.title"

  // MARK: Measuring

  func measureHeader(_ section: Int) {
    let given = givenHeaderHeight(section)
    if given >= 0 {
      let padding = isGrouped ? max(sectionHeaderTopPadding, 0) : padding(section, hasHeader: given > 0)
      geometry.measure(.header(section), onPixels(given), padding: padding)
      return
    }
    guard let view = headerView(section) else {
      geometry.measure(.header(section), isGrouped ? TableMetrics.groupGap : 0, padding: padding(section, hasHeader: false))
      return
    }
    let height = hasFileHeights && !isGrouped && sectionHeaderHeight >= 0 ? onPixels(sectionHeaderHeight) : fittingHeight(of: view)
    geometry.measure(.header(section), height, padding: padding(section, hasHeader: true))
  }

  func measureFooter(_ section: Int) {
    let given = givenFooterHeight(section)
    if given >= 0 {
      geometry.measure(.footer(section), onPixels(given))
      return
    }
    guard let view = footerView(section) else {
      geometry.measure(.footer(section), isGrouped ? TableMetrics.groupGap : 0)
      return
    }
    let height = hasFileHeights && !isGrouped && sectionFooterHeight >= 0 ? onPixels(sectionFooterHeight) : fittingHeight(of: view)
    geometry.measure(.footer(section), height)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let inset = sideInsets
    let size = view.systemLayoutSizeFitting(
      CGSize(width: max(0, bounds.width - inset.left - inset.right), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return onPixels(size.height)
  }

  // MARK: Views

  private func headerView(_ section: Int) -> UIView? {
    if let view = shown.headers[section] { return view }
    guard let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) ?? titleView(title(ofHeader: section), isHeader: true)
    else { return nil }
    shown.headers[section] = view
    add(view)
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  private func footerView(_ section: Int) -> UIView? {
    if let view = shown.footers[section] { return view }
    guard let view = tableDelegate?.tableView(self, viewForFooterInSection: section) ?? titleView(title(ofFooter: section), isHeader: false)
    else { return nil }
    shown.footers[section] = view
    add(view)
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
  }

  private func add(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView { setMargins(view) }
    view.isHidden = false
    // In front of the cells, which are inserted at the back.
    if view.superview !== self { addSubview(view) }
  }

  private func setMargins(_ view: UITableViewHeaderFooterView) {
    view.tableStyle = style
    view.sideMargin = cellMargin
    view.safeLeft = style == .insetGrouped ? 0 : safeAreaInsets.left
    view.safeRight = style == .insetGrouped ? 0 : safeAreaInsets.right
  }

  private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title else { return nil }
    let identifier = Self.titleIdentifier
    let view = nextHeaderFooter(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    setMargins(view)
    view.showTitle(title, isHeader: isHeader)
    return view
  }

  // MARK: Layout

  func placeHeadersAndFooters() {
    let range = visibleRange
    let sections = geometry.sections(from: range.top, to: range.bottom)
    for (section, view) in shown.headers where sections?.contains(section) != true {
      shown.headers[section] = nil
      end(header: view, section)
    }
    for (section, view) in shown.footers where sections?.contains(section) != true {
      shown.footers[section] = nil
      end(footer: view, section)
    }
    guard let sections else { return }
    for section in sections {
      placeHeader(section)
      placeFooter(section)
    }
  }

  /// The top and the bottom of the visible area without the parts under bars, which headers and footers are pinned to.
  private var pinningRange: (top: CGFloat, bottom: CGFloat) {
    let inset = visibleContentInset
    // Headers move with content that is pulled down beyond its top.
    return (max(bounds.minY + inset.top, 0), min(bounds.maxY - inset.bottom, geometry.height))
  }

  private func placeHeader(_ section: Int) {
    let own = geometry.span(of: .header(section))
    guard own.length > 0 else {
      if let view = shown.headers.removeValue(forKey: section) { end(header: view, section) }
      return
    }
    var span = isGrouped ? own : geometry.pinnedHeader(section, top: pinningRange.top)
    if span == own { span.start += shift(of: .header(section)) }
    guard span.end > bounds.minY, span.start < bounds.maxY else {
      if let view = shown.headers.removeValue(forKey: section) { end(header: view, section) }
      return
    }
    guard let view = UIView.withoutAnimation({ headerView(section) }) else { return }
    place(view, frame(of: span))
  }

  private func placeFooter(_ section: Int) {
    let own = geometry.span(of: .footer(section))
    guard own.length > 0 else {
      if let view = shown.footers.removeValue(forKey: section) { end(footer: view, section) }
      return
    }
    var span = isGrouped ? own : geometry.pinnedFooter(section, bottom: pinningRange.bottom)
    if span == own { span.start += shift(of: .footer(section)) }
    guard span.end > bounds.minY, span.start < bounds.maxY else {
      if let view = shown.footers.removeValue(forKey: section) { end(footer: view, section) }
      return
    }
    guard let view = UIView.withoutAnimation({ footerView(section) }) else { return }
    place(view, frame(of: span))
  }

  private func place(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }
}

extension UIView {
  /// Returns the result of `body`, which runs without animations.
  static func withoutAnimation<Value>(_ body: () -> Value) -> Value {
    var value: Value?
    performWithoutAnimation { value = body() }
    return value!
  }
}
