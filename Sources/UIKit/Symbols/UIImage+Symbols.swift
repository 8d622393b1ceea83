import CoreGraphics
import Foundation

extension UIImage {
  /// Creates the symbol of a name at 17 points with regular weight. Unknown names give an outlined placeholder and log a message. Returns
  /// nil if the name is empty.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// - Parameter configuration: a symbol configuration. Other configurations have no effect.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    let image = SymbolRenderer.image(name, Self.look(configuration))
    self.init(cgImage: image.cgImage, scale: image.scale, traits: image.traits)
  }

  /// - Parameter variableValue: a value from 0 to 1. Symbols with steps, such as `wifi`, dim the steps above the value; others have no
  ///   variants.
  public convenience init?(systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil) {
    guard !name.isEmpty else { return nil }
    let image = SymbolRenderer.image(name, Self.look(configuration), value: variableValue)
    self.init(cgImage: image.cgImage, scale: image.scale, traits: image.traits)
  }

  /// Returns the look of a configuration, with its size for the text size of the configuration's traits.
  private static func look(_ configuration: UIImage.Configuration?) -> SymbolLook {
    (configuration as? SymbolConfiguration).map { given in given.look.sized(for: given.traitCollection) } ?? SymbolLook()
  }

  static func symbol(_ name: String, _ configuration: SymbolConfiguration) -> UIImage { SymbolRenderer.image(name, configuration.look) }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// The configuration of a symbol image; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { symbol.map { SymbolConfiguration($0.look) } }

  public var configuration: UIImage.Configuration? { symbolConfiguration }

  /// Returns the symbol drawn with the configuration. Other images are returned unchanged.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { drawnAnew($0.look) } ?? self
  }

  /// Returns the symbol with the configuration applied to its own; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.flatMap { drawnAnew($0.look.applying(configuration.look)) }
  }

  /// Returns the symbol with the configuration used where its own is unspecified.
  func preferring(_ configuration: SymbolConfiguration) -> UIImage {
    symbol.flatMap { drawnAnew(configuration.look.applying($0.look)) } ?? self
  }

  /// Returns the symbol with another look. Other images are returned unchanged, and so are symbols whose pixels do not change.
  func with(_ look: SymbolLook) -> UIImage {
    guard let symbol, !look.draws(like: symbol.look) else { return self }
    return drawnAnew(look) ?? self
  }

  /// Returns the symbol with the colors of its configuration resolved for a view: for light or dark mode, with the view's tint color for
  /// the parts of multicolor symbols that have no color. Other images are returned unchanged.
  func colored(_ color: (UIColor) -> UIColor, tint: UIColor) -> UIImage {
    guard let symbol, symbol.look.hasColors else { return self }
    return drawnAnew(symbol.look.resolved(color, tint: tint)) ?? self
  }

  /// Whether the pixels depend on the traits or tint color of the view that shows the symbol.
  var hasViewColors: Bool { symbol?.look.hasColors == true }

  private func drawnAnew(_ look: SymbolLook) -> UIImage? {
    guard let symbol else { return nil }
    if look == symbol.look { return self }
    let image = SymbolRenderer.image(symbol.name, look, value: symbol.value)
    var traits = image.traits
    traits.symbol?.tint = symbol.tint
    // A symbol with colors has the mode `alwaysOriginal` by default.
    if renderingMode == .alwaysTemplate || renderingMode == .alwaysOriginal && !symbol.look.hasColors {
      traits.renderingMode = renderingMode
    }
    return UIImage(cgImage: symbol.tinted(image.cgImage), scale: image.scale, traits: traits)
  }

  /// Returns the symbol with more pixels for the same size. Other images are returned unchanged.
  func finer(_ fineness: Int) -> UIImage {
    guard fineness > 1, let symbol else { return self }
    let image = SymbolRenderer.image(symbol.name, symbol.look, value: symbol.value, fineness: fineness)
    return UIImage(cgImage: symbol.tinted(image.cgImage), scale: image.scale, traits: traits)
  }

  /// Whether views draw the image in their tint color: template images, and symbols without colors of their own.
  var isTinted: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }

  // MARK: System symbols

  public class var add: UIImage { symbol("plus.circle.fill", .unspecified) }
  public class var remove: UIImage { symbol("minus.circle.fill", .unspecified) }
  public class var actions: UIImage { symbol("ellipsis.circle", .unspecified) }
  public class var checkmark: UIImage { symbol("checkmark", .unspecified) }
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle", .unspecified) }
}
