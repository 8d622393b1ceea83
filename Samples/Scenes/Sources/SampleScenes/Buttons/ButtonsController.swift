import UIKit

/// Buttons of every type and configuration, in their states.
final class ButtonsController: UIViewController {
  private var rows: [[UIView]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addTypes()
    addConfigurations()
    addContents()
    for part in rows.joined() { view.addSubview(part) }
  }

  private func addTypes() {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    let custom = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    custom.setTitleColor(.systemPurple, for: .normal)
    let styled = UIButton(type: .system)
    styled.setAttributedTitle(
      NSAttributedString(
        string: "Attributed",
        attributes: [
          .font: UIFont.italicSystemFont(ofSize: 17), .foregroundColor: UIColor.systemOrange,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]), for: .normal)
    rows.append([system, disabled, custom, styled])
    let types: [UIButton.ButtonType] = [.infoLight, .detailDisclosure, .contactAdd, .close]
    let insets = UIButton(type: .system)
    insets.setTitle("Insets", for: .normal)
    insets.setImage(UIImage(systemName: "star.fill"), for: .normal)
    insets.contentEdgeInsets = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
    insets.imageEdgeInsets = UIEdgeInsets(top: 0, left: -4, bottom: 0, right: 4)
    insets.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
    insets.backgroundColor = .secondarySystemBackground
    insets.layer.cornerRadius = 10
    rows.append(types.map { UIButton(type: $0) } + [insets])
  }

  private func addConfigurations() {
    func button(
      _ configuration: UIButton.Configuration, _ title: String, isEnabled: Bool = true,
      change: (inout UIButton.Configuration) -> Void = { _ in }
    )
      -> UIButton
    {
      var configuration = configuration
      configuration.title = title
      change(&configuration)
      let button = UIButton(configuration: configuration)
      button.isEnabled = isEnabled
      return button
    }
    rows.append([button(.plain(), "Plain"), button(.gray(), "Gray"), button(.tinted(), "Tinted"), button(.filled(), "Filled")])
    rows.append([
      button(.borderless(), "Borderless"), button(.gray(), "Gray", isEnabled: false), button(.filled(), "Off", isEnabled: false),
    ])
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    rows.append(zip(sizes, ["Mini", "Small", "Medium", "Large"]).map { size, name in button(.tinted(), name) { $0.buttonSize = size } })
    let corners: [UIButton.Configuration.CornerStyle] = [.small, .medium, .large, .capsule]
    rows.append(
      zip(corners, ["Small", "Medium", "Large", "Capsule"]).map { style, name in
        button(.filled(), name) {
          $0.cornerStyle = style
          $0.baseBackgroundColor = .systemIndigo
        }
      })
    rows.append([
      button(.filled(), "Leading") {
        $0.image = UIImage(systemName: "cart.fill")
        $0.imagePadding = 6
      },
      button(.tinted(), "Trailing") {
        $0.image = UIImage(systemName: "chevron.right")
        $0.imagePlacement = .trailing
        $0.imagePadding = 6
      },
      button(.gray(), "Wait") {
        $0.showsActivityIndicator = true
        $0.imagePadding = 8
      },
    ])
  }

  private func addContents() {
    func large(_ placement: NSDirectionalRectEdge, _ subtitle: String?) -> UIButton {
      var configuration = UIButton.Configuration.tinted()
      configuration.title = "Play"
      configuration.subtitle = subtitle
      configuration.image = UIImage(systemName: "play.fill")
      configuration.imagePlacement = placement
      configuration.imagePadding = 8
      return UIButton(configuration: configuration)
    }
    var stroked = UIButton.Configuration.plain()
    stroked.title = "Stroke"
    stroked.background.strokeColor = .systemTeal
    stroked.background.strokeWidth = 1.5
    stroked.baseForegroundColor = .systemTeal
    stroked.cornerStyle = .capsule
    rows.append([large(.top, nil), large(.leading, "Next episode"), UIButton(configuration: stroked)])
    let chosen = UIButton(configuration: .gray())
    chosen.configuration?.title = "Selected"
    chosen.isSelected = true
    let held = UIButton(configuration: .filled())
    held.configuration?.title = "Held"
    held.isHighlighted = true
    let menu = UIButton(configuration: .gray())
    menu.configuration?.title = "Menu"
    menu.configuration?.image = UIImage(systemName: "ellipsis.circle")
    menu.configuration?.imagePadding = 6
    menu.menu = Self.menu
    menu.showsMenuAsPrimaryAction = true
    rows.append([chosen, held, menu])
  }

  private static var menu: UIMenu {
    func action(_ title: String, _ image: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
      -> UIAction
    {
      UIAction(title: title, image: UIImage(systemName: image), attributes: attributes, state: state) { _ in }
    }
    return UIMenu(
      title: "Photo",
      children: [
        UIMenu(options: .displayInline, children: [action("Share", "square.and.arrow.up"), action("Favourite", "heart", state: .on)]),
        UIMenu(title: "Sort", children: [action("Name", "textformat"), action("Date", "calendar")]),
        UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
      ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var y: CGFloat = 16
    for row in rows {
      for case let button as UIButton in row { button.sizeToFit() }
      let height = row.map(\.bounds.height).max() ?? 0
      var x: CGFloat = 16
      for part in row {
        part.frame.origin = CGPoint(x: x, y: y + ((height - part.bounds.height) / 2).rounded())
        x += part.bounds.width + 12
      }
      y += height + 18
    }
  }
}

#if os(iOS)
  #Preview("Buttons", traits: .fixedLayout(width: 375, height: 667)) { ButtonsController() }
#endif
