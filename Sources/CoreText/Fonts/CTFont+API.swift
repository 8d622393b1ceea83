import CoreGraphics
import Foundation

/// The font of that PostScript, full or family name, at a size in points (12 when it is 0 or less). An unknown name gives the
/// system font, as Core Text substitutes. A matrix is not supported: one that is passed is ignored, with a message.
public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
  if matrix != nil { textLog.warning("CTFontCreateWithName ignores the matrix of \(name)") }
  return CTFont.named(name, size: size) ?? CTFont.system(size: size)
}

/// In points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }
/// Below the baseline, in points, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }
/// Between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Of the underline from the baseline, in points: negative, below.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.underlineOffset }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.underlineThickness }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face?.unitsPerEm ?? 2048) }
public func CTFontCopyPostScriptName(_ font: CTFont) -> String { font.postScriptName }
public func CTFontCopyFamilyName(_ font: CTFont) -> String { font.familyName }

/// What carries a font in an attributed string's `NSFont` attribute: `CTFont` itself, and UIKit's `UIFont`.
package protocol CTFontConvertible {
  var ctFont: CTFont { get }
}

extension CTFont: CTFontConvertible {
  package var ctFont: CTFont { self }
}
