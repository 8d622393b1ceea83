/// How far a caret moves, or what is deleted, at once.
enum TextUnit: Sendable { case character, word, line, paragraph, document }
