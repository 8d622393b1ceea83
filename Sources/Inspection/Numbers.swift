import UIKit

extension Double {
  /// The value rounded to hundredths; 0 for infinity and NaN, which JSON does not have.
  var sendable: Double {
    guard isFinite else { return 0 }
    return abs(self) < 1e12 ? (self * 100).rounded() / 100 : self
  }

  /// The value rounded to thousandths, without trailing zeros.
  var brief: String {
    guard isFinite else { return "\(self)" }
    let rounded = abs(self) < 1e12 ? (self * 1000).rounded() / 1000 : self
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CGRect {
  var numbers: [Double] { [minX, minY, width, height].map { Double($0).sendable } }
}

extension UIEdgeInsets {
  var numbers: [Double] { [top, left, bottom, right].map { Double($0).sendable } }
}

extension String {
  /// Returns the text with at most `count` Unicode scalars. A limit on characters would not limit the length, since a character can have
  /// any number of accents.
  func shortened(to count: Int) -> String {
    // Counting stops at the limit, because the text may be long.
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: count, limitedBy: endIndex), end != endIndex else { return self }
    return String(scalars.prefix(max(0, count - 1))) + "…"
  }
}
