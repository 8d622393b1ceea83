import CoreGraphics
import Foundation

/// Returns the font with a PostScript, full or family name, at a size in points (12 if it is 0 or less). For an unknown name it returns the
/// system font, as Core Text does. A matrix is not supported: it is ignored and logged.
public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
  if matrix != nil { textLog.warning("CTFontCreateWithName ignores the matrix of \(name)") }
  return CTFont.named(name, size: size) ?? CTFont.system(size: size)
}

/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the height above the baseline in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }
/// Returns the depth below the baseline in points, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }
/// Returns the space between lines in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of lower case letters such as x in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the position of the underline relative to the baseline in points; negative values are below.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.underlineOffset }
/// Returns the thickness of the underline in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.underlineThickness }
/// Returns the number of font units per em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face?.unitsPerEm ?? 2048) }
public func CTFontCopyPostScriptName(_ font: CTFont) -> String { font.postScriptName }
public func CTFontCopyFamilyName(_ font: CTFont) -> String { font.familyName }

/// A type that holds a font in the `NSFont` attribute of attributed strings: `CTFont` itself, and UIKit's `UIFont`.
package protocol CTFontConvertible {
  var ctFont: CTFont { get }
}

extension CTFont: CTFontConvertible {
  package var ctFont: CTFont { self }
}
