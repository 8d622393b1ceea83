internal import CoreText

/// The buttons and the title of one navigation item in a navigation bar.
final class NavigationBarContent: UIView {
  /// The distance between parts of the bar, in points.
  static let margin: CGFloat = 8
  /// The distance between the chevron and the title of the back button, in points.
  private static let titleGap: CGFloat = 6

  let item: UINavigationItem
  /// The measures of the bar.
  let metrics: InterfaceLook.NavigationBar
  private(set) var backButton: UIButton?
  /// The titles of the back button, the longest first. The first that fits is shown.
  private(set) var backTitles: [String] = []
  private(set) var left: [BarGroupViews] = []
  private(set) var middle: [BarGroupViews] = []
  private(set) var right: [BarGroupViews] = []
  private(set) var overflow: UIButton?
  private let platterViews = ItemPlatterViews()
  private let titleLabel = UILabel()
  private var titleButton: NavigationTitleButton?
  private var renaming: TitleRenaming?
  /// The width that the search bar takes at the trailing edge, in points.
  var searchWidth: CGFloat = 0 { didSet { if searchWidth != oldValue { setNeedsLayout() } } }

  init(_ item: UINavigationItem, back: UINavigationItem?, _ metrics: InterfaceLook.NavigationBar, onBack: @escaping () -> Void) {
    self.item = item
    self.metrics = metrics
    super.init(frame: .zero)
    let views = { (group: UIBarButtonItemGroup) in BarGroupViews(group, in: self, on: metrics.platters) }
    left = item.leadingItemGroups.map(views)
    right = (item.trailingItemGroups + [item.pinnedTrailingGroup].compactMap { $0 }).map(views)
    if item.style != .navigator {
      middle = item.centerItemGroups.map(views)
      makeOverflow()
    }
    if let back, !item.hidesBackButton, left.allSatisfy({ $0.all.isEmpty }) || item.leftItemsSupplementBackButton {
      backButton = Self.makeBackButton(to: back, metrics) { [weak item] in
        if let item, let action = item.backAction { action.performWithSender(item, target: nil) } else { onBack() }
      }
      backTitles = metrics.backHasTitle ? Self.backTitles(to: back) : [""]
    }
    setTitleAttributes([:])
    titleLabel.accessibilityTraits = .header
    if item.titleView == nil, item.hasTitleMenu { makeTitleButton() }
    let titles = [item.titleView ?? titleLabel, titleButton].compactMap { $0 }
    // Trailing items come from the edge inward.
    let items = (left + middle).flatMap(\.all) + right.reversed().flatMap({ $0.all.reversed() })
    for view in titles + items + [overflow, backButton].compactMap({ $0 }) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func makeBackButton(
    to back: UINavigationItem, _ metrics: InterfaceLook.NavigationBar, _ onBack: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    let own = ownBackTitle(of: back), title = backTitles(to: back)[0]
    button.setImage(back.backBarButtonItem?.image ?? SymbolImage.chevronBackward, for: .normal)
    if metrics.backHasTitle { button.setTitle(title, for: .normal) }
    button.accessibilityLabel = title.isEmpty ? own.isEmpty ? "Back" : own : title
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.tintColor = back.backBarButtonItem?.tintColor ?? (metrics.platters == nil ? nil : .label)
    button.accessibilityIdentifier = "BackButton"
    button.showsLargeContentViewer = true
    button.largeContentTitle = button.accessibilityLabel
    button.addAction(UIAction { _ in onBack() }, for: .touchUpInside)
    return button
  }

  func setTitleAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    titleLabel.attributedText = AttributedText(
      string: item.title ?? "",
      attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label]
        .merging(attributes) { $1 })
    setNeedsLayout()
  }

  func setButtonLooks(_ look: UINavigationBarAppearance) {
    for group in left + middle + right { group.dress(look) }
    guard let backButton else { return }
    if let image = look.backIndicatorImage { backButton.setImage(image, for: .normal) }
    let attributes = look.backButtonAppearance.normal.titleTextAttributes
    if let color = attributes[.foregroundColor] as? UIColor { backButton.setTitleColor(color, for: .normal) }
    if let font = attributes[.font] as? UIFont { backButton.titleLabel?.font = font }
  }

  /// The alpha of the title, which fades while the large title is visible.
  var titleAlpha: CGFloat {
    get { titleLabel.alpha }
    set {
      titleLabel.alpha = newValue
      titleButton?.alpha = newValue
      titleButton?.isUserInteractionEnabled = newValue > 0
    }
  }

  func slide(by distance: CGFloat, alpha: CGFloat) {
    self.alpha = alpha
    transform = CGAffineTransform(translationX: distance, y: 0)
  }

  private var hasPlaces = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !hasPlaces else { return placeParts() }
    // New views get their frames without the animation in progress. Otherwise they would move in from the origin, and could not be tapped
    // meanwhile.
    UIView.performWithoutAnimation {
      placeParts()
      for view in subviews { view.layoutIfNeeded() }
    }
    hasPlaces = bounds.width > 0
  }

  private func placeParts() {
    let height = bounds.height, mirror = mirror
    var start = metrics.edge, end = bounds.width - metrics.edge
    if let backButton, let platters = metrics.platters {
      backButton.frame = mirror(CGRect(x: start, y: 0, width: platters.height, height: height))
      start += platters.height + platters.gap
    } else if let backButton {
      let gap = Self.titleGap, toLeft = isRightToLeft
      backButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: toLeft ? -gap : gap, bottom: 0, right: toLeft ? gap : -gap)
      backButton.contentEdgeInsets = UIEdgeInsets(top: 0, left: toLeft ? gap : 0, bottom: 0, right: toLeft ? 0 : gap)
      let width = showBackTitle(in: backButton, from: start)
      backButton.frame = mirror(CGRect(x: start, y: 0, width: width, height: height))
      start += width + Self.margin
    }
    end -= searchWidth
    collapse(within: end - start)
    start = place(left, from: start, mirror)
    // The pinned group is at the edge, and the overflow menu is beside it.
    let pinned = item.pinnedTrailingGroup == nil ? [] : right.suffix(1)
    end -= width(Array(pinned))
    place(Array(pinned), from: end, gapsAfter: true, mirror)
    let trailing = Array(right.dropLast(pinned.count)), trailingWidth = width(trailing)
    defer { placePlatters() }
    let titleWidth = wantedTitleSize(width: max(end - trailingWidth - start, 0)).width
    let shown = middle.isEmpty ? [] : shownCenter(within: end - trailingWidth - start - min(titleWidth, 200) - 4 * Self.margin)
    placeOverflow(hiding: middle.filter { group in !shown.contains { $0 === group } }, end: &end, mirror)
    end -= trailingWidth
    place(trailing, from: end, gapsAfter: true, mirror)
    guard item.style != .navigator else { return layOutTitle(from: start + Self.margin, to: end - Self.margin, mirror) }
    let centerWidth = width(shown)
    let titleEnd = start + Self.margin + min(titleWidth, max(end - start - centerWidth - 4 * Self.margin, 0))
    let x = min(max((bounds.width - centerWidth) / 2, titleEnd + Self.margin), end - Self.margin - centerWidth)
    if !shown.isEmpty { place(shown, from: x.rounded(), mirror) }
    layOutTitle(from: start + Self.margin, to: (shown.isEmpty ? end : x) - Self.margin, mirror)
  }

  /// Places groups from the leading edge.
  /// - Parameter gapsAfter: whether the groups are at the trailing edge, so that the space of custom views is behind them.
  /// - Returns: the coordinate after the last one.
  @discardableResult
  private func place(_ groups: [BarGroupViews], from start: CGFloat, gapsAfter: Bool = false, _ mirror: Mirror) -> CGFloat {
    var start = start
    for layout in itemLayouts(of: groups, gapsAfter: gapsAfter) {
      let size = layout.size, x = start + layout.before
      layout.view.frame = mirror(CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
      start = x + size.width + layout.after
    }
    return start
  }

  func width(_ groups: [BarGroupViews]) -> CGFloat {
    itemLayouts(of: groups, gapsAfter: false).reduce(0) { $0 + $1.before + $1.size.width + $1.after }
  }

  /// Replaces groups at the edges by their representative items, the innermost first, until there is enough width for a title.
  private func collapse(within available: CGFloat) {
    let groups = left + right
    guard groups.contains(where: \.canCollapse) else { return }
    for group in groups { group.collapse(false) }
    let title = min(wantedTitleSize(width: available).width, 80) + 2 * Self.margin
    for group in right + left.reversed() where group.canCollapse && width(groups) + title > available { group.collapse(true) }
  }

  /// Returns the groups in the center that are shown: as many as fit, and none in a bar of compact width.
  private func shownCenter(within available: CGFloat) -> [BarGroupViews] {
    guard traitCollection.horizontalSizeClass == .regular else { return [] }
    for group in middle { group.collapse(false) }
    for group in middle.reversed() where group.canCollapse && width(middle) > available { group.collapse(true) }
    if width(middle) <= available { return middle }
    // The rest is in the overflow menu, whose button needs width too.
    var shown: [BarGroupViews] = [], taken: CGFloat = 44
    for group in middle {
      taken += width([group])
      guard taken <= available else { break }
      shown.append(group)
    }
    return shown
  }

  // MARK: Overflow

  private var overflowed: [BarGroupViews] = []

  private func makeOverflow() {
    guard !middle.isEmpty || item.additionalOverflowItems != nil else { return }
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: metrics.platters == nil ? "ellipsis.circle" : "ellipsis"), for: .normal)
    if metrics.platters != nil { button.tintColor = .label }
    button.accessibilityLabel = "More"
    button.accessibilityIdentifier = "OverflowBarButton"
    button.menu = UIMenu(
      children: [
        UIDeferredMenuElement.uncached { [weak self] completion in
          guard let self else { return completion([]) }
          let further = item.additionalOverflowItems.map { [UIMenu(options: .displayInline, children: [$0])] } ?? []
          completion(overflowed.flatMap(\.group.menuElements) + further)
        }
      ])
    button.showsMenuAsPrimaryAction = true
    overflow = button
  }

  private func placeOverflow(hiding groups: [BarGroupViews], end: inout CGFloat, _ mirror: Mirror) {
    overflowed = groups.filter(\.group.isShown)
    for group in groups { group.hideAll() }
    guard let overflow else { return }
    let isNeeded = item.additionalOverflowItems != nil || overflowed.contains { !$0.group.menuElements.isEmpty }
    overflow.isHidden = !isNeeded
    item.overflowButton = isNeeded ? overflow : nil
    guard isNeeded else { return }
    end -= 44
    overflow.frame = mirror(CGRect(x: end, y: 0, width: 44, height: bounds.height))
    end -= metrics.platters?.gap ?? 0
  }

  // MARK: Title menu

  private func makeTitleButton() {
    let button = NavigationTitleButton(frame: .zero)
    button.accessibilityLabel = item.title
    button.accessibilityIdentifier = "TitleMenu"
    button.addAction(UIAction { [weak self] _ in self?.openTitleMenu() }, for: .touchUpInside)
    titleButton = button
  }

  private func openTitleMenu() {
    guard let titleButton, let menu = item.makeTitleMenu(from: titleButton, rename: { [weak self] in self?.rename() }) else { return }
    MenuOverlay.show(menu, from: titleButton, order: .fixed)
  }

  private func rename() {
    guard renaming == nil else { return }
    guard let renaming = TitleRenaming(item, onEnd: { [weak self] in self?.endRenaming() }) else { return }
    self.renaming = renaming
    addSubview(renaming.field)
    titleLabel.isHidden = true
    titleButton?.isHidden = true
    setNeedsLayout()
    layoutIfNeeded()
    renaming.begin()
  }

  private func endRenaming() {
    renaming?.field.removeFromSuperview()
    renaming = nil
    titleLabel.isHidden = false
    titleButton?.isHidden = false
    setNeedsLayout()
  }

  /// Returns the item that shows a custom view; nil for the buttons of other items.
  func customItem(of view: UIView) -> UIBarButtonItem? {
    (left + middle + right).lazy.flatMap { $0.group.barButtonItems + [$0.group.representativeItem].compactMap { $0 } }
      .first { $0.customView === view }
  }

  /// Returns the size of an item's view.
  func fit(_ view: UIView) -> CGSize {
    customItem(of: view)?.sizeOfCustomView() ?? CGSize(width: max(view.sizeThatFits(bounds.size).width, 44), height: bounds.height)
  }

  /// Shows the glass behind the items.
  private func placePlatters() {
    guard metrics.platters != nil else { return }
    platterViews.show(glassPieces(tint: tintColor), in: self)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if metrics.platters != nil { setNeedsLayout() }
  }

  /// Returns the size of a title view. A view without a size, or with constraints, has the size that its contents need. A search bar fills
  /// the available width.
  private func size(ofTitle view: UIView, width: CGFloat) -> CGSize {
    if view is UISearchBar { return view.sizeThatFits(CGSize(width: width, height: bounds.height)) }
    if view.translatesAutoresizingMaskIntoConstraints, view.bounds.size != .zero { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  func wantedTitleSize(width: CGFloat) -> CGSize {
    if let view = item.titleView { return size(ofTitle: view, width: width) }
    var size = titleLabel.sizeThatFits(bounds.size)
    if titleButton != nil { size.width += NavigationTitleButton.chevronWidth }
    return size
  }

  /// Places the title at the leading edge in bars of browsers and editors. In others it is in the center of the bar, or as close to it as the
  /// buttons allow.
  private func layOutTitle(from start: CGFloat, to end: CGFloat, _ mirror: Mirror) {
    let view = item.titleView ?? titleLabel
    let available = max(end - start, 0)
    let wanted = wantedTitleSize(width: available)
    let width = min(wanted.width.rounded(.up), available)
    let height = min(wanted.height.rounded(.up), bounds.height)
    let x = item.style == .navigator ? min(max((bounds.width - width) / 2, start), end - width) : start
    let frame = CGRect(x: x.rounded(), y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    if let titleButton {
      let labelWidth = max(width - NavigationTitleButton.chevronWidth, 0)
      view.frame = mirror(CGRect(x: frame.minX, y: frame.minY, width: labelWidth, height: height))
      titleButton.frame = mirror(CGRect(x: frame.minX, y: 0, width: width, height: bounds.height))
    } else {
      view.frame = mirror(frame)
    }
    guard let renaming else { return }
    let fieldWidth = min(max(width, 240), available)
    let left = item.style == .navigator ? min(max((bounds.width - fieldWidth) / 2, start), end - fieldWidth) : start
    renaming.field.frame = mirror(CGRect(x: left.rounded(), y: ((bounds.height - 34) / 2).rounded(), width: fieldWidth, height: 34))
  }
}
