/// A page with a grid of colors, an opacity slider below it, and a sample of the chosen color.
final class ColorPickerPage: UIViewController {
  private let grid = ColorGrid(frame: .zero)
  private let opacity = UISlider(frame: .zero)
  private let caption = UILabel()
  private let sample = UIView(frame: .zero)
  private let choose: (_ color: UIColor, _ continuously: Bool) -> Void
  var color: UIColor { didSet { if viewIfLoaded != nil { show() } } }
  var supportsAlpha = true { didSet { if viewIfLoaded != nil { show() } } }

  init(color: UIColor, choose: @escaping (_ color: UIColor, _ continuously: Bool) -> Void) {
    self.color = color
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    caption.text = "Opacity"
    caption.font = .preferredFont(forTextStyle: .footnote, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    caption.textColor = .secondaryLabel
    sample.layer.cornerRadius = 8
    sample.layer.borderWidth = 1
    sample.layer.borderColor = UIColor.separator.cgColor
    for part in [grid, caption, opacity, sample] { view.addSubview(part) }
    grid.addAction(
      UIAction { [weak self] _ in
        guard let self, let color = self.grid.color else { return }
        self.userPicked(color.withAlphaComponent(self.supportsAlpha ? CGFloat(self.opacity.value) : 1), continuously: self.grid.isChoosing)
      }, for: .valueChanged)
    opacity.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.userPicked(self.color.withAlphaComponent(CGFloat(self.opacity.value)), continuously: self.opacity.isTracking)
      }, for: .valueChanged)
    show()
  }

  private func userPicked(_ color: UIColor, continuously: Bool) {
    self.color = color
    choose(color, continuously)
  }

  private func show() {
    sample.backgroundColor = color
    caption.isHidden = !supportsAlpha
    opacity.isHidden = !supportsAlpha
    if !opacity.isTracking { opacity.value = Float(color.cgColor.alpha) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 16)
    let width = min(area.width, 420), x = area.midX - width / 2
    let side = min(width / CGFloat(ColorGrid.columns), max(area.height - 136, 60) / CGFloat(ColorGrid.rows))
    grid.frame = CGRect(x: x, y: area.minY, width: width, height: side * CGFloat(ColorGrid.rows))
    caption.frame = CGRect(x: x, y: grid.frame.maxY + 12, width: width, height: 18)
    opacity.frame = CGRect(x: x, y: caption.frame.maxY, width: width, height: 34)
    sample.frame = CGRect(x: x, y: opacity.frame.maxY + 12, width: 56, height: 56)
  }
}
