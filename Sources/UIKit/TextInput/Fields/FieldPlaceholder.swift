/// What a field shows while it is empty. The field draws it, so that a subclass can draw something else.
final class FieldPlaceholder: UILabel {
  override func drawText(in rect: CGRect) {
    guard let field = superview as? UITextField else { return super.drawText(in: rect) }
    field.drawPlaceholder(in: rect)
  }

  func drawOwnText(in rect: CGRect) { super.drawText(in: rect) }
}
