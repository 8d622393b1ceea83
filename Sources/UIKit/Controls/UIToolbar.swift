import CoreGraphics
import Foundation

/// A row of bar items along an edge of the screen, 44 points high. Apple: UIToolbar.
@preconcurrency @MainActor
open class UIToolbar: UIView, LargeContentBar {
  static let height: CGFloat = 44
  private static let margin: CGFloat = 8
  private static let spacing: CGFloat = 8

  private let background = BarBackground(isLineAtTop: true)
  open weak var delegate: (any UIToolbarDelegate)?
  private let plainAppearance = UIToolbarAppearance()
  private var itemViews: [UIView?] = []

  /// The items in the layout direction. Default nil.
  open var items: [UIBarButtonItem]? { didSet { itemsChanged(from: oldValue) } }
  /// The appearance of the toolbar. If it was not set, it reflects the older properties below.
  open var standardAppearance: UIToolbarAppearance {
    get { ownStandardAppearance ?? plainAppearance }
    set { ownStandardAppearance = newValue }
  }
  var ownStandardAppearance: UIToolbarAppearance? { didSet { updateColors() } }
  /// The appearance of a navigation controller's toolbar while no content lies below it. Default nil, which is the standard
  /// appearance without its background.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { updateColors() } }
  /// Whether no content lies below the bar. Set by the navigation controller; other toolbars always have the standard appearance.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateColors() } } }
  /// The appearance of compact toolbars. Stored; has no effect on Linux, where bars have only one height.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance of compact toolbars without content below them. Stored; has no effect on Linux.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  // The older properties are used if `standardAppearance` was not set.
  /// The colour of the bar. Default nil, which is the system's pale bar.
  open var barTintColor: UIColor? { didSet { updateColors() } }
  /// Whether the bar is translucent. Default true.
  open var isTranslucent = true { didSet { updateColors() } }
  open var barStyle: UIBarStyle = .default { didSet { updateColors() } }
  var ownBackgroundImage: UIImage? { didSet { updateColors() } }
  var ownShadowImage: UIImage? { didSet { updateColors() } }

  /// Sets the background image. Position and metrics are ignored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
    ownBackgroundImage = backgroundImage
  }
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { ownBackgroundImage }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    ownShadowImage = shadowImage
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { ownShadowImage }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    BarDecoder.decode(self, coder)
  }

  private func setUp() {
    addSubview(background)
    updateColors()
  }

  private func updateColors() {
    plainAppearance.showOld(tint: barTintColor, isTranslucent: isTranslucent, barStyle, ownBackgroundImage, ownShadowImage)
    showLook()
  }

  private var look: UIToolbarAppearance {
    guard isAtScrollEdge else { return standardAppearance }
    return scrollEdgeAppearance ?? UIToolbarAppearance(barAppearance: standardAppearance).withoutBackground()
  }

  private func showLook() {
    for appearance in [standardAppearance, scrollEdgeAppearance] { appearance?.onChange = { [weak self] in self?.showLook() } }
    background.show(look)
    dressItems()
  }

  private func dressItems() {
    let look = look
    for item in items ?? [] { item.dress(item.style == .done ? look.doneButtonAppearance : look.buttonAppearance) }
  }

  /// Sets the items. If `animated`, they fade in.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    let views = itemViews.compactMap { $0 }
    layoutIfNeeded()
    for view in views { view.alpha = 0 }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { for view in views { view.alpha = 1 } }
  }

  private func itemsChanged(from old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
    rebuild()
  }

  private func rebuild() {
    for view in itemViews { view?.removeFromSuperview() }
    itemViews = (items ?? []).map { $0.makeView(in: self) }
    for case let view? in itemViews { addSubview(view) }
    dressItems()
    hasNewViews = true
    setNeedsLayout()
  }

  /// Whether the views of the items were created after the last layout.
  private var hasNewViews = false

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    dressItems()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  func contentSizeCategoryDidChange() { showLargeContent() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard let items, items.count == itemViews.count else { return }
    guard hasNewViews else { return place(items) }
    // New views get their frames without the animation in progress. Otherwise they would move in from the origin, and could not be tapped
    // meanwhile.
    UIView.performWithoutAnimation {
      place(items)
      for view in itemViews { view?.layoutIfNeeded() }
    }
    hasNewViews = bounds.width == 0
  }

  private func place(_ items: [UIBarButtonItem]) {
    let height = min(bounds.height, Self.height)
    let custom = items.map { $0.sizeOfCustomView() }
    let widths = zip(items, itemViews).enumerated().map { index, pair -> CGFloat in
      let (item, view) = pair
      if item.width > 0 || item.systemItem == .fixedSpace { return item.width }
      guard let view else { return 0 }
      return custom[index]?.width ?? view.sizeThatFits(CGSize(width: bounds.width, height: height)).width
    }
    let gaps = zip(items, items.dropFirst()).filter { !$0.isSpace && !$1.isSpace }.count
    // Buttons contain a space of 8 points, so that all items are 16 points from the edges.
    let first = items.first?.customView == nil ? Self.margin : 2 * Self.margin
    let last = items.last?.customView == nil ? Self.margin : 2 * Self.margin
    let taken = widths.reduce(0, +) + CGFloat(gaps) * Self.spacing + first + last + safeAreaInsets.left + safeAreaInsets.right
    let springs = items.filter(\.isFlexible).count
    let share = springs > 0 ? max(bounds.width - taken, 0) / CGFloat(springs) : 0
    let mirror = mirror
    var x = first + safeAreaInsets.left
    for (index, item) in items.enumerated() {
      if index > 0, !items[index - 1].isSpace, !item.isSpace { x += Self.spacing }
      if let view = itemViews[index] {
        let own = custom[index]?.height ?? height
        view.frame = mirror(CGRect(x: x.rounded(), y: ((height - own) / 2).rounded(), width: widths[index], height: own))
      }
      x += item.isFlexible ? share : widths[index]
    }
  }
}
