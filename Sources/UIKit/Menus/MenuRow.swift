/// One element of a menu: a check mark, a title above a subtitle, an image.
final class MenuRow: UIControl {
  static let height: CGFloat = 44

  let element: UIMenuElement
  private let mark = UIImageView(frame: .zero)
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let hasMarks: Bool

  /// - Parameter hasMarks: whether the menu reserves space for check marks.
  init(_ element: UIMenuElement, hasMarks: Bool) {
    self.element = element
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    let action = element as? UIAction
    let isRed = action?.attributes.contains(.destructive) == true || (element as? UIMenu)?.options.contains(.destructive) == true
    isEnabled = action?.attributes.contains(.disabled) != true
    let color: UIColor = !isEnabled ? .tertiaryLabel : isRed ? .systemRed : .label
    title.text = element.title
    title.textColor = color
    subtitle.text = element.subtitle
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    subtitle.isHidden = element.subtitle == nil
    let chevron = UIImage(systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    picture.image = (element is UIMenu ? chevron : Self.image(of: element))?.withRenderingMode(.alwaysTemplate)
    picture.contentMode = .center
    picture.tintColor = color
    if action?.state != .off, action != nil {
      let name = action?.state == .mixed ? "minus" : "checkmark"
      mark.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
    }
    mark.contentMode = .center
    mark.tintColor = color
    for part in [mark, title, subtitle, picture] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    accessibilityLabel = element.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  private static func image(of element: UIMenuElement) -> UIImage? {
    guard let action = element as? UIAction, action.state == .on, let selected = action.selectedImage else { return element.image }
    return selected
  }

  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror, start: CGFloat = hasMarks ? 32 : 16
    mark.frame = mirror(CGRect(x: 8, y: 0, width: 20, height: bounds.height))
    picture.frame = mirror(CGRect(x: bounds.width - 40, y: 0, width: 24, height: bounds.height))
    let width = max(bounds.width - start - (picture.image == nil ? 16 : 48), 0)
    let height: CGFloat = subtitle.isHidden ? bounds.height : 22
    let top = subtitle.isHidden ? 0 : (bounds.height - 40) / 2
    title.frame = mirror(CGRect(x: start, y: top, width: width, height: height))
    subtitle.frame = mirror(CGRect(x: start, y: top + 22, width: width, height: 18))
  }
}
