import CoreGraphics
import Foundation

/// A row of bar items along an edge of the screen (Apple: UIToolbar). It is 44 points high in the look of iOS 17. In that of iOS 26 the items
/// lie on capsules of glass; see `InterfaceLook.Toolbar`.
@preconcurrency @MainActor
open class UIToolbar: UIView, LargeContentBar {
  private var metrics: InterfaceLook.Toolbar { interfaceLook.toolbar }
  private let platterViews = ItemPlatterViews()

  let background = BarBackground(isLineAtTop: true)
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
    background.show(look, hasMaterial: metrics.hasMaterial)
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
    itemViews = (items ?? []).map { $0.makeView(in: self, on: metrics.platters) }
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
    if metrics.platters != nil { setNeedsLayout() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard hasOtherLook(than: previousTraitCollection) else { return }
    platterViews.show([], in: self)
    updateColors()
    rebuild()
    invalidateIntrinsicContentSize()
  }

  /// Points beside the glass belong to the content below the bar.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard metrics.platters != nil, background.isEmpty else { return super.point(inside: point, with: event) }
    return (platterViews.views + itemViews.compactMap { $0 }).contains { !$0.isHidden && $0.frame.contains(point) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: metrics.bar.height) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: metrics.bar.height) }

  func contentSizeCategoryDidChange() { showLargeContent() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBackground()
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

  /// A bar at the edge of the safe area extends its background to the edge of the screen.
  private func placeBackground() {
    var frame = bounds
    if let superview, transform == .identity {
      let safe = superview.safeAreaInsets, outer = superview.bounds
      if barPosition == .topAttached {
        if let above = safeAreaAboveBar { (frame.origin.y, frame.size.height) = (-above, bounds.height + above) }
      } else if barPosition != .top, abs(outer.maxY - safe.bottom - self.frame.maxY) < 1 {
        frame.size.height += safe.bottom
      }
    }
    background.frame = frame
  }

  private func place(_ items: [UIBarButtonItem]) {
    let safe = safeAreaInsets
    let sizes = items.indices.map { measured(items[$0], itemViews[$0]) }
    let frames = ToolbarLayout(metrics, sizes).frames(
      in: CGRect(
        x: safe.left, y: 0, width: bounds.width - safe.left - safe.right, height: min(bounds.height, metrics.bar.height)))
    for (item, (size, frame)) in zip(items, zip(sizes, frames)) where item.customView != nil {
      item.narrowed = frame.width < size.size.width ? (size.size.width, frame.width) : nil
    }
    let mirror = mirror
    for (view, frame) in zip(itemViews, frames) { view?.frame = mirror(frame) }
    if let platters = metrics.platters { showGlass(platters, items) }
  }

  private func measured(_ item: UIBarButtonItem, _ view: UIView?) -> ToolbarLayout.Item {
    let custom = item.sizeOfCustomView(), height = min(bounds.height, metrics.bar.height)
    var size = CGSize(width: 0, height: custom?.height ?? height)
    if item.width > 0 || item.systemItem == .fixedSpace {
      size.width = item.width
    } else if let view {
      size.width = custom?.width ?? view.sizeThatFits(CGSize(width: bounds.width, height: height)).width
      if item.customView == nil { size.width = max(size.width, metrics.platters?.height ?? 0) }
    }
    let kind: ToolbarLayout.Kind = item.isFlexible ? .spring : item.isSpace ? .space : item.customView == nil ? .button : .custom
    return ToolbarLayout.Item(kind: kind, size: size, glass: view == nil ? .nothing : item.glass)
  }

  private func showGlass(_ platters: InterfaceLook.ItemPlatters, _ items: [UIBarButtonItem]) {
    let runs = ItemRun.runs(of: Array(zip(items, itemViews)).map { ($0, $1) })
    var pieces: [(frame: CGRect, effect: UIGlassEffect)] = []
    for run in runs {
      guard let effect = run.effect(tint: tintColor) else { continue }
      let boxes = run.items.map { item, view in
        view.frame.insetBy(dx: item.customView == nil ? 0 : -platters.space(beside: view.frame.width), dy: 0)
      }
      let box = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
      let height = min(bounds.height, platters.height)
      let frame = CGRect(x: box.minX, y: 0, width: max(box.width, height), height: height)
      // Runs that have no room between them share a capsule, unless one has a color of its own. This is our own choice.
      if let last = pieces.last, last.effect.tintColor == nil, effect.tintColor == nil, frame.insetBy(dx: -1, dy: 0).intersects(last.frame)
      {
        pieces[pieces.count - 1].frame = last.frame.union(frame)
      } else {
        pieces.append((frame, effect))
      }
    }
    platterViews.show(pieces, in: self, above: background)
  }
}
