import Foundation

/// Entries of a `.stringsdict`.
enum Plurals {
  /// Variables that are filled in, all told: those of honest tables are a few.
  static let maximumSteps = 200

  /// One text for all numbers: the form `other` in the place of each variable. Foundation on Linux has no plural rules, and
  /// stops the program where a `.stringsdict` holds the key that is looked up, so this is what it finds.
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
