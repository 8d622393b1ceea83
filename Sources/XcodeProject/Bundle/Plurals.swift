import Foundation

/// Converts entries of a `.stringsdict`.
enum Plurals {
  /// The largest number of variables that are replaced in an entry. Real tables have a few.
  static let maximumSteps = 200

  /// Returns one text for all numbers: each variable is replaced by its form `other`. Foundation on Linux has no plural rules, and crashes
  /// when a `.stringsdict` contains the key that is looked up, so the bundle contains this text instead.
  static func text(_ entry: [String: Any]) -> String {
    var steps = 0
    return fill(entry["NSStringLocalizedFormatKey"] as? String ?? "", entry, &steps)
  }

  private static func fill(_ text: String, _ entry: [String: Any], _ steps: inout Int) -> String {
    var result = ""
    var start = text.startIndex
    for match in text.matches(of: /%(?:\d+\$)?#@([^@%]+)@/) {
      steps += 1
      guard steps < maximumSteps else { break }
      result += text[start..<match.range.lowerBound]
      if let form = (entry[String(match.1)] as? [String: Any])?["other"] as? String { result += fill(form, entry, &steps) }
      start = match.range.upperBound
    }
    return result + text[start...]
  }
}
