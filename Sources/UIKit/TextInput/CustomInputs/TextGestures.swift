/// The gestures of a text interaction. Points are in the coordinates of the interaction's view, unless they are passed to the text input.
@MainActor
final class TextGestures: NSObject, UIGestureRecognizerDelegate {
  typealias Input = any UIResponder & UITextInput

  unowned let interaction: UITextInteraction
  private let taps = (1...3).map { count in
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.numberOfTapsRequired = count
    return tap
  }
  private let press = UILongPressGestureRecognizer(target: nil, action: nil)
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  private let loupe = Loupe()
  private var menu: UIEditMenuInteraction?
  /// The end of the selection that stays while a handle or a mouse moves the other one.
  private var fixed: UITextPosition?
  /// Whether the latest touch is that of a mouse.
  private var isMouse = false
  /// The number of taps of the latest touch. The recogniser of single taps also recognises the second tap of a double tap.
  private var tapCount = 1
  /// The location at which the latest touch began.
  private var start = CGPoint.zero
  /// Whether the latest touch has closed the edit menu.
  private var closedMenu = false

  var all: [UIGestureRecognizer] { taps + [press, pan] }

  init(_ interaction: UITextInteraction) {
    self.interaction = interaction
    super.init()
    pan.maximumNumberOfTouches = 1
    for recognizer in all { recognizer.delegate = self }
    for tap in taps { tap.addTarget(self, action: Selector("tapped:", TextGestures.tapped(_:))) }
    press.addTarget(self, action: Selector("pressed:", TextGestures.pressed(_:)))
    pan.addTarget(self, action: Selector("panned:", TextGestures.panned(_:)))
  }

  /// Ends the gestures of a view that the interaction leaves.
  func end() {
    fixed = nil
    loupe.hide()
    menu?.view?.removeInteraction(menu ?? UIEditMenuInteraction(delegate: nil))
    menu = nil
  }

