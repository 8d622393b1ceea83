/// The letters that are capitalised automatically (Apple: UITextAutocapitalizationType). Stored; has no effect on Linux.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
