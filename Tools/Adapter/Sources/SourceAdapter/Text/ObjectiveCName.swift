/// The Objective-C names of Swift declarations (swift.org, "Importing Swift into Objective-C": how selectors are made).
enum ObjectiveCName {
  /// Returns the selector of a method: `tap:for:` for `tap(_:for:)`, `showWithAnimated:` for `show(animated:)`, `moveTo:` for `move(to:)`.
  static func selector(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let joins = prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: base))
      name += (joins ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  static func setter(_ property: String) -> String { "set" + property.prefix(1).uppercased() + property.dropFirst() + ":" }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
    "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
