import CoreGraphics
import Foundation
import Synchronization

/// A font at a size in points. Immutable; fonts with the same values compare as equal.
///
/// The system font is drawn with Inter, adjusted to San Francisco's metrics (see `SystemFontFit`).
public final class CTFont: Sendable {
  package enum Design: Hashable, Sendable {
    case system, monospaced, serif
    /// The family, PostScript or full name of an installed font.
    case named(String)
  }

  package let design: Design
  /// The size in points; finite and above 0.
  package let pointSize: CGFloat
  package let weight: FontWeight
  package let isItalic: Bool
  /// The settings of font features in the order in which programs gave them. None by default.
  package let settings: [FontFeatureSetting]
  /// The OpenType features of the settings with their values, such as `tnum` and 1 for digits of equal width.
  package let features: [String: UInt32]
  /// The additional space between lines in points that a text style sets, besides the leading of the font file.
  package let lineGap: CGFloat
  /// The font that this one replaces because it is not installed; nil if it is not a replacement.
  package let absent: AbsentFont?
  /// The names that a program asked for, if the system font stands in for a font of iOS that is not installed; otherwise nil.
  package let standIn: StandInName?

  /// The face of the font's own weight; nil only on a machine without any font. Text then takes up space but is not drawn.
  private let ownFace: FontFace?
  let metrics: FaceMetrics
  /// The factor by which glyphs are drawn smaller or larger than the size.
  let glyphScale: Double
  private let ownTracking: Double
  /// The font that replaces this one while Bold Text is on; nil until it is needed.
  private let bolder = Mutex<CTFont?>(nil)

  package static let maximumSize: CGFloat = 4096

  init(
    design: Design, size: CGFloat, weight: FontWeight, isItalic: Bool, settings: [FontFeatureSetting] = [], lineGap: CGFloat = 0,
    absent: AbsentFont? = nil, standIn: StandInName? = nil, engine: TextEngine = .shared
  ) {
    self.design = design
    pointSize = size.isFinite && size > 0 ? min(size, Self.maximumSize) : 12
    self.weight = weight
    self.isItalic = isItalic
    self.settings = settings
    features = settings.tags
    self.lineGap = lineGap
    self.absent = absent
    self.standIn = standIn
    let points = Double(pointSize)
    let fonts = engine.fonts
    ownFace = engine.withLock {
      switch design {
      case .system: fonts.systemFace(size: points, weight: weight, isItalic: isItalic)
      case .monospaced: fonts.monospacedFace(weight: weight, isItalic: isItalic)
      case .serif: fonts.serifFace(weight: weight, isItalic: isItalic)
      case .named(let name):
        fonts.namedFace(name, weight: weight, isItalic: isItalic)
          ?? fonts.systemFace(size: points, weight: weight, isItalic: isItalic)
      }
    }
    let metrics: FaceMetrics
    switch design {
    case .system:
      metrics = .system
      let isInter = ownFace?.path.contains("/inter/") ?? false
      glyphScale = isInter ? SystemFontFit.scale : 1
      ownTracking = isInter ? SystemFontFit.tracking(size: points, weight: weight) * points : 0
    case .monospaced, .serif:
      metrics = .system
      (glyphScale, ownTracking) = (design == .monospaced ? SystemFontFit.scale : 1, 0)
    case .named:
      metrics = ownFace?.metrics ?? .system
      (glyphScale, ownTracking) = (1, 0)
    }
    self.metrics = absent.map { metrics.with(ascent: $0.ascent, descent: $0.descent) } ?? metrics
  }

  /// The face in which text is currently drawn.
  var face: FontFace? { drawn.ownFace }
  /// The space added to each advance, in points.
  var tracking: Double { drawn.ownTracking }

  /// The font whose glyphs are drawn: a bolder one for system fonts while Bold Text is on.
  private var drawn: CTFont {
    guard SystemFontSetting.isBold else { return self }
    if case .named = design { return self }
    if let known = bolder.withLock({ $0 }) { return known }
    // Created outside of the lock, because the engine has its own lock.
    let made = CTFont(design: design, size: pointSize, weight: weight.forBoldText, isItalic: isItalic)
    bolder.withLock { $0 = made }
    return made
  }

  /// Whether this is the system font, in its plain design.
  package var isSystem: Bool { design == .system }

  package static func system(
    size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false, design: Design = .system, settings: [FontFeatureSetting] = []
  ) -> CTFont {
    CTFont(design: design, size: size, weight: weight, isItalic: isItalic, settings: settings)
  }

