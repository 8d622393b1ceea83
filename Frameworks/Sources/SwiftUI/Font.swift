public import CoreGraphics
public import UIKit

/// The description of a font. No text is drawn with it (Apple: Font).
public struct Font: Hashable, Sendable {
  let name: String
  public static let largeTitle = Font(name: "largeTitle"), title = Font(name: "title"), title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3"), headline = Font(name: "headline"), subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body"), callout = Font(name: "callout"), footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption"), caption2 = Font(name: "caption2")
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(name: "system \(size)") }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(name: "system \(style)") }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font(name: name) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }
  public init(name: String) { self.name = name }
  public init(_ font: UIFont) { name = font.fontName }
  public init(_ font: CTFont) { name = CTFontCopyPostScriptName(font) }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func monospaced() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    public static let ultraLight = Weight(value: -0.8), thin = Weight(value: -0.6), light = Weight(value: -0.4), regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23), semibold = Weight(value: 0.3), bold = Weight(value: 0.4), heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4), condensed = Width(-0.2), standard = Width(0), expanded = Width(0.2)
  }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
}
