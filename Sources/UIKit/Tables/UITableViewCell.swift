import CoreGraphics
import Foundation

/// A row of a table (Apple: UITableViewCell). What it shows stands in `contentView`; accessories, separators and the controls of an edited
/// table stand beside it. Lengths are points.
@preconcurrency @MainActor
open class UITableViewCell: UIView, SegueCell, UIGestureRecognizerDelegate {
  let style: CellStyle
  var reuseName: String?
  weak var table: UITableView?
  /// What the place in the table makes of the cell.
  var chrome = CellChrome() { didSet { if chrome != oldValue { chromeChanged(from: oldValue) } } }
  let parts = CellParts()
  private let content = UIView(frame: .zero)
  private var needsConfiguration = true

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    reuseName = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    setUpCell()
  }

  /// A cell of the default style without a name for reuse.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    style = KindDecoder.cellStyle(coder)
    super.init(coder: coder)
    if bounds.isEmpty { frame = CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight) }
    setUpCell()
    KindDecoder.decode(self, coder)
  }

  private func setUpCell() {
    content.frame = bounds
    // At once with the cell: constraints that ask for its height find it before the cell lays its parts out.
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    content.preservesSuperviewLayoutMargins = false
    // The safe area is in the margins already.
    content.insetsLayoutMarginsFromSafeArea = false
    insetsLayoutMarginsFromSafeArea = false
  }

  var segues: CellSegues {
    get { parts.segues }
    set { parts.segues = newValue }
  }

  open var reuseIdentifier: String? { reuseName }
  /// As the table and its delegate say.
  open override var canBecomeFocused: Bool { table?.mayFocus(cell: self) ?? false }
  /// About to be shown as another row. Call super.
  open func prepareForReuse() {}

  // MARK: Contents

  /// Where a cell's own views belong.
  open var contentView: UIView { content }
  /// 17 points. Made when it is first asked for.
  open var textLabel: UILabel? { ownText }
  /// The second text of the styles that have one.
  open var detailTextLabel: UILabel? { style == .default ? nil : ownDetail }
  open var imageView: UIImageView? { ownImage }

  /// The standard content of the cell's style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Takes the place of the labels and of what is in the content view. nil, the default: none.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
  /// Whether the content follows the cell's state. Default true.
  open var automaticallyUpdatesContentConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { chrome.isGrouped ? .listGroupedCell() : .listPlainCell() }
  /// Takes the place of the background views. nil, the default: none.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  open var automaticallyUpdatesBackgroundConfiguration = true

  open var configurationState: UICellConfigurationState { currentState }
  /// The state changed: `updateConfiguration(using:)` is called with the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Called before the cell is first shown, and when its state changed. Call super.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    if automaticallyUpdatesContentConfiguration, contentConfiguration != nil { showContentConfiguration() }
    if backgroundConfiguration != nil { showBackground() }
  }

  // MARK: Background

  /// Behind all. Default nil: the table gives cells without a background the colour of their style.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }
  /// Shown while the cell is selected or highlighted. Default: grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection(animated: false)
    }
  }
  open var multipleSelectionBackgroundView: UIView?
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      parts.hasOwnColor = true
      super.backgroundColor = newValue
    }
  }
  func setStandardColor(_ color: UIColor) { if !parts.hasOwnColor, backgroundConfiguration == nil { super.backgroundColor = color } }
  func setConfiguredColor(_ color: UIColor?) { super.backgroundColor = color }

  // MARK: Accessories

  /// Default none.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryChanged() } } }
  /// In place of the type's sign, with its own size.
  open var accessoryView: UIView? { didSet { exchangeAccessory(oldValue) } }
  /// While the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  open var editingAccessoryView: UIView? { didSet { exchangeAccessory(oldValue) } }

  // MARK: State

  open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
  open var focusStyle = FocusStyle.default
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != parts.isSelected else { return }
    parts.isSelected = selected
    stateChanged(animated: animated)
  }
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != parts.isHighlighted else { return }
    parts.isHighlighted = highlighted
    stateChanged(animated: animated)
  }

  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Call super.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }
  /// The control that an edited table shows, as the delegate says.
  open var editingStyle: EditingStyle { parts.editingStyle }
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var showingDeleteConfirmation: Bool { parts.showsActions }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}
  open var userInteractionEnabledWhileDragging = false

  // MARK: Places

  /// Default 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// Points for each level. Default 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Left and right count; default: as the table says.
  open var separatorInset: UIEdgeInsets {
    get { parts.ownSeparatorInset ?? UIEdgeInsets(top: 0, left: separatorStart, bottom: 0, right: 0) }
    set {
      parts.ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if backgroundConfiguration != nil { showBackground() }
  }

  /// As wide as `size`, and as high as what it shows.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(width: size.width)) }

  /// By the constraints in the content view where there are some, and otherwise by what the cell shows.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let width = targetSize.width
    guard let subject = constrainedContent else { return sizeThatFits(CGSize(width: width, height: targetSize.height)) }
    if bounds.width != width { bounds.size.width = width }
    let frame = contentFrame
    if content.frame != frame { content.frame = frame }
    updateContentMargins()
    let size = subject.systemLayoutSizeFitting(
      CGSize(width: frame.width, height: targetSize.height), withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: width, height: size.height)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.cellSizeChanged(self)
  }
}
