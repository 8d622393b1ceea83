internal import CoreText
import Foundation

/// A description of a font: a name or a design, traits, and a size in points (Apple: UIFontDescriptor). Immutable.
open class UIFontDescriptor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: the object is immutable, which the compiler cannot verify for an open class.
  let base: CTFont
  let textStyle: UIFont.TextStyle?
  /// How fonts of the descriptor's own size follow the content size category; nil if they have a fixed size.
  let scaling: FontScaling?
  /// The size; 0 if none was given.
  let wantedSize: CGFloat

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

  /// Makes a descriptor from a family, a name, a size, a text style, traits and font features. A text style overrides the name.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Parts(font: .system(size: 12), size: 0), changing: attributes)
  }

  private convenience init(_ parts: Parts, changing attributes: [AttributeName: Any]) {
    var parts = parts
    parts.apply(attributes)
    self.init(parts.font, textStyle: parts.textStyle, scaling: parts.scaling, size: parts.size)
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

  /// The attributes that describe the font: its name, or the text style or use of the system font, and its size. Traits and features are
  /// among them if the font has others than the name says.
  open var fontAttributes: [AttributeName: Any] { attributes }

  /// Returns an attribute, also one that the matching font has and `fontAttributes` does not contain.
  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: base.familyName
    case .name: base.postScriptName
    case .traits: traits
    default: attributes[attribute]
    }
  }

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

  /// Returns a descriptor with another design; nil for a font with a name. The rounded design is drawn as the default design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named = base.design { return nil }
    if base.standIn != nil { return nil }
    return UIFontDescriptor(base.with(design: Self.design(design)), textStyle: textStyle, scaling: scaling, size: wantedSize)
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
    UIFontDescriptor(Parts(font: base, textStyle: textStyle, scaling: scaling, size: wantedSize), changing: attributes)
  }

  // MARK: Object

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0.base == base && $0.wantedSize == wantedSize } ?? false
  }

  open override var hash: Int { base.hashValue }
}
