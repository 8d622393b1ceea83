import CoreGraphics

/// The input view or the simulated keyboard, and the accessory above it, of the first responder, at the bottom of its window.
final class InputViewPanel: UIView {
  private static let duration: TimeInterval = 0.25
  private var accessory: UIView?
  private var input: UIView?
  /// The height of the simulated keyboard; nil if there is none.
  private var keyboard: KeyboardHeight?
  private var picture: KeyboardPicture?
  /// The frame in the window at the end of the current animation.
  private(set) var targetFrame = CGRect.zero
  /// The top of the covered area in the window: that of `targetFrame`, or the position at which a finger holds the panel.
  var top: CGFloat { isHeld ? frame.minY : targetFrame.minY }
  /// Whether a finger that scrolls has moved the panel down.
  private(set) var isHeld = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  private func height(of view: UIView?, _ width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if view.bounds.height > 0 { return view.bounds.height }
    let natural = view.intrinsicContentSize.height
    return natural > 0 ? natural : view.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// The height of all parts in a window of this size.
  private func height(in size: CGSize) -> CGFloat {
    min(size.height, height(of: accessory, size.width) + height(of: input, size.width) + (keyboard?.total ?? 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = height(of: accessory, bounds.width)
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let rest = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    input?.frame = rest
    picture?.frame = rest
    if let window, targetFrame != .zero, targetFrame.width != window.bounds.width { windowResized(window) }
  }

  /// A keyboard that is not drawn lets touches through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && input == nil && picture == nil ? nil : hit
  }

  // MARK: Showing

  /// Whether a first responder that has no input view brings up a keyboard.
  private static func wantsKeyboard(_ responder: UIResponder?, in window: UIWindow) -> Bool {
    guard window.screen.keyboard != .off, responder is any UIKeyInput, responder?.inputView == nil else { return false }
    return (responder as? UITextView)?.isEditable ?? true
  }

  /// Shows the input view or the keyboard, and the accessory view of a first responder; hides the panel if there are none.
  static func update(in window: UIWindow, for responder: UIResponder?) {
    let wanted = (responder?.inputView, responder?.inputAccessoryView)
    let keyboard = wantsKeyboard(responder, in: window) ? KeyboardHeight(screen: window.bounds.size) : nil
    let isDrawn = keyboard != nil && window.screen.keyboard == .drawn
    let present = window.inputPanel
    if wanted.0 == nil, wanted.1 == nil, keyboard == nil {
      if let present { present.leave(window) }
      return
    }
    if let present, present.input === wanted.0, present.accessory === wanted.1, present.keyboard == keyboard,
      (present.picture != nil) == isDrawn
    {
      return
    }
    let from = present?.frame
    present?.removeFromSuperview()
    let panel = InputViewPanel(frame: .zero)
    (panel.input, panel.accessory) = wanted
    panel.keyboard = keyboard
    if isDrawn, let keyboard { panel.picture = KeyboardPicture(keyboard) }
    panel.backgroundColor = keyboard != nil && !isDrawn ? nil : .secondarySystemBackground
    for view in [panel.picture, wanted.0, wanted.1].compactMap(\.self) { panel.addSubview(view) }
    let height = panel.height(in: window.bounds.size)
    let end = CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
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

  /// Adapts the height of the keyboard to the new size of the window, for example after a rotation.
  private func windowResized(_ window: UIWindow) {
    guard window.inputPanel === self else { return }
    if keyboard != nil {
      let new = KeyboardHeight(screen: window.bounds.size)
      keyboard = new
      picture?.height = new
    }
    let height = height(in: window.bounds.size)
    let end = CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
    move(to: end, from: targetFrame, in: window, willShow: true) {}
  }

  private func move(to end: CGRect, from begin: CGRect, in window: UIWindow, willShow: Bool, then: @escaping () -> Void) {
    targetFrame = end
    isHeld = false
    layoutIfNeeded()
    func onScreen(_ rect: CGRect) -> NSValue { NSValue(cgRect: CGRect(origin: window.convertToScreen(rect.origin), size: rect.size)) }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: onScreen(begin), UIResponder.keyboardFrameEndUserInfoKey: onScreen(end),
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

  // MARK: Interactive dismissal

  /// Moves the panel down to a finger that has reached it while scrolling.
  /// - Parameter y: the vertical position of the finger in the window, in points.
  func follow(finger y: CGFloat) {
    guard let window else { return }
    let top = min(max(y, targetFrame.minY), window.bounds.height)
    guard isHeld || top > targetFrame.minY else { return }
    isHeld = true
    UIView.performWithoutAnimation {
      frame.origin.y = top
      window.followKeyboard()
    }
  }

  /// Ends editing if the finger has moved the panel down and was not moving up; otherwise moves the panel back.
  /// - Parameter velocity: the vertical velocity of the finger in points per second.
  func letGo(velocity: CGFloat) {
    guard isHeld, let window else { return }
    if velocity >= 0, frame.minY > targetFrame.minY, window.endEditing(false) { return }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      self.isHeld = false
      self.frame = self.targetFrame
      window.followKeyboard()
      window.layoutIfNeeded()
    }
  }
}
