/// The input view and the accessory of the first responder, at the bottom of its window.
final class InputViewPanel: UIView {
  private static let duration: TimeInterval = 0.25
  private var accessory: UIView?
  private var input: UIView?
  /// The frame in the window at the end of the current animation.
  private(set) var goal = CGRect.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { nil }

  private func height(of view: UIView?, _ width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if view.bounds.height > 0 { return view.bounds.height }
    let natural = view.intrinsicContentSize.height
    return natural > 0 ? natural : view.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = height(of: accessory, bounds.width)
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  /// Shows the input view and the accessory view of a first responder; hides the panel if there are none.
  static func update(in window: UIWindow, for responder: UIResponder?) {
    let wanted = (responder?.inputView, responder?.inputAccessoryView)
    let present = window.inputPanel
    if wanted.0 == nil, wanted.1 == nil {
      if let present { present.leave(window) }
      return
    }
    if let present, present.input === wanted.0, present.accessory === wanted.1 { return }
    let from = present?.frame
    present?.removeFromSuperview()
    let panel = InputViewPanel(frame: .zero)
    (panel.input, panel.accessory) = wanted
    for view in [wanted.0, wanted.1].compactMap(\.self) { panel.addSubview(view) }
    let width = window.bounds.width
    let height = min(window.bounds.height, panel.height(of: wanted.0, width) + panel.height(of: wanted.1, width))
    let end = CGRect(x: 0, y: window.bounds.height - height, width: width, height: height)
    let begin = from ?? end.offsetBy(dx: 0, dy: height)
    panel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    panel.frame = begin
    window.addSubview(panel)
    window.inputPanel = panel
    panel.move(to: end, from: begin, in: window, willShow: true) {}
  }

  private func leave(_ window: UIWindow) {
    window.inputPanel = nil
    let end = CGRect(x: 0, y: window.bounds.height, width: frame.width, height: frame.height)
    move(to: end, from: frame, in: window, willShow: false) { [weak self] in self?.removeFromSuperview() }
  }

  private func move(to end: CGRect, from begin: CGRect, in window: UIWindow, willShow: Bool, then: @escaping () -> Void) {
    goal = end
    layoutIfNeeded()
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin), UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ names: Notification.Name...) {
      for name in names { NotificationCenter.default.post(name: name, object: window.screen, userInfo: info) }
    }
    post(
      UIResponder.keyboardWillChangeFrameNotification,
      willShow ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      self.frame = end
      window.followKeyboard()
      window.layoutIfNeeded()
    } completion: { _ in
      then()
      post(
        UIResponder.keyboardDidChangeFrameNotification,
        willShow ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
  }
}
