/// Along the text as it is stored (Apple: UITextStorageDirection).
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
