import Foundation

/// The user's preferred size of text (Apple: UIContentSizeCategory). Default large. `vitrine render --text-size`, the launch argument
/// `-UIPreferredContentSizeCategoryName` and `HeadlessScreen.preferredContentSizeCategory` set it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted by the application after its category has changed. The user info contains the raw value of the new category.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the raw value of the new category.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether the category is one of the five largest.
  public var isAccessibilityCategory: Bool { (step ?? 0) >= 7 }

  /// The categories in order of size.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  /// The position of the category in order of size; nil if it is unspecified or unknown.
  var step: Int? { Self.ordered.firstIndex(of: self) }

  /// Returns the category within limits; an unspecified one stays.
  func limited(minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?) -> UIContentSizeCategory {
    guard step != nil else { return self }
    if let maximum, self > maximum { return maximum }
    if let minimum, self < minimum { return minimum }
    return self
  }

  // An unspecified category is neither smaller nor larger than another.

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let one = left.step, let other = right.step else { return false }
    return one < other
  }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left == right || left < right }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right <= left }
}
