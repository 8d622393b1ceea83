/// The placeholder of an empty text field. The field draws it, so that a subclass can override the drawing.
final class FieldPlaceholder: UILabel {
  override func drawText(in rect: CGRect) {
    guard let field = superview as? UITextField else { return super.drawText(in: rect) }
    field.drawPlaceholder(in: rect)
  }

  func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}
