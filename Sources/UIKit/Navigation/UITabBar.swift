/// A bar with tabs, one of which is selected (Apple: UITabBar). It has 49 points in the look of iOS 17. In that of iOS 26 the tabs lie on a
/// capsule of glass; see `InterfaceLook.TabBar`.
open class UITabBar: UIView, LargeContentBar {
  private var metrics: InterfaceLook.TabBar { interfaceLook.tabBar }

  /// The distribution of tabs in the bar (Apple: UITabBar.ItemPositioning).
  public enum ItemPositioning: Int, Sendable {
    /// The same as `fill`.
    case automatic = 0
    case fill = 1
    /// Tabs of fixed width in the middle of the bar.
    case centered = 2
  }

  open weak var delegate: (any UITabBarDelegate)?
  /// The distribution of tabs. Default automatic.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of a centered tab in points; 0, the default, means 76.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The distance between centered tabs in points; 0, the default, means 34.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// An image behind the selected tab. Default nil.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      indicator.image = selectionIndicatorImage
      setNeedsLayout()
    }
  }
  private let indicator = UIImageView(image: nil)
  /// The glass below the tabs and the capsule of the selected one; nil in a look without them.
  private var glass: TabBarGlass?
  open var items: [UITabBarItem]? { didSet { itemsChanged(from: oldValue) } }
  open var selectedItem: UITabBarItem? {
    didSet {
      updateColors()
      if selectionIndicatorImage != nil || glass != nil { setNeedsLayout() }
    }
  }
  /// The tint of unselected tabs; nil is the system gray.
  open var unselectedItemTintColor: UIColor? { didSet { updateColors() } }
  open var standardAppearance: UITabBarAppearance {
    get { ownStandardAppearance ?? plainAppearance }
    set { ownStandardAppearance = newValue }
  }
  var ownStandardAppearance: UITabBarAppearance? { didSet { updateColors() } }
  /// The appearance of a tab bar controller's bar while no content lies below it; nil uses the standard appearance without a background.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { updateColors() } }
  /// Whether no content lies below the bar. Set by a tab bar controller; always false in a bar without a controller.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateColors() } } }
  // The older properties are used if `standardAppearance` was not set.
  /// The background color; nil is the default background.
  open var barTintColor: UIColor? { didSet { updateColors() } }
  /// Whether content is visible through the bar. Default true.
  open var isTranslucent = true { didSet { updateColors() } }
  open var barStyle: UIBarStyle = .default { didSet { updateColors() } }
  open var backgroundImage: UIImage? { didSet { updateColors() } }
  open var shadowImage: UIImage? { didSet { updateColors() } }

  let background = BarBackground(isLineAtTop: true)
  private var buttons: [UITabBarButton] = []
  private let plainAppearance = UITabBarAppearance()

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
    addSubview(indicator)
    updateColors()
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  // MARK: Customizing

  /// The page on which the user rearranges the tabs; nil while it is not shown.
  var customizer: TabBarCustomizer?
  /// Shows a new order of the offered items. Set by a tab bar controller, which has more items than its bar.
  var onCustomize: (([UITabBarItem]) -> Void)?

  /// Whether the user is rearranging the tabs.
  open var isCustomizing: Bool { customizer != nil }

  /// Presents a page on which the user replaces and rearranges the tabs. The number of tabs stays the same.
  /// - Parameter items: the items among which the user chooses. At least one must be visible; visible items that are not among them keep
  ///   their positions.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { startCustomizing(items) }

  /// Dismisses the page on which the user rearranges the tabs.
  /// - Returns: whether the order of the items has changed.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { stopCustomizing(animated: animated) }

  // MARK: Items

  private func itemsChanged(from former: [UITabBarItem]?) {
    for item in former ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
    rebuild()
  }

  /// Whether the buttons were created after the last layout.
  private var hasNewButtons = false

  private func rebuild() {
    hasNewButtons = true
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      if AppearanceStore.isUsed {
        let listener = item.onChange
        item.onChange = nil
        AppearanceStore.shared.apply(to: item, in: self)
        item.onChange = listener
      }
      let button = UITabBarButton(item)
      button.isEnabled = item.isEnabled
      button.addAction(UIAction { [weak self] _ in self?.tapped(item) }, for: .touchDown)
      addSubview(button)
      return button
    }
    updateColors()
    setNeedsLayout()
  }

  private func tapped(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    slideSelection()
  }

  /// Moves the capsule of the selected tab, with a spring whose numbers are guesses.
  private func slideSelection() {
    guard glass != nil, window != nil, !hasNewButtons else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.layoutIfNeeded() }
  }

  private func updateColors() {
    plainAppearance.showOld(tint: barTintColor, isTranslucent: isTranslucent, barStyle, backgroundImage, shadowImage)
    showLook()
  }

  private func showLook() {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    for appearance in [standard, edge] { appearance?.onChange = { [weak self] in self?.showLook() } }
    let look = isAtScrollEdge ? edge ?? UITabBarAppearance(barAppearance: standard).withoutBackground() : standard
    background.show(look, hasMaterial: metrics.platter == nil)
    showGlass()
    let unselected = unselectedItemTintColor ?? (metrics.platter == nil ? .systemGray : .label)
    for button in buttons {
      let isChosen = button.item === selectedItem
      let tabs = (isAtScrollEdge ? look : button.item.standardAppearance ?? look).stackedLayoutAppearance
      button.show(
        isChosen: isChosen, color: isChosen ? nil : unselected, isChosen ? tabs.selected : tabs.normal)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func showGlass() {
    guard (glass != nil) != (metrics.platter != nil) else { return }
    glass?.removeFromSuperview()
    glass = metrics.platter == nil ? nil : TabBarGlass()
    if let glass { insertSubview(glass, aboveSubview: background) }
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasOtherLook(than: previousTraitCollection) { rebuild() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Before, the bar had the look of the main screen.
    if (glass != nil) != (metrics.platter != nil) { showLook() }
  }

  /// Points beside the glass belong to the content below the bar.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let glass, background.isEmpty else { return super.point(inside: point, with: event) }
    return glass.frame.contains(point)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.bar.height - metrics.bar.safeAreaOverlap)
  }

  func contentSizeCategoryDidChange() { showLargeContent() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    // New buttons get their frames without the animation in progress. Otherwise they would move in from the origin, and could not be tapped
    // meanwhile.
    if hasNewButtons {
      UIView.performWithoutAnimation { placeButtons() }
      hasNewButtons = bounds.width == 0
    } else {
      placeButtons()
    }
    let chosen = buttons.first { $0.item === selectedItem }
    indicator.isHidden = chosen == nil || selectionIndicatorImage == nil
    if let chosen, let size = selectionIndicatorImage?.size {
      indicator.frame = CGRect(x: (chosen.frame.midX - size.width / 2).rounded(), y: 0, width: size.width, height: size.height)
    }
  }

  private func placeButtons() {
    let mirror = mirror
    if let platter = metrics.platter, let glass {
      let safe = safeAreaInsets, area = bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
      let frames = platter.frames(count: buttons.count, in: area, height: min(metrics.bar.height, bounds.height))
      for (button, frame) in zip(buttons, frames.tabs) {
        button.frame = mirror(frame)
        if hasNewButtons { button.layoutIfNeeded() }
      }
      return glass.place(frames.glass, selected: buttons.first { $0.item === selectedItem }?.frame)
    }
    for (index, button) in buttons.enumerated() {
      let (start, end) = span(of: index)
      button.frame = mirror(CGRect(x: start, y: 0, width: end - start, height: min(metrics.bar.height, bounds.height)))
      if hasNewButtons { button.layoutIfNeeded() }
    }
  }

  /// Returns the horizontal start and end of a tab.
  private func span(of index: Int) -> (CGFloat, CGFloat) {
    let count = CGFloat(buttons.count), index = CGFloat(index)
    guard itemPositioning == .centered else {
      // Tabs are within the horizontal safe area.
      let safe = safeAreaInsets, width = bounds.width - safe.left - safe.right
      return ((safe.left + width * index / count).rounded(), (safe.left + width * (index + 1) / count).rounded())
    }
    let gap = itemSpacing > 0 ? itemSpacing : 34
    let width = min(itemWidth > 0 ? itemWidth : 76, max(bounds.width / count - gap, 1))
    let start = (bounds.width - count * width - (count - 1) * gap) / 2 + index * (width + gap)
    return (start.rounded(), (start + width).rounded())
  }
}
