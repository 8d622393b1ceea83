import Foundation

/// The data of a table (Apple: UITableViewDataSource). All methods but two have defaults.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, from `dequeueReusableCell(withIdentifier:for:)`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections. Default 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section header. Default nil: no title.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited while the table is in editing mode. Default true. Rows can be swiped to delete them only if this method or
  /// `tableView(_:editingStyleForRowAt:)` is implemented, or if there are swipe actions, because it cannot be detected whether `commit` is
  /// implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved. Default false, because it cannot be detected whether `moveRowAt` is implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles of the section index at the trailing edge. Default nil: no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section of an index title. Default `index`.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Called when the user deletes or inserts a row.
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  private func receiver(_ method: String = #function) -> (any UITableViewDataSource)? { forwardingTarget(of: self, method) }

  public func numberOfSections(in tableView: UITableView) -> Int { receiver()?.numberOfSections(in: tableView) ?? 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    receiver()?.tableView(tableView, titleForHeaderInSection: section)
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    receiver()?.tableView(tableView, titleForFooterInSection: section)
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.lacksCanEdit = true
    return true
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    receiver()?.tableView(tableView, canMoveRowAt: indexPath) ?? false
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { receiver()?.sectionIndexTitles(for: tableView) }
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    receiver()?.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
  }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if let next = receiver() { return next.tableView(tableView, commit: editingStyle, forRowAt: indexPath) };
    UIKitLog.refused("the data source of \(type(of: tableView)) has no tableView(_:commit:forRowAt:); row \(Array(indexPath)) stays")
  }
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    receiver()?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}
