/// Units of text (Apple: UITextGranularity).
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
