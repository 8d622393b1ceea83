public import CoreGraphics
public import Foundation

/// A list of numbers: a point, a rectangle, the coefficients of a filter (Apple: CIVector).
open class CIVector: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  let list: [CGFloat]
  open var count: Int { list.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  open var stringRepresentation: String { "[" + list.map { "\($0)" }.joined(separator: " ") + "]" }
  /// The number at an index; 0 beyond the end.
  open func value(at index: Int) -> CGFloat { list.indices.contains(index) ? list[index] : 0 }

  init(list: [CGFloat]) { self.list = list }
  public convenience init(values: UnsafePointer<CGFloat>, count: Int) { self.init(list: (0..<max(0, count)).map { values[$0] }) }
  public convenience init(x: CGFloat) { self.init(list: [x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init(list: [x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(list: [x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(list: [x, y, z, w]) }
  public convenience init(cgPoint point: CGPoint) { self.init(list: [point.x, point.y]) }
  public convenience init(cgRect rect: CGRect) { self.init(list: [rect.origin.x, rect.origin.y, rect.width, rect.height]) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(list: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }
  /// Creates a vector from numbers between brackets, separated by spaces: "[1.0 0.5]".
  public convenience init(string representation: String) {
    let text = representation.trimmingCharacters(in: CharacterSet(charactersIn: "[] "))
    self.init(list: text.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) })
  }

  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    list = (coder.decodeObject(of: NSString.self, forKey: "values").map { "\($0)" } ?? "")
      .split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
  }
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: list.map { "\($0)" }.joined(separator: " ")), forKey: "values")
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.list == list }
  open override var hash: Int { list.hashValue }
  open override var description: String { stringRepresentation }
}
