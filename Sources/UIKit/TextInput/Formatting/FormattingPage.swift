/// The content of a formatting sheet: a row of controls for each group.
final class FormattingPage: UIViewController, UIFontPickerViewControllerDelegate, UIColorPickerViewControllerDelegate {
  private unowned let sheet: UITextFormattingViewController
  private let rows = UIStackView()
  private var controls: [FormattingControls] = []

  init(_ sheet: UITextFormattingViewController) {
    self.sheet = sheet
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    rows.axis = .vertical
    rows.spacing = 12
    rows.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(rows)
    for group in sheet.configuration.groups {
      let row = UIStackView()
      row.spacing = 12
      row.distribution = .fillEqually
      for component in group.components {
        let made = FormattingControls(component.componentKey, sheet)
        controls.append(made)
        row.addArrangedSubview(made.row)
      }
      rows.addArrangedSubview(row)
    }
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 12),
      rows.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -12),
      rows.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -16),
    ])
    show(sheet.formattingDescriptor ?? UITextFormattingViewController.FormattingDescriptor())
  }

  /// Shows the attributes of the text in the controls.
  func show(_ descriptor: UITextFormattingViewController.FormattingDescriptor) { for part in controls { part.show(descriptor) } }

  // MARK: Pickers

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor else { return }
    sheet.report(.font(UIFont(descriptor: descriptor, size: sheet.formattingDescriptor?.fonts.first?.pointSize ?? 17)))
  }

  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
    if !continuously { sheet.report(.textColor(color)) }
  }
}
