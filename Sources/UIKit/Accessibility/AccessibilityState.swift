import CoreGraphics

/// The accessibility properties set on an object; nil values use the defaults of its class.
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
  var navigationStyle: UIAccessibilityNavigationStyle?
  var textualContext: UIAccessibilityTextualContext?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var largeContent: LargeContent?
}

/// The default accessibility properties of a class of objects.
typealias PlainAccessibility = (isElement: Bool, label: String?, value: String?, traits: UIAccessibilityTraits)

extension AccessibilityState {
  private final class Key: Sendable {
    static let only = Key()
    let value = 0
  }
  /// The address of this object is the key.
  private static let key = Unmanaged.passUnretained(Key.only)

  /// Returns the properties of an object that does not store them itself.
  static func of(_ object: NSObject) -> AccessibilityState? { objc_getAssociatedObject(object, key.toOpaque()) as? Self }
  static func set(_ state: Self?, of object: NSObject) {
    objc_setAssociatedObject(object, key.toOpaque(), state, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension UIResponder {
  func changeAccessibility(_ change: (inout AccessibilityState) -> Void) {
    var state = accessibilityIfSet ?? AccessibilityState()
    change(&state)
    accessibilityIfSet = state
  }
}
