/// A date picker in one line: pills with the date and the time, which open a calendar or wheels in a popover.
final class CompactDateContent: UIView, DatePickerContent, UIPopoverPresentationControllerDelegate {
  private static let gap: CGFloat = 6
  private static let calendarWidth: CGFloat = 320

  var onChoice: ((Date, TimeInterval) -> Void)?
  private let day = DatePill(frame: .zero)
  private let time = DatePill(frame: .zero)
  private var date = Date()
  private var settings: DateSettings?
  private weak var open: UIViewController?
  private weak var openContent: (any DatePickerContent)?
  private var openMode = UIDatePicker.Mode.date

  override init(frame: CGRect) {
    super.init(frame: frame)
    for pill in [day, time] { addSubview(pill) }
    day.addAction(UIAction { [weak self] _ in self?.present(.date) }, for: .touchUpInside)
    time.addAction(UIAction { [weak self] _ in self?.present(.time) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ date: Date, duration: TimeInterval, _ settings: DateSettings, animated: Bool) {
    self.date = date
    self.settings = settings
    day.isHidden = settings.mode == .time || settings.mode == .countDownTimer
    time.isHidden = settings.mode == .date || settings.mode == .yearAndMonth
    day.text = settings.formatter(settings.mode == .yearAndMonth ? "yMMMM" : "yMMMd").string(from: date)
    time.text = settings.formatter("jmm").string(from: date)
    if let openContent { openContent.show(date, duration: 0, of(settings, openMode), animated: false) }
    setNeedsLayout()
  }

  private func of(_ settings: DateSettings, _ mode: UIDatePicker.Mode) -> DateSettings {
    var settings = settings
    settings.mode = settings.mode == .yearAndMonth ? .yearAndMonth : mode
    return settings
  }

  private var pills: [DatePill] { [day, time].filter { !$0.isHidden } }

  var fittingSize: CGSize {
    let sizes = pills.map(\.intrinsicContentSize)
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(sizes.count - 1, 0)), height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror, wanted = fittingSize.width, gaps = Self.gap * CGFloat(max(pills.count - 1, 0))
    // Without enough room the pills become narrower, and their texts smaller.
    let share = bounds.width < wanted ? max(bounds.width - gaps, 0) / max(wanted - gaps, 1) : 1
    var x = max(bounds.width - wanted, 0)
    for pill in pills {
      var size = pill.intrinsicContentSize
      if share < 1 { size.width = (size.width * share).rounded(.down) }
      pill.frame = mirror(CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
      x += size.width + Self.gap
    }
  }

  // MARK: Popover

  private func present(_ mode: UIDatePicker.Mode) {
    guard let settings, let presenter = UIViewController.nearest(to: self) else { return }
    let pill = mode == .time ? time : day
    let own = of(settings, mode)
    let content: any DatePickerContent =
      mode == .time || own.mode == .yearAndMonth ? WheelsDateContent(frame: .zero) : InlineDateContent(frame: .zero)
    content.show(date, duration: 0, own, animated: false)
    content.onChoice = { [weak self] date, _ in
      guard let self else { return }
      onChoice?(date, 0)
    }
    let controller = UIViewController()
    let size = mode == .time ? CGSize(width: 216, height: 216) : CGSize(width: Self.calendarWidth, height: content.fittingSize.height + 16)
    controller.view.addSubview(content)
    controller.view.backgroundColor = .clear
    content.frame = CGRect(origin: .zero, size: size).insetBy(dx: mode == .time ? 0 : 8, dy: mode == .time ? 0 : 8)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.frame.size = size
    controller.preferredContentSize = size
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = pill
    controller.popoverPresentationController?.sourceRect = pill.bounds
    controller.popoverPresentationController?.delegate = self
    open = controller
    openContent = content
    openMode = mode
    pill.isOpen = true
    presenter.present(controller, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    for pill in [day, time] { pill.isOpen = false }
  }
}

extension UIViewController {
  /// Returns the controller that contains a view.
  static func nearest(to view: UIView) -> UIViewController? {
    var link: UIResponder? = view
    while let present = link {
      if let controller = present as? UIViewController { return controller }
      link = present.next
    }
    return view.window?.rootViewController
  }
}
