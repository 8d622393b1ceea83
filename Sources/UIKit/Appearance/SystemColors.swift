/// The system colours by their names in Interface Builder, which archives use, too.
enum SystemColors {
  static func color(named name: String) -> UIColor? { table[name] }
  /// Returns the name of a colour; nil if it is neither the system's own object nor one that was read from an archive.
  static func name(of color: UIColor) -> String? { color.archivedName ?? names[ObjectIdentifier(color)] }
  /// Of two names of a colour, the first in alphabetical order.
  private static let names = Dictionary(table.map { (ObjectIdentifier($0.value), $0.key) }, uniquingKeysWith: min)

  private static let table: [String: UIColor] = [
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground, "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground, "viewFlipsideBackgroundColor": .darkGray,
    "scrollViewTexturedBackgroundColor": .gray, "darkTextColor": .darkText, "lightTextColor": .lightText, "tintColor": .tintColor,
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
    "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6, "blackColor": .black, "darkGrayColor": .darkGray,
    "lightGrayColor": .lightGray, "whiteColor": .white, "grayColor": .gray, "clearColor": .clear,
  ]
}