  // MARK: Recognisers

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    isMouse = touch.isEmulated
    tapCount = touch.tapCount
    start = touch.location(in: interaction.view)
    closedMenu = menu?.closedAt == touch.timestamp
    return interaction.textInput != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { taps.contains { $0 === gestureRecognizer } && taps.contains { $0 === otherGestureRecognizer } }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let input = interaction.textInput else { return false }
    if gestureRecognizer === pan {
      fixed = isMouse ? position(at: start, input) : fixedEnd(forHandleAt: start, input)
      guard fixed != nil else { return false }
    }
    if gestureRecognizer === press, isMouse { return false }
    return interaction.delegate?.interactionShouldBegin(interaction, at: gestureRecognizer.location(in: interaction.view)) ?? true
  }

  private func begin() { interaction.delegate?.interactionWillBegin(interaction) }
  private func finish() { interaction.delegate?.interactionDidEnd(interaction) }

  /// Returns the position of the text that is nearest to a point.
  private func position(at point: CGPoint, _ input: Input) -> UITextPosition? {
    input.closestPosition(to: input.textInputView.convert(point, from: interaction.view))
  }

  private func range(_ a: UITextPosition, _ b: UITextPosition, _ input: Input) -> UITextRange? {
    input.compare(a, to: b) == .orderedDescending ? input.textRange(from: b, to: a) : input.textRange(from: a, to: b)
  }

  // MARK: Taps

  func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, tap.numberOfTapsRequired == min(tapCount, 3), let input = interaction.textInput else { return }
    begin()
    defer { finish() }
    let wasFirst = input.isFirstResponder
    guard wasFirst || input.becomeFirstResponder() else { return }
    guard let position = position(at: tap.location(in: interaction.view), input) else { return }
    switch tap.numberOfTapsRequired {
    case 1: placeCursor(at: position, input, wasFirst)
    case 2: select(.word, at: position, input)
    default: select(.paragraph, at: position, input)
    }
  }

  /// Places the cursor at the nearer end of the word, because a finger is not precise; a mouse is. A tap at the cursor opens the menu.
  private func placeCursor(at position: UITextPosition, _ input: Input, _ wasFirst: Bool) {
    guard interaction.textInteractionMode == .editable, input.isEditable else {
      if input.selectedTextRange?.isEmpty == false { interaction.select(nil, byTouch: true) }
      return
    }
    let position = isMouse ? position : nearerEnd(of: position, input)
    let former = input.selectedTextRange
    let isSame = former?.isEmpty == true && former.map { input.compare($0.start, to: position) == .orderedSame } == true
    let wasOpen = closedMenu
    interaction.select(input.textRange(from: position, to: position), byTouch: true)
    if wasFirst, isSame, !wasOpen, !isMouse { showMenu() }
  }

  private func nearerEnd(of position: UITextPosition, _ input: Input) -> UITextPosition {
    guard let word = unit(.word, at: position, input), input.compare(word.start, to: position) == .orderedAscending,
      input.compare(position, to: word.end) == .orderedAscending
    else { return position }
    return input.offset(from: word.start, to: position) < input.offset(from: position, to: word.end) ? word.start : word.end
  }

  private func unit(_ granularity: UITextGranularity, at position: UITextPosition, _ input: Input) -> UITextRange? {
    let tokenizer = input.tokenizer
    return tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.backward))
  }

  private func select(_ granularity: UITextGranularity, at position: UITextPosition, _ input: Input) {
    guard let range = unit(granularity, at: position, input) else { return }
    interaction.select(range, byTouch: !isMouse)
    if !isMouse { showMenu() }
  }

  // MARK: Drags

  /// Moves the cursor with a finger that stayed down. In text that cannot be edited, selects the word under the finger.
  func pressed(_ press: UILongPressGestureRecognizer) {
    guard let input = interaction.textInput else { return }
    switch press.state {
    case .began, .changed:
      if press.state == .began {
        begin()
        guard input.isFirstResponder || input.becomeFirstResponder() else { return }
      }
      guard let position = position(at: press.location(in: interaction.view), input) else { return }
      if interaction.textInteractionMode == .editable, input.isEditable {
        interaction.select(input.textRange(from: position, to: position), byTouch: true)
        showLoupe(at: position, input)
      } else if press.state == .began {
        interaction.select(unit(.word, at: position, input), byTouch: true)
      }
    case .ended, .cancelled:
      loupe.hide()
      if press.state == .ended { showMenu() }
      finish()
    default: break
    }
  }

  /// Moves an end of the selection.
  func panned(_ pan: UIPanGestureRecognizer) {
    guard let input = interaction.textInput, let fixed else { return }
    switch pan.state {
    case .began, .changed:
      if pan.state == .began {
        begin()
        guard input.isFirstResponder || input.becomeFirstResponder() else { return }
      }
      guard let position = position(at: pan.location(in: interaction.view), input), let range = range(fixed, position, input) else {
        return
      }
      if !isMouse {
        // A handle cannot pass the other one.
        guard let present = input.selectedTextRange, !range.isEmpty else { return }
        let wasStart = input.compare(present.start, to: fixed) == .orderedSame
        guard wasStart == (input.compare(position, to: fixed) == .orderedDescending) else { return }
        showLoupe(at: position, input)
      }
      interaction.select(range, byTouch: !isMouse)
    case .ended, .cancelled:
      loupe.hide()
      self.fixed = nil
      if pan.state == .ended, !isMouse { showMenu() }
      finish()
    default: break
    }
  }

  /// Returns the other end of the selection if there is a handle at a point.
  private func fixedEnd(forHandleAt point: CGPoint, _ input: Input) -> UITextPosition? {
    guard let display = interaction.display, let range = input.selectedTextRange, !range.isEmpty else { return nil }
    let handles = display.handleViews.filter { !$0.isHidden }
    guard let first = handles.first, let last = handles.last, handles.count == 2 else { return nil }
    func reaches(_ view: UIView) -> Bool { view.frame.insetBy(dx: -16, dy: -10).contains(point) }
    func distance(_ view: UIView) -> CGFloat { hypot(view.center.x - point.x, view.center.y - point.y) }
    if reaches(first), !reaches(last) || distance(first) < distance(last) { return range.end }
    return reaches(last) ? range.start : nil
  }

  private func showLoupe(at position: UITextPosition, _ input: Input) {
    loupe.show(input.caretRect(for: position), of: input.textInputView, in: input.textInputView)
  }
}

// MARK: The edit menu

extension TextGestures: UIEditMenuInteractionDelegate {
  func showMenu() {
    guard let view = interaction.view, view.window != nil, interaction.textInput?.isFirstResponder == true else { return }
    let shown = menu ?? UIEditMenuInteraction(delegate: self)
    menu = shown
    if shown.view !== view { view.addInteraction(shown) }
    let target = menuTarget
    shown.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: target.midX, y: target.minY)))
  }

  func hideMenu() { menu?.dismissMenu() }

  /// The visible part of the selection or the cursor, in the coordinates of the interaction's view.
  private var menuTarget: CGRect {
    guard let view = interaction.view, let input = interaction.textInput, let range = input.selectedTextRange else { return .null }
    let rects = range.isEmpty ? [input.caretRect(for: range.start)] : input.selectionRects(for: range).map(\.rect)
    let all = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    let shown = view.convert(all, from: input.textInputView), seen = shown.intersection(view.bounds)
    return seen.isNull ? shown : seen
  }

  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
    menuTarget
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let input = self.interaction.textInput, let range = input.selectedTextRange else { return nil }
    return input.editMenu(for: range, suggestedActions: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { self.interaction.textInput?.willPresentEditMenu(animator: animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { self.interaction.textInput?.willDismissEditMenu(animator: animator) }
}
