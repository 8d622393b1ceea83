/// A function that derives a colour from another (Apple: UIConfigurationColorTransformer).
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour itself, since Linux has no accent colour of the system.
  public static nonisolated(unsafe) let preferredTint = UIConfigurationColorTransformer { $0 }
  /// A grey with the brightness of the colour.
  public static nonisolated(unsafe) let monochromeTint = grayscale
  public static nonisolated(unsafe) let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}
