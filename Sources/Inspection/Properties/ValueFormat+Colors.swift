import Hosting
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
  fileprivate var hexText: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard UIColor(cgColor: self).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "a pattern" }
    let parts = [red, green, blue, alpha].map { $0.isFinite ? UInt8((min(max($0, 0), 1) * 255).rounded()) : 0 }
    return InspectedColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).text
  }

  fileprivate static func parse(_ text: String) -> CGColor? {
    guard let color = InspectedColor(text.trimmed) else { return nil }
    let parts = [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]).cgColor
  }
}
