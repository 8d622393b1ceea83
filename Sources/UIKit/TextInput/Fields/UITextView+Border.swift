extension UITextView {
  /// The border of a text view (Apple: UITextView.BorderStyle).
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  private static let borders = SideTable<UITextView, FieldBorder>()

  /// The border. Default none. It stays at the edges of the view while the text scrolls.
  public var borderStyle: BorderStyle {
    get { Self.borders[self].flatMap { BorderStyle(rawValue: $0.style.rawValue) } ?? .none }
    set {
      guard newValue != borderStyle else { return }
      let border = Self.borders[self] ?? FieldBorder(frame: bounds)
      Self.borders[self] = border
      border.style = UITextField.BorderStyle(rawValue: newValue.rawValue) ?? .none
      if border.superview == nil { insertSubview(border, at: 0) }
      layOutBorder()
    }
  }

  /// Keeps the border at the edges.
  func layOutBorder() {
    guard let border = Self.borders[self] else { return }
    if border.frame != bounds { border.frame = bounds }
  }
}
