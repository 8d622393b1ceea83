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
    /// The traits that choose a variant of the image; nil for those of the view that shows it.
    public let traitCollection: UITraitCollection?
    /// The language that chooses a variant of the image. Stored; has no effect on Linux. Default nil.
    public let locale: Locale?

    public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection, locale: nil) }
    public convenience init(locale: Locale?) { self.init(traits: nil, locale: locale) }

    init(traits: UITraitCollection?, locale: Locale?) { (traitCollection, self.locale) = (traits, locale) }

    /// Returns a configuration with other traits and another language.
    func with(_ traits: UITraitCollection?, _ locale: Locale?) -> Configuration { Configuration(traits: traits, locale: locale) }

    /// Returns the values of `otherConfiguration`, with the values of this configuration where they are unspecified.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      with(merged(otherConfiguration?.traitCollection), otherConfiguration?.locale ?? locale) as? Self ?? self
    }

    /// Returns a configuration whose traits are the given ones, with the present traits where these are unspecified.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      with(merged(traitCollection), locale) as? Self ?? self
    }

    open func withLocale(_ locale: Locale?) -> Self { with(traitCollection, locale) as? Self ?? self }

    private func merged(_ other: UITraitCollection?) -> UITraitCollection? {
      guard let other else { return traitCollection }
      return traitCollection.map { UITraitCollection(traitsFrom: [$0, other]) } ?? other
    }
  }

  /// An immutable configuration of a symbol image (Apple: UIImage.SymbolConfiguration).
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    let look: SymbolLook

    init(_ look: SymbolLook, traits: UITraitCollection? = nil, locale: Locale? = nil) {
      self.look = look
      super.init(traits: traits, locale: locale)
    }

    override func with(_ traits: UITraitCollection?, _ locale: Locale?) -> Configuration {
      SymbolConfiguration(look, traits: traits, locale: locale)
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
    /// Creates a configuration for symbols beside text of a style. Image views and buttons scale them with the text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolLook(textStyle: textStyle, weight: textStyle == .headline ? .semibold : nil, scale: scale.specified))
    }
    /// Creates a configuration for symbols beside text in a font. If the font follows the text size, so do the symbols.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolLook(pointSize: font.pointSize, weight: font.isBold ? .semibold : nil, scale: scale.specified, scaling: font.scaling))
    }
    /// Creates a configuration with a color for the primary parts of the symbol and paler variants of it for the others.
    public convenience init(hierarchicalColor: UIColor) { self.init(SymbolLook(colors: .hierarchical(hierarchicalColor))) }
    /// Creates a configuration with a color for each level of the symbol.
    public convenience init(paletteColors: [UIColor]) { self.init(SymbolLook(colors: .palette(paletteColors))) }

    /// Returns a configuration with which symbols use their own colors, such as a yellow sun. Symbols without such colors use the
    /// hierarchical or palette colors of the configuration, if it has any.
    open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(SymbolLook(prefersMulticolor: true)) }
    /// Returns a configuration with which symbols use the color of their view, which is the default.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(colors: .monochrome, prefersMulticolor: false))
    }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

    /// Returns the values of `otherConfiguration`, with the values of this configuration where they are unspecified.
    open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      let merged = super.applying(otherConfiguration)
      guard let other = otherConfiguration as? SymbolConfiguration else { return merged }
      return SymbolConfiguration(look.applying(other.look), traits: merged.traitCollection, locale: merged.locale) as? Self ?? merged
    }

    /// Returns a configuration that does not follow the text size. The size of the text style goes with it.
    open func withoutTextStyle() -> SymbolConfiguration {
      look.scaling == nil ? self : changed { ($0.pointSize, $0.scaling) = (nil, nil) }
    }
    /// Returns a configuration without a fixed size and weight. A text style stays.
    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      changed {
        $0.weight = nil
        if $0.scaling == nil { $0.pointSize = nil }
      }
    }
    open func withoutWeight() -> SymbolConfiguration { changed { $0.weight = nil } }
    open func withoutScale() -> SymbolConfiguration { changed { $0.scale = nil } }

    // The names in Apple's documentation.
    open func configurationWithoutTextStyle() -> SymbolConfiguration { withoutTextStyle() }
    open func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration { withoutPointSizeAndWeight() }
    open func configurationWithoutWeight() -> SymbolConfiguration { withoutWeight() }
    open func configurationWithoutScale() -> SymbolConfiguration { withoutScale() }

    /// Returns whether the other configuration has the same values.
    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

    private func changed(_ change: (inout SymbolLook) -> Void) -> SymbolConfiguration {
      var look = look
      change(&look)
      return SymbolConfiguration(look, traits: traitCollection, locale: locale)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.look == look && other.traitCollection == traitCollection && other.locale == locale
    }
    open override var hash: Int { look.hashValue }
  }
}

extension CGFloat {
  /// The value if it is usable as a point size, otherwise nil.
  var valid: CGFloat? { isFinite && self > 0 ? self : nil }
}

extension UIImage.SymbolWeight {
  var specified: UIImage.SymbolWeight? { self == .unspecified ? nil : self }
}

extension UIImage.SymbolScale {
  var specified: UIImage.SymbolScale? { self == .unspecified || self == .default ? nil : self }
}
