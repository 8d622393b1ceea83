import CoreGraphics

/// Accessibility properties of all objects, including bar items and images, for assistive programs and tests (Apple: UIAccessibility).
/// Responders have overridable properties of the same names.
extension NSObjectProtocol where Self: NSObject {
  func storedAccessibility<Value>(_ path: KeyPath<AccessibilityState, Value?>) -> Value? { AccessibilityState.of(self)?[keyPath: path] }
  func setAccessibility<Value>(_ path: WritableKeyPath<AccessibilityState, Value>, _ value: Value) {
    var state = AccessibilityState.of(self) ?? AccessibilityState()
    state[keyPath: path] = value
    AccessibilityState.set(state, of: self)
  }

  /// Whether the object is an accessibility element. Default false.
  public var isAccessibilityElement: Bool {
    get { storedAccessibility(\.isElement) ?? false }
    set { setAccessibility(\.isElement, newValue) }
  }
  public var accessibilityLabel: String? {
    get { storedAccessibility(\.label) }
    set { setAccessibility(\.label, newValue) }
  }
  public var accessibilityHint: String? {
    get { storedAccessibility(\.hint) }
    set { setAccessibility(\.hint, newValue) }
  }
  public var accessibilityValue: String? {
    get { storedAccessibility(\.value) }
    set { setAccessibility(\.value, newValue) }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { storedAccessibility(\.traits) ?? .none }
    set { setAccessibility(\.traits, newValue) }
  }
  public var accessibilityIdentifier: String? {
    get { storedAccessibility(\.identifier) }
    set { setAccessibility(\.identifier, newValue) }
  }
  /// The frame on the screen in points. Default zero.
  public var accessibilityFrame: CGRect {
    get { storedAccessibility(\.frame) ?? .zero }
    set { setAccessibility(\.frame, newValue) }
  }
  public var accessibilityElements: [Any]? {
    get { storedAccessibility(\.elements) }
    set { setAccessibility(\.elements, newValue) }
  }
  public var accessibilityElementsHidden: Bool {
    get { storedAccessibility(\.isHidden) ?? false }
    set { setAccessibility(\.isHidden, newValue) }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { storedAccessibility(\.customActions) }
    set { setAccessibility(\.customActions, newValue) }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { storedAccessibility(\.customRotors) }
    set { setAccessibility(\.customRotors, newValue) }
  }
  public var accessibilityLanguage: String? {
    get { storedAccessibility(\.language) }
    set { setAccessibility(\.language, newValue) }
  }
  public var accessibilityUserInputLabels: [String]! {
    get { storedAccessibility(\.inputLabels) ?? [] }
    set { setAccessibility(\.inputLabels, newValue) }
  }
}
