internal import CoreText
import Foundation

extension UIFontDescriptor {
  /// The parts of a descriptor that attributes change.
  struct Parts {
    var font: CTFont
    var textStyle: UIFont.TextStyle?
    var scaling: FontScaling?
    /// The size in points; 0 if none was given.
    var size: CGFloat

    /// Applies attributes. The font of a text style or of another use overrides a name, as on iOS. Unknown styles are ignored.
    mutating func apply(_ attributes: [AttributeName: Any]) {
      let requested = UIFontDescriptor.number(attributes[.size])
      if let requested, requested != size { (size, scaling) = (requested, nil) }
      let usage = UIFontDescriptor.usage(attributes[.textStyle])
      if let usage, usage.hasPrefix("UICTFontTextStyle") {
        apply(UIFont.TextStyle(rawValue: usage))
      } else if let weight = usage.flatMap({ UIFontDescriptor.usages[$0] }) {
        let plain = CTFont.system(
          size: font.pointSize, weight: weight, isItalic: usage == UIFontDescriptor.oblique, settings: font.settings)
        (font, textStyle, scaling) = (plain, nil, nil)
      } else if let name = (attributes[.name] ?? attributes[.family]) as? String,
        let named = CTFont.named(name, size: font.pointSize)
      {
        (font, textStyle, scaling) = (named.with(settings: font.settings), nil, nil)
      }
      if let traits = attributes[.traits] as? [TraitKey: Any] { font = UIFontDescriptor.apply(traits, to: font) }
      if let settings = attributes[.featureSettings] as? [Any] {
        font = font.with(settings: font.settings.adding(FontFeatures.settings(of: settings)))
      }
    }

    /// Takes the font of a style. A size other than the style's own is fixed.
    private mutating func apply(_ style: UIFont.TextStyle) {
      textStyle = style
      let own = TextStyleMetrics(style, UIContentSizeCategory(of: nil)).size
      let isOwn = size == 0 || size == own
      if size == 0 { size = own }
      let plain = CTFont.system(size: size, weight: FontWeight(apple: style.weight.rawValue), settings: font.settings)
      scaling = isOwn ? .style(style, hasLeading: true) : nil
      font = scaling?.font(plain, for: UIContentSizeCategory(of: nil)) ?? plain
    }
  }

  /// The names of the uses of the system font without a text style, in Core Text.
  private static let usages: [String: FontWeight] = [
    "CTFontUltraLightUsage": FontWeight(css: 100), "CTFontThinUsage": FontWeight(css: 200), "CTFontLightUsage": FontWeight(css: 300),
    "CTFontRegularUsage": .regular, oblique: .regular, "CTFontMediumUsage": FontWeight(css: 500), "CTFontDemiUsage": .semibold,
    "CTFontEmphasizedUsage": .semibold, "CTFontBoldUsage": .bold, "CTFontHeavyUsage": FontWeight(css: 800),
    "CTFontBlackUsage": FontWeight(css: 900),
  ]
  private static let oblique = "CTFontObliqueUsage"
  private static let sizeCategory = AttributeName(rawValue: "NSCTFontSizeCategoryAttribute")
  private static let design = TraitKey(rawValue: "NSCTFontUIFontDesignTrait")

  private static func usage(_ value: Any?) -> String? { (value as? UIFont.TextStyle)?.rawValue ?? value as? String }

  static func number(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private static func apply(_ traits: [TraitKey: Any], to font: CTFont) -> CTFont {
    var font = font
    if let design = (traits[design] as? SystemDesign)?.rawValue ?? traits[design] as? String, font.isSystem, font.standIn == nil {
      font = font.with(design: Self.design(SystemDesign(rawValue: design)))
    }
    if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? number(traits[.weight]) {
      font = font.with(weight: FontWeight(apple: weight))
    }
    if let slant = number(traits[.slant]) { font = font.with(isItalic: slant > 0) }
    if let raw = (traits[.symbolic] as? SymbolicTraits)?.rawValue ?? (traits[.symbolic] as? NSNumber)?.uint32Value {
      font = apply(SymbolicTraits(rawValue: raw), to: font)
    }
    return font
  }

  static func apply(_ traits: SymbolicTraits, to font: CTFont) -> CTFont {
    // Bold text in the system font is semibold; families with names have a bold face.
    let bold = font.standIn == nil ? FontWeight.semibold : .bold
    let weight = traits.contains(.traitBold) ? max(font.weight, bold) : font.weight >= .semibold ? .regular : font.weight
    var design = font.design
    if traits.contains(.traitMonoSpace), font.isSystem { design = .monospaced }
    return font.with(weight: weight, isItalic: traits.contains(.traitItalic), design: design)
  }

  static func design(_ design: SystemDesign) -> CTFont.Design {
    design == .serif ? .serif : design == .monospaced ? .monospaced : .system
  }

  // MARK: Reading

  /// The attributes that a descriptor with the same font can be made from: the name, or the use of the system font, and the size; traits only
  /// if these do not say them.
  var attributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [:]
    var plain = base
    if base.isNamed {
      attributes[.name] = base.postScriptName
      plain = CTFont.named(base.postScriptName, size: base.pointSize) ?? base
    } else if let textStyle {
      attributes[.textStyle] = NSString(string: textStyle.rawValue)
      attributes[Self.sizeCategory] = NSNumber(value: UIContentSizeCategory(of: nil).step ?? 0)
      plain = .system(size: base.pointSize, weight: FontWeight(apple: textStyle.weight.rawValue))
    } else {
      let isOblique = base.isItalic && base.weight == .regular
      let usage = Self.usages.filter { $0.value == base.weight && ($0.key == Self.oblique) == isOblique }.keys.min()
      attributes[.textStyle] = NSString(string: usage ?? "CTFontRegularUsage")
      plain = .system(size: base.pointSize, weight: usage.flatMap { Self.usages[$0] } ?? .regular, isItalic: isOblique)
    }
    if plain.weight != base.weight || plain.isItalic != base.isItalic || (!base.isNamed && !base.isSystem) {
      attributes[.traits] = traits
    }
    if wantedSize > 0 { attributes[.size] = NSNumber(value: Double(wantedSize)) }
    if !base.settings.isEmpty { attributes[.featureSettings] = base.settings.map(Self.table) }
    return attributes
  }

  /// The traits by key. The design is one of them if the font is a design of the system font.
  var traits: [TraitKey: Any] {
    var traits: [TraitKey: Any] = [
      .weight: NSNumber(value: Double(base.weight.apple)), .slant: NSNumber(value: base.isItalic ? 0.2 : 0),
      .symbolic: NSNumber(value: symbolicTraits.rawValue),
    ]
    if !base.isNamed, !base.isSystem { traits[Self.design] = (base.design == .serif ? SystemDesign.serif : .monospaced).rawValue }
    return traits
  }

  private static func table(_ setting: FontFeatureSetting) -> [FeatureKey: Any] {
    switch setting {
    case .feature(let type, let selector): [.type: type, .selector: selector]
    case .tag(let tag, let value):
      [FeatureKey(kCTFontOpenTypeFeatureTag): tag, FeatureKey(kCTFontOpenTypeFeatureValue): Int(value)]
    }
  }
}

extension CTFont {
  /// Whether the font has a name of its own: it is not a design of the system font, or stands in for a font with a name.
  fileprivate var isNamed: Bool {
    if case .named = design { return true }
    return standIn != nil
  }
}
