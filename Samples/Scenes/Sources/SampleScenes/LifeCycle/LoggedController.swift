import UIKit

/// A controller that logs its callbacks. Its view has two subviews, between which a third view moves.
final class LoggedController: UIViewController {
  private let journal: CallbackJournal
  let left: LoggedView
  let right: LoggedView
  let guest: LoggedView

  init(journal: CallbackJournal) {
    self.journal = journal
    left = LoggedView("left", color: .systemIndigo, journal: journal)
    right = LoggedView("right", color: .systemTeal, journal: journal)
    guest = LoggedView("guest", color: .systemOrange, journal: journal)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  private func note(_ phase: CallbackPhase, _ call: String) { journal.note(phase, "controller", call) }

  override func loadView() {
    note(.appearance, "loadView()")
    view = LoggedView("root", color: .systemGray, journal: journal)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note(.appearance, "viewDidLoad()")
    view.addSubview(left)
    view.addSubview(right)
    left.addSubview(guest)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(.appearance, "viewWillAppear(\(animated))")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note(.appearance, "viewIsAppearing(\(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(.appearance, "viewDidAppear(\(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(.appearance, "viewWillDisappear(\(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(.appearance, "viewDidDisappear(\(animated))")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(.appearance, "willMove(toParent: \(parent == nil ? "nil" : "scene"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(.appearance, "didMove(toParent: \(parent == nil ? "nil" : "scene"))")
  }

  override func updateViewConstraints() {
    note(.constraints, "updateViewConstraints()")
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note(.layout, "viewWillLayoutSubviews()")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note(.layout, "viewDidLayoutSubviews()")
  }
}
