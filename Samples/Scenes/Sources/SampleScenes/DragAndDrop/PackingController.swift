import UIKit

/// A packing list whose rows are dragged to other places, a shelf from which things are dragged into the list, and a bin for rows.
final class PackingController: UIViewController {
  private var packed = Thing.packed
  private let offered = Thing.offered
  private let list = UITableView(frame: .zero, style: .plain)
  private lazy var shelf = UICollectionView(frame: .zero, collectionViewLayout: Self.layout)
  private let bin = UIImageView(image: UIImage(systemName: "trash", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28)))

  private static var layout: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 84)
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Packing"
    view.backgroundColor = .systemBackground
    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    list.rowHeight = 48
    list.dataSource = self
    list.dragDelegate = self
    list.dropDelegate = self
    shelf.register(ThingCell.self, forCellWithReuseIdentifier: "tile")
    shelf.backgroundColor = .secondarySystemBackground
    shelf.dataSource = self
    shelf.dragDelegate = self
    bin.contentMode = .center
    bin.isUserInteractionEnabled = true
    bin.layer.cornerRadius = 16
    bin.tintColor = .secondaryLabel
    bin.backgroundColor = .tertiarySystemFill
    bin.addInteraction(UIDropInteraction(delegate: self))
    for part in [list, shelf, bin] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    shelf.frame = CGRect(x: 0, y: area.maxY - 290, width: view.bounds.width, height: 204)
    list.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: shelf.frame.minY - area.minY)
    bin.frame = CGRect(x: 20, y: area.maxY - 72, width: view.bounds.width - 40, height: 60)
  }
}

extension PackingController: UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { packed.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath), thing = packed[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = thing.name
    content.image = UIImage(systemName: thing.symbol)
    content.imageProperties.tintColor = thing.color
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    packed.insert(packed.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    session.localContext = indexPath
    return [packed[indexPath.row].dragItem]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let first = coordinator.destinationIndexPath ?? IndexPath(row: packed.count, section: 0)
    for (offset, item) in coordinator.items.enumerated() {
      guard let thing = item.dragItem.localObject as? Thing else { continue }
      let path = IndexPath(row: first.row + offset, section: 0)
      packed.insert(thing, at: path.row)
      tableView.insertRows(at: [path], with: .automatic)
      coordinator.drop(item.dragItem, toRowAt: path)
    }
  }
}

extension PackingController: UICollectionViewDataSource, UICollectionViewDragDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { offered.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? ThingCell)?.show(offered[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  { [offered[indexPath.item].dragItem] }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [offered[indexPath.item].dragItem] }

  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 84), cornerRadius: 12)
    return parameters
  }
}

extension PackingController: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.localDragSession?.localContext is IndexPath
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { bin.tintColor = .systemRed }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { bin.tintColor = .secondaryLabel }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { bin.tintColor = .secondaryLabel }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .move)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let path = session.localDragSession?.localContext as? IndexPath else { return }
    packed.remove(at: path.row)
    list.deleteRows(at: [path], with: .automatic)
  }
}

#if os(iOS)
  #Preview("DragAndDrop", traits: .fixedLayout(width: 375, height: 667)) { UINavigationController(rootViewController: PackingController()) }
#endif
