import UIKit

/// A picture with a context menu. A large picture takes its place while the menu is open.
final class PhotoTile: UIImageView, UIContextMenuInteractionDelegate {
  private let landscape: Landscape
  private let name: String
  private let log: (String) -> Void
  private var isFavourite = false

  init(_ landscape: Landscape, name: String, log: @escaping (String) -> Void) {
    self.landscape = landscape
    self.name = name
    self.log = log
    super.init(frame: .zero)
    image = landscape.image(size: CGSize(width: 166, height: 130))
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = 12
    isUserInteractionEnabled = true
    accessibilityLabel = name
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(
      identifier: name as NSString, previewProvider: { [landscape] in PhotoController(landscape) },
      actionProvider: { [weak self] suggested in self?.menu(suggested) })
  }

  private func menu(_ suggested: [UIMenuElement]) -> UIMenu {
    func action(_ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) { [log, name] _ in log("\(title): \(name)") }
    }
    let favourite = UIAction(
      title: isFavourite ? "Unfavourite" : "Favourite", image: UIImage(systemName: isFavourite ? "star" : "heart")
    ) { [weak self] _ in self?.isFavourite.toggle() }
    let albums = UIMenu(
      title: "Move to", image: UIImage(systemName: "folder"), options: .singleSelection,
      children: ["Summer", "Winter"].map { album in
        UIAction(title: album, state: album == "Summer" ? .on : .off) { [log] _ in log("Moved to \(album)") }
      })
    let row = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: [action("Copy", "doc.on.doc"), action("Share", "square.and.arrow.up"), favourite])
    let delete = UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)])
    return UIMenu(children: [row, action("Rename", "pencil"), albums, delete] + suggested)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let controller = animator.previewViewController else { return }
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in
      let navigation = self?.window?.rootViewController as? UINavigationController
      navigation?.pushViewController(controller, animated: true)
    }
  }
}

/// A picture that fills the view.
private final class PhotoController: UIViewController {
  private let picture = UIImageView()
  private let landscape: Landscape

  init(_ landscape: Landscape) {
    self.landscape = landscape
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 320, height: 240)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.image = landscape.image(size: preferredContentSize)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = view.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picture)
  }
}
