import Foundation

/// The views of what shows.
struct TableShown {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The cell that its row keeps while the data source is asked to configure it again.
  var reconfigured: UITableViewCell?

  func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}
