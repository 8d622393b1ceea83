import CoreGraphics
import Foundation

/// Encoding of geometry in archives and strings, with the names of UIKit. Values that cannot be decoded are zero.
extension NSCoder {
  public func decodeCGPoint(forKey key: String) -> CGPoint { containsValue(forKey: key) ? decodePoint(forKey: key) : .zero }
  public func decodeCGSize(forKey key: String) -> CGSize { containsValue(forKey: key) ? decodeSize(forKey: key) : .zero }
  public func decodeCGRect(forKey key: String) -> CGRect { containsValue(forKey: key) ? decodeRect(forKey: key) : .zero }

  // Encoded as strings, in the formats below.

  public func encode(_ vector: CGVector, forKey key: String) { encode(NSCoder.string(for: vector) as NSString, forKey: key) }
  public func encode(_ transform: CGAffineTransform, forKey key: String) { encode(NSCoder.string(for: transform) as NSString, forKey: key) }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets) as NSString, forKey: key) }
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets) as NSString, forKey: key) }
  public func encode(_ offset: UIOffset, forKey key: String) { encode(NSCoder.string(for: offset) as NSString, forKey: key) }

  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key) ?? "") }
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: text(key) ?? "") }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key) ?? "") }
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key) ?? "")
  }
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key) ?? "") }

  // MARK: Strings

  public class func string(for point: CGPoint) -> String { list("{", [point.x, point.y], "}") }
  public class func string(for size: CGSize) -> String { list("{", [size.width, size.height], "}") }
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  public class func string(for vector: CGVector) -> String { list("{", [vector.dx, vector.dy], "}") }
  public class func string(for offset: UIOffset) -> String { list("{", [offset.horizontal, offset.vertical], "}") }
  public class func string(for transform: CGAffineTransform) -> String {
    list("[", [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], "]")
  }
  public class func string(for insets: UIEdgeInsets) -> String { list("{", [insets.top, insets.left, insets.bottom, insets.right], "}") }
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    list("{", [insets.top, insets.leading, insets.bottom, insets.trailing], "}")
  }

  public class func cgPoint(for string: String) -> CGPoint { numbers(2, string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }
  public class func cgSize(for string: String) -> CGSize { numbers(2, string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero }
  public class func cgRect(for string: String) -> CGRect {
    numbers(4, string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  public class func cgVector(for string: String) -> CGVector { numbers(2, string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(2, string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
  /// Returns the transform in a string; the identity if the string is invalid.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, string).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(4, string).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(4, string).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
  }

  private class func list(_ start: String, _ numbers: [CGFloat], _ end: String) -> String {
    start + numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }.joined(separator: ", ") + end
  }

  /// Returns the numbers in a string, ignoring braces and commas; nil if their count differs from `count`.
  private class func numbers(_ count: Int, _ string: String) -> [CGFloat]? {
    let words = string.split { "{}[], ".contains($0) }
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    return words.count == count && numbers.count == count ? numbers : nil
  }
}
