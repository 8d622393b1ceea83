import UIKit

/// The classes that the files of these tests name.
@MainActor
enum FileClasses {
  static func register() {
    let registry = InterfaceBuilderRegistry.shared
    registry.register(FileCell.self) { $0.outlet("button", \.button) }
    registry.register(FileItem.self) { $0.outlet("label", \.label) }
    registry.register(FileHeader.self) { $0.outlet("title", \.title) }
    registry.register(FileList.self) {
      $0.outlet("field", \.field)
      $0.outlet("firstCell", \.firstCell)
      $0.action("pressed:", FileList.pressed(_:))
    }
    registry.register(FileSettings.self) { $0.outlet("field", \.field) }
    registry.register(FileGrid.self)
    registry.register(FilePage.self)
    registry.register(FileOwner.self) {
      $0.outlet("label", \.label)
      $0.outlet("helper", \.helper)
      $0.outlets("views", \.views)
      $0.action("pressed:", FileOwner.pressed(_:))
    }
  }
}

final class FileCell: UITableViewCell {
  var button: UIButton!
  private(set) var awakenings = 0
  private(set) var reuses = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings += button == nil ? 0 : 1
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class FileItem: UICollectionViewCell { var label: UILabel? }
final class FileHeader: UITableViewHeaderFooterView { var title: UILabel? }
final class FilePage: UIViewController {}

/// A table of prototype cells, which records its calls.
final class FileList: UITableViewController {
  var identifier = "cell"
  var count = 3
  var field: UITextField?
  var firstCell: UITableViewCell?
  private(set) var calls: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.tag = indexPath.row
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("didSelect \(indexPath.row)") }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    calls.append("accessory \(indexPath.row)")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.append("should \(identifier)")
    return identifier != "forbidden"
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
    calls.append("prepare \(segue.identifier ?? "") \(path?.row ?? -1) \(tableView.indexPathForSelectedRow?.row ?? -1)")
  }
  func pressed(_ sender: UIButton) { calls.append("pressed \(sender.currentTitle ?? "")") }
}

/// A table of static rows, which hides some of the first section.
final class FileSettings: UITableViewController {
  var field: UITextField?
  var hidesLast = false
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section) - (hidesLast && section == 0 ? 1 : 0)
  }
}

final class FileGrid: UICollectionViewController {
  private(set) var calls: [String] = []
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.item)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0) }
    calls.append("prepare \(path?.item ?? -1)")
  }
}

@MainActor
final class FileOwner: NSObject {
  var label: UILabel?
  var helper: UIView?
  var views: [UIView] = []
  private(set) var presses = 0
  func pressed(_ sender: UIButton) { presses += 1 }
}
