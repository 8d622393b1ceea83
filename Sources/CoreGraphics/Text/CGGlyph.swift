/// The index of a glyph in a font (Apple: CGGlyph).
public typealias CGGlyph = UInt16
