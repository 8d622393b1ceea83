/// The names of a font of iOS that is not installed, and that a similar design of the system font replaces.
package struct StandInName: Hashable, Sendable {
  /// The name of the family, such as "Helvetica Neue".
  package let family: String
  /// The PostScript name, such as "HelveticaNeue-Bold".
  package let name: String

  /// - Parameters:
  ///   - asked: the name that a program gave: a PostScript name or that of a family. A PostScript name stays if it has the style.
  ///   - hasStyle: whether the weight and the slant are those of the name.
  init(asked: String, weight: FontWeight, isItalic: Bool, hasStyle: Bool) {
    family = Self.family(of: asked)
    let isFamily = asked.contains(" ") || (asked == family && Self.regulars[family] != nil)
    name = hasStyle && !isFamily ? asked : Self.name(of: family, weight: weight, isItalic: isItalic)
  }

  /// Returns the names of another face of the family.
  func with(weight: FontWeight, isItalic: Bool) -> StandInName {
    StandInName(asked: family, weight: weight, isItalic: isItalic, hasStyle: false)
  }

  /// The names of regular faces that are not the name of the family without spaces.
  private static let regulars = [
    "Arial": "ArialMT", "Avenir": "Avenir-Book", "Avenir Next": "AvenirNext-Regular", "Charter": "Charter-Roman",
    "Avenir Next Condensed": "AvenirNextCondensed-Regular", "Courier New": "CourierNewPSMT", "Futura": "Futura-Medium",
    "Hoefler Text": "HoeflerText-Regular", "Menlo": "Menlo-Regular", "Optima": "Optima-Regular", "Palatino": "Palatino-Roman",
    "Rockwell": "Rockwell-Regular", "Times New Roman": "TimesNewRomanPSMT",
  ]
  /// The parts before the style and after it in families of Monotype.
  private static let monotype = ["Arial": "Arial", "Courier New": "CourierNewPS", "Times New Roman": "TimesNewRomanPS"]

  private static func name(of family: String, weight: FontWeight, isItalic: Bool) -> String {
    let style: String =
      switch weight.css {
      case ..<150: "UltraLight"
      case ..<250: "Thin"
      case ..<350: "Light"
      case ..<450: ""
      case ..<550: "Medium"
      case ..<750: "Bold"
      case ..<850: "Heavy"
      default: "Black"
      }
    let isSlanted = ["Helvetica", "Courier", "Avenir"].contains(family)
    let face = style + (isItalic ? isSlanted ? "Oblique" : "Italic" : "")
    let plain = family.filter { $0 != " " }
    if face.isEmpty { return regulars[family] ?? plain }
    return monotype[family].map { "\($0)-\(face)MT" } ?? "\(plain)-\(face)"
  }

  private static func family(of asked: String) -> String {
    if asked.contains(" ") { return asked }
    let base = asked.prefix { $0 != "-" }
    if let known = monotype.first(where: { base == $0.value || base == $0.value + "MT" || base == $0.key })?.key { return known }
    if base.hasPrefix("PingFang") { return ["PingFang", base.dropFirst(8)].filter { !$0.isEmpty }.joined(separator: " ") }
    // A word begins at a capital letter after a small one, and at the last capital letter of several before a small one.
    var words = ""
    let letters = Array(base)
    for (index, letter) in letters.enumerated() {
      if index > 0, letter.isUppercase, letters[index - 1].isLowercase || (index + 1 < letters.count && letters[index + 1].isLowercase) {
        words.append(" ")
      }
      words.append(letter)
    }
    return words
  }
}
