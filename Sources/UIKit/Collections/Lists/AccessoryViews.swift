import CoreGraphics

/// Makes the views of accessories.
@MainActor
enum AccessoryViews {
  static func make(_ type: UICellAccessory.AccessoryType, in cell: UICollectionViewListCell) -> UIView {
    switch type {
    case .customView(let view): return view
    case .label: return UILabel(frame: .zero)
    case .popUpMenu: return AccessoryMenuButton(frame: .zero)
    case .disclosureIndicator, .checkmark, .multiselect: return UIImageView(image: nil)
    case .reorder: return ReorderControl(cell)
    case .outlineDisclosure, .delete, .insert, .detail:
      let control = AccessoryControl(frame: .zero)
      control.addAction(UIAction { [weak cell] _ in cell?.accessoryTapped(type) }, for: .touchUpInside)
      return control
    }
  }

  static func configure(_ view: UIView, _ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
    let look = cell.whitensAccessories ? accessory.look.whitened : accessory.look
    if case .customView = accessory.accessoryType {
      // A custom view keeps its own tint colour if the configuration has none.
      if let tint = accessory.look.tint { view.tintColor = tint }
      return
    }
    view.tintColor = look.tint
    switch accessory.accessoryType {
    case .customView: break
    case .label:
      guard let label = view as? UILabel else { return }
      label.text = accessory.text
      label.font = look.font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = look.adjustsFont
      label.textColor = look.tint ?? .secondaryLabel
    case .popUpMenu: (view as? AccessoryMenuButton)?.show(accessory, look)
    case .disclosureIndicator: sign(view, CellSymbols.chevron, look.tint ?? .tertiaryLabel)
    case .checkmark: sign(view, CellSymbols.checkmark, look.tint)
    case .multiselect: showChoice(view, accessory.look, isSelected: cell.isSelected)
    case .reorder: (view as? ReorderControl)?.show(look)
    case .outlineDisclosure:
      (view as? AccessoryControl)?.show(CellSymbols.chevron, label: "Expand")
      turn(view, isExpanded: cell.isExpanded)
    case .delete:
      let image =
        look.tint == nil && look.background == nil
        ? CellSymbols.delete : CellSymbols.delete(look.background ?? .systemRed, sign: look.tint ?? .white)
      (view as? AccessoryControl)?.show(image, label: "Delete")
    case .insert:
      let image =
        look.tint == nil && look.background == nil
        ? CellSymbols.insert : CellSymbols.insert(look.background ?? .systemGreen, sign: look.tint ?? .white)
      (view as? AccessoryControl)?.show(image, label: "Insert")
    case .detail: (view as? AccessoryControl)?.show(CellSymbols.info, label: "More Info")
    }
  }

  private static func sign(_ view: UIView, _ image: UIImage, _ tint: UIColor?) {
    (view as? UIImageView)?.image = image
    view.tintColor = tint
  }

  private static func showChoice(_ view: UIView, _ look: AccessoryLook, isSelected: Bool) {
    guard isSelected else { return sign(view, CellSymbols.unchosen, look.tint ?? .tertiaryLabel) }
    let isStandard = look.background == nil && look.tint == nil
    let image = isStandard ? CellSymbols.chosen : CellSymbols.chosen(look.background ?? .systemBlue, sign: look.tint ?? .white)
    sign(view, image, nil)
  }

  /// Rotates the chevron, which points down for an expanded item.
  static func turn(_ view: UIView, isExpanded: Bool) {
    let angle: CGFloat = isExpanded ? (view.isRightToLeft ? -.pi / 2 : .pi / 2) : 0
    (view as? AccessoryControl)?.picture.transform = CGAffineTransform(rotationAngle: angle)
    view.accessibilityLabel = isExpanded ? "Collapse" : "Expand"
  }

  static func size(of view: UIView, _ accessory: UICellAccessory) -> CGSize {
    if case .customView = accessory.accessoryType {
      if accessory.look.keepsSize { return view.bounds.size }
      // The view has constraints for its subviews or its own size.
      if !view.constraints.isEmpty { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    }
    let size = view.sizeThatFits(.zero)
    return size.width > 0 && size.height > 0 ? size : view.bounds.size
  }
}
