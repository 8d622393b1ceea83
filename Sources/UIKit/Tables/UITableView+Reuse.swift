import Foundation

extension UITableView {
  func register(class aClass: AnyClass?, cell identifier: String) {
    guard let aClass else { return cells.register(nil, for: identifier) }
    guard let type = aClass as? UITableViewCell.Type else {
      return UIKitLog.refused("\(aClass) is not a UITableViewCell and cannot be registered for '\(identifier)'")
    }
    cells.register({ _vitrineNew(type, style: .default, reuseIdentifier: identifier) }, for: identifier)
  }

  func register(class aClass: AnyClass?, headerFooter identifier: String) {
    guard let aClass else { return headerFooters.register(nil, for: identifier) }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return UIKitLog.refused("\(aClass) is not a UITableViewHeaderFooterView and cannot be registered for '\(identifier)'")
    }
    headerFooters.register({ _vitrineNew(type, reuseIdentifier: identifier) }, for: identifier)
  }

  func register(nib: UINib?, cell identifier: String) {
    guard let nib else { return cells.register(nil, for: identifier) }
    register(cellMaker: { nib.view(UITableViewCell.self, for: identifier) }, forCellReuseIdentifier: identifier)
  }

  func register(nib: UINib?, headerFooter identifier: String) {
    guard let nib else { return headerFooters.register(nil, for: identifier) }
    register(
      headerFooterMaker: { nib.view(UITableViewHeaderFooterView.self, for: identifier) }, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// Registers a function that makes cells, for prototypes and nib files. The reuse identifier of the cells is set here.
  func register(cellMaker maker: (@MainActor () -> UITableViewCell?)?, forCellReuseIdentifier identifier: String) {
    guard let maker else { return cells.register(nil, for: identifier) }
    let named: ReuseQueue<UITableViewCell>.Maker = {
      let cell = maker()
      cell?.reuseName = identifier
      return cell
    }
    cells.register(named, for: identifier)
  }

  func register(
    headerFooterMaker maker: (@MainActor () -> UITableViewHeaderFooterView?)?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let maker else { return headerFooters.register(nil, for: identifier) }
    let named: ReuseQueue<UITableViewHeaderFooterView>.Maker = {
      let view = maker()
      view?.reuseName = identifier
      return view
    }
    headerFooters.register(named, for: identifier)
  }

  func nextCell(_ identifier: String) -> UITableViewCell? {
    if let kept = shown.reconfigured, kept.reuseIdentifier == identifier { return kept }
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cells.make(identifier)
  }

  func requiredCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let cell = nextCell(identifier) { return cell }
    UIKitLog.refused(
      "unable to dequeue a cell with identifier \(identifier): register a nib or a class for the identifier, or connect a prototype cell "
        + "in a storyboard. Row \(Array(path)) gets a plain cell")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func nextHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return headerFooters.make(identifier)
  }

  /// Puts a cell that is no longer visible into the reuse queue. It stays in the table, hidden, so that its constraints need not be removed
  /// and added again.
  func retire(_ cell: UITableViewCell) {
    if cell.parts.isStatic {
      // A static cell is never reused for another row, and may be visible again already.
      guard shown.path(of: cell) == nil else { return }
      containingWindow?.focus.viewWillLeave(cell)
      cell.becomeIdle()
      cell.isHidden = true
      return
    }
    containingWindow?.focus.viewWillLeave(cell)
    cell.becomeIdle()
    if let identifier = cell.reuseIdentifier, cell.superview === self, cells.put(cell, identifier) {
      cell.isHidden = true
    } else {
      cell.removeFromSuperview()
    }
  }

  func retire(headerFooter view: UIView) {
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier, view.superview === self,
      headerFooters.put(view, identifier)
    {
      view.isHidden = true
    } else {
      view.removeFromSuperview()
    }
  }

  func retireAll() {
    let (cells, headers, footers) = (shown.cells, shown.headers, shown.footers)
    shown = TableShown()
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      retire(cell)
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    for (section, view) in headers { end(header: view, section) }
    for (section, view) in footers { end(footer: view, section) }
  }

  func end(header view: UIView, _ section: Int) {
    retire(headerFooter: view)
    tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  func end(footer view: UIView, _ section: Int) {
    retire(headerFooter: view)
    tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }
}
