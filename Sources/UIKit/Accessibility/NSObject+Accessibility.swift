import CoreGraphics

/// Accessibility properties of all objects, including bar items and images, for assistive programs and tests (Apple: UIAccessibility).
/// Responders have overridable properties of the same names.
extension NSObjectProtocol where Self: NSObject {
  func kept<Value>(_ path: KeyPath<AccessibilityState, Value?>) -> Value? { AccessibilityState.of(self)?[keyPath: path] }
  func keep<Value>(_ path: WritableKeyPath<AccessibilityState, Value>, _ value: Value) {
    var state = AccessibilityState.of(self) ?? AccessibilityState()
    state[keyPath: path] = value
    AccessibilityState.set(state, of: self)
  }

  /// Whether the object is an accessibility element. Default false.
  public var isAccessibilityElement: Bool {
    get { kept(\.isElement) ?? false }
    set { keep(\.isElement, newValue) }
  }
  public var accessibilityLabel: String? {
    get { kept(\.label) }
    set { keep(\.label, newValue) }
  }
  public var accessibilityHint: String? {
    get { kept(\.hint) }
    set { keep(\.hint, newValue) }
  }
  public var accessibilityValue: String? {
    get { kept(\.value) }
    set { keep(\.value, newValue) }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept(\.traits) ?? .none }
    set { keep(\.traits, newValue) }
  }
  public var accessibilityIdentifier: String? {
    get { kept(\.identifier) }
    set { keep(\.identifier, newValue) }
  }
  /// The frame on the screen in points. Default zero.
  public var accessibilityFrame: CGRect {
    get { kept(\.frame) ?? .zero }
    set { keep(\.frame, newValue) }
  }
  public var accessibilityElements: [Any]? {
    get { kept(\.elements) }
    set { keep(\.elements, newValue) }
  }
  public var accessibilityElementsHidden: Bool {
    get { kept(\.isHidden) ?? false }
    set { keep(\.isHidden, newValue) }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept(\.customActions) }
    set { keep(\.customActions, newValue) }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept(\.customRotors) }
    set { keep(\.customRotors, newValue) }
  }
  public var accessibilityLanguage: String? {
    get { kept(\.language) }
    set { keep(\.language, newValue) }
  }
  public var accessibilityUserInputLabels: [String]! {
    get { kept(\.inputLabels) ?? [] }
    set { keep(\.inputLabels, newValue) }
  }
}
