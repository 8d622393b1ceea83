import UIKit

/// Photos, a message and buttons with menus.
final class ContextMenusController: UIViewController {
  private static let lights: [(Landscape.Light, String)] = [(.dawn, "Dawn"), (.day, "Day"), (.dusk, "Dusk"), (.night, "Night")]

  private lazy var photos = Self.lights.enumerated().map { index, light in
    PhotoTile(Landscape(light.0, seed: 40 + index), name: light.1, log: { [weak self] in self?.log($0) })
  }
  private lazy var bubble = MessageBubble { [weak self] in self?.log($0) }
  private let popUp = UIButton(configuration: .gray())
  private let pullDown = UIButton(configuration: .tinted())
  private let status = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Context menus"
    view.backgroundColor = .systemBackground
    status.text = "Hold a picture or the message"
    status.font = .preferredFont(forTextStyle: .footnote)
    status.textColor = .secondaryLabel
    status.textAlignment = .center
    makeButtons()
    for part in photos as [UIView] + [bubble, popUp, pullDown, status] { view.addSubview(part) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"),
      menu: UIMenu(
        title: "View",
        children: [
          UIMenu(
            options: [.displayInline, .singleSelection],
            children: [
              UIAction(title: "Pictures", state: .on) { [weak self] in self?.log($0.title) },
              UIAction(title: "List") { [weak self] in self?.log($0.title) },
            ]),
          UIDeferredMenuElement { completion in completion([UIAction(title: "Albums", image: UIImage(systemName: "folder")) { _ in }]) },
        ]))
  }

  private func makeButtons() {
    popUp.menu = UIMenu(
      children: ["Name", "Date taken", "Size"].map { name in UIAction(title: name) { [weak self] _ in self?.log("Sorted by \(name)") } })
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    pullDown.configuration?.title = "Add"
    pullDown.configuration?.image = UIImage(systemName: "plus")
    pullDown.configuration?.imagePadding = 6
    let colors: [(String, UIColor)] = [("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Blue", .systemBlue)]
    pullDown.menu = UIMenu(
      children: [
        UIMenu(
          options: [.displayInline, .displayAsPalette, .singleSelection],
          children: colors.map { name, color in
            UIAction(
              title: name, image: Self.dot(color),
              attributes: .keepsMenuPresented, state: name == "Orange" ? .on : .off
            ) { _ in }
          }),
        UIAction(title: "New album", subtitle: "With the chosen colour", image: UIImage(systemName: "folder")) { [weak self] in
          self?.log($0.title)
        },
        UIAction(title: "Scan", image: UIImage(systemName: "photo"), attributes: .disabled) { _ in },
        UIDeferredMenuElement.uncached { _ in },
      ])
    pullDown.showsMenuAsPrimaryAction = true
  }

  private static func dot(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { context in
      color.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 20, height: 20))
    }
  }

  private func log(_ text: String) { status.text = text }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + 12, width = (view.bounds.width - 44) / 2
    for (index, photo) in photos.enumerated() {
      photo.frame = CGRect(
        x: 16 + CGFloat(index % 2) * (width + 12), y: top + CGFloat(index / 2) * 142, width: width, height: 130)
    }
    bubble.frame = CGRect(x: 16, y: top + 300, width: view.bounds.width - 80, height: 64)
    for (index, button) in [popUp, pullDown].enumerated() {
      button.sizeToFit()
      button.frame.origin = CGPoint(x: index == 0 ? 16 : view.bounds.width - 16 - button.bounds.width, y: top + 384)
    }
    status.frame = CGRect(x: 16, y: top + 440, width: view.bounds.width - 32, height: 20)
  }
}

#if os(iOS)
  #Preview("ContextMenus", traits: .fixedLayout(width: 375, height: 667)) {
    UINavigationController(rootViewController: ContextMenusController())
  }
#endif
