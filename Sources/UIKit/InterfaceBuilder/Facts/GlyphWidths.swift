/// How much wider than here characters of the system font are on Interface Builder's canvas, which is San Francisco's.
///
/// The system font here is Inter, fitted as a whole (`SystemFontFit`); this is what single characters differ by, in thousandths of the font's
/// size. Found from the widths of some 300 labels of public projects, and checked on others than it was found from.
enum GlyphWidths {
  /// Points to add to the width of a line of text.
  static func correction(_ text: String, font: UIFont) -> CGFloat {
    guard font.ctFont.isSystem, font.pointSize < 20 else { return 0 }
    let sum = text.reduce(0) { $0 + (table[$1] ?? 0) }
    return CGFloat(sum) / 1000 * font.pointSize
  }

  private static let table: [Character: Int] = [
    " ": -7, "(": 4, ")": 4, ",": 3, "-": 2, ".": -8, "/": -33, "0": 5, "2": 7, "3": 13, "4": 11, "5": 11, "6": 18, "7": 11, "8": 17,
    "9": 18, ":": 11, "A": -22, "B": 11, "C": -4, "D": 10, "E": 9, "F": -8, "G": 11, "H": 11, "I": 6, "K": -10, "L": 3, "M": -11, "N": 3,
    "O": 19, "P": -6, "R": 13, "S": 5, "T": -39, "U": -7, "V": -7, "W": 30, "Y": -5, "a": -6, "b": -7, "c": 5, "e": -9, "f": -6, "g": 4,
    "h": 9, "i": 11, "k": -3, "l": 10, "m": 12, "o": -2, "p": 6, "r": -2, "u": 8, "v": -23, "w": -33, "x": -16, "y": -21, "z": -21,
  ]
}
