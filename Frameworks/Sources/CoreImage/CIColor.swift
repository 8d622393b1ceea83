public import CoreGraphics
public import Foundation
public import UIKit

/// A colour in sRGB (Apple: CIColor).
open class CIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  open var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  open var numberOfComponents: Int { 4 }
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }
  public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace) {
    self.init(red: red, green: green, blue: blue)
  }
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }
  /// Creates a colour from its components, separated by spaces.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    func component(_ index: Int, _ other: CGFloat) -> CGFloat { index < numbers.count ? numbers[index] : other }
    self.init(red: component(0, 0), green: component(1, 0), blue: component(2, 0), alpha: component(3, 1))
  }

  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {
    red = coder.decodeDouble(forKey: "red")
    green = coder.decodeDouble(forKey: "green")
    blue = coder.decodeDouble(forKey: "blue")
    alpha = coder.decodeDouble(forKey: "alpha")
  }
  open func encode(with coder: NSCoder) {
    coder.encode(Double(red), forKey: "red")
    coder.encode(Double(green), forKey: "green")
    coder.encode(Double(blue), forKey: "blue")
    coder.encode(Double(alpha), forKey: "alpha")
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor).map { $0.red == red && $0.green == green && $0.blue == blue && $0.alpha == alpha } ?? false
  }
  open override var hash: Int { [red, green, blue, alpha].hashValue }

  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  var components: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }
}

extension UIColor {
  public convenience init(ciColor: CIColor) { self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha) }
  public var ciColor: CIColor { CIColor(color: self) }
}
