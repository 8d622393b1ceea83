import Foundation
import FoundationCompatibility

/// Reads predicates whose formats may have mistakes, and applies them.
enum PredicateFormatCheck {
  static func holds(_ format: String) -> Bool {
    // Arguments that are missing end the program by design, as Foundation's does; the format is tried without specifiers.
    guard !format.contains("%"), let predicate = PredicateFormat.predicate(format) else { return false }
    return predicate.evaluate(with: ["a": 1, "b": "text", "c": [1, 2, 3], "d": Date(timeIntervalSince1970: 0)] as [String: Any])
  }
}
