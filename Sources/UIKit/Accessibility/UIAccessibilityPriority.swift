/// The urgency of an announcement (Apple: UIAccessibilityPriority). A value of the attribute
/// `NSAttributedString.Key.UIAccessibilitySpeechAttributeAnnouncementPriority`.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interrupts speech, and cannot be interrupted.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts speech, and can be interrupted.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits until other speech has ended.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
