import CoreGraphics
import Foundation

extension UICollectionViewListCell {
  /// The duration of the animations, in seconds.
  private static let slide: TimeInterval = 0.3

  // MARK: Editing

  func edit(_ isOn: Bool, animated: Bool) {
    guard isOn != list.isEditing else { return }
    list.isEditing = isOn
    setNeedsUpdateConfiguration()
    guard animated, window != nil else { return partsChanged() }
    // New accessories start at their final positions.
    cellAccessories.arrange(isEditing: isOn)
    UIView.performWithoutAnimation { placeAccessories { $0.view.alpha == 0 } }
    sizeMayChange()
    setNeedsLayout()
    UIView.animate(withDuration: Self.slide, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  func selectionChanged() {
    for accessory in cellAccessories.all where accessory.accessoryType == .multiselect || tintsSelection {
      if let view = cellAccessories.views[accessory.accessoryType] { AccessoryViews.configure(view, accessory, in: self) }
    }
    setNeedsLayout()
  }

  /// Whether the background has the tint colour, so that accessories of that colour would be invisible.
  var whitensAccessories: Bool { isSelected && tintsSelection }

  private var tintsSelection: Bool {
    guard let background = backgroundConfiguration, traitCollection.sidebarLook == nil else { return false }
    return background.following(chrome?.appearance.listEnvironment ?? .none).tintsSelection
  }

  // MARK: Outlines

  var isExpanded: Bool { list.isExpanded }

  /// Sets the level of the cell's item in the outline, and whether it is expanded.
  func setOutline(level: Int, isExpanded: Bool, animated: Bool) {
    indentationLevel = level
    guard isExpanded != list.isExpanded else { return }
    list.isExpanded = isExpanded
    setNeedsUpdateConfiguration()
    guard let chevron = cellAccessories.views[.outlineDisclosure] else { return }
    guard animated, window != nil else { return AccessoryViews.turn(chevron, isExpanded: isExpanded) }
    UIView.animate(withDuration: Self.slide, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) {
      AccessoryViews.turn(chevron, isExpanded: isExpanded)
    }
  }

  /// The outline disclosure that reacts to taps anywhere in the cell.
  var wholeDisclosure: UICellAccessory? {
    cellAccessories.shown.map(\.accessory).first { accessory in
      guard accessory.accessoryType == .outlineDisclosure else { return false }
      return accessory.look.style == .header || accessory.look.style == .automatic && chrome?.role == .header
    }
  }

  // MARK: Taps

  func accessoryTapped(_ type: UICellAccessory.AccessoryType) {
    guard let accessory = cellAccessories.all.first(where: { $0.accessoryType == type }) else { return }
    if let action = accessory.action { return action() }
    switch type {
    case .outlineDisclosure: collection?.toggleItem(of: self)
    case .delete: collection?.showActions(of: self)
    default: break
    }
  }

  // MARK: Moving

  var mayMove: Bool {
    guard let collection, let path = collection.indexPath(for: self) else { return false }
    return collection.movement == nil && collection.dataSource?.collectionView(collection, canMoveItemAt: path) == true
  }

  func handleGrip(_ grip: UIGestureRecognizer) {
    guard let collection else { return }
    let finger = grip.location(in: collection)
    switch grip.state {
    case .began:
      guard let path = collection.indexPath(for: self), collection.beginInteractiveMovementForItem(at: path) else { return }
      list.grip = center.y - finger.y
    case .changed: collection.updateInteractiveMovementTargetPosition(CGPoint(x: attributes?.center.x ?? center.x, y: finger.y + list.grip))
    case .ended: collection.endInteractiveMovement()
    default: collection.cancelInteractiveMovement()
    }
  }
}
