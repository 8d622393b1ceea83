import CoreGraphics
import Foundation

extension UIImage {
  /// The thickness of a symbol's lines (Apple: UIImage.SymbolWeight).
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black

    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      case .regular, .unspecified: .regular
      }
    }
  }

  /// The size of a symbol relative to adjacent text (Apple: UIImage.SymbolScale).
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium, large
  }

  /// An immutable configuration of an image (Apple: UIImage.Configuration).
  open class Configuration: NSObject, @unchecked Sendable {
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }
  }

  /// An immutable configuration of a symbol image (Apple: UIImage.SymbolConfiguration).
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    let look: SymbolLook

    init(_ look: SymbolLook) {
      self.look = look
      super.init(traitCollection: nil)
    }

    public convenience init(pointSize: CGFloat) { self.init(SymbolLook(pointSize: pointSize.valid)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolLook(pointSize: pointSize.valid, weight: weight.specified))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: pointSize.valid, weight: weight.specified, scale: scale.specified))
    }
    public convenience init(scale: SymbolScale) { self.init(SymbolLook(scale: scale.specified)) }
    public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight.specified)) }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(
        SymbolLook(
          pointSize: TextStyleMetrics(textStyle, UIContentSizeCategory(of: nil)).size, weight: textStyle == .headline ? .semibold : nil,
          scale: scale.specified))
    }
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: font.pointSize, weight: font.isBold ? .semibold : nil, scale: scale.specified))
    }
    /// Creates a configuration with a color for the primary parts of the symbol and paler variants of it for the others.
    public convenience init(hierarchicalColor: UIColor) { self.init(SymbolLook(colors: .hierarchical(hierarchicalColor))) }
    /// Creates a configuration with a color for each level of the symbol.
    public convenience init(paletteColors: [UIColor]) { self.init(SymbolLook(colors: .palette(paletteColors))) }

    /// Returns an unspecified configuration, because the symbols have no colors of their own.
    open class func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// Returns an unspecified configuration: symbols have a single color by default.
    open class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

    /// Returns the values of `otherConfiguration`, with the values of this configuration where they are unspecified.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(look.applying(other.look))
    }

    open func withoutTextStyle() -> SymbolConfiguration { self }
    open func withoutPointSizeAndWeight() -> SymbolConfiguration { SymbolConfiguration(SymbolLook(scale: look.scale, colors: look.colors)) }
    open func withoutWeight() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(pointSize: look.pointSize, scale: look.scale, colors: look.colors))
    }
    open func withoutScale() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(pointSize: look.pointSize, weight: look.weight, colors: look.colors))
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.look == look }
    open override var hash: Int { look.hashValue }
  }
}

extension CGFloat {
  /// The value if it is usable as a point size, otherwise nil.
  fileprivate var valid: CGFloat? { isFinite && self > 0 ? self : nil }
}

extension UIImage.SymbolWeight {
  fileprivate var specified: UIImage.SymbolWeight? { self == .unspecified ? nil : self }
}

extension UIImage.SymbolScale {
  fileprivate var specified: UIImage.SymbolScale? { self == .unspecified || self == .default ? nil : self }
}
