/// A bar of 44 points with a title, a way back and buttons, and below them, where wished, a large title (Apple: UINavigationBar).
open class UINavigationBar: UIView {
  static let barHeight: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52

  open weak var delegate: (any UINavigationBarDelegate)?

  private var stack: [UINavigationItem] = []
  /// The bottom of the stack first.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Default true: contents show through the bar.
  open var isTranslucent = true
  /// Default false.
  open var prefersLargeTitles = false { didSet { onResize?() } }
  /// Of the bar when content has scrolled below it, or lies there.
  open var standardAppearance = UINavigationBarAppearance() { didSet { applyAppearance() } }
  /// Of the bar while content stands at its top; nil is transparent where titles are large, and else the standard one.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { applyAppearance() } }
  /// Sets the colour of the standard appearance.
  open var barTintColor: UIColor? {
    didSet {
      standardAppearance.configureWithDefaultBackground()
      standardAppearance.backgroundColor = barTintColor
      applyAppearance()
    }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set {
      standardAppearance.titleTextAttributes = newValue ?? [:]
      applyAppearance()
    }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set {
      standardAppearance.largeTitleTextAttributes = newValue ?? [:]
      applyAppearance()
    }
  }

  /// Content stands at its top.
  var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { applyAppearance() } } }
  /// The controller goes back itself, and then pops the item.
  var onBack: (() -> Void)?
  /// The bar wants another height.
  var onResize: (() -> Void)?

  private let background = BarBackground(isLineAtTop: false)
  private let clip = UIView()
  private let largeTitle = UILabel()
  private var content: NavigationBarContent?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(clip)
    clip.addSubview(largeTitle)
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
    for item in stack { item.onChange = nil }
    stack = items
    for item in stack { item.onChange = { [weak self] in self?.rebuild() } }
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
    let former = content
    content = stack.last.map { item in
      let content = NavigationBarContent(item, back: backItem, tint: tintColor) { [weak self] in self?.goBack() }
      content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.barHeight)
      content.semanticContentAttribute = semanticContentAttribute
      addSubview(content)
      return content
    }
    largeTitle.text = topItem?.title
    applyAppearance()
    setNeedsLayout()
    guard animated, let content else {
      former?.removeFromSuperview()
      return
    }
    content.layoutIfNeeded()
    let way = (isPop ? -1 : 1) * (isRightToLeft ? -1 : 1) * bounds.width / 4
    content.slide(by: way, alpha: 0)
    UIView.animate(withDuration: NavigationAnimator.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      content.slide(by: 0, alpha: 1)
      former?.slide(by: -way, alpha: 0)
    } completion: { _ in
      former?.removeFromSuperview()
    }
  }

  // MARK: Large title

  /// Whether the top item has a large title.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    let said = stack.last { $0.largeTitleDisplayMode != .automatic }
    return said?.largeTitleDisplayMode != .never
  }

  // MARK: Look

  private func applyAppearance() {
    let edge = scrollEdgeAppearance ?? (showsLargeTitle ? Self.transparent(standardAppearance) : standardAppearance)
    let look = isAtScrollEdge ? edge : standardAppearance
    background.show(look)
    largeTitle.attributedText = NSAttributedString(
      string: topItem?.title ?? "",
      attributes: [.font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label]
        .merging(look.largeTitleTextAttributes) { $1 })
    content?.setTitleAttributes(look.titleTextAttributes)
    setNeedsLayout()
  }

  private static func transparent(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    clear.titleTextAttributes = appearance.titleTextAttributes
    clear.largeTitleTextAttributes = appearance.largeTitleTextAttributes
    return clear
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuild()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    content?.semanticContentAttribute = semanticContentAttribute
    largeTitle.semanticContentAttribute = semanticContentAttribute
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.barHeight + (showsLargeTitle ? Self.largeTitleHeight : 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background reaches up below what covers the top of the screen.
    let above = max(0, frame.minY)
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    content?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.barHeight)
    let room = bounds.height - Self.barHeight
    clip.isHidden = !showsLargeTitle || room <= 0
    clip.frame = CGRect(x: 0, y: Self.barHeight, width: bounds.width, height: max(room, 0))
    // It moves up below the bar as the room shrinks.
    largeTitle.frame = CGRect(x: 16, y: room - Self.largeTitleHeight + 3, width: bounds.width - 32, height: 41)
    content?.titleAlpha = showsLargeTitle ? min(max(1 - room / 16, 0), 1) : 1
    if let content { bringSubviewToFront(content) }
  }
}
