import Foundation

/// Reads names of persons that are written with spaces: "Dr. Jane Q. Doe Jr." or "Doe, Jane".
struct PersonNameParser {
  private let isFamilyFirst: Bool

  private static let prefixes: Set = ["mr", "mrs", "ms", "miss", "mx", "dr", "prof", "rev", "sir", "dame", "hon", "fr", "herr", "frau"]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "v", "esq", "phd", "md", "dds", "rn", "cpa", "mba"]
  /// Words that begin a family name.
  private static let particles: Set = ["van", "von", "de", "der", "den", "del", "della", "di", "da", "la", "le", "bin", "ibn", "al"]

  init(_ locale: Locale) { isFamilyFirst = locale.isFamilyNameFirst }

  /// Returns nil if the text has no words.
  func read(_ text: String) -> PersonNameComponents? {
    var name = PersonNameComponents()
    var halves = text.split(separator: ",", maxSplits: 1).map { words(String($0), &name) }
    guard halves.contains(where: { !$0.isEmpty }) else { return name.nickname == nil ? nil : name }
    if halves.count == 2, halves[1].allSatisfy({ Self.suffixes.contains(key($0)) }) {
      // "Jane Doe, Jr."
      name.nameSuffix = halves[1].isEmpty ? nil : halves[1].joined(separator: " ")
      halves.removeLast()
    }
    if halves.count == 2 {
      name.familyName = halves[0].joined(separator: " ")
      readGiven(takeTitles(halves[1], &name), &name)
      return name
    }
    var rest = takeTitles(halves[0], &name)
    guard rest.count > 1 else {
      name.givenName = rest.first
      return name
    }
    if isFamilyFirst {
      name.familyName = rest.removeFirst()
      readGiven(rest, &name)
      return name
    }
    let first = rest.dropFirst().dropLast().firstIndex { Self.particles.contains($0.lowercased()) } ?? rest.count - 1
    name.familyName = rest[first...].joined(separator: " ")
    readGiven(Array(rest[..<first]), &name)
    return name
  }

  private func readGiven(_ words: [String], _ name: inout PersonNameComponents) {
    name.givenName = words.first
    name.middleName = words.count > 1 ? words.dropFirst().joined(separator: " ") : nil
  }

  /// Returns the words, and stores one in quotation marks as the nickname.
  private func words(_ text: String, _ name: inout PersonNameComponents) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init).filter { word in
      guard word.count > 2, let first = word.first, let last = word.last, "\"“”".contains(first), "\"“”".contains(last) else { return true }
      name.nickname = String(word.dropFirst().dropLast())
      return false
    }
  }

  /// Removes the titles at both ends and stores them. The last other word stays.
  private func takeTitles(_ words: [String], _ name: inout PersonNameComponents) -> [String] {
    var rest = words[...], prefix: [String] = [], suffix: [String] = []
    while rest.count > 1, let word = rest.first, Self.prefixes.contains(key(word)) { prefix.append(String(rest.removeFirst())) }
    while rest.count > 1, let word = rest.last, Self.suffixes.contains(key(word)) { suffix.insert(rest.removeLast(), at: 0) }
    if !prefix.isEmpty { name.namePrefix = prefix.joined(separator: " ") }
    if !suffix.isEmpty { name.nameSuffix = suffix.joined(separator: " ") }
    return Array(rest)
  }

  private func key(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
}
