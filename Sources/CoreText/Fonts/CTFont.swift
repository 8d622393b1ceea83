import CoreGraphics
import Foundation

/// A font at a size in points. Immutable; equal fonts compare equal.
///
/// The system font is drawn with Inter, fitted to San Francisco's measures (see `SystemFontFit`).
public final class CTFont: Sendable {
  package enum Design: Hashable, Sendable {
    case system, monospaced, serif
    /// A family, PostScript or full name that is installed.
    case named(String)
  }

  package let design: Design
  /// In points; finite and above 0.
  package let pointSize: CGFloat
  package let weight: FontWeight
  package let isItalic: Bool
  /// OpenType features and their values, such as `tnum` and 1 for digits of one width. Default none.
  package let features: [String: UInt32]
  /// Between lines, in points: a text style's; beside it a font has what its file says.
  package let lineGap: CGFloat
  /// The font that is meant, and not installed; nil: this one.
  package let absent: AbsentFont?

  /// Nil only on a machine without any font: text then takes room and draws nothing.
  let face: FontFace?
  let metrics: FaceMetrics
  /// Glyphs are drawn at this part of the size.
  let glyphScale: Double
  /// Added to each advance, in points.
  let tracking: Double

  package static let maximumSize: CGFloat = 4096

  init(
    design: Design, size: CGFloat, weight: FontWeight, isItalic: Bool, features: [String: UInt32] = [:], lineGap: CGFloat = 0,
    absent: AbsentFont? = nil, engine: TextEngine = .shared
  ) {
    self.design = design
    pointSize = size.isFinite && size > 0 ? min(size, Self.maximumSize) : 12
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
    self.lineGap = lineGap
    self.absent = absent
    let points = Double(pointSize)
    let fonts = engine.fonts
    face = engine.withLock {
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
      let isInter = face?.path.contains("/inter/") ?? false
      glyphScale = isInter ? SystemFontFit.scale : 1
      tracking = isInter ? SystemFontFit.tracking(size: points, weight: weight) * points : 0
    case .monospaced, .serif:
      metrics = .system
      (glyphScale, tracking) = (design == .monospaced ? SystemFontFit.scale : 1, 0)
    case .named:
      metrics = face?.metrics ?? .system
      (glyphScale, tracking) = (1, 0)
    }
    self.metrics = absent.map { metrics.with(ascent: $0.ascent, descent: $0.descent) } ?? metrics
  }

  /// Whether this is the system font, in its plain design.
  package var isSystem: Bool { design == .system }

  package static func system(
    size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false, design: Design = .system, features: [String: UInt32] = [:]
  ) -> CTFont {
    CTFont(design: design, size: size, weight: weight, isItalic: isItalic, features: features)
  }

  /// Nil when no installed font has that family, PostScript or full name.
  package static func named(_ name: String, size: CGFloat, weight: FontWeight? = nil, isItalic: Bool? = nil) -> CTFont? {
    if let system = SystemFontNames.parse(name) {
      return CTFont(
        design: system.design, size: size, weight: weight ?? system.weight, isItalic: isItalic ?? system.isItalic)
    }
    guard !name.isEmpty else { return nil }
    let engine = TextEngine.shared
    let resolved = SystemFontNames.standIn(for: name)
    let weight = weight ?? resolved.weight
    let isItalic = isItalic ?? resolved.isItalic
    if let design = resolved.design { return CTFont(design: design, size: size, weight: weight, isItalic: isItalic) }
    let found = engine.withLock { engine.fonts.namedFace(name, weight: weight, isItalic: isItalic) != nil }
    return found ? CTFont(design: .named(name), size: size, weight: weight, isItalic: isItalic) : nil
  }

  package func withSize(_ size: CGFloat) -> CTFont {
    CTFont(
      design: design, size: size, weight: weight, isItalic: isItalic, features: features,
      lineGap: size == pointSize ? lineGap : 0, absent: absent)
  }

  /// In the place of a font that is not installed: its lines are as high as that one's.
  package func standing(for absent: AbsentFont) -> CTFont {
    CTFont(design: design, size: pointSize, weight: weight, isItalic: isItalic, absent: absent)
  }

  package func with(
    weight: FontWeight? = nil, isItalic: Bool? = nil, design: Design? = nil, features: [String: UInt32]? = nil, lineGap: CGFloat? = nil
  )
    -> CTFont
  {
    CTFont(
      design: design ?? self.design, size: pointSize, weight: weight ?? self.weight, isItalic: isItalic ?? self.isItalic,
      features: features ?? self.features, lineGap: lineGap ?? self.lineGap, absent: absent)
  }

  // MARK: Measures, in points

  /// Above the baseline, positive.
  package var ascent: CGFloat { CGFloat(metrics.ascent) * pointSize }
  /// Below the baseline, positive.
  package var descent: CGFloat { CGFloat(metrics.descent) * pointSize }
  /// Between lines.
  package var leading: CGFloat { CGFloat(metrics.leading) * pointSize + lineGap }
  package var capHeight: CGFloat { CGFloat(metrics.capHeight) * pointSize }
  package var xHeight: CGFloat { CGFloat(metrics.xHeight) * pointSize }
  /// Of the underline's middle, below the baseline.
  package var underlineOffset: CGFloat { CGFloat(metrics.underlineOffset) * pointSize }
  package var underlineThickness: CGFloat { CGFloat(metrics.underlineThickness) * pointSize }
  package var strikethroughOffset: CGFloat { CGFloat(metrics.strikethroughOffset) * pointSize }

  // MARK: Names

  package var familyName: String {
    switch design {
    case .system: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .serif: ".AppleSystemUIFontSerif"
    case .named(let name): name
    }
  }

  package var postScriptName: String {
    if case .named(let name) = design { return name }
    return SystemFontNames.name(design: design, weight: weight, isItalic: isItalic)
  }

  /// Families that are installed, sorted.
  package static func installedFamilies() -> [String] {
    TextEngine.shared.withLock { TextEngine.shared.fonts.names.families() }
  }

  /// PostScript names of a family's faces, sorted.
  package static func installedFaces(ofFamily family: String) -> [String] {
    TextEngine.shared.withLock { TextEngine.shared.fonts.names.faceNames(ofFamily: family) }
  }
}

extension CTFont: Hashable {
  public static func == (a: CTFont, b: CTFont) -> Bool {
    a === b
      || (a.pointSize == b.pointSize && a.weight == b.weight && a.isItalic == b.isItalic && a.design == b.design
        && a.features == b.features && a.lineGap == b.lineGap && a.absent == b.absent)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(design)
  }
}
