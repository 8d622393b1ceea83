import CoreGraphics

/// The labels of the cell styles, and configured content.
extension UITableViewCell {
  var ownText: UILabel {
    if let label = parts.text { return label }
    let label = makeLabel()
    if style == .value2 {
      label.font = .systemFont(ofSize: 15).following(.subheadline)
      label.textColor = .tintColor
      label.textAlignment = isRightToLeft ? .left : .right
    }
    parts.text = label
    return label
  }

  var ownDetail: UILabel {
    if let label = parts.detail { return label }
    let label = makeLabel()
    switch style {
    case .subtitle: label.font = .systemFont(ofSize: 12).following(.caption1)
    case .value1: label.textColor = .secondaryLabel
    default: label.font = .systemFont(ofSize: 15).following(.subheadline)
    }
    parts.detail = label
    return label
  }

  var ownImage: UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    view.symbolTextStyle = .body
    contentView.addSubview(view)
    parts.image = view
    setNeedsLayout()
    return view
  }

  private func makeLabel() -> UILabel {
    let label = CellLabel(cell: self)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  // MARK: Configurations

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = parts.isSelected
    state.isHighlighted = parts.isHighlighted
    state.isEditing = parts.isEditing
    state.isDisabled = !isUserInteractionEnabled
    state.isSwiped = parts.showsActions
    state.isReordering = parts.isReordering
    state.isFocused = isFocused
    state.cellDragState = parts.dragState
    state.cellDropState = parts.isDropTarget ? .targeted : .none
    return state
  }

  func showContentConfiguration() {
    parts.shown.show(contentConfiguration, for: automaticallyUpdatesContentConfiguration ? configurationState : nil, in: contentView)
    guard contentConfiguration != nil else { return }
    setNeedsLayout()
    table?.cellSizeChanged(self)
  }

  func showBackground() {
    parts.shown.show(backgroundConfiguration, for: automaticallyUpdatesBackgroundConfiguration ? configurationState : nil, behind: self)
    guard backgroundConfiguration != nil else { return chromeChanged(from: nil) }
    setConfiguredColor(nil)
    showSelection(animated: false)
  }

  // MARK: Sizes

  /// The view whose constraints determine the height of the content; nil if there are no constraints.
  var constrainedContent: UIView? {
    if let configured = parts.configured { return configured.sizesByConstraints ? configured : nil }
    return contentView.constraints.isEmpty ? nil : contentView
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    let available = contentFrame(in: CGSize(width: width, height: 0)).width
    if let configured = parts.configured {
      if let list = configured as? UIListContentView { list.outerMargins = contentMargins }
      let size = configured.sizeThatFits(CGSize(width: available, height: 0))
      if size.height > 0 { return size.height }
      return max(configured.intrinsicContentSize.height, interfaceLook.list.rowHeight)
    }
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return interfaceLook.list.rowHeight }
    return placement(in: CGSize(width: available, height: 0)).height
  }

  private var isAccessibilitySize: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  /// Returns the frames of the style's labels and image in the content view.
  func placement(in size: CGSize) -> ListContentLayout.Placement {
    var layout = ListContentLayout()
    layout.margins = contentMargins
    layout.minimumHeight = interfaceLook.list.rowHeight
    layout.pixel = 1 / max(UIScreen.main.scale, 1)
    layout.margins.left += CGFloat(max(indentationLevel, 0)) * indentationWidth
    if let image = parts.image?.shownSize, image.width > 0, image.height > 0 {
      layout.imageSize = image
      // An image higher than the row is scaled down to the height of the row.
      let high = max(size.height, interfaceLook.list.rowHeight)
      if image.height > high { layout.imageSize = CGSize(width: image.width * high / image.height, height: high) }
      layout.reservedImageSize = CGSize(width: layout.imageSize.width, height: 0)
    }
    switch style {
    // At accessibility sizes the texts of all styles are one above the other (Apple, "Building Apps with Dynamic Type", WWDC17).
    case .value1 where !isAccessibilitySize: layout.arrangement = .sideBySide
    case .value2 where !isAccessibilitySize: layout.arrangement = .columns(91)
    default: break
    }
    func measure(_ label: UILabel?) -> (CGFloat) -> CGSize {
      { width in
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width.isFinite ? width : 0, height: .infinity))
        return CGSize(width: min(size.width, width), height: size.height)
      }
    }
    return layout.placement(in: size, text: measure(parts.text), secondary: measure(parts.detail))
  }
}

/// A label of a cell, whose font follows the text size. When its size changes, the cell is laid out again.
final class CellLabel: UILabel {
  weak var cell: UITableViewCell?
  /// Whether the program has set `numberOfLines`.
  private var hasOwnLines = false
  private var setsLines = false

  override init(frame: CGRect) { super.init(frame: frame) }

  init(cell: UITableViewCell) {
    super.init(frame: .zero)
    self.cell = cell
    font = .systemFont(ofSize: 17).following(.body)
    adjustsFontForContentSizeCategory = true
    wrapIfLarge()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var numberOfLines: Int { didSet { if !setsLines { hasOwnLines = true } } }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    wrapIfLarge()
    cell?.labelSizeChanged()
  }

  /// At accessibility sizes texts wrap (Apple, "Building Apps with Dynamic Type", WWDC17).
  private func wrapIfLarge() {
    guard !hasOwnLines else { return }
    setsLines = true
    numberOfLines = (cell ?? self).traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
    setsLines = false
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}

extension UITableViewCell {
  fileprivate func labelSizeChanged() { table?.cellSizeChanged(self) }
}
