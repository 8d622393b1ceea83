import CoreGraphics
import Foundation

/// A row of a table (Apple: UITableViewCell). The content is in `contentView`; accessories, separators and the controls of an edited table
/// are beside it. Lengths are in points.
@preconcurrency @MainActor
open class UITableViewCell: UIView, SegueCell, UIGestureRecognizerDelegate {
  let style: CellStyle
  var reuseName: String?
  weak var table: UITableView?
  /// The appearance that depends on the cell's position in the table.
  var chrome = CellChrome() { didSet { if chrome != oldValue { chromeChanged(from: oldValue) } } }
  let parts = CellParts()
  private let content = UIView(frame: .zero)
  private var needsConfiguration = true

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    reuseName = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIScreen.main.interfaceLook.list.rowHeight))
    setUpCell()
  }

  /// Makes a cell of the default style without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    style = KindDecoder.cellStyle(coder)
    super.init(coder: coder)
    if bounds.isEmpty { frame = CGRect(x: 0, y: 0, width: 320, height: UIScreen.main.interfaceLook.list.rowHeight) }
    setUpCell()
    KindDecoder.decode(self, coder)
  }

  private func setUpCell() {
    content.frame = bounds
    // The content view resizes together with the cell, so that constraints on its height are up to date before the cell lays out its parts.
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    content.preservesSuperviewLayoutMargins = false
    // The safe area is already part of the margins.
    content.insetsLayoutMarginsFromSafeArea = false
    insetsLayoutMarginsFromSafeArea = false
  }

  var segues: CellSegues {
    get { parts.segues }
    set { parts.segues = newValue }
  }

  open var reuseIdentifier: String? { reuseName }
  /// Whether the table and its delegate allow the cell to be focused.
  open override var canBecomeFocused: Bool { table?.mayFocus(cell: self) ?? false }
  /// Called before the cell is reused for another row. Call super.
  open func prepareForReuse() {}

  // MARK: Content

  /// The superview for custom subviews of the cell.
  open var contentView: UIView { content }
  /// The main label, with a font of 17 points. Created on first access.
  open var textLabel: UILabel? { ownText }
  /// The secondary label; nil for the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : ownDetail }
  open var imageView: UIImageView? { ownImage }

  /// Returns the standard content configuration of the cell's style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The configuration of the content. It replaces the labels and the subviews of the content view. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
  /// Whether the content configuration is updated when the cell's state changes. Default true.
  open var automaticallyUpdatesContentConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { chrome.isGrouped ? .listGroupedCell() : .listPlainCell() }
  /// The configuration of the background. It replaces the background views. Default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  open var automaticallyUpdatesBackgroundConfiguration = true

  open var configurationState: UICellConfigurationState { currentState }
  /// Requests a call of `updateConfiguration(using:)` with the next layout, because the state has changed.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Called before the cell is first shown, and when its state has changed. Call super.
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

  /// The view behind everything else. Default nil: the table gives the cell the background colour of its style.
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

  /// The symbol at the trailing edge. Default none.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryChanged() } } }
  /// A view that is shown instead of the symbol, in its own size.
  open var accessoryView: UIView? { didSet { exchangeAccessory(oldValue) } }
  /// The accessory while the table is edited. Default none.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  open var editingAccessoryView: UIView? { didSet { exchangeAccessory(oldValue) } }

  // MARK: State

  open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
  open var focusStyle = FocusStyle.default
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Sets whether the cell is selected. Overrides must call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != parts.isSelected else { return }
    parts.isSelected = selected
    stateChanged(animated: animated)
  }
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Sets whether the cell is highlighted. Overrides must call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != parts.isHighlighted else { return }
    parts.isHighlighted = highlighted
    stateChanged(animated: animated)
  }

  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets whether the cell is edited. Overrides must call super.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }
  /// The editing control of the row, which the delegate chooses.
  open var editingStyle: EditingStyle { parts.editingStyle }
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var showingDeleteConfirmation: Bool { parts.showsActions }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func dragStateDidChange(_ dragState: DragState) {}
  open var userInteractionEnabledWhileDragging = false

  // MARK: Delegate of gesture recognizers

  // Each optional method of `UIGestureRecognizerDelegate` is a member of the cell that subclasses override, as in Apple's SDK. The answers
  // are those of the protocol's page for a delegate without the method.

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

  // MARK: Insets and sizes

  /// The number of indentation levels. Default 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of an indentation level in points. Default 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The inset of the separator. Only left and right are used. Default: determined by the table.
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

  /// Returns the given width, and the height that the content needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight(width: size.width)) }

  /// Returns the size from the constraints of the content view if there are any, and otherwise from the cell's own parts.
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
