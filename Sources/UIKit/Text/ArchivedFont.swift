internal import CoreText
import Foundation

/// A font in an archive: its design or name, size in points, weight, slant and features, and the text style that it follows.
struct ArchivedFont {
  let font: CTFont
  let textStyle: UIFont.TextStyle?
  let scaling: FontScaling?

  /// The key of a descriptor's own size.
  static let wantedSize = "VitrineWantedSize"

  private enum Key {
    static let name = "UIFontName", size = "UIFontPointSize", textStyle = "UIFontTextStyleName"
    // Our own.
    static let design = "VitrineDesign", weight = "VitrineWeight", italic = "VitrineItalic", features = "VitrineFeatures"
    static let maximum = "VitrineMaximumSize", unscaled = "VitrineUnscaledSize", leading = "VitrineLeading"
  }
  private static let designs: [String: CTFont.Design] = ["system": .system, "monospaced": .monospaced, "serif": .serif]

  init(font: CTFont, textStyle: UIFont.TextStyle?, scaling: FontScaling?) {
    (self.font, self.textStyle, self.scaling) = (font, textStyle, scaling)
  }

  /// Returns nil if the archive contains no font.
  init?(from coder: NSCoder) {
    guard let size = coder.number(Key.size).valid, let name = coder.text(Key.name) else { return nil }
    // Archives of iOS contain the name alone.
    let weight = coder.containsValue(forKey: Key.weight) ? FontWeight(css: coder.integer(Key.weight)) : nil
    let isItalic = weight == nil ? nil : coder.flag(Key.italic)
    let settings = (coder.text(Key.features) ?? "").split(separator: " ").compactMap { FontFeatureSetting(text: $0) }
    let base: CTFont
    // A font that stands in for another is found by the name of that font.
    if name.hasPrefix("."), let design = coder.text(Key.design).flatMap({ Self.designs[$0] }) {
      base = .system(size: size, weight: weight ?? .regular, isItalic: isItalic ?? false, design: design, settings: settings)
    } else {
      let named = CTFont.named(name, size: size, weight: weight, isItalic: isItalic) ?? .system(size: size)
      base = settings.isEmpty ? named : named.with(settings: settings)
    }
    guard let style = coder.text(Key.textStyle).map(UIFont.TextStyle.init(rawValue:)) else {
      (font, textStyle, scaling) = (base, nil, nil)
      return
    }
    textStyle = coder.containsValue(forKey: Key.unscaled) ? nil : style
    let scaling: FontScaling =
      coder.number(Key.unscaled).valid.map { .metrics(style, size: $0, maximum: max(0, coder.number(Key.maximum))) }
      ?? .style(style, hasLeading: coder.flag(Key.leading))
    (font, self.scaling) = (scaling.font(base, for: UIContentSizeCategory(of: nil)), scaling)
  }

  func encode(with coder: NSCoder) {
    coder.encode(font.postScriptName as NSString, forKey: Key.name)
    coder.encode(Double(font.pointSize), forKey: Key.size)
    coder.encode(font.weight.css, forKey: Key.weight)
    coder.encode(font.isItalic, forKey: Key.italic)
    if let design = Self.designs.first(where: { $0.value == font.design })?.key { coder.encode(design as NSString, forKey: Key.design) }
    if !font.settings.isEmpty {
      coder.encode(font.settings.map(\.text).joined(separator: " ") as NSString, forKey: Key.features)
    }
    switch scaling {
    case .style(let style, let hasLeading)?:
      coder.encode(style.rawValue as NSString, forKey: Key.textStyle)
      coder.encode(hasLeading, forKey: Key.leading)
    case .metrics(let style, let size, let maximum)?:
      coder.encode(style.rawValue as NSString, forKey: Key.textStyle)
      coder.encode(Double(size), forKey: Key.unscaled)
      coder.encode(Double(maximum), forKey: Key.maximum)
    case nil: break
    }
  }
}
