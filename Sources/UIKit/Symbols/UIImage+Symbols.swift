import CoreGraphics
import Foundation

extension UIImage {
  /// A symbol by its name, 17 points and regular; an outlined stand-in, with a message, for names that have no drawing. nil of an empty name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// - Parameter configuration: a symbol configuration; others say nothing of the look.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    let image = SymbolRenderer.image(name, (configuration as? SymbolConfiguration)?.look ?? SymbolLook())
    self.init(cgImage: image.cgImage, scale: image.scale, traits: image.traits)
  }

  /// - Parameter variableValue: is not shown.
  public convenience init?(systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  static func symbol(_ name: String, _ configuration: SymbolConfiguration) -> UIImage { SymbolRenderer.image(name, configuration.look) }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// Of a symbol; nil of other images.
  public var symbolConfiguration: SymbolConfiguration? { symbol.map { SymbolConfiguration($0.look) } }

  public var configuration: UIImage.Configuration? { symbolConfiguration }

  /// The symbol as the configuration says; other images stay as they are.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap { drawnAnew($0.look) } ?? self
  }

  /// The symbol with what the configuration says, and for the rest as it is; nil of other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.flatMap { drawnAnew($0.look.applying(configuration.look)) }
  }

  /// Where the symbol itself says nothing.
  func preferring(_ configuration: SymbolConfiguration) -> UIImage {
    symbol.flatMap { drawnAnew(configuration.look.applying($0.look)) } ?? self
  }

  private func drawnAnew(_ look: SymbolLook) -> UIImage? {
    guard let symbol else { return nil }
    if look == symbol.look { return self }
    let image = SymbolRenderer.image(symbol.name, look)
    var traits = image.traits
    if renderingMode != .automatic { traits.renderingMode = renderingMode }
    return UIImage(cgImage: image.cgImage, scale: image.scale, traits: traits)
  }

  /// Whether views show it in their tint colour: templates, and symbols that have no colours of their own.
  var isTinted: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }

  // MARK: Symbols of the system

  public class var add: UIImage { symbol("plus.circle.fill", .unspecified) }
  public class var remove: UIImage { symbol("minus.circle.fill", .unspecified) }
  public class var actions: UIImage { symbol("ellipsis.circle", .unspecified) }
  public class var checkmark: UIImage { symbol("checkmark", .unspecified) }
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle", .unspecified) }
}
