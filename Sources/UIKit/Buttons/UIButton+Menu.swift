import CoreGraphics

extension UIButton {
  /// Whether the button is a pop-up button, which shows the chosen element of its menu (Apple: changesSelectionAsPrimaryAction).
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// Whether the button shows the chevrons of a pop-up button. Those without a configuration show none.
  var showsPopUpIndicator: Bool {
    switch configuration?.indicator {
    case .popup: true
    case .automatic: isPopUp
    default: false
    }
  }

  /// Observes the states of the elements of a pop-up button's menu, and turns exactly one element on: the first one that is on, or the
  /// first of all.
  func followSelection() {
    for element in selection.observed { element.stateObservers[ObjectIdentifier(self)] = nil }
    selection.observed = []
    guard isPopUp, let menu else {
      selection.element = nil
      return
    }
    selection.observed = menu.leaves
    for element in selection.observed {
      element.stateObservers[ObjectIdentifier(self)] = { [weak self] in self?.elementChanged($0) }
    }
    normalizeSelection(of: menu, preferring: nil)
  }

  /// Called when the state of an element changes, by a choice or by the application.
  private func elementChanged(_ element: UIMenuElement) {
    guard !selection.isChanging, let menu else { return }
    normalizeSelection(of: menu, preferring: element.leaf?.state == .on ? element : nil)
  }

  private func normalizeSelection(of menu: UIMenu, preferring element: UIMenuElement?) {
    let on = menu.selectedElements
    let chosen = element ?? on.first ?? menu.leaves.first { !$0.isHiddenInMenus }
    selection.isChanging = true
    if let chosen { menu.select(chosen) }
    selection.isChanging = false
    selection.element = chosen
  }
}

/// The selection of a pop-up button.
struct PopUpSelection {
  /// The chosen element; nil for buttons that are not pop-up buttons.
  var element: UIMenuElement?
  /// The elements whose states the button follows.
  var observed: [UIMenuElement] = []
  /// Whether the button itself changes states.
  var isChanging = false
}
