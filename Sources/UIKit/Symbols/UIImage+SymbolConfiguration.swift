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

  /// The size of a symbol beside text of its point size (Apple: UIImage.SymbolScale).
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium, large
  }

  /// How an image is to look (Apple: UIImage.Configuration). Immutable.
  open class Configuration: NSObject, @unchecked Sendable {
    public let traitCollection: UITraitCollection?

    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }
  }

  /// How a symbol is to look (Apple: UIImage.SymbolConfiguration). Immutable.
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
      self.init(SymbolLook(pointSize: textStyle.metrics.size, weight: textStyle == .headline ? .semibold : nil, scale: scale.specified))
    }
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: font.pointSize, weight: font.isBold ? .semibold : nil, scale: scale.specified))
    }
    /// The symbol's parts in the colour and in paler ones.
    public convenience init(hierarchicalColor: UIColor) { self.init(SymbolLook(colors: .hierarchical(hierarchicalColor))) }
    /// The symbol's parts, each in a colour.
    public convenience init(paletteColors: [UIColor]) { self.init(SymbolLook(colors: .palette(paletteColors))) }

    /// In the symbol's own colours: those here have none, and take one.
    open class func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// In one colour.
    open class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

    /// What `otherConfiguration` says, and for the rest what this says.
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
  /// A size that can be drawn.
  fileprivate var valid: CGFloat? { isFinite && self > 0 ? self : nil }
}

extension UIImage.SymbolWeight {
  fileprivate var specified: UIImage.SymbolWeight? { self == .unspecified ? nil : self }
}

extension UIImage.SymbolScale {
  fileprivate var specified: UIImage.SymbolScale? { self == .unspecified || self == .default ? nil : self }
}
