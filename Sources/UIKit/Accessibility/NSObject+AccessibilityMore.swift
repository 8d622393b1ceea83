import CoreGraphics
import Foundation

/// The other accessibility properties of all objects (Apple: UIAccessibility). For responders there are overridable properties of the same
/// names, which programs written for Apple's systems override.
extension NSObjectProtocol where Self: NSObject {
  /// The point on the screen at which a tap activates the object. Default: the centre of `accessibilityFrame`.
  public var accessibilityActivationPoint: CGPoint {
    get { storedAccessibility(\.activationPoint) ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { setAccessibility(\.activationPoint, newValue) }
  }
  /// The outline on the screen. Default nil.
  public var accessibilityPath: UIBezierPath? {
    get { storedAccessibility(\.path) }
    set { setAccessibility(\.path, newValue) }
  }
  /// Whether the siblings are hidden from assistive technologies. Default false.
  public var accessibilityViewIsModal: Bool {
    get { storedAccessibility(\.isModal) ?? false }
    set { setAccessibility(\.isModal, newValue) }
  }
  /// Whether the descendants are read one after the other, regardless of their positions. Default false.
  public var shouldGroupAccessibilityChildren: Bool {
    get { storedAccessibility(\.groupsChildren) ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { storedAccessibility(\.containerType) ?? .none }
    set { setAccessibility(\.containerType, newValue) }
  }
  /// Whether the object reacts to taps. Default: true for the traits of buttons, links and similar elements.
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      storedAccessibility(\.responds) ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .searchField])
    }
    set { setAccessibility(\.responds, newValue) }
  }
  /// How switches and keys visit the elements of the object. Default automatic.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { storedAccessibility(\.navigationStyle) ?? .automatic }
    set { setAccessibility(\.navigationStyle, newValue) }
  }
  /// The kind of text that the object has, which determines how it is read. Default nil.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { storedAccessibility(\.textualContext) }
    set { setAccessibility(\.textualContext, newValue) }
  }
  /// The points of the object from which something can be dragged. Default nil.
  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { storedAccessibility(\.dragSources) }
    set { setAccessibility(\.dragSources, newValue) }
  }
  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { storedAccessibility(\.dropPoints) }
    set { setAccessibility(\.dropPoints, newValue) }
  }

  // Attributed forms. The attributes, which determine the speech, are not stored.

  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { (accessibilityUserInputLabels ?? []).map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = newValue?.map(\.string) }
  }

  // MARK: Containers

  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  public func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  public func index(ofAccessibilityElement element: Any) -> Int {
    (accessibilityElements ?? []).firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  // MARK: Actions

  /// Called when a screen reader activates the object. Default false: it is tapped instead.
  public func accessibilityActivate() -> Bool { false }
  public func accessibilityIncrement() {}
  public func accessibilityDecrement() {}
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  public func accessibilityPerformEscape() -> Bool { false }
  public func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  // No screen reader runs in the process: the object is never focused.

  public func accessibilityElementDidBecomeFocused() {}
  public func accessibilityElementDidLoseFocus() {}
  public func accessibilityElementIsFocused() -> Bool { false }
  /// Returns the assistive technologies that have the object in focus: none.
  public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? { nil }
}
