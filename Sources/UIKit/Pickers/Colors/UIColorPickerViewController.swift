/// Lets the user choose a color from a grid (Apple: UIColorPickerViewController).
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The selected color. Default black.
  open var selectedColor: UIColor = .black { didSet { if page.color != selectedColor { page.color = selectedColor } } }
  /// Whether the color can be translucent. Default true.
  open var supportsAlpha = true { didSet { page.supportsAlpha = supportsAlpha } }
  /// Stored; has no effect on Linux, because there is no eyedropper.
  open var supportsEyedropper = true
  private lazy var page = ColorPickerPage(color: selectedColor) { [weak self] in self?.userPicked($0, continuously: $1) }

  public init() { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    page.title = title ?? "Colors"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in
        self?.dismiss(animated: true)
      })
    showPanel(page)
  }

  private func userPicked(_ color: UIColor, continuously: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}
