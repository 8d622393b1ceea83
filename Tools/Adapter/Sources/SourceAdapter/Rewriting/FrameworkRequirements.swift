/// The optional requirements of Apple's protocols: argument labels by base name. All have default implementations in this library. A test
/// compares the tables with the protocols.
enum FrameworkRequirements {
  static func contains(_ base: String, _ labels: [String]) -> Bool {
    labelsByBase[base]?.contains(labels.joined(separator: " ")) ?? false
  }

  /// Whether there is a requirement for a call with trailing closures, whose labels are not written.
  static func contains(_ base: String, _ labels: [String], trailing: Int) -> Bool {
    guard trailing > 0 else { return contains(base, labels) }
    return labelsByBase[base]?.contains { text in
      let required = text.split(separator: " ").map(String.init)
      return required.count == labels.count + trailing && Array(required.prefix(labels.count)) == labels
    } ?? false
  }

  private static let labelsByBase: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for line in (ofUIKit + "\n" + ofFrameworks).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      result[words[0], default: []].insert(words.count > 1 ? words[1] : "")
    }
    return result
  }()
}
