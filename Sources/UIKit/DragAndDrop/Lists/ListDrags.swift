/// What lists keep for drags that never start.
private struct ListDrags {
  weak var dragDelegate: AnyObject?
  weak var dropDelegate: AnyObject?
  var isEnabled = true
  var cadence = UICollectionView.ReorderingCadence.immediate
}

@MainActor private let drags = SideTable<UIScrollView, ListDrags>()

extension UIScrollView {
  private subscript<Value>(drags path: WritableKeyPath<ListDrags, Value>) -> Value {
    get { (drags[self] ?? ListDrags())[keyPath: path] }
    set {
      var kept = drags[self] ?? ListDrags()
      kept[keyPath: path] = newValue
      drags[self] = kept
    }
  }

  fileprivate var keptDragDelegate: AnyObject? {
    get { self[drags: \.dragDelegate] }
    set { self[drags: \.dragDelegate] = newValue }
  }
  fileprivate var keptDropDelegate: AnyObject? {
    get { self[drags: \.dropDelegate] }
    set { self[drags: \.dropDelegate] = newValue }
  }
  fileprivate var keepsDrags: Bool {
    get { self[drags: \.isEnabled] }
    set { self[drags: \.isEnabled] = newValue }
  }
  fileprivate var keptCadence: UICollectionView.ReorderingCadence {
    get { self[drags: \.cadence] }
    set { self[drags: \.cadence] = newValue }
  }
}

extension UITableView {
  /// Kept weakly: no drag starts on Linux.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { keptDragDelegate as? any UITableViewDragDelegate }
    set { keptDragDelegate = newValue }
  }
  /// Kept weakly: nothing is dropped on Linux.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { keptDropDelegate as? any UITableViewDropDelegate }
    set { keptDropDelegate = newValue }
  }
  /// Kept. Default true.
  public var dragInteractionEnabled: Bool {
    get { keepsDrags }
    set { keepsDrags = newValue }
  }
  /// False.
  public var hasActiveDrag: Bool { false }
  /// False.
  public var hasActiveDrop: Bool { false }
}

extension UICollectionView {
  /// How fast items make room for one that is dragged: kept.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  /// Kept weakly: no drag starts on Linux.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { keptDragDelegate as? any UICollectionViewDragDelegate }
    set { keptDragDelegate = newValue }
  }
  /// Kept weakly: nothing is dropped on Linux.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { keptDropDelegate as? any UICollectionViewDropDelegate }
    set { keptDropDelegate = newValue }
  }
  /// Kept. Default true.
  public var dragInteractionEnabled: Bool {
    get { keepsDrags }
    set { keepsDrags = newValue }
  }
  /// Kept. Default immediate.
  public var reorderingCadence: ReorderingCadence {
    get { keptCadence }
    set { keptCadence = newValue }
  }
  /// False.
  public var hasActiveDrag: Bool { false }
  /// False.
  public var hasActiveDrop: Bool { false }
}
