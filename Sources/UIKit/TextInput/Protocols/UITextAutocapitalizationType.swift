/// Which letters are typed as capitals without Shift (Apple: UITextAutocapitalizationType). Kept: a real keyboard has a Shift key.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
