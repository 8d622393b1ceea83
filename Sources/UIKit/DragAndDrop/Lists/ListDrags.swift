/// The drag and drop of a list. It exists once a property is set; the source and the target exist once there is a delegate.
@MainActor
final class ListDrags {
  weak var dragDelegate: AnyObject?
  weak var dropDelegate: AnyObject?
  var isEnabled = true { didSet { source?.interaction.isEnabled = isEnabled } }
  var cadence = UICollectionView.ReorderingCadence.immediate
  private(set) var source: ListDragSource?
  private(set) var target: ListDropTarget?
  /// The cell of the dragged item, while the gap for it is open elsewhere.
  private weak var hidden: UIView?
  private static let hiding = "dragGap"

  /// Adds the interactions that the delegates need to the list. A list with a drag delegate is a target too, since its items can be moved
  /// within it without a drop delegate.
  func prepare(_ list: any DragList) {
    if source == nil, dragDelegate != nil {
      let source = ListDragSource(list)
      source.interaction.isEnabled = isEnabled
      list.addInteraction(source.interaction)
      self.source = source
    }
    if target == nil, dragDelegate != nil || dropDelegate != nil {
      let target = ListDropTarget(list)
      list.addInteraction(target.interaction)
      self.target = target
    }
  }

  func hide(_ cell: UIView) {
    guard hidden !== cell else { return }
    showHidden()
    hidden = cell
    cell.layer.hideOnScreen(forKey: Self.hiding)
  }

  func showHidden() {
    hidden?.layer.removeAnimation(forKey: Self.hiding)
    hidden = nil
  }
}

@MainActor private let drags = SideTable<UIScrollView, ListDrags>()

extension UIScrollView {
  /// The drag and drop of the list; nil while no property was set.
  var listDrags: ListDrags? { drags[self] }

  fileprivate func makeDrags() -> ListDrags {
    if let kept = drags[self] { return kept }
    let new = ListDrags()
    drags[self] = new
    return new
  }
}

extension DragList {
  fileprivate func setDragDelegate(_ delegate: AnyObject?) {
    guard delegate != nil || listDrags != nil else { return }
    let drags = makeDrags()
    drags.dragDelegate = delegate
    drags.prepare(self)
  }

  fileprivate func setDropDelegate(_ delegate: AnyObject?) {
    guard delegate != nil || listDrags != nil else { return }
    let drags = makeDrags()
    drags.dropDelegate = delegate
    drags.prepare(self)
  }
}

extension UITableView {
  /// Supplies the items of rows; held weakly. Default nil: rows cannot be dragged.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { listDrags?.dragDelegate as? any UITableViewDragDelegate }
    set { setDragDelegate(newValue) }
  }
  /// Handles drops on the table; held weakly.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { listDrags?.dropDelegate as? any UITableViewDropDelegate }
    set { setDropDelegate(newValue) }
  }
  /// Whether rows can be dragged, if there is a drag delegate. Default true.
  public var dragInteractionEnabled: Bool {
    get { listDrags?.isEnabled ?? true }
    set { if newValue != dragInteractionEnabled { makeDrags().isEnabled = newValue } }
  }
  /// Whether rows of the table are lifted or dragged.
  public var hasActiveDrag: Bool { listDrags?.source?.isActive ?? false }
  /// Whether a drag is over the table, or drops into it.
  public var hasActiveDrop: Bool { listDrags?.target?.isActive ?? false }
}

extension UICollectionView {
  /// The speed at which items make room for a dragged item. Stored; items always make room at once.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  /// Supplies the items that can be dragged; held weakly. Default nil: no item can.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { listDrags?.dragDelegate as? any UICollectionViewDragDelegate }
    set { setDragDelegate(newValue) }
  }
  /// Handles drops on the collection view; held weakly.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { listDrags?.dropDelegate as? any UICollectionViewDropDelegate }
    set { setDropDelegate(newValue) }
  }
  /// Whether items can be dragged, if there is a drag delegate. Default true.
  public var dragInteractionEnabled: Bool {
    get { listDrags?.isEnabled ?? true }
    set { if newValue != dragInteractionEnabled { makeDrags().isEnabled = newValue } }
  }
  /// Stored; items make room at once. Default immediate.
  public var reorderingCadence: ReorderingCadence {
    get { listDrags?.cadence ?? .immediate }
    set { if newValue != reorderingCadence { makeDrags().cadence = newValue } }
  }
  /// Whether items of the collection view are lifted or dragged.
  public var hasActiveDrag: Bool { listDrags?.source?.isActive ?? false }
  /// Whether a drag is over the collection view, or drops into it.
  public var hasActiveDrop: Bool { listDrags?.target?.isActive ?? false }
}
