import CoreGraphics

/// Highlighting, selection, and the appearance that depends on the position in the table.
extension UITableViewCell {
  /// The duration in which the grey of a deselected row fades out, in seconds.
  private static let fade: TimeInterval = 0.35

  func chromeChanged(from old: CellChrome?) {
    setStandardColor(chrome.isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
    if old?.rounding != chrome.rounding || old?.isFirst != chrome.isFirst || old?.isLast != chrome.isLast {
      var corners: CACornerMask = []
      if chrome.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if chrome.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      let isRound = chrome.rounding > 0 && !corners.isEmpty
      layer.cornerRadius = isRound ? chrome.rounding : 0
      layer.maskedCorners = corners
      clipsToBounds = isRound
    }
    setNeedsLayout()
  }

  func stateChanged(animated: Bool) {
    showSelection(animated: animated)
    let lights = parts.isSelected || parts.isHighlighted
    Self.highlight(contentView, lights)
    showChoice()
    setNeedsUpdateConfiguration()
  }

  /// Sets the highlighted state of all labels and images below a view, except those in controls.
  private static func highlight(_ view: UIView, _ isOn: Bool) {
    for part in view.subviews {
      if let label = part as? UILabel { label.isHighlighted = isOn }
      if let image = part as? UIImageView { image.isHighlighted = isOn }
      if !(part is UIControl) { highlight(part, isOn) }
    }
  }

  private var showsGrey: Bool {
    guard selectionStyle != .none, backgroundConfiguration?.activeColor == nil else { return false }
    if parts.isEditing, !parts.choosesInEditing { return parts.isHighlighted && parts.editingStyle == .none }
    return parts.isSelected || parts.isHighlighted
  }

  func showSelection(animated: Bool) {
    if showsGrey {
      let view = selectedBackgroundView ?? parts.selection ?? Self.makeGrey()
      if parts.selection !== view { parts.selection?.removeFromSuperview() }
      parts.selection = view
      if view.superview !== self { insertSubview(view, belowSubview: contentView) }
      view.layer.removeAllAnimations()
      view.frame = bounds
      view.isHidden = false
      view.alpha = 1
    } else if let view = parts.selection, !view.isHidden {
      guard animated, window != nil else {
        view.isHidden = true
        return
      }
      UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction) {
        view.alpha = 0
      } completion: { [weak self, weak view] finished in
        guard let self, let view, finished, !self.showsGrey else { return }
        view.isHidden = true
      }
    }
  }

  private static func makeGrey() -> UIView {
    let view = UIView(frame: .zero)
    view.backgroundColor = .systemGray4
    view.isUserInteractionEnabled = false
    return view
  }

  func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Ends the highlight and all animations of a cell that is no longer shown.
  func becomeIdle() {
    if parts.isHighlighted { setHighlighted(false, animated: false) }
    parts.isDropTarget = false
    if parts.dragState != .none {
      parts.dragState = .none
      dragStateDidChange(.none)
    }
    layer.removeAllAnimations()
  }

  // MARK: Accessories

  func exchangeAccessory(_ old: UIView?) {
    if old !== accessoryView, old !== editingAccessoryView { old?.removeFromSuperview() }
    for view in [accessoryView, editingAccessoryView] { if let view, view.superview !== self { addSubview(view) } }
    setNeedsLayout()
  }

  func accessoryChanged() {
    let type = parts.isEditing ? editingAccessoryType : accessoryType
    guard type != parts.accessoryType || parts.accessory == nil else { return setNeedsLayout() }
    parts.accessoryType = type
    parts.accessory?.removeFromSuperview()
    parts.accessory = makeAccessory(type)
    if let view = parts.accessory { addSubview(view) }
    setNeedsLayout()
  }

  private func makeAccessory(_ type: AccessoryType) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return sign(CellSymbols.chevron, .tertiaryLabel)
    case .checkmark: return sign(CellSymbols.checkmark, nil)
    case .detailButton: return detailButton()
    case .detailDisclosureButton:
      let button = detailButton(), chevron = sign(CellSymbols.chevron, .tertiaryLabel)
      let both = UIView(frame: CGRect(x: 0, y: 0, width: 22 + 10 + 8, height: 22))
      chevron.frame.origin = CGPoint(x: isRightToLeft ? 0 : 32, y: 4)
      button.frame.origin.x = isRightToLeft ? 18 : 0
      both.addSubview(button)
      both.addSubview(chevron)
      return both
    }
  }

  private func sign(_ image: UIImage, _ color: UIColor?) -> UIView {
    let view = UIImageView(image: image)
    if let color { view.tintColor = color }
    return view
  }

  private func detailButton() -> UIView {
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    button.addSubview(sign(CellSymbols.info, nil))
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let table = self.table, let path = table.indexPath(for: self) else { return }
        self.segues.run(.accessory, sender: self)
        table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }, for: .touchUpInside)
    button.accessibilityLabel = "More Info"
    return button
  }
}
