internal import CoreText

/// A bar with a title, a back button and buttons, and optionally a large title below them (Apple: UINavigationBar). Its row has 44 points in
/// the look of iOS 17; see `InterfaceLook.NavigationBar`.
open class UINavigationBar: UIView, LargeContentBar {
  private var metrics: InterfaceLook.NavigationBar { interfaceLook.navigationBar }
  /// Whether the bar is on an iPhone in landscape. Large titles are not shown there.
  private var isLow: Bool { window?.shownOn.hasLowBars ?? false }
  /// The height of the row with the title and the buttons, in points.
  private var barHeight: CGFloat { isLow ? metrics.lowHeight : metrics.height }
  /// The height of a line of the large title, which follows the text size, in points: 41 at large.
  private var largeTitleLine: CGFloat {
    let metrics = TextStyleMetrics(.largeTitle, UIContentSizeCategory(of: traitCollection))
    return max(metrics.leading, UIFont.systemFont(ofSize: metrics.size).lineHeight.rounded(.up))
  }
  var largeTitleHeight: CGFloat { largeTitleLine + 11 }
  static let promptHeight: CGFloat = 30

  open weak var delegate: (any UINavigationBarDelegate)?

  private var stack: [UINavigationItem] = []
  /// The stack of items, bottom first.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Whether content is visible through the bar. Default true.
  open var isTranslucent = true { didSet { updatePlainAppearance() } }
  open var barStyle: UIBarStyle = .default { didSet { updatePlainAppearance() } }
  /// Whether the bar shows large titles. Default false.
  open var prefersLargeTitles = false { didSet { onResize?() } }
  /// The appearance of the bar while content lies below it.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandardAppearance ?? plainAppearance }
    set { ownStandardAppearance = newValue }
  }
  var ownStandardAppearance: UINavigationBarAppearance? { didSet { applyAppearance() } }
  /// The appearance that results from the older properties.
  private let plainAppearance = UINavigationBarAppearance()
  /// Stored; has no effect on Linux, because all bars have the same height.
  open var compactAppearance: UINavigationBarAppearance?
  /// Stored; has no effect on Linux, because all bars have the same height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a navigation controller's bar while content is scrolled to its top; nil uses the standard appearance without a
  /// background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { applyAppearance() } }
  // The older properties are used if `standardAppearance` was not set.
  open var barTintColor: UIColor? { didSet { updatePlainAppearance() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { ownTitleAttributes.isEmpty ? nil : ownTitleAttributes }
    set { ownTitleAttributes = newValue ?? [:] }
  }
  var ownTitleAttributes: [NSAttributedString.Key: Any] = [:] { didSet { updatePlainAppearance() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { ownLargeTitleAttributes.isEmpty ? nil : ownLargeTitleAttributes }
    set { ownLargeTitleAttributes = newValue ?? [:] }
  }
  var ownLargeTitleAttributes: [NSAttributedString.Key: Any] = [:] { didSet { updatePlainAppearance() } }
  /// Replaces the hairline at the edge if there is a background image. An empty image shows no line.
  open var shadowImage: UIImage? { didSet { updatePlainAppearance() } }
  /// Replaces the chevron of the back button.
  open var backIndicatorImage: UIImage? { didSet { updatePlainAppearance() } }
  /// Stored; has no effect on Linux.
  open var backIndicatorTransitionMaskImage: UIImage?
  var ownBackgroundImage: UIImage? { didSet { updatePlainAppearance() } }

  /// Sets the background image for the default metrics; other metrics are ignored. An empty image makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    ownBackgroundImage = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { barMetrics == .default ? ownBackgroundImage : nil }
  /// Sets the background image. The bar position is ignored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage(for: barMetrics) }

  /// Stores the adjustment; it has no effect on Linux. The title is centered vertically. Default 0.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) { titleShifts[barMetrics] = adjustment }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }
  private var titleShifts: [UIBarMetrics: CGFloat] = [:]

  private func updatePlainAppearance() {
    let look = plainAppearance
    look.onChange = nil
    if isTranslucent { look.configureWithDefaultBackground() } else { look.configureWithOpaqueBackground() }
    if barStyle != .default {
      look.backgroundEffect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterialDark) : nil
      look.backgroundColor = isTranslucent ? nil : .black
    }
    if let barTintColor { look.backgroundColor = barTintColor }
    if let backgroundImage = ownBackgroundImage {
      look.configureWithTransparentBackground()
      look.backgroundImage = backgroundImage
      look.shadowColor = shadowImage == nil ? UIBarAppearance().shadowColor : nil
      look.shadowImage = shadowImage
    }
    let onBar: [NSAttributedString.Key: Any] = barStyle == .default ? [:] : [.foregroundColor: UIColor.white]
    look.titleTextAttributes = onBar.merging(ownTitleAttributes) { $1 }
    look.largeTitleTextAttributes = onBar.merging(ownLargeTitleAttributes) { $1 }
    look.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    applyAppearance()
  }

  /// Whether content is scrolled to its top. Set by a navigation controller; always false in a bar without a controller.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { applyAppearance() } } }
  /// Called by the back button. The controller pops itself and then updates the items. If nil, the bar pops its top item.
  var onBack: (() -> Void)?
  /// Called when the height of the bar changes.
  var onResize: (() -> Void)?

  let background = BarBackground(isLineAtTop: false)
  private let clip = UIView()
  private let largeTitle = UILabel()
  private let promptLabel = UILabel()
  private var shownPromptHeight: CGFloat { topItem?.prompt == nil ? 0 : Self.promptHeight }
  /// The height of the row with the buttons, including the prompt above it.
  var rowHeight: CGFloat { barHeight + shownPromptHeight }
  /// The large title that disappears during a push or pop.
  private var leavingTitle: UIView?
  private var content: NavigationBarContent?

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
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(clip)
    clip.addSubview(largeTitle)
    largeTitle.adjustsFontForContentSizeCategory = true
    promptLabel.font = .systemFont(ofSize: 12)
    promptLabel.textAlignment = .center
    addSubview(promptLabel)
    applyAppearance()
  }

  // MARK: Items

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let item = stack.last, delegate?.navigationBar(self, shouldPop: item) != false else { return nil }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let items = items ?? []
    let isPop = items.count < stack.count
    // The items below those that change are kept as they are.
    let kept = zip(stack, items).prefix { $0 === $1 }.count
    for item in stack.dropFirst(kept) { item.onChange = nil }
    stack = items
    for item in stack.dropFirst(kept) { item.onChange = { [weak self] in self?.rebuild() } }
    showTop(animated: animated && window != nil, isPop: isPop)
    onResize?()
  }

  private func rebuild() {
    showTop(animated: false, isPop: false)
    onResize?()
  }

  private func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  private func showTop(animated: Bool, isPop: Bool) {
    let former = content, leaving = animated ? copyOfLargeTitle() : nil
    leavingTitle?.removeFromSuperview()
    content = stack.last.map { item in
      let content = NavigationBarContent(item, back: backItem, metrics) { [weak self] in self?.goBack() }
      UIView.performWithoutAnimation {
        content.frame = contentFrame
        content.semanticContentAttribute = semanticContentAttribute
        addSubview(content)
      }
      return content
    }
    largeTitle.text = topItem?.title
    promptLabel.text = topItem?.prompt
    showSearchBar()
    applyAppearance()
    setNeedsLayout()
    guard animated, let content else {
      former?.removeFromSuperview()
      slideLargeTitle(by: 0, alpha: 1)
      return
    }
    content.layoutIfNeeded()
    let offset = (isPop ? -1 : 1) * (isRightToLeft ? -1 : 1) * bounds.width / 4
    UIView.performWithoutAnimation {
      content.slide(by: offset, alpha: 0)
      slideLargeTitle(by: offset, alpha: 0)
      if let leaving { insertSubview(leaving, aboveSubview: clip) }
      leavingTitle = leaving
    }
    UIView.animate(withDuration: NavigationAnimator.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      content.slide(by: 0, alpha: 1)
      self.slideLargeTitle(by: 0, alpha: 1)
      former?.slide(by: -offset, alpha: 0)
      leaving?.transform = CGAffineTransform(translationX: -offset, y: 0)
      leaving?.alpha = 0
    } completion: { _ in
      former?.removeFromSuperview()
      leaving?.removeFromSuperview()
    }
  }

  private func slideLargeTitle(by distance: CGFloat, alpha: CGFloat) {
    clip.alpha = alpha
    clip.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  /// Returns a view that looks like the visible part of the large title; nil if none is visible.
  private func copyOfLargeTitle() -> UIView? {
    guard !clip.isHidden, clip.bounds.height > 0 else { return nil }
    let copy = UIView(frame: CGRect(origin: CGPoint(x: 0, y: rowHeight), size: clip.bounds.size)), label = UILabel(frame: largeTitle.frame)
    copy.clipsToBounds = true
    copy.isUserInteractionEnabled = false
    label.attributedText = largeTitle.attributedText
    copy.addSubview(label)
    return copy
  }

  // MARK: Search

  private var searchBar: UISearchBar?
  /// Whether an active search replaces the content of the bar.
  var isSearching: Bool {
    guard let search = topItem?.searchController, !isSearchInline else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }
  /// Whether the search bar of the top item is in the row with the title.
  private var isSearchInline: Bool {
    guard let topItem, topItem.searchController != nil else { return false }
    return topItem.placement(in: traitCollection) == .inline
  }
  /// The largest width of a search bar in the row with the title, in points. Chosen by eye.
  private static let inlineSearchWidth: CGFloat = 300
  /// The height of the top item's search bar below the title; 0 without one.
  var searchHeight: CGFloat { isSearchInline ? 0 : searchBar?.intrinsicContentSize.height ?? 0 }
  /// The margin above the search bar while it replaces the content of the bar.
  static let searchMargin: CGFloat = 8

  private func showSearchBar() {
    topItem?.setSearchBarPlacement(isSearchInline ? .inline : .stacked)
    let next = topItem?.searchController?.searchBar
    guard next !== searchBar else { return }
    if searchBar?.superview === self { searchBar?.removeFromSuperview() }
    searchBar?.searchController?.isActive = false
    searchBar = next
    guard let next else { return }
    next.isInNavigationBar = true
    next.clipsToBounds = true
    addSubview(next)
  }

  // MARK: Large title

  /// Whether the large title is shown for the top item.
  var showsLargeTitle: Bool {
    showsLargeTitle(for: stack)
  }

  /// Whether the large title is shown for the last item of a stack.
  func showsLargeTitle(for items: some BidirectionalCollection<UINavigationItem>) -> Bool {
    guard prefersLargeTitles, !isLow else { return false }
    return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }

  /// Returns the height of the bar in points for the last item of a stack, if nothing is scrolled or searched.
  func depth(for items: some BidirectionalCollection<UINavigationItem>) -> CGFloat {
    let item = items.last
    return barHeight + (item?.prompt == nil ? 0 : Self.promptHeight) + (showsLargeTitle(for: items) ? largeTitleHeight : 0)
      + (item?.placement(in: traitCollection) == .inline ? 0 : item?.searchController?.searchBar.intrinsicContentSize.height ?? 0)
  }

  // MARK: Appearance

  private func applyAppearance() {
    let standard = topItem?.standardAppearance ?? standardAppearance
    let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    for appearance in [standard, edge] { appearance?.onChange = { [weak self] in self?.applyAppearance() } }
    let look = isAtScrollEdge ? edge ?? UINavigationBarAppearance(barAppearance: standard).withoutBackground() : standard
    background.show(look, hasMaterial: metrics.hasMaterial)
    largeTitle.attributedText = AttributedText(
      string: topItem?.title ?? "",
      attributes: [.font: UIFont.systemFont(ofSize: 34, weight: .bold).following(.largeTitle), .foregroundColor: UIColor.label]
        .merging(look.largeTitleTextAttributes) { $1 })
    content?.setTitleAttributes(look.titleTextAttributes)
    content?.setButtonLooks(look)
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyAppearance()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasOtherLook(than: previousTraitCollection) { return rebuild() }
    // The placement of the search bar and the groups in the center depend on the width.
    guard previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass, let topItem else { return }
    if topItem.searchController != nil || !topItem.centerItemGroups.isEmpty { rebuild() }
  }

  /// Only the large title follows the text size; titles and buttons of bars do not grow (Apple, Human Interface Guidelines, Typography).
  func contentSizeCategoryDidChange() {
    showLargeContent()
    setNeedsLayout()
    onResize?()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    content?.semanticContentAttribute = semanticContentAttribute
    largeTitle.semanticContentAttribute = semanticContentAttribute
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + (showsLargeTitle ? largeTitleHeight : 0) + searchHeight)
  }

  /// The visible height of the search bar in points.
  var visibleSearchHeight: CGFloat = 0 { didSet { if visibleSearchHeight != oldValue { setNeedsLayout() } } }

  /// The frame of the title and the buttons, within the horizontal safe area.
  private var contentFrame: CGRect {
    let safe = safeAreaInsets
    let height = isLow ? barHeight : barHeight - metrics.gapBelow
    return CGRect(x: safe.left, y: shownPromptHeight, width: bounds.width - safe.left - safe.right, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isSearching = isSearching, visibleSearchHeight = searchBar == nil ? 0 : visibleSearchHeight
    let safe = safeAreaInsets, width = bounds.width - safe.left - safe.right
    if let topItem, topItem.searchController != nil, topItem.searchBarPlacement != (isSearchInline ? .inline : .stacked) {
      topItem.setSearchBarPlacement(isSearchInline ? .inline : .stacked)
      onResize?()
    }
    if isSearchInline {
      let searchWidth = min(Self.inlineSearchWidth, width / 2)
      content?.searchWidth = searchWidth
      // The field is one point below the upper edge of the search bar.
      let field = metrics.searchFieldHeight, y = shownPromptHeight + ((contentFrame.height - field) / 2).rounded() - 1
      searchBar?.frame = mirror(CGRect(x: safe.left + width - searchWidth, y: y, width: searchWidth, height: field + 2))
    } else {
      content?.searchWidth = 0
      searchBar?.frame = CGRect(x: safe.left, y: bounds.height - visibleSearchHeight, width: width, height: visibleSearchHeight)
    }
    searchBar?.searchTextField.alpha = searchHeight > 0 ? min(max((visibleSearchHeight - 26) / 20, 0), 1) : 1
    content?.isHidden = isSearching
    // A bar at the top of the screen extends its background upwards below the status bar.
    let above = barPosition == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    promptLabel.frame = CGRect(x: safe.left + 16, y: 9, width: max(width - 32, 0), height: 16)
    promptLabel.isHidden = shownPromptHeight == 0 || isSearching
    content?.frame = contentFrame
    let visibleTitleHeight = bounds.height - rowHeight - visibleSearchHeight
    clip.isHidden = !showsLargeTitle || visibleTitleHeight <= 0 || isSearching
    // Only the bounds are set, because the title's position is animated during a push.
    clip.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: max(visibleTitleHeight, 0))
    clip.center = CGPoint(x: bounds.midX, y: rowHeight + max(visibleTitleHeight, 0) / 2)
    // The large title slides up below the bar as its visible height shrinks.
    largeTitle.frame = CGRect(x: safe.left + 16, y: visibleTitleHeight - largeTitleHeight + 3, width: width - 32, height: largeTitleLine)
    content?.titleAlpha = showsLargeTitle ? min(max(1 - visibleTitleHeight / 16, 0), 1) : 1
    if let content { bringSubviewToFront(content) }
    if isSearchInline, let searchBar { bringSubviewToFront(searchBar) }
  }
}
