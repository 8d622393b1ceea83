/// The system colours by their names in Interface Builder.
@MainActor enum SystemColors {
  static func color(named name: String) -> UIColor? { table[name] }

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
