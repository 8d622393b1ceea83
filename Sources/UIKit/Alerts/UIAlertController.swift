/// Shows an alert or an action sheet (Apple: UIAlertController). Present it like any controller; a tap on a button dismisses it.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  open private(set) var preferredStyle = Style.actionSheet
  open var message: String? { didSet { rebuild() } }
  open override var title: String? { didSet { rebuild() } }
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action with a bold title, instead of the cancel action. The Return key triggers it.
  open var preferredAction: UIAlertAction? { didSet { rebuild() } }

  /// What programs set by key.
  var extras = Extras() { didSet { rebuild() } }

  private let shade = UIControl()
  private static let shadeColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
  private var cards: [AlertCard] = []
  private var keyboard: KeyboardObservation?

  /// Creates an empty action sheet. The nib is not loaded.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Adds an action. A second cancel action is refused and logged.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      UIKitLog.refused("an alert has one cancel action at most; \"\(action.title ?? "")\" is left out")
      return
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.rebuild() }
    rebuild()
  }

  /// The text fields in the order in which they were added; nil if there are none (Apple: textFields).
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Adds a text field below the message of an alert. Action sheets refuse it and log a message.
  /// - Parameter configurationHandler: called to set up the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return UIKitLog.refused("an action sheet has no text fields") }
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: 13).following(.footnote)
    field.adjustsFontForContentSizeCategory = true
    field.addAction(UIAction { [weak self] _ in self?.returnPressed(in: field) }, for: .primaryActionTriggered)
    fields.append(field)
    configurationHandler?(field)
    rebuild()
  }

  /// Moves to the next field when Return is pressed, or triggers the preferred action from the last field.
  private func returnPressed(in field: UITextField) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
      for card in cards { card.revealEditedField() }
    } else if let action = preferredAction {
      choose(action)
    } else {
      field.resignFirstResponder()
    }
  }

  /// Called when the content prefers another height.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    for card in cards { card.setNeedsLayout() }
    viewIfLoaded?.setNeedsLayout()
  }

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
    view.isOpaque = false
    shade.backgroundColor = Self.shadeColor
    shade.addAction(UIAction { [weak self] _ in self?.tappedBeside() }, for: .touchUpInside)
    view.addSubview(shade)
    rebuild()
    if preferredStyle == .alert { keyboard = observeKeyboard() }
  }

  private func rebuild() {
    guard isViewLoaded else { return }
    for card in cards { card.removeFromSuperview() }
    cards = isInMiddle ? [makeAlert()] : makeSheets()
    for card in cards { view.addSubview(card) }
    view.setNeedsLayout()
  }

  private var wholeLook: InterfaceLook { viewIfLoaded?.interfaceLook ?? UIScreen.main.interfaceLook }
  var look: InterfaceLook.Alert { wholeLook.alert }
  /// Whether there is one card in the middle of the screen. An action sheet with capsules is one, too (measured on iOS 27).
  private var isInMiddle: Bool { preferredStyle == .alert || look.capsules != nil }

  /// The source of an action sheet, in a look in which action sheets appear over their sources.
  private lazy var anchor = UIPopoverPresentationController(presentedViewController: self, presenting: nil)

  /// The popover that an action sheet would be in. It is used for the source only. Nil for alerts, and in a look in which action sheets come
  /// from the bottom of the screen.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .actionSheet && look.capsules != nil ? anchor : super.popoverPresentationController
  }

  /// The rectangle in the view over which the action sheet appears; nil for the middle. Apple (WWDC25 session 284): action sheets appear over
  /// their source on iPhone, too, and have no cancel button then, because a tap elsewhere cancels.
  var anchorFrame: CGRect? {
    guard preferredStyle == .actionSheet, look.capsules != nil, view.window != nil else { return nil }
    return anchor.source(in: view)
  }
  /// Whether the cards were made for a source.
  private var isAnchored = false

  private func makeAlert() -> AlertCard {
    // With two buttons, cancel is at the left; with more, it is at the bottom.
    let others = actions.filter { $0.style != .cancel }, cancel = isAnchored ? [] : actions.filter { $0.style == .cancel }
    let order = actions.count == 2 && preferredStyle == .alert ? cancel + others : others + cancel
    return AlertCard(
      title: title, message: message, extras, fields: fields, buttons: order.map { makeButton($0, size: 17) }, isSheet: false, wholeLook)
  }

  private func makeSheets() -> [AlertCard] {
    let others = actions.filter { $0.style != .cancel }.map { makeButton($0, size: 20) }
    let upper = AlertCard(title: title, message: message, extras, buttons: others, isSheet: true, wholeLook)
    guard let cancelAction else { return [upper] }
    return [upper, AlertCard(title: nil, message: nil, buttons: [makeButton(cancelAction, size: 20)], isSheet: true, wholeLook)]
  }

  private func makeButton(_ action: UIAlertAction, size: CGFloat) -> AlertButton {
    if look.capsules != nil {
      let isPreferred = preferredAction === action
      let font = UIFont.systemFont(ofSize: 17, weight: isPreferred ? .semibold : .medium).following(.body)
      return listening(AlertButton(action, font: font, on: isPreferred ? .prominentCapsule : .capsule))
    }
    let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let font = UIFont.systemFont(ofSize: size, weight: isBold ? .semibold : .regular).following(size == 17 ? .body : .title3)
    return listening(AlertButton(action, font: font))
  }

  private func listening(_ button: AlertButton) -> AlertButton {
    let action = button.action
    button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
    return button
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shade.frame = view.bounds
    let source = anchorFrame
    if isAnchored != (source != nil) {
      isAnchored = source != nil
      // That nothing is dimmed behind a sheet over its source is a guess.
      shade.backgroundColor = isAnchored ? nil : Self.shadeColor
      rebuild()
    }
    if let source {
      for card in cards { placeSheet(card, over: source) }
    } else if isInMiddle {
      for card in cards { placeAlert(card) }
    } else {
      placeSheets(cards)
    }
  }

  /// Animates the appearance: an alert shrinks from a larger scale, an action sheet slides up.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    dimBehind()
    guard animated else { return }
    view.layoutIfNeeded()
    let start = awayTransform
    for card in cards { card.transform = start }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      for card in self.cards { card.transform = .identity }
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    undimBehind()
    guard animated, !isInMiddle else { return }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      for card in self.cards { card.transform = self.awayTransform }
    }
  }

  /// The views behind the alert whose tint is dimmed, with their original adjustment modes.
  private var dimmed: [(view: UIView, mode: UIView.TintAdjustmentMode)] = []

  /// Dims the tint of all presenting controllers, as iOS does behind an alert.
  private func dimBehind() {
    guard dimmed.isEmpty else { return }
    var next = presentingViewController
    while let presenter = next {
      if let view = presenter.viewIfLoaded {
        dimmed.append((view, view.ownTintAdjustmentMode))
        view.tintAdjustmentMode = .dimmed
      }
      next = presenter.presentingViewController
    }
  }

  private func undimBehind() {
    for (view, mode) in dimmed { view.tintAdjustmentMode = mode }
    dimmed = []
  }

  private var awayTransform: CGAffineTransform {
    guard !isInMiddle else { return CGAffineTransform(scaleX: 1.15, y: 1.15) }
    return CGAffineTransform(translationX: 0, y: cards.reduce(16) { $0 + $1.bounds.height + 8 })
  }

  // MARK: Choices

  private func tappedBeside() {
    if preferredStyle == .actionSheet, let cancelAction { choose(cancelAction) }
  }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    let finish = { action.handler?(action) ?? () }
    if presentingViewController != nil { dismiss(animated: true, completion: finish) } else { finish() }
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (fields.first ?? self).becomeFirstResponder()
    for card in cards {
      card.revealEditedField()
      card.flashScrollIndicators()
    }
  }

  /// Handles Escape, which cancels, and Return, which triggers the preferred action.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let codes = presses.compactMap(\.key?.keyCode)
    if codes.contains(.keyboardEscape), let cancelAction {
      choose(cancelAction)
    } else if codes.contains(.keyboardReturnOrEnter), let preferredAction {
      choose(preferredAction)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}
