/// Properties of a scroll view that most programs leave as they are.
struct RareScrollProperties {
  var bouncesHorizontally = true
  var bouncesVertically = true
  var transfersHorizontally = true
  var transfersVertically = true
  var allowsKeys = true
  var alignment = CGPoint.zero
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
  var directionalPress: DirectionalPressGestureRecognizer?

  func changesGeometry(from other: RareScrollProperties) -> Bool {
    bouncesHorizontally != other.bouncesHorizontally || bouncesVertically != other.bouncesVertically || alignment != other.alignment
  }
}

extension UIScrollView {
  /// The times when an index is visible (Apple: UIScrollView.IndexDisplayMode).
  public enum IndexDisplayMode: Int, Sendable {
    /// If the content has an index.
    case automatic = 0
    case alwaysHidden
  }

  /// Whether content can be dragged beyond its left and right edges, and springs back. Default true.
  public var bouncesHorizontally: Bool {
    get { rareProperties.bouncesHorizontally }
    set { rareProperties.bouncesHorizontally = newValue }
  }

  /// Whether content can be dragged beyond its upper and lower edges, and springs back. Default true.
  public var bouncesVertically: Bool {
    get { rareProperties.bouncesVertically }
    set { rareProperties.bouncesVertically = newValue }
  }

  /// Whether a horizontal movement at the end of the content scrolls a scroll view that contains this one. Default true.
  public var transfersHorizontalScrollingToParent: Bool {
    get { rareProperties.transfersHorizontally }
    set { rareProperties.transfersHorizontally = newValue }
  }

  /// Whether a vertical movement at the end of the content scrolls a scroll view that contains this one. Default true.
  public var transfersVerticalScrollingToParent: Bool {
    get { rareProperties.transfersVertically }
    set { rareProperties.transfersVertically = newValue }
  }

  /// Whether keys scroll the content: arrows, Space, Page Up, Page Down, Home and End. Default true. The scroll view receives the keys if the
  /// first responder or the focused view is in it; the arrows and Space then first move or press the focus.
  public var allowsKeyboardScrolling: Bool {
    get { rareProperties.allowsKeys }
    set { rareProperties.allowsKeys = newValue }
  }

  /// The alignment of content that is smaller than the scroll view, from (0, 0) for the top left corner to (1, 1) for the bottom right one. It
  /// increases `adjustedContentInset`. Default (0, 0).
  public var contentAlignmentPoint: CGPoint {
    get { rareProperties.alignment }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else {
        return UIKitLog.refused("contentAlignmentPoint \(newValue) of \(type(of: self)) is ignored: it is not finite")
      }
      rareProperties.alignment = newValue
    }
  }

  /// The times when the index of a table view is visible. Default automatic.
  public var indexDisplayMode: IndexDisplayMode {
    get { rareProperties.indexDisplayMode }
    set {
      rareProperties.indexDisplayMode = newValue
      (self as? UITableView)?.updateIndexTitles()
    }
  }

  /// The recogniser that scrolls with the arrow keys while the scroll view handles keys. Disabled by default.
  public var directionalPressGestureRecognizer: UIGestureRecognizer {
    if let recognizer = rareProperties.directionalPress { return recognizer }
    let recognizer = DirectionalPressGestureRecognizer(scrollView: self)
    rareProperties.directionalPress = recognizer
    addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Alignment

  /// Returns the insets enlarged so that content smaller than the view is positioned by `contentAlignmentPoint`.
  func aligned(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    guard contentAlignmentPoint != .zero else { return inset }
    let (x, y) = (min(max(contentAlignmentPoint.x, 0), 1), min(max(contentAlignmentPoint.y, 0), 1))
    var inset = inset
    inset.left += max(bounds.width - inset.left - inset.right - contentSize.width, 0) * x
    inset.top += max(bounds.height - inset.top - inset.bottom - contentSize.height, 0) * y
    return inset
  }

  // MARK: Nested scroll views

  /// Whether movements along the main axis of `delta` stay in the scroll view even if they do not scroll it.
  func keepsScrolling(along delta: CGVector) -> Bool {
    let isHorizontal = abs(delta.dx) > abs(delta.dy)
    let geometry = machine.geometry
    guard isScrollEnabled, isHorizontal ? geometry.scrollsHorizontally : geometry.scrollsVertically else { return false }
    return !(isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent)
  }

  /// Whether a scroll view that contains this one scrolls with a drag, because the content of this one ends in its direction.
  /// - Parameter translation: the movement of the finger. Content moves with it, against the direction of the offset.
  func leavesDragToParent(_ translation: CGVector) -> Bool {
    let delta = CGVector(dx: -translation.dx, dy: -translation.dy)
    guard !keepsScrolling(along: delta), !machine.geometry.hasContent(beyond: contentOffset, by: delta) else { return false }
    // Pulling down is the gesture of a refresh control.
    if refreshControl != nil, delta.dy < 0, abs(delta.dy) >= abs(delta.dx) { return false }
    var view = superview
    while let parent = view {
      if let parent = parent as? UIScrollView, parent.isScrollEnabled,
        parent.machine.geometry.hasContent(beyond: parent.contentOffset, by: delta)
      {
        return true
      }
      view = parent.superview
    }
    return false
  }
}
