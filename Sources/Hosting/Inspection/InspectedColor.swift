/// A colour as `InspectedProperty.value` writes it: "#RRGGBB", or "#RRGGBBAA" if it is not opaque. In sRGB; each part is 0...255.
package struct InspectedColor: Equatable, Sendable {
  package var red, green, blue, alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Reads a text. The number sign may be left out.
  /// - Returns: nil if the text is not a colour.
  package init?(_ text: String) {
    let digits = text.drop { $0 == "#" }
    guard digits.utf8.count == 6 || digits.utf8.count == 8, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
    else { return nil }
    let bits = digits.utf8.count == 8 ? number : number << 8 | 0xFF
    let parts = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> UInt32($0)) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  package var text: String {
    let parts = [red, green, blue] + (alpha < 255 ? [alpha] : [])
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
