import UIKit

extension ValueFormat where Value == UIColor? {
  static var color: ValueFormat {
    ValueFormat(
      kind: .color, text: { color, traits in color.map { $0.resolvedColor(with: traits).cgColor.hexText } ?? "" },
      parse: { text in
        if text.isEmpty { return .some(nil) }
        guard let color = CGColor.parse(text) else { return nil }
        return .some(UIColor(cgColor: color))
      }, allowed: "a colour such as #1E90FF or #1E90FF80, or an empty text for nil")
  }
}

extension ValueFormat where Value == CGColor? {
  static var layerColor: ValueFormat {
    ValueFormat(
      kind: .color, text: { color, _ in color?.hexText ?? "" },
      parse: { text in
        if text.isEmpty { return .some(nil) }
        guard let color = CGColor.parse(text) else { return nil }
        return .some(color)
      }, allowed: "a colour such as #1E90FF or #1E90FF80, or an empty text for nil")
  }
}

extension CGColor {
  /// The colour in sRGB as "#RRGGBB", or "#RRGGBBAA" if it is not opaque.
  fileprivate var hexText: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard UIColor(cgColor: self).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "a pattern" }
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#"
      + parts.map { part in
        let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
        let text = String(byte, radix: 16, uppercase: true)
        return byte < 16 ? "0" + text : text
      }.joined()
  }

  fileprivate static func parse(_ text: String) -> CGColor? {
    let digits = text.trimmed.drop { $0 == "#" }
    guard digits.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x66 || $0 >= 0x30 && $0 <= 0x39 }),
      digits.utf8.count == 6 || digits.utf8.count == 8, let number = UInt32(digits, radix: 16)
    else { return nil }
    let bits = digits.utf8.count == 8 ? number : number << 8 | 0xFF
    let part = { (shift: UInt32) in CGFloat((bits >> shift) & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0)).cgColor
  }
}
