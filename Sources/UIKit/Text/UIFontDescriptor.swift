internal import CoreText
import Foundation

/// A description of a font: a name or a design, traits, and a size in points (Apple: UIFontDescriptor). Immutable.
open class UIFontDescriptor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: the object is immutable, which the compiler cannot verify for an open class.
  let base: CTFont
  let textStyle: UIFont.TextStyle?
  /// The way in which fonts of the descriptor's own size follow the content size category; nil if they have a fixed size.
  let scaling: FontScaling?
  /// The size; 0 if none was given.
  private let wantedSize: CGFloat

  init(_ font: CTFont, textStyle: UIFont.TextStyle? = nil, scaling: FontScaling? = nil, size: CGFloat? = nil) {
    base = font
    self.textStyle = textStyle
    self.scaling = scaling
    wantedSize = size ?? font.pointSize
  }

  public required init?(coder: NSCoder) {
    let archived = ArchivedFont(from: coder)
    (base, textStyle, scaling) = (archived?.font ?? .system(size: 12), archived?.textStyle, archived?.scaling)
    wantedSize = max(0, coder.number(ArchivedFont.wantedSize))
    super.init()
    if archived == nil { return nil }
  }

  open func encode(with coder: NSCoder) {
    ArchivedFont(font: base, textStyle: textStyle, scaling: scaling).encode(with: coder)
    coder.encode(Double(wantedSize), forKey: ArchivedFont.wantedSize)
  }
  open class var supportsSecureCoding: Bool { true }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(CTFont.named(fontName, size: size) ?? .system(size: size), size: size)
  }

  /// Makes a descriptor from a family, a name, a size, traits and font features.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(CTFont.system(size: 12), size: 0, changing: attributes)
  }

  private convenience init(_ font: CTFont, size: CGFloat, changing attributes: [AttributeName: Any]) {
    var font = font
    let size = Self.number(attributes[.size]) ?? size
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      font = CTFont.named(name, size: font.pointSize) ?? font
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? Self.number(traits[.weight]) {
        font = font.with(weight: FontWeight(apple: weight))
      }
      if let slant = Self.number(traits[.slant]) { font = font.with(isItalic: slant > 0) }
      if let raw = (traits[.symbolic] as? SymbolicTraits)?.rawValue ?? (traits[.symbolic] as? NSNumber)?.uint32Value {
        font = Self.apply(SymbolicTraits(rawValue: raw), to: font)
      }
    }
    if let settings = attributes[.featureSettings] as? [Any] {
      font = font.with(features: font.features.merging(FontFeatures.tags(of: settings)) { $1 })
    }
    self.init(font, size: size)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Int).map { CGFloat($0) } ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  func font(size: CGFloat) -> CTFont { base.withSize(size > 0 ? size : wantedSize) }

  // MARK: Properties

  open var postscriptName: String { base.postScriptName }
  /// The size in points; 0 if none was given.
  open var pointSize: CGFloat { wantedSize }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if base.isItalic { traits.insert(.traitItalic) }
    if base.weight >= .semibold { traits.insert(.traitBold) }
    if base.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  open var fontAttributes: [AttributeName: Any] {
    let traits: [TraitKey: Any] = [
      .weight: base.weight.apple, .slant: CGFloat(base.isItalic ? 0.2 : 0), .symbolic: symbolicTraits.rawValue,
    ]
    var attributes: [AttributeName: Any] = [.family: base.familyName, .name: base.postScriptName, .traits: traits]
    if wantedSize > 0 { attributes[.size] = wantedSize }
    if !base.features.isEmpty {
      attributes[.featureSettings] = base.features.sorted { $0.key < $1.key }.map { tag, value in
        [kCTFontOpenTypeFeatureTag: tag, kCTFontOpenTypeFeatureValue: Int(value)] as [String: Any]
      }
    }
    if let textStyle { attributes[.textStyle] = textStyle }
    return attributes
  }

  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  // MARK: Modified descriptors

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(base.withSize(newPointSize), size: newPointSize) }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(
      CTFont.named(newFamily, size: base.pointSize, weight: base.weight, isItalic: base.isItalic) ?? base, size: wantedSize)
  }

  /// Returns a descriptor with the given bold and italic traits. Apple's is nil if the font cannot have a trait; this one never is.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(Self.apply(symbolicTraits, to: base), textStyle: textStyle, scaling: scaling, size: wantedSize)
  }

  private static func apply(_ traits: SymbolicTraits, to font: CTFont) -> CTFont {
    let isBold = traits.contains(.traitBold)
    let weight = isBold ? max(font.weight, .semibold) : font.weight >= .semibold ? .regular : font.weight
    var design = font.design
    if traits.contains(.traitMonoSpace), font.isSystem { design = .monospaced }
    return font.with(weight: weight, isItalic: traits.contains(.traitItalic), design: design)
  }

  /// Returns a descriptor with another design; nil for a font with a name. The rounded design is drawn as the default design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named = base.design { return nil }
    let new: CTFont.Design = design == .serif ? .serif : design == .monospaced ? .monospaced : .system
    return UIFontDescriptor(base.with(design: new), textStyle: textStyle, scaling: scaling, size: wantedSize)
  }

  /// Returns a descriptor of another face of the family, such as "Bold Italic". Returns this one if the family has no such face.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    let faces = CTFont.installedFaces(ofFamily: base.familyName)
    func plain(_ name: some StringProtocol) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let wanted = plain(newFace), family = plain(base.familyName)
    let found = faces.first { plain($0) == family + wanted } ?? faces.first { plain($0.split(separator: "-").last ?? "") == wanted }
    guard let found, let font = CTFont.named(found, size: base.pointSize) else { return self }
    return UIFontDescriptor(font, size: wantedSize)
  }

  /// Returns the descriptors of the installed fonts that have this descriptor's values of the mandatory keys; with nil, of the fonts of its
  /// family. Apple: matchingFontDescriptors(withMandatoryKeys:).
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    let keys = mandatoryKeys ?? [.family]
    let families = keys.contains(.family) || keys.contains(.name) ? [base.familyName] : CTFont.installedFamilies()
    let found = families.flatMap { CTFont.installedFaces(ofFamily: $0) }.compactMap { CTFont.named($0, size: base.pointSize) }
    return found.map { UIFontDescriptor($0, size: wantedSize) }.filter { other in
      (!keys.contains(.family) || other.base.familyName == base.familyName)
        && (!keys.contains(.name) || other.postscriptName == postscriptName)
        && (!keys.contains(.traits) || other.symbolicTraits == symbolicTraits)
    }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(base, size: wantedSize, changing: attributes)
  }

  // MARK: Object

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0.base == base && $0.wantedSize == wantedSize } ?? false
  }

  open override var hash: Int { base.hashValue }
}
