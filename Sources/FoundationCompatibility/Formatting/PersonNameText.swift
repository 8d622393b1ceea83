import Foundation

/// The texts of a person's name, in the order of its script or, for other scripts, of a locale.
struct PersonNameText {
  typealias Style = PersonNameComponentsFormatter.Style

  /// A part of the text, with the name of its component.
  struct Part: Equatable {
    var text: String
    var component: String?
  }

  private enum Script { case eastAsian, cursive, other }

  private let name: PersonNameComponents
  private let script: Script
  /// Whether the family name stands before the given name.
  private let isFamilyFirst: Bool

  init(_ name: PersonNameComponents, _ locale: Locale) {
    self.name = name
    let letters = "\(name.givenName ?? "")\(name.familyName ?? "")".unicodeScalars.filter(\.properties.isAlphabetic)
    let isEastAsian = !letters.isEmpty && letters.allSatisfy(Self.isEastAsian)
    script = isEastAsian ? .eastAsian : letters.contains(where: Self.isCursive) ? .cursive : .other
    isFamilyFirst = isEastAsian || script == .other && locale.isFamilyNameFirst
  }

  func text(_ style: Style) -> String { parts(style).map(\.text).joined() }

  func parts(_ style: Style) -> [Part] {
    let given = part(name.givenName, NSPersonNameComponentGivenName), family = part(name.familyName, NSPersonNameComponentFamilyName)
    let middle = part(name.middleName, NSPersonNameComponentMiddleName), nickname = part(name.nickname, NSPersonNameComponentNickname)
    let prefix = part(name.namePrefix, NSPersonNameComponentPrefix), suffix = part(name.nameSuffix, NSPersonNameComponentSuffix)
    switch style {
    case .default, .medium:
      let core = joined(isFamilyFirst ? [family, given] : [given, family], isCore: true)
      return core.isEmpty ? joined([nickname ?? middle ?? prefix ?? suffix]) : core
    case .long:
      let core = joined(isFamilyFirst ? [family, given, middle] : [given, middle, family], isCore: true)
      let all = [prefix.map { [$0] }, core.isEmpty ? nil : core, suffix.map { [$0] }].compactMap { $0 }
      return Array(all.joined(separator: [Part(text: " ", component: NSPersonNameComponentDelimiter)]))
    case .short: return joined([nickname ?? given ?? family ?? middle])
    case .abbreviated:
      switch script {
      case .eastAsian: return joined([family ?? given])
      case .cursive: return parts(.short)
      case .other:
        let initials = (isFamilyFirst ? [family, given] : [given, family]).compactMap { initial($0) }
        return initials.isEmpty ? [initial(nickname ?? middle)].compactMap { $0 } : initials
      }
    }
  }

  private func part(_ text: String?, _ component: String) -> Part? {
    guard let text = text?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
    return Part(text: text, component: component)
  }

  private func initial(_ part: Part?) -> Part? {
    guard let part, let letter = part.text.first else { return nil }
    return Part(text: letter.uppercased(), component: part.component)
  }

  /// Joins components with spaces. East Asian names have none between the family name and the given name.
  private func joined(_ parts: [Part?], isCore: Bool = false) -> [Part] {
    let present = parts.compactMap { $0 }.map { [$0] }
    let space = isCore && script == .eastAsian ? [] : [Part(text: " ", component: NSPersonNameComponentDelimiter)]
    return Array(present.joined(separator: space))
  }

  /// Whether a letter is Chinese, Japanese or Korean.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3005...0x3007, 0x3040...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF: true
    case 0x20000...0x323AF: true
    default: false
    }
  }

  /// Whether a letter is Arabic, Syriac or of a script of India, whose letters cannot stand alone as initials.
  private static func isCursive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x06FF, 0x0700...0x074F, 0x0750...0x077F, 0x0900...0x0DFF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: true
    default: false
    }
  }
}
