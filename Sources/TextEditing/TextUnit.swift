/// The unit by which a caret moves or text is deleted.
package enum TextUnit: Sendable { case character, word, line, paragraph, document }
