internal import CoreGraphics
internal import CoreText

/// Metrics of iOS fonts that do not exist on Linux, for text on Interface Builder's canvas: line heights and text widths.
///
/// Heights: most labels in files of public projects have their stored height, exact to the pixel, with Helvetica, Helvetica Neue,
/// both Avenirs, Courier, Menlo, Georgia, Marker Felt, Trebuchet, Roboto, Source Sans and Apple SD Gothic Neo; for Arial, Didot, Futura, Gill Sans,
/// Optima, Palatino, Papyrus and Times there were too few labels to tell. Widths: those of Helvetica and Times are from Adobe's
/// font metrics files; those of Avenir, Georgia, Verdana and Trebuchet were measured in a browser at 100 pixels for the package
/// string-pixel-width; those of Helvetica Neue, Avenir Next and Futura are from tables of TextMesh Pro in public projects, some
/// with kerning pairs. Those of Roboto, Montserrat, Open Sans, Poppins, Inter and Lato, which projects contain, are from
/// the fonts. All agree with labels in these fonts. The other fonts use the widths of one of these, multiplied by an
/// estimated factor.
enum FontFacts {
  private struct Fact {
    /// A prefix of the PostScript name.
    var name: String
    /// The heights above and below the baseline, in thousandths of the font size.
    var ascent, descent: Int
    var width = Width.neue
    /// The position between the widths of the regular font, 0, and those of the bold font, 1. Values above 1 extrapolate.
    var boldness: CGFloat = 0
    /// The factor by which the widths are multiplied.
    var factor: CGFloat = 1
  }

  /// A family in the table of widths, or the width of each character of a monospaced font in thousandths of the font size.
  private enum Width: Equatable {
    case neue, helvetica, times, avenirNext, avenir, georgia, verdana, trebuchet, avenirNextUltraLight, futura
    case roboto, montserrat, openSans, poppins, inter, lato
    case typewriter(CGFloat)

    var pairs: [CharacterPair: Int] {
      switch self {
      case .neue: neueKerning
      case .avenirNext, .avenirNextUltraLight: avenirNextKerning
      default: [:]
      }
    }

    /// The column of the regular font; that of the bold font follows.
    var column: Int? { Self.families.firstIndex(of: self).map { $0 * 2 } }

    private static let families: [Width] = [
      .neue, .helvetica, .times, .avenirNext, .avenir, .georgia, .verdana, .trebuchet, .avenirNextUltraLight, .futura, .roboto,
      .montserrat, .openSans, .poppins, .inter, .lato,
    ]
  }

