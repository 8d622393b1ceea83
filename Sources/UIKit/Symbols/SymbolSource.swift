import CoreGraphics

/// The name and look from which a symbol image was drawn.
struct SymbolSource: Sendable {
  var name: String
  var look: SymbolLook
  /// The variable value, from 0 to 1; nil if the image was created without one.
  var value: Double?
  /// The color of `withTintColor`; nil if the image was not tinted.
  var tint: UIColor?

  /// Returns an image of the symbol in the color of `withTintColor`.
  func tinted(_ image: CGImage?) -> CGImage? {
    guard let tint else { return image }
    return image.flatMap { $0.tinted(with: tint.cgColor) }
  }
}
