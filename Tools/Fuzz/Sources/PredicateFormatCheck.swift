import Foundation
import FoundationCompatibility

/// Reads predicates whose formats may have mistakes, and applies them.
enum PredicateFormatCheck {
  static func holds(_ format: String) -> Bool {
    // Arguments that are missing end the program by design, as Foundation's does; the format is tried without specifiers.
    guard !format.contains("%"), let predicate = PredicateFormat.predicate(format), hasKnownKeys(format) else { return false }
    return predicate.evaluate(with: ["a": 1, "b": "text", "c": [1, 2, 3], "d": Date(timeIntervalSince1970: 0)] as [String: Any])
  }

  /// Whether the values have all keys of the format's key paths. A key that a value does not have ends the program by design, where Foundation
  /// raises `NSUndefinedKeyException`.
  private static func hasKnownKeys(_ format: String) -> Bool {
    let rest = format.replacing(/(a|b|\$x)\.(int|integer|double|float|bool)Value\b/, with: "1")
      .replacing(/(c|SUBQUERY\([^()]*\))\.@count\b/, with: "1")
      .replacing(/[0-9]+\.[0-9]+/, with: "1")
    return !rest.contains(".")
  }
}
