/// An empty view whose layout pass places the views of a selection, after the layout of the text input that contains it.
final class SelectionLayout: UIView {
  weak var interaction: UITextSelectionDisplayInteraction?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    interaction?.layoutManagedSubviews()
  }
}
