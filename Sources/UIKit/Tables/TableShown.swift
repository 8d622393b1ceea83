import Foundation

/// The visible views of a table.
struct TableShown {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The cell that the data source is configuring again for the same row; nil otherwise.
  var reconfigured: UITableViewCell?

  func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}
