extension UIControl: UIContextMenuInteractionDelegate {
  /// The attachment point of controls that do not override `menuAttachmentPoint(for:)`. Their menus are placed next to the bounds.
  var defaultMenuAttachmentPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

  func enableMenus(_ enabled: Bool, _ interaction: inout UIContextMenuInteraction?) {
    guard enabled != (interaction != nil) else { return }
    if let present = interaction {
      removeInteraction(present)
      interaction = nil
    } else {
      let new = UIContextMenuInteraction(delegate: self)
      new.liftsItsView = false
      interaction = new
      addInteraction(new)
    }
  }

  /// Opens the menu of a control whose menu is its primary action.
  @discardableResult
  func openPrimaryMenu(at point: CGPoint) -> MenuOverlay? {
    guard showsMenuAsPrimaryAction, isEnabled else { return nil }
    return contextMenuInteraction?.open(at: point)
  }
}
