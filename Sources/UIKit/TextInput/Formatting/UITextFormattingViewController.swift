/// A sheet in which the user formats text (Apple: UITextFormattingViewController). It reports changes to its delegate, which applies them.
open class UITextFormattingViewController: UIViewController {
  public private(set) var configuration: Configuration
  open weak var delegate: (any Delegate)?
  /// The formatting that the controls show. The delegate sets it after each change. Default nil.
  open var formattingDescriptor: FormattingDescriptor? { didSet { page.show(formattingDescriptor ?? FormattingDescriptor()) } }
  private lazy var page = FormattingPage(self)

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { self.init() }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    page.title = title ?? "Format"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    showPanel(page)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.textFormattingDidFinish(self) }
  }

  func report(_ change: ChangeValue) { delegate?.textFormattingViewController(self, didChangeValue: change) }

  // MARK: Pickers

  func pickFont() {
    let picker = UIFontPickerViewController(
      configuration: configuration.fontPickerConfiguration ?? UIFontPickerViewController.Configuration())
    picker.delegate = page
    if delegate?.textFormattingViewController(self, shouldPresentFontPicker: picker) != false { present(picker, animated: true) }
  }

  func pickColor() {
    let picker = UIColorPickerViewController()
    picker.delegate = page
    if let color = formattingDescriptor?.textColors.first { picker.selectedColor = color }
    if delegate?.textFormattingViewController(self, shouldPresentColorPicker: picker) != false { present(picker, animated: true) }
  }
}
