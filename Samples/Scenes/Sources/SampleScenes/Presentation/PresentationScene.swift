import UIKit

/// A list of presentations: sheets with detents, a popover with an arrow, a card that flips.
final class PresentationScene: UIViewController, UIPopoverPresentationControllerDelegate {
  private static let styles = ["Page sheet", "Half sheet", "Custom heights", "Popover", "Flip", "Cross dissolve", "My own animator"]

  private let picture = UIImageView()
  private let buttons = styles.map { name in
    let button = UIButton(type: .system)
    button.configuration = .tinted()
    button.configuration?.title = name
    return button
  }
  private let turner = TurnTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Presentation"
    view.backgroundColor = .systemBackground
    picture.image = Landscape(.dusk, seed: 19).image(size: CGSize(width: 390, height: 300))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    view.addSubview(picture)
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { [weak self] _ in self?.show(index) }, for: .touchUpInside)
      view.addSubview(button)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.showPopover(fromBar: true) })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width, top = view.safeAreaInsets.top
    picture.frame = CGRect(x: 0, y: top, width: width, height: 300)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 24, y: top + 320 + CGFloat(index) * 60, width: width - 48, height: 48)
    }
  }

  private func show(_ index: Int) {
    let card = CardController(Self.styles[index])
    switch index {
    case 0: present(card, animated: true)
    case 1:
      card.sheetPresentationController?.detents = [.medium(), .large()]
      card.sheetPresentationController?.prefersGrabberVisible = true
      present(card, animated: true)
    case 2:
      card.sheetPresentationController?.detents = [.custom { _ in 220 }, .custom { $0.maximumDetentValue * 0.75 }]
      card.sheetPresentationController?.preferredCornerRadius = 24
      card.sheetPresentationController?.prefersGrabberVisible = true
      present(card, animated: true)
    case 3: showPopover(fromBar: false)
    case 4, 5:
      card.modalPresentationStyle = .fullScreen
      card.modalTransitionStyle = index == 4 ? .flipHorizontal : .crossDissolve
      present(card, animated: true)
    default:
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = turner
      present(card, animated: true)
    }
  }

  private func showPopover(fromBar: Bool) {
    let card = CardController("Popover")
    card.modalPresentationStyle = .popover
    card.preferredContentSize = CGSize(width: 240, height: 180)
    card.popoverPresentationController?.delegate = self
    if fromBar {
      card.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    } else {
      card.popoverPresentationController?.sourceView = buttons[3]
    }
    present(card, animated: true)
  }

  /// Keeps the popover in a compact width.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

#if os(iOS)
  #Preview("Presentation") { UINavigationController(rootViewController: PresentationScene()) }
#endif
