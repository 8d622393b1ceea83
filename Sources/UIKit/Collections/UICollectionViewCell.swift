import CoreGraphics
import Foundation

/// An item of a collection view (Apple: UICollectionViewCell). The content is in `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, SegueCell {
  var segues = CellSegues()
  private let content = UIView(frame: .zero)
  private(set) var configured = ConfiguredParts()
  private var needsConfiguration = true
  /// Whether the cell is dragged by a drag session, and whether a drop would go into it.
  var dragState = UICellConfigurationState.DragState.none
  var isDropTarget = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpCell()
    KindDecoder.decode(self, coder)
  }

  private func setUpCell() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Whether the collection view and its delegate allow the cell to be focused.
  open override var canBecomeFocused: Bool { collection?.mayFocus(cell: self) ?? false }

  // MARK: Content

  /// The superview for custom subviews of the cell. It fills the cell.
  open var contentView: UIView { content }
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
  open var automaticallyUpdatesContentConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    let list = collection
    state.isEditing = list?.isEditing ?? false
    state.isReordering = list?.isCarried(self) ?? false
    state.isFocused = isFocused
    state.cellDragState = dragState
    state.cellDropState = isDropTarget ? .targeted : .none
    return state
  }
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Called before the cell is first shown, and when its state has changed. Call super.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    if automaticallyUpdatesContentConfiguration, contentConfiguration != nil { showContentConfiguration() }
    if backgroundConfiguration != nil { showBackground() }
  }

  private func showContentConfiguration() {
    configured.show(contentConfiguration, for: automaticallyUpdatesContentConfiguration ? configurationState : nil, in: content)
    setNeedsLayout()
  }

  private func showBackground() {
    configured.show(backgroundConfiguration, for: automaticallyUpdatesBackgroundConfiguration ? configurationState : nil, behind: self)
    setNeedsLayout()
  }

  // MARK: Background

  open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView, above: nil) } }
  /// Shown while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, for: selectedBackgroundView, above: backgroundView)
      showSelection()
    }
  }

  private func exchange(_ old: UIView?, for new: UIView?, above: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { if let above { insertSubview(new, aboveSubview: above) } else { insertSubview(new, at: 0) } }
    setNeedsLayout()
  }

  // MARK: State

  /// Whether the cell is selected. Default false.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  private func stateChanged() {
    showSelection()
    setNeedsUpdateConfiguration()
  }

  /// The state of a cell as the source of a drag (Apple: UICollectionViewCell.DragState).
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
  /// Called when the item of the cell is lifted, dragged, or no longer dragged.
  open func dragStateDidChange(_ dragState: DragState) {}

  func show(dragState new: UICellConfigurationState.DragState) {
    guard dragState != new else { return }
    dragState = new
    setNeedsUpdateConfiguration()
    dragStateDidChange(DragState(rawValue: new.rawValue) ?? .none)
  }

  private func showSelection() { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, configured.background] where view?.frame != bounds { view?.frame = bounds }
  }

  override func preferredSize(_ estimate: CGSize, _ fits: LayoutFit) -> CGSize {
    updateConfigurationIfNeeded()
    if let configured = configured.content, !configured.sizesByConstraints {
      let own = configured.sizeThatFits(estimate)
      return CGSize(width: own.width > 0 ? own.width : estimate.width, height: own.height)
    }
    guard !content.constraints.isEmpty else { return super.preferredSize(estimate, fits) }
    return fitting(content, estimate, fits)
  }

  /// Returns the given size, because nothing in the cell determines another one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { size }
}
