import CoreGraphics

/// A header or a footer of a section (Apple: UITableViewHeaderFooterView).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ContentSizeFollower {
  var reuseName: String?
  var tableStyle = UITableView.Style.plain { didSet { if tableStyle != oldValue { styleChanged() } } }
  var sideMargin: CGFloat = 16 { didSet { if sideMargin != oldValue { setNeedsLayout() } } }
  var safeLeft: CGFloat = 0
  var safeRight: CGFloat = 0
  private let content = UIView(frame: .zero)
  private var text: UILabel?
  private var detail: UILabel?
  private var isTitle = false
  private var isHeader = true
  private var configured = ConfiguredParts()
  private var hasOwnColor = false
  private var needsConfiguration = true

  public init(reuseIdentifier: String?) {
    reuseName = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainHeader))
    setUp()
  }

  /// Makes a view without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    content.insetsLayoutMarginsFromSafeArea = false
    // Below the subviews that a nib file puts in the view.
    insertSubview(content, at: 0)
    styleChanged()
  }

  private func styleChanged() {
    // The header of a plain table is opaque, because rows scroll under it.
    if !hasOwnColor { super.backgroundColor = tableStyle == .plain ? .systemBackground : nil }
    if contentConfiguration != nil { showContentConfiguration() }
    if backgroundConfiguration != nil { showBackground() }
    setNeedsLayout()
  }

  open var reuseIdentifier: String? { reuseName }
  /// Called before the view is reused. Call super.
  open func prepareForReuse() {}

  // MARK: Content

  open var contentView: UIView { content }
  open var textLabel: UILabel? { ownText }
  open var detailTextLabel: UILabel? { ownDetail }

  /// Returns the standard content configuration of a header or footer in a table of this style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (tableStyle, isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
  open var automaticallyUpdatesContentConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The view behind the content. Default nil.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnColor = true
      super.backgroundColor = newValue
    }
  }

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection.inside(tableStyle.listEnvironment))
  }
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  private func showContentConfiguration() {
    configured.show(contentConfiguration, for: automaticallyUpdatesContentConfiguration ? configurationState : nil, in: content)
    setNeedsLayout()
  }

  private func showBackground() {
    configured.show(backgroundConfiguration, for: automaticallyUpdatesBackgroundConfiguration ? configurationState : nil, behind: self)
    setNeedsLayout()
  }

  // MARK: Titles

  /// Shows a title from the data source.
  func showTitle(_ title: String, isHeader: Bool) {
    isTitle = true
    self.isHeader = isHeader
    let look = defaultContentConfiguration()
    ownText.font = look.textProperties.font
    ownText.textColor = look.textProperties.color
    ownText.text = look.textProperties.transformed(title)
    setNeedsLayout()
  }

  private var ownText: UILabel {
    if let text { return text }
    let label = UILabel(frame: .zero)
    let look = defaultContentConfiguration().textProperties
    label.font = look.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = look.color
    label.numberOfLines = 0
    content.addSubview(label)
    text = label
    return label
  }

  private var ownDetail: UILabel {
    if let detail { return detail }
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    content.addSubview(label)
    detail = label
    return label
  }

  // MARK: Layout

  private var margins: UIEdgeInsets {
    let own = defaultContentConfiguration().directionalLayoutMargins
    return UIEdgeInsets(top: own.top, left: sideMargin + safeLeft, bottom: own.bottom, right: sideMargin + safeRight)
  }

  /// Returns the heights of the two labels. They are at the bottom of a header and at the top of a footer.
  private func heightOfLabels(_ width: CGFloat) -> (text: CGFloat, detail: CGFloat) {
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, label.text?.isEmpty == false else { return 0 }
      return label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    return (height(text), height(detail))
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    updateContentMargins()
    super.layoutSubviews()
    if content.frame != bounds { content.frame = bounds }
    for view in [backgroundView, configured.background] where view?.frame != bounds { view?.frame = bounds }
    guard text != nil || detail != nil else { return }
    let margins = margins, width = max(0, bounds.width - margins.left - margins.right)
    let heights = heightOfLabels(width), block = heights.text + heights.detail
    let pixel = 1 / max(UIScreen.main.scale, 1)
    let top = isHeader ? bounds.height - margins.bottom - block : margins.top
    let y = (min(max(top, 0), max(0, bounds.height - block)) / pixel).rounded() * pixel
    text?.frame = mirror(CGRect(x: margins.left, y: y, width: width, height: heights.text))
    detail?.frame = mirror(CGRect(x: margins.left, y: y + heights.text, width: width, height: heights.detail))
  }

  func contentSizeCategoryDidChange() { setNeedsLayout() }

  private func updateContentMargins() {
    let margins = margins
    let directional = NSDirectionalEdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    if content.directionalLayoutMargins != directional { content.directionalLayoutMargins = directional }
    if let list = configured.content as? UIListContentView { list.outerMargins = margins }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateContentMargins()
    if let configured = configured.content {
      return CGSize(width: size.width, height: configured.sizeThatFits(CGSize(width: size.width, height: 0)).height)
    }
    let margins = margins, heights = heightOfLabels(max(0, size.width - margins.left - margins.right))
    let block = heights.text + heights.detail
    let minimum = tableStyle == .plain ? TableMetrics.plainHeader : 0
    guard block > 0 else { return CGSize(width: size.width, height: tableStyle == .plain ? minimum : TableMetrics.groupGap) }
    return CGSize(width: size.width, height: max(minimum, block + margins.top + margins.bottom))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let subject = configured.content.map { $0.constraints.isEmpty ? nil : $0 as UIView } ?? (content.constraints.isEmpty ? nil : content)
    guard let subject else {
      // The constraints of a nib file belong to the view itself, not to the content view.
      return constraints.isEmpty
        ? sizeThatFits(targetSize)
        : super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    if content.bounds.width != targetSize.width { content.frame.size.width = targetSize.width }
    updateContentMargins()
    let size = subject.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: targetSize.width, height: size.height)
  }
}
