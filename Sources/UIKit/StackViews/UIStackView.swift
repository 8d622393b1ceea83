/// A view that arranges views in a row or a column with constraints, and draws nothing itself (Apple: UIStackView).
///
/// A hidden view takes no space, nor does the spacing after it. If it is hidden in an animation block, it stays visible until the
/// animation ends.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the length along the axis among the views.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The position of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// The default spacing: 0 points.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's spacing: 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The arranged views, in the order of the axis. All are also subviews; a view that leaves the stack view as a subview is
  /// removed here, too.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The axis of the row or column. Default horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
  /// The distribution of the length along the axis. Default fill.
  open var distribution = Distribution.fill {
    didSet {
      if distribution == .fillProportionally { Self.sharesByLength = true }
      if distribution != oldValue { arrangementChanged() }
    }
  }
  /// The position of views across the axis. Default fill.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// The spacing between views in points, or the minimum spacing if the distribution makes spaces equal. Default 0.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
  /// Whether vertical spaces are measured from the last baseline to the next first baseline. Default false.
  open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } } }
  /// Whether views are placed within the layout margins instead of the bounds. Default false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private let relations = StackConstraints()

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    KindDecoder.decode(self, coder)
  }

  // MARK: Arranged views

  /// Appends a view to the arranged views, and adds it as a subview. A view that is arranged already is not moved.
  open func addArrangedSubview(_ view: UIView) {
    guard !arrangedSubviews.contains(where: { $0 === view }) else { return }
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index. A view that is arranged already is moved. An index outside of the list is clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard !isDescendant(of: view) else {
      return UIKitLog.refused("\(self) cannot arrange \(view), which contains it; nothing was added")
    }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementChanged()
  }

  /// Removes a view from the arranged views. It stays a subview, but is no longer placed.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the spacing after a view, in points; `spacingUseDefault` restores `spacing`. Apple: no effect if the distribution makes
  /// spaces equal.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// Returns the spacing after a view; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  private func arrangementChanged() { setNeedsUpdateConstraints() }

  /// Whether any stack view has ever used the distribution `fillProportionally`.
  fileprivate static var sharesByLength = false

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    relations.become(StackArrangement(of: self).relations, in: self)
    super.updateConstraints()
  }

  /// Returns the spacing after a view in points.
  func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    switch space {
    case Self.spacingUseDefault: return 0
    case Self.spacingUseSystem: return LayoutEngine.systemSpacing
    default: return space
    }
  }

  /// Returns the guide for the space between two views, whose length the distribution determines.
  func gap(_ index: Int) -> UILayoutGuide { relations.gap(index, of: self) }

  override func subviewVisibilityChanged(_ subview: UIView) {
    super.subviewVisibilityChanged(subview)
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangementChanged()
    if subview.isHidden { AnimationContext.current?.keepShowing(subview.layer) }
  }

  override func subviewNaturalSizeChanged(_ subview: UIView) {
    super.subviewNaturalSizeChanged(subview)
    if distribution == .fillProportionally { arrangementChanged() }
  }

  // MARK: Baselines

  private var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The first view of a column, or the tallest view of a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.first : highestView) ?? self
  }

  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.last : highestView) ?? self
  }

  private var highestView: UIView? { visibleViews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } }
}

extension UIView {
  /// Called when the length that results from the constraints within this view may have changed. Notifies stack views that distribute their
  /// views in proportion to such lengths.
  func fittingLengthChanged() {
    guard UIStackView.sharesByLength else { return }
    var view = self
    while let superview = view.parent {
      superview.subviewNaturalSizeChanged(view)
      view = superview
    }
  }
}
