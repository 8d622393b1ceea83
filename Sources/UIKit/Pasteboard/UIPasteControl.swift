/// A button that pastes into its target (Apple: UIPasteControl).
open class UIPasteControl: UIControl {
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel, iconOnly, labelOnly, arrowAndLabel
  }

  /// The appearance of the button (Apple: UIPasteControl.Configuration).
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    open var cornerRadius: CGFloat = 0
    /// The color of the content; nil is white.
    open var baseForegroundColor: UIColor?
    /// The background color; nil is the tint color.
    open var baseBackgroundColor: UIColor?

    public override init() {
      super.init()
    }
  }

  public let configuration: Configuration
  /// The object that receives the items; nil is the first responder.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button = UIButton(type: .system)

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly {
      look.image = UIImage(systemName: "doc.on.clipboard")
      look.imagePadding = 6
    }
    look.cornerStyle = configuration.cornerStyle
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = look
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
    addSubview(button)
  }

  private func paste() {
    let providers = UIPasteboard.general.itemProviders
    if let target {
      if target.canPaste(providers) { target.paste(itemProviders: providers) }
      return
    }
    guard let responder = window?.firstResponder else { return }
    if responder.canPaste(providers) { responder.paste(itemProviders: providers) } else { responder.paste(self) }
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