  /// The fonts. Longer names precede their prefixes.
  private static let table: [Fact] = [
    Fact(name: "HelveticaNeue-UltraLight", ascent: 931, descent: 214, factor: 0.91),
    Fact(name: "HelveticaNeue-Thin", ascent: 966, descent: 213, factor: 0.94),
    Fact(name: "HelveticaNeue-Light", ascent: 967, descent: 213, factor: 0.956),
    Fact(name: "HelveticaNeue-Medium", ascent: 976, descent: 217, factor: 1.03),
    Fact(name: "HelveticaNeue-Bold", ascent: 975, descent: 217, boldness: 1),
    Fact(name: "HelveticaNeue-Condensed", ascent: 967, descent: 213, factor: 0.85),
    Fact(name: "HelveticaNeue", ascent: 952, descent: 213),
    Fact(name: "Helvetica-Bold", ascent: 920, descent: 230, width: .helvetica, boldness: 1),
    Fact(name: "Helvetica", ascent: 920, descent: 230, width: .helvetica),
    Fact(name: "ArialRounded", ascent: 946, descent: 211, width: .helvetica, boldness: 1, factor: 1.02),
    Fact(name: "Arial-Bold", ascent: 905, descent: 212, width: .helvetica, boldness: 1),
    Fact(name: "Arial", ascent: 905, descent: 212, width: .helvetica),
    Fact(name: "AvenirNextCondensed", ascent: 1000, descent: 366, width: .avenirNext, factor: 0.82),
    Fact(name: "AvenirNext-UltraLight", ascent: 1000, descent: 366, width: .avenirNextUltraLight),
    Fact(name: "AvenirNext-Medium", ascent: 1000, descent: 366, width: .avenirNext, boldness: 0.1),
    Fact(name: "AvenirNext-DemiBold", ascent: 1000, descent: 366, width: .avenirNext, boldness: 0.3),
    Fact(name: "AvenirNext-Bold", ascent: 1000, descent: 366, width: .avenirNext, boldness: 1),
    Fact(name: "AvenirNext-Heavy", ascent: 1000, descent: 366, width: .avenirNext, boldness: 1.3),
    Fact(name: "AvenirNext", ascent: 1000, descent: 366, width: .avenirNext),
    Fact(name: "Avenir-Roman", ascent: 1000, descent: 366, width: .avenir, boldness: 0.3),
    Fact(name: "Avenir-Medium", ascent: 1000, descent: 366, width: .avenir, boldness: 0.6),
    Fact(name: "Avenir-Heavy", ascent: 1000, descent: 366, width: .avenir, boldness: 1),
    Fact(name: "Avenir-Black", ascent: 1000, descent: 366, width: .avenir, boldness: 1.2),
    Fact(name: "Avenir", ascent: 1000, descent: 366, width: .avenir),
    Fact(name: "Futura-Condensed", ascent: 950, descent: 260, factor: 0.75),
    Fact(name: "Futura-Bold", ascent: 1038, descent: 259, width: .futura, factor: 1.08),
    Fact(name: "Futura", ascent: 1038, descent: 259, width: .futura),
    Fact(name: "TimesNewRomanPS-Bold", ascent: 891, descent: 216, width: .times, boldness: 1),
    Fact(name: "TimesNewRoman", ascent: 891, descent: 216, width: .times),
    Fact(name: "Georgia-Bold", ascent: 917, descent: 219, width: .georgia, boldness: 1),
    Fact(name: "Georgia", ascent: 917, descent: 219, width: .georgia),
    Fact(name: "Palatino", ascent: 830, descent: 265, width: .times, factor: 1.1),
    Fact(name: "Didot", ascent: 942, descent: 330, width: .times, factor: 1.08),
    Fact(name: "CourierNew", ascent: 833, descent: 300, width: .typewriter(600)),
    Fact(name: "Courier", ascent: 754, descent: 246, width: .typewriter(600)),
    Fact(name: "Menlo", ascent: 928, descent: 236, width: .typewriter(602)),
    Fact(name: "Verdana-Bold", ascent: 1005, descent: 210, width: .verdana, boldness: 1),
    Fact(name: "Verdana", ascent: 1005, descent: 210, width: .verdana),
    Fact(name: "Trebuchet-Bold", ascent: 939, descent: 222, width: .trebuchet, boldness: 1),
    Fact(name: "TrebuchetMS-Bold", ascent: 939, descent: 222, width: .trebuchet, boldness: 1),
    Fact(name: "Trebuchet", ascent: 939, descent: 222, width: .trebuchet),
    Fact(name: "GillSans", ascent: 918, descent: 231, factor: 0.88),
    Fact(name: "MarkerFelt", ascent: 838, descent: 247, factor: 0.88),
    Fact(name: "AmericanTypewriter", ascent: 935, descent: 217, factor: 1.06),
    Fact(name: "Noteworthy", ascent: 1290, descent: 310, factor: 0.87),
    Fact(name: "Optima", ascent: 919, descent: 268, factor: 0.97),
    Fact(name: "Baskerville", ascent: 898, descent: 246, width: .times),
    Fact(name: "Chalkduster", ascent: 950, descent: 320, factor: 1.2),
    Fact(name: "Papyrus", ascent: 940, descent: 600, factor: 0.95),
    Fact(name: "AppleSDGothicNeo", ascent: 900, descent: 300, factor: 0.92),
    Fact(name: "Roboto-Thin", ascent: 927, descent: 244, width: .roboto, boldness: -0.8),
    Fact(name: "Roboto-Light", ascent: 927, descent: 244, width: .roboto, boldness: -0.44),
    Fact(name: "Roboto-Medium", ascent: 927, descent: 244, width: .roboto, boldness: 0.47),
    Fact(name: "Roboto-Bold", ascent: 927, descent: 244, width: .roboto, boldness: 1),
    Fact(name: "Roboto-Black", ascent: 927, descent: 244, width: .roboto, boldness: 1.49),
    Fact(name: "Roboto", ascent: 927, descent: 244, width: .roboto),
    Fact(name: "Montserrat-Light", ascent: 968, descent: 251, width: .montserrat, boldness: -0.25),
    Fact(name: "Montserrat-Medium", ascent: 968, descent: 251, width: .montserrat, boldness: 0.3),
    Fact(name: "Montserrat-SemiBold", ascent: 968, descent: 251, width: .montserrat, boldness: 0.64),
    Fact(name: "Montserrat-Bold", ascent: 968, descent: 251, width: .montserrat, boldness: 1),
    Fact(name: "Montserrat-ExtraBold", ascent: 968, descent: 251, width: .montserrat, boldness: 1.4),
    Fact(name: "Montserrat-Black", ascent: 968, descent: 251, width: .montserrat, boldness: 1.82),
    Fact(name: "Montserrat", ascent: 968, descent: 251, width: .montserrat),
    Fact(name: "OpenSans-Light", ascent: 1069, descent: 293, width: .openSans, boldness: -0.53),
    Fact(name: "OpenSans-Semi", ascent: 1069, descent: 293, width: .openSans, boldness: 0.5),
    Fact(name: "OpenSans-Bold", ascent: 1069, descent: 293, width: .openSans, boldness: 1),
    Fact(name: "OpenSans-ExtraBold", ascent: 1069, descent: 293, width: .openSans, boldness: 1.5),
    Fact(name: "OpenSans", ascent: 1069, descent: 293, width: .openSans),
    Fact(name: "Poppins-Thin", ascent: 1050, descent: 350, width: .poppins, boldness: -0.9),
    Fact(name: "Poppins-ExtraLight", ascent: 1050, descent: 350, width: .poppins, boldness: -0.58),
    Fact(name: "Poppins-Light", ascent: 1050, descent: 350, width: .poppins, boldness: -0.27),
    Fact(name: "Poppins-Medium", ascent: 1050, descent: 350, width: .poppins, boldness: 0.29),
    Fact(name: "Poppins-SemiBold", ascent: 1050, descent: 350, width: .poppins, boldness: 0.62),
    Fact(name: "Poppins-Bold", ascent: 1050, descent: 350, width: .poppins, boldness: 1),
    Fact(name: "Poppins-ExtraBold", ascent: 1050, descent: 350, width: .poppins, boldness: 1.32),
    Fact(name: "Poppins-Black", ascent: 1050, descent: 350, width: .poppins, boldness: 1.63),
    Fact(name: "Poppins", ascent: 1050, descent: 350, width: .poppins),
    Fact(name: "Inter-Thin", ascent: 969, descent: 241, width: .inter, boldness: -0.8),
    Fact(name: "Inter-ExtraLight", ascent: 969, descent: 241, width: .inter, boldness: -0.53),
    Fact(name: "Inter-Light", ascent: 969, descent: 241, width: .inter, boldness: -0.27),
    Fact(name: "Inter-Medium", ascent: 969, descent: 241, width: .inter, boldness: 0.33),
    Fact(name: "Inter-SemiBold", ascent: 969, descent: 241, width: .inter, boldness: 0.67),
    Fact(name: "Inter-Bold", ascent: 969, descent: 241, width: .inter, boldness: 1),
    Fact(name: "Inter-ExtraBold", ascent: 969, descent: 241, width: .inter, boldness: 1.33),
    Fact(name: "Inter-Black", ascent: 969, descent: 241, width: .inter, boldness: 1.66),
    Fact(name: "Inter", ascent: 969, descent: 241, width: .inter),
    Fact(name: "Lato-Light", ascent: 987, descent: 213, width: .lato, boldness: -1.2),
    Fact(name: "Lato-Medium", ascent: 987, descent: 213, width: .lato, boldness: 0.17),
    Fact(name: "Lato-Semibold", ascent: 987, descent: 213, width: .lato, boldness: 0.52),
    Fact(name: "Lato-SemiBold", ascent: 987, descent: 213, width: .lato, boldness: 0.52),
    Fact(name: "Lato-Bold", ascent: 987, descent: 213, width: .lato, boldness: 1),
    Fact(name: "Lato-Heavy", ascent: 987, descent: 213, width: .lato, boldness: 1.43),
    Fact(name: "Lato-Black", ascent: 987, descent: 213, width: .lato, boldness: 1.91),
    Fact(name: "Lato", ascent: 987, descent: 213, width: .lato),
    Fact(name: "SourceSansPro", ascent: 984, descent: 273, factor: 0.9),
    Fact(name: "Manrope", ascent: 1066, descent: 300, factor: 1.03),
    Fact(name: "Raleway", ascent: 940, descent: 234, factor: 1.02),
  ]

