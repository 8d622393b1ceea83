/// A glyph of a font, by its number there (Apple: CGGlyph).
public typealias CGGlyph = UInt16
