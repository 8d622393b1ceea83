/// The drag and drop properties of lists. They are stored, because no drag starts on Linux.
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
  /// Stored weakly; never called on Linux.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { keptDragDelegate as? any UITableViewDragDelegate }
    set { keptDragDelegate = newValue }
  }
  /// Stored weakly; never called on Linux.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { keptDropDelegate as? any UITableViewDropDelegate }
    set { keptDropDelegate = newValue }
  }
  /// Stored; has no effect on Linux. Default true.
  public var dragInteractionEnabled: Bool {
    get { keepsDrags }
    set { keepsDrags = newValue }
  }
  /// Always false.
  public var hasActiveDrag: Bool { false }
  /// Always false.
  public var hasActiveDrop: Bool { false }
}

extension UICollectionView {
  /// The speed at which items make room for a dragged item. Has no effect on Linux.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  /// Stored weakly; never called on Linux.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { keptDragDelegate as? any UICollectionViewDragDelegate }
    set { keptDragDelegate = newValue }
  }
  /// Stored weakly; never called on Linux.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { keptDropDelegate as? any UICollectionViewDropDelegate }
    set { keptDropDelegate = newValue }
  }
  /// Stored; has no effect on Linux. Default true.
  public var dragInteractionEnabled: Bool {
    get { keepsDrags }
    set { keepsDrags = newValue }
  }
  /// Stored; has no effect on Linux. Default immediate.
  public var reorderingCadence: ReorderingCadence {
    get { keptCadence }
    set { keptCadence = newValue }
  }
  /// Always false.
  public var hasActiveDrag: Bool { false }
  /// Always false.
  public var hasActiveDrop: Bool { false }
}
