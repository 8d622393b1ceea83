import UIKit

extension Double {
  /// The value rounded to hundredths; 0 if it is no number, since JSON has none for it.
  var sendable: Double {
    guard isFinite else { return 0 }
    return abs(self) < 1e12 ? (self * 100).rounded() / 100 : self
  }

  /// The value rounded to thousandths, without needless digits.
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
  /// The text with at most `count` Unicode scalars. Characters would be no limit, since one can have any number of accents.
  func shortened(to count: Int) -> String {
    // A long text is not counted to its end.
    let scalars = unicodeScalars
    guard let end = scalars.index(startIndex, offsetBy: count, limitedBy: endIndex), end != endIndex else { return self }
    return String(scalars.prefix(max(0, count - 1))) + "…"
  }
}