  /// Returns nil if no font that is installed, registered or part of iOS has that family, PostScript or full name. A font of iOS that is not
  /// installed is replaced by the similar design of the system font, which has the names that were asked for.
  package static func named(_ name: String, size: CGFloat, weight: FontWeight? = nil, isItalic: Bool? = nil) -> CTFont? {
    if let system = SystemFontNames.parse(name) {
      return CTFont(
        design: system.design, size: size, weight: weight ?? system.weight, isItalic: isItalic ?? system.isItalic)
    }
    guard !name.isEmpty else { return nil }
    let engine = TextEngine.shared
    let resolved = SystemFontNames.standIn(for: name)
    let hasStyle = (weight ?? resolved.weight) == resolved.weight && (isItalic ?? resolved.isItalic) == resolved.isItalic
    let weight = weight ?? resolved.weight
    let isItalic = isItalic ?? resolved.isItalic
    func standIn(_ design: Design) -> CTFont {
      let names = StandInName(asked: name, weight: weight, isItalic: isItalic, hasStyle: hasStyle)
      return CTFont(design: design, size: size, weight: weight, isItalic: isItalic, standIn: names)
    }
    if let design = resolved.design { return standIn(design) }
    let found = engine.withLock { engine.fonts.namedFace(name, weight: weight, isItalic: isItalic) != nil }
    if found { return CTFont(design: .named(name), size: size, weight: weight, isItalic: isItalic) }
    return SystemFontNames.design(replacing: name).map(standIn)
  }

  /// Returns the font with a PostScript or full name from the files that were registered; nil if none of them contains it.
  package static func registered(_ name: String, size: CGFloat) -> CTFont? {
    let engine = TextEngine.shared
    guard engine.withLock({ engine.fonts.names.isRegistered(name) }) else { return nil }
    return CTFont(design: .named(name), size: size, weight: .regular, isItalic: false)
  }

  package func withSize(_ size: CGFloat) -> CTFont {
    CTFont(
      design: design, size: size, weight: weight, isItalic: isItalic, settings: settings,
      lineGap: size == pointSize ? lineGap : 0, absent: absent, standIn: standIn)
  }

  /// Returns the font as a replacement for one that is not installed. Its lines have the height of that font.
  package func standing(for absent: AbsentFont) -> CTFont {
    CTFont(design: design, size: pointSize, weight: weight, isItalic: isItalic, absent: absent, standIn: standIn)
  }

  package func with(
    weight: FontWeight? = nil, isItalic: Bool? = nil, design: Design? = nil, settings: [FontFeatureSetting]? = nil,
    lineGap: CGFloat? = nil
  ) -> CTFont {
    let weight = weight ?? self.weight, isItalic = isItalic ?? self.isItalic, design = design ?? self.design
    let hasStyle = weight == self.weight && isItalic == self.isItalic
    let names = design == self.design ? hasStyle ? standIn : standIn?.with(weight: weight, isItalic: isItalic) : nil
    return CTFont(
      design: design, size: pointSize, weight: weight, isItalic: isItalic, settings: settings ?? self.settings,
      lineGap: lineGap ?? self.lineGap, absent: absent, standIn: names)
  }

  // MARK: Metrics (in points)

  /// The height above the baseline; positive.
  package var ascent: CGFloat { CGFloat(metrics.ascent) * pointSize }
  /// The depth below the baseline; positive.
  package var descent: CGFloat { CGFloat(metrics.descent) * pointSize }
  /// The space between lines.
  package var leading: CGFloat { CGFloat(metrics.leading) * pointSize + lineGap }
  package var capHeight: CGFloat { CGFloat(metrics.capHeight) * pointSize }
  package var xHeight: CGFloat { CGFloat(metrics.xHeight) * pointSize }
  /// The distance of the underline's centre below the baseline.
  package var underlineOffset: CGFloat { CGFloat(metrics.underlineOffset) * pointSize }
  package var underlineThickness: CGFloat { CGFloat(metrics.underlineThickness) * pointSize }
  package var strikethroughOffset: CGFloat { CGFloat(metrics.strikethroughOffset) * pointSize }

  // MARK: Names

  package var familyName: String {
    if let standIn { return standIn.family }
    return switch design {
    case .system: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .serif: ".AppleSystemUIFontSerif"
    case .named(let name): name
    }
  }

  package var postScriptName: String {
    if let standIn { return standIn.name }
    if case .named(let name) = design { return name }
    return SystemFontNames.name(design: design, weight: weight, isItalic: isItalic)
  }

  /// Returns the names of the installed families, sorted.
  package static func installedFamilies() -> [String] {
    TextEngine.shared.withLock { TextEngine.shared.fonts.names.families() }
  }

  /// Returns the PostScript names of a family's faces, sorted.
  package static func installedFaces(ofFamily family: String) -> [String] {
    TextEngine.shared.withLock { TextEngine.shared.fonts.names.faceNames(ofFamily: family) }
  }
}

extension CTFont: Hashable {
  public static func == (a: CTFont, b: CTFont) -> Bool {
    a === b
      || (a.pointSize == b.pointSize && a.weight == b.weight && a.isItalic == b.isItalic && a.design == b.design
        && a.features == b.features && a.lineGap == b.lineGap && a.absent == b.absent && a.standIn == b.standIn)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(design)
  }
}
