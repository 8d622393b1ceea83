/// Places views in a row or a column by constraints, and draws nothing itself (Apple: UIStackView).
///
/// A hidden view takes no room, nor the space after it. Hidden inside of an animation block, it shows until the animation ends.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// Points between views by default: 0.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's spacing: 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// In the order of the axis. All are subviews, too; a view that leaves its superview leaves here as well.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Default horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
  /// Default fill.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementChanged() } } }
  /// Default fill.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// Points between views, and at least that where the distribution makes spaces equal. Default 0.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
  /// Whether vertical spaces count from last baseline to first baseline. Default false.
  open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } } }
  /// Whether views keep to the layout margins in place of the edges. Default false.
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

  /// Adds the view at the end, also as a subview; one that is arranged already stays where it is.
  open func addArrangedSubview(_ view: UIView) {
    guard !arrangedSubviews.contains(where: { $0 === view }) else { return }
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// A view that is arranged already moves to the index. An index outside of the list is clamped.
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

  /// The view stays a subview; nothing places it any more.
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

  /// Points after one view; `spacingUseDefault` goes back to `spacing`. Apple: no effect where the distribution makes spaces equal.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  private func arrangementChanged() { setNeedsUpdateConstraints() }

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    relations.become(StackArrangement(of: self).relations, in: self)
    super.updateConstraints()
  }

  /// After a view, in points.
  func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    switch space {
    case Self.spacingUseDefault: return 0
    case Self.spacingUseSystem: return LayoutEngine.systemSpacing
    default: return space
    }
  }

  /// The guide between two views that takes the space that the distribution shares out.
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

  /// Of a column the first view, of a row the highest one.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.first : highestView) ?? self
  }

  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleViews.last : highestView) ?? self
  }

  private var highestView: UIView? { visibleViews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } }
}
