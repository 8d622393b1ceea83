import Foundation

// On Apple's systems `UIFont` is toll-free bridged to `CTFont`, and their compilers convert one to the other, also implicitly (Apple: CTFont).
// Here they are two classes: the functions of Core Text take both, and the compiler shim writes these conversions for `font as CTFont`.

public func CTFontGetSize(_ font: UIFont) -> CGFloat { CTFontGetSize(font.ctFont) }
public func CTFontGetAscent(_ font: UIFont) -> CGFloat { CTFontGetAscent(font.ctFont) }
public func CTFontGetDescent(_ font: UIFont) -> CGFloat { CTFontGetDescent(font.ctFont) }
public func CTFontGetLeading(_ font: UIFont) -> CGFloat { CTFontGetLeading(font.ctFont) }
public func CTFontGetCapHeight(_ font: UIFont) -> CGFloat { CTFontGetCapHeight(font.ctFont) }
public func CTFontGetXHeight(_ font: UIFont) -> CGFloat { CTFontGetXHeight(font.ctFont) }
public func CTFontGetUnderlinePosition(_ font: UIFont) -> CGFloat { CTFontGetUnderlinePosition(font.ctFont) }
public func CTFontGetUnderlineThickness(_ font: UIFont) -> CGFloat { CTFontGetUnderlineThickness(font.ctFont) }
public func CTFontGetUnitsPerEm(_ font: UIFont) -> UInt32 { CTFontGetUnitsPerEm(font.ctFont) }
public func CTFontCopyPostScriptName(_ font: UIFont) -> String { CTFontCopyPostScriptName(font.ctFont) }
public func CTFontCopyFamilyName(_ font: UIFont) -> String { CTFontCopyFamilyName(font.ctFont) }
public func CTFontCopyFeatures(_ font: UIFont) -> [[String: Any]]? { CTFontCopyFeatures(font.ctFont) }

/// `font as CTFont`.
public func _vitrineCTFont(_ font: UIFont) -> CTFont { font.ctFont }
public func _vitrineCTFont(_ font: CTFont) -> CTFont { font }

/// `font as CTFont?`.
public func _vitrineCTFont(_ font: UIFont?) -> CTFont? { font?.ctFont }
public func _vitrineCTFont(_ font: CTFont?) -> CTFont? { font }

/// `value as? CTFont`; nil if the value is neither kind of font.
public func _vitrineCTFont(any value: Any?) -> CTFont? { (value as? UIFont)?.ctFont ?? value as? CTFont }

/// `font as UIFont`.
public func _vitrineUIFont(_ font: CTFont) -> UIFont { UIFont(font) }
public func _vitrineUIFont(_ font: UIFont) -> UIFont { font }
