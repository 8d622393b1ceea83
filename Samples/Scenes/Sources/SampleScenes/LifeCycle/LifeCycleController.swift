import UIKit

/// Views, buttons that change them, and a log of the resulting callbacks.
final class LifeCycleController: SceneViewController {
  private let journal = CallbackJournal()
  private let guestContainer = UIView()
  private let journalView = JournalView(frame: .zero)
  private var buttons: [UIButton] = []
  private var legend: [UILabel] = []
  private var guestController: LoggedController

  init() {
    guestController = LoggedController(journal: journal)
    super.init(title: "Life Cycle", subtitle: "What UIKit calls, in its order. A line lies between two turns of the run loop.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    journal.onIterationEnd = { [weak self] in self?.journalView.append($0) }
    content.addSubview(guestContainer)
    content.addSubview(journalView)
    for phase in CallbackPhase.allCases {
      let label = UILabel()
      label.text = "● " + phase.rawValue
      label.font = .systemFont(ofSize: 11, weight: .medium)
      label.textColor = phase.color
      legend.append(label)
      content.addSubview(label)
    }
    addButton("Move") { $0.moveGuest() }
    addButton("Draw") { $0.guestController.guest.setNeedsDisplay() }
    addButton("Layout") { $0.guestController.view.setNeedsLayout() }
    addButton("Constraints") { $0.guestController.left.setNeedsUpdateConstraints() }
    addButton("Come/go") { $0.toggleController() }
    toggleController()
  }

  private func addButton(_ title: String, _ action: @escaping (LifeCycleController) -> Void) {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    configuration.buttonSize = .mini
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 4)
    let button = UIButton(configuration: configuration)
    button.addAction(UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
    buttons.append(button)
    content.addSubview(button)
  }

  private func moveGuest() {
    let guest = guestController.guest
    (guest.superview === guestController.left ? guestController.right : guestController.left).addSubview(guest)
  }

  private func toggleController() {
    if guestController.parent == nil {
      addChild(guestController)
      guestController.view.frame = guestContainer.bounds
      guestController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      guestContainer.addSubview(guestController.view)
      guestController.didMove(toParent: self)
    } else {
      guestController.willMove(toParent: nil)
      guestController.view.removeFromSuperview()
      guestController.removeFromParent()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = content.bounds.width - 2 * Self.margin
    guestContainer.frame = CGRect(x: Self.margin, y: 0, width: width, height: 170)
    var x = Self.margin
    let titles = buttons.map { $0.intrinsicContentSize.width }
    let room = (width - titles.reduce(0, +)) / CGFloat(buttons.count) - 6
    for (button, title) in zip(buttons, titles) {
      button.frame = CGRect(x: x, y: guestContainer.frame.maxY + 12, width: title + room, height: 34)
      x += title + room + 7.5
    }
    x = Self.margin
    for label in legend {
      let size = label.sizeThatFits(CGSize(width: width, height: 20))
      label.frame = CGRect(x: x, y: guestContainer.frame.maxY + 58, width: ceil(size.width), height: 16)
      x += ceil(size.width) + 10
    }
    let top = guestContainer.frame.maxY + 82
    journalView.frame = CGRect(x: Self.margin, y: top, width: width, height: max(content.bounds.height - top - Self.margin, 0))
  }
}

#if os(iOS)
  #Preview("LifeCycle") { LifeCycleController() }
#endif
