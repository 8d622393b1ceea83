import CoreGraphics

/// What an object says of itself; nil where it says what its kind does.
struct AccessibilityState {
  var identifier: String?
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
  var customRotors: [UIAccessibilityCustomRotor]?
  var groupsChildren: Bool?
  var containerType: UIAccessibilityContainerType?
  var language: String?
  var inputLabels: [String]?
  var path: UIBezierPath?
  var responds: Bool?
  var ignoresInversion: Bool?
}

/// What a kind of object says of itself unless told otherwise.
typealias PlainAccessibility = (isElement: Bool, label: String?, value: String?, traits: UIAccessibilityTraits)

extension AccessibilityState {
  private final class Key: Sendable {
    static let only = Key()
    let value = 0
  }
  /// Its address is the name.
  private static let key = Unmanaged.passUnretained(Key.only)

  /// What objects keep that have no place of their own for it.
  static func of(_ object: NSObject) -> AccessibilityState? { objc_getAssociatedObject(object, key.toOpaque()) as? Self }
  static func set(_ state: Self?, of object: NSObject) {
    objc_setAssociatedObject(object, key.toOpaque(), state, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension UIResponder {
  func changeAccessibility(_ change: (inout AccessibilityState) -> Void) {
    var state = keptAccessibility ?? AccessibilityState()
    change(&state)
    keptAccessibility = state
  }
}
