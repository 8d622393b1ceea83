/// The appearance of a toolbar (Apple: UIToolbarAppearance).
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(buttonAppearance, forKey: "buttonAppearance")
    coder.encode(doneButtonAppearance, forKey: "doneButtonAppearance")
  }

  override func decode(_ coder: NSCoder) {
    super.decode(coder)
    buttonAppearance = coder.itemAppearance("buttonAppearance") ?? buttonAppearance
    doneButtonAppearance = coder.itemAppearance("doneButtonAppearance") ?? doneButtonAppearance
  }

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}
