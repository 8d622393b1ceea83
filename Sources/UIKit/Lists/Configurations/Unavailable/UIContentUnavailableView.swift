/// A view that shows that there is no content (Apple: UIContentUnavailableView).
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView(frame: .zero)
  /// Stored; has no effect on Linux. The content does not scroll.
  open var isScrollEnabled = false
  open var configuration: any UIContentConfiguration { didSet { fill() } }

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor), stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
    ])
    fill()
  }

  private func fill() {
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    for part in stack.arrangedSubviews { part.removeFromSuperview() }
    directionalLayoutMargins = shown.directionalLayoutMargins
    backgroundColor = shown.background.backgroundColor
    stack.alignment = shown.alignment == .center ? .center : .leading
    var last: UIView?
    func add(_ part: UIView?, after padding: CGFloat) {
      guard let part else { return }
      if let last { stack.setCustomSpacing(padding, after: last) }
      stack.addArrangedSubview(part)
      last = part
    }
    add(picture(of: shown), after: 0)
    add(label(shown.text, shown.attributedText, shown.textProperties, shown), after: shown.imageToTextPadding)
    add(
      label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, shown),
      after: shown.textToSecondaryTextPadding)
    add(button(shown.button, shown.buttonProperties), after: shown.textToButtonPadding)
    add(button(shown.secondaryButton, shown.secondaryButtonProperties), after: shown.buttonToSecondaryButtonPadding)
  }

  private func picture(of shown: UIContentUnavailableConfiguration) -> UIView? {
    if shown.isLoading {
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.startAnimating()
      return spinner
    }
    guard let image = shown.image else { return nil }
    let view = UIImageView(image: image)
    view.tintColor = shown.imageProperties.tintColor
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = shown.imageProperties.cornerRadius
    view.clipsToBounds = shown.imageProperties.cornerRadius > 0
    let limit = shown.imageProperties.maximumSize
    if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
    if limit.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true }
    return view
  }

  private func label(
    _ text: String?, _ styled: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    _ shown: UIContentUnavailableConfiguration
  ) -> UIView? {
    guard styled != nil || text?.isEmpty == false else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let styled { label.attributedText = styled } else { label.text = properties.transformed(text) }
    return label
  }

  private func button(
    _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    guard look.title?.isEmpty == false || look.attributedTitle != nil || look.image != nil else { return nil }
    let button = UIButton(configuration: look, primaryAction: nil)
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    return button
  }
}
