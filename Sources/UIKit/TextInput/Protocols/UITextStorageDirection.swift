/// A direction in the storage order of a text (Apple: UITextStorageDirection).
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
