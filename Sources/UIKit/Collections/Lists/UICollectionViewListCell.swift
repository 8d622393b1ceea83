import CoreGraphics
import Foundation

/// A row of a list in a collection view (Apple: UICollectionViewListCell). Also a header or a footer of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The appearance that the list gives the cell for its position; nil outside of lists.
  var chrome: ListChrome? { didSet { if chrome != oldValue { chromeChanged(from: oldValue) } } }
  let cellAccessories = CellAccessories()
  let list = ListCellParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpListCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpListCell()
  }

  private func setUpListCell() {
    contentView.preservesSuperviewLayoutMargins = false
    // The margins already contain the safe area.
    contentView.insetsLayoutMarginsFromSafeArea = false
  }

  // MARK: Configurations

  /// Returns the standard content configuration of the list's cells, or of its headers or footers, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { chrome?.content ?? .cell() }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { chrome?.background ?? .listPlainCell() }

  open override var contentConfiguration: (any UIContentConfiguration)? { didSet { sizeMayChange() } }

  /// Default: the background of the list's cells.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { list.hasOwnBackground ? super.backgroundConfiguration : chrome.map { _ in defaultBackgroundConfiguration() } }
    set {
      list.hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isEditing = list.isEditing
    state.isExpanded = list.isExpanded
    state.isSwiped = list.isSwiped
    state.isPinned = chrome?.isPinned ?? false
    return state
  }

  // MARK: Indentation

  /// The default is 0. A diffable data source sets it to the level of the item in its section snapshot.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { partsChanged() } } }
  /// The indentation of each level, in points. Default 10, as in tables.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { partsChanged() } } }
  /// Whether accessories at the leading edge are indented with the content. The default is true.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { partsChanged() } } }

  // MARK: Accessories

  /// The accessories. The order does not matter: system accessories have fixed positions, and custom views specify theirs. Default none.
  open var accessories: [UICellAccessory] {
    get { cellAccessories.all }
    set {
      cellAccessories.setAccessories(newValue, in: self)
      partsChanged()
    }
  }

  // MARK: Separators

  /// The area of the separator below the cell. Constraints to it determine the ends of the separator; by default
  /// it begins at the text.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

  // MARK: Layout

  override func setAttributes(_ new: UICollectionViewLayoutAttributes) {
    super.setAttributes(new)
    chrome = new.list
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  override func preferredSize(_ estimate: CGSize, _ fits: LayoutFit) -> CGSize {
    updateConfigurationIfNeeded()
    return CGSize(width: estimate.width, height: fittingHeight(width: estimate.width))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  /// The state of the cell that taps and programs set.
  open override var isSelected: Bool { didSet { if isSelected != oldValue { selectionChanged() } } }
  open override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }
}

/// The stored state of a list cell, besides its accessories.
@MainActor
final class ListCellParts {
  var hasOwnBackground = false
  var isEditing = false
  var isExpanded = false
  var isSwiped = false
  var topLine: UIView?
  var bottomLine: UIView?
  var guide: UILayoutGuide?
  var guideStart: NSLayoutConstraint?
  /// The offset from the centre of the cell to the touch that drags it, in points.
  var grip: CGFloat = 0
}
