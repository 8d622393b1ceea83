/// The optional requirements of Apple's protocols: argument labels by base name. All have default implementations in this library. A test
/// compares the tables with the protocols.
enum FrameworkRequirements {
  static func contains(_ base: String, _ labels: [String]) -> Bool {
    labelsByBase[base[...]]?.contains(labels.joined(separator: " ")[...]) ?? false
  }

  /// Whether there is a requirement for a call with trailing closures, whose labels are not written.
  static func contains(_ base: String, _ labels: [String], trailing: Int) -> Bool {
    guard trailing > 0 else { return contains(base, labels) }
    return labelsByBase[base[...]]?.contains { text in
      let required = text.split(separator: " ").map(String.init)
      return required.count == labels.count + trailing && Array(required.prefix(labels.count)) == labels
    } ?? false
  }

  /// The parts of the tables, split by bytes, because this runs at each start of the program.
  private static let labelsByBase: [Substring: [Substring]] = {
    var result: [Substring: [Substring]] = [:]
    for table in [ofUIKit, ofText, ofInteractions, ofFrameworks] {
      for line in table.utf8.split(separator: 0x0A) {
        let base = line.prefix { $0 != 0x20 }
        result[Substring(base), default: []].append(Substring(line[base.endIndex...].dropFirst()))
      }
    }
    return result
  }()
}
