import CoreGraphics

/// The controls of a cell in an edited table.
extension UITableViewCell {
  private static let slide: TimeInterval = 0.3

  func edit(_ editing: Bool, animated: Bool) {
    guard editing != parts.isEditing else { return }
    let state: StateMask = editing && parts.editingStyle != .none ? .showingEditControl : []
    willTransition(to: state)
    parts.isEditing = editing
    if editing { UIView.performWithoutAnimation { makeEditControls() } }
    accessoryChanged()
    showSelection(animated: false)
    setNeedsUpdateConfiguration()
    guard animated, window != nil else {
      setNeedsLayout()
      return didTransition(to: state)
    }
    UIView.animate(withDuration: Self.slide, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) {
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.didTransition(to: state)
    }
  }

  /// Sets the editing options of the row. Called by the table.
  func setEditingOptions(editingStyle: EditingStyle, chooses: Bool, canMove: Bool) {
    guard parts.editingStyle != editingStyle || parts.choosesInEditing != chooses || parts.canMove != canMove else { return }
    parts.editingStyle = editingStyle
    parts.choosesInEditing = chooses
    parts.canMove = canMove
    if parts.isEditing { makeEditControls() }
    setNeedsLayout()
  }

  private func makeEditControls() {
    if parts.editingStyle != .none || parts.choosesInEditing, parts.editControl == nil {
      let control = UIControl(frame: .zero), image = UIImageView(image: nil)
      control.alpha = 0
      control.addSubview(image)
      control.addAction(UIAction { [weak self] _ in self?.editControlTapped() }, for: .touchUpInside)
      control.accessibilityTraits = .button
      addSubview(control)
      parts.editControl = control
      parts.editImage = image
      control.frame = CGRect(x: -TableMetrics.editingControl, y: 0, width: TableMetrics.editingControl, height: bounds.height)
    }
    if parts.canMove, showsReorderControl, parts.reorderControl == nil {
      let view = UIImageView(image: CellSymbols.reorder)
      view.contentMode = .center
      view.tintColor = .tertiaryLabel
      view.alpha = 0
      view.isAccessibilityElement = true
      view.accessibilityLabel = "Reorder"
      view.accessibilityTraits = .button
      addSubview(view)
      parts.reorderControl = view
    }
    showChoice()
  }

  func showChoice() {
    guard let image = parts.editImage else { return }
    // A selection ring leaves the touch to the row.
    parts.editControl?.isUserInteractionEnabled = !parts.choosesInEditing
    if parts.choosesInEditing {
      image.image = parts.isSelected ? CellSymbols.chosen : CellSymbols.unchosen
      image.tintColor = .tertiaryLabel
    } else {
      image.image = parts.editingStyle == .insert ? CellSymbols.insert : CellSymbols.delete
      parts.editControl?.accessibilityLabel = parts.editingStyle == .insert ? "Insert" : "Delete"
    }
  }

  private func editControlTapped() {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.editControlTapped(self, at: path)
  }
}
