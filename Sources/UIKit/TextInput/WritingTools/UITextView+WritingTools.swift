extension UITextView {
  /// Whether Writing Tools work on the text: false, since Linux has none.
  public var isWritingToolsActive: Bool { false }
}
