import CoreGraphics

/// What a view says of itself; nil where it says what its kind does.
struct AccessibilityState {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var isHidden: Bool?
  var isModal: Bool?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var groupsChildren: Bool?
  var containerType: UIAccessibilityContainerType?
  var language: String?
  var inputLabels: [String]?
  var path: UIBezierPath?
  var responds: Bool?
  var ignoresInversion: Bool?
}

extension UIView {
  func changeAccessibility(_ change: (inout AccessibilityState) -> Void) {
    var state = viewState.accessibility ?? AccessibilityState()
    change(&state)
    viewState.accessibility = state
  }
}