  /// The width of a Korean syllable in the font size. Fonts without Korean letters show them in Apple SD Gothic Neo.
  static let syllable: CGFloat = 0.865

  /// The metrics of fonts that belong neither to iOS nor to Vitrine. In projects with custom fonts most labels have the height
  /// and width that they have in Helvetica Neue.
  private static let other = Fact(name: "", ascent: 952, descent: 213)

  private static func fact(_ name: String) -> Fact { table.first { name.hasPrefix($0.name) } ?? other }

  /// Returns the name of the font that is shown for a name in a file. From iOS 13 on (Xcode 11), Core Text answers names of the system font's own
  /// files with Times New Roman, and says so in its log; a file gets such names from text that was copied on a Mac. Labels in files of two
  /// projects have exactly its size (tools 15505 to 19455).
  static func name(of name: String, tools: Double) -> String {
    tools >= 14_800 && (name.hasPrefix(".SFNS") || name.hasPrefix(".SFUI")) ? "TimesNewRomanPSMT" : name
  }

  /// Returns the substitute for a font with a PostScript name; nil for the names of the system font.
  static func font(named name: String, like font: CTFont) -> CTFont? {
    guard !name.hasPrefix("."), !name.hasPrefix("SFPro"), !name.hasPrefix("SFUI"), !name.hasPrefix("SFMono"), !name.isEmpty else {
      return nil
    }
    let fact = fact(name)
    return font.standing(for: AbsentFont(name: name, ascent: Double(fact.ascent) / 1000, descent: Double(fact.descent) / 1000))
  }

  /// Returns the width of a line of text in points; nil if it contains an unknown character.
  static func width(_ text: String, font name: String, size: CGFloat) -> CGFloat? {
    let fact = fact(name)
    let pairs = fact.width.pairs
    var sum: CGFloat = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let previous { sum += CGFloat(pairs[CharacterPair(first: previous, second: scalar)] ?? 0) }
      previous = scalar
      if case .typewriter(let width) = fact.width {
        sum += width
      } else if (0xac00...0xd7af).contains(scalar.value) {
        sum += syllable * 1000 / fact.factor
      } else {
        guard let row = rows[scalar] ?? rows[CharacterTable.letter(scalar)], let column = fact.width.column else { return nil }
        let regular = CGFloat(row[column]), bold = CGFloat(row[column + 1])
        sum += regular + fact.boldness * (bold - regular)
      }
    }
    return sum * fact.factor * size / 1000
  }

  private static let rows = CharacterTable.rows(advances).merging(CharacterTable.rows(projectAdvances)) { $0 + $1 }
  private static let neueKerning = CharacterTable.pairs(neuePairs)
  private static let avenirNextKerning = CharacterTable.pairs(avenirNextPairs)
}
