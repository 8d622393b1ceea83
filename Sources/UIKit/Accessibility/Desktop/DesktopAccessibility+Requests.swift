internal import AccessibilityBus
import CoreGraphics
import Display

extension DesktopAccessibility {
  /// Performs the request of a screen reader.
  func perform(_ request: AccessibilityRequest) {
    guard let object = numbers.object(request.id) else { return }
    switch request.kind {
    case .action(let index):
      let all = AccessibilityOperation.all(of: object)
      if all.indices.contains(index) { perform(all[index], on: object) }
    case .focus:
      if !(object.canBecomeFirstResponder && object.becomeFirstResponder()), let view = object as? UIView {
        view.window?.focus.requestFocusUpdate(to: view)
      }
    case .reveal: reveal(object)
    case .setNumber(let number): set(number, of: object)
    case .select(let range): select(range, in: object)
    }
    requestEnded()
  }

  private func perform(_ operation: AccessibilityOperation, on object: UIResponder) {
    switch operation {
    case .activate: if !object.accessibilityActivate() { tap(object) }
    case .increment: object.accessibilityIncrement()
    case .decrement: object.accessibilityDecrement()
    case .custom(let action): _ = action.perform()
    }
  }

  /// Touches the activation point, as VoiceOver does with elements that do not activate themselves (Apple: accessibilityActivate()).
  private func tap(_ object: UIResponder) {
    let screen = UIScreen.main
    guard let display = screen.display else { return }
    if !screen.bounds.contains(object.accessibilityActivationPoint) { reveal(object) }
    let point = object.accessibilityActivationPoint
    guard screen.bounds.contains(point) else { return }
    for phase in [TouchSample.Phase.began, .ended] {
      // A number that no finger and no mouse has.
      let sample = TouchSample(id: 1 << 20, phase: phase, location: point, timestamp: display.now)
      UIApplication.shared.display(display, didReceive: .touches([sample]))
    }
  }

  /// Scrolls an element into view.
  private func reveal(_ object: UIResponder) {
    let container = object as? UIView ?? (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
    guard let view = container else { return }
    // In the coordinates of the window, which are those of the frame.
    var ancestor = view.superview
    while let present = ancestor {
      if let scrolling = present as? UIScrollView {
        scrolling.scrollRectToVisible(scrolling.convert(object.accessibilityFrame, from: nil), animated: false)
      }
      ancestor = present.superview
    }
  }

  private func set(_ number: Double, of object: UIResponder) {
    guard let control = object as? UIControl, control.isEnabled else { return }
    switch control {
    case let slider as UISlider: slider.value = Float(number)
    case let stepper as UIStepper: stepper.value = number
    default: return
    }
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// - Parameter range: characters in Unicode scalars.
  private func select(_ range: Range<Int>, in object: UIResponder) {
    guard let input = object as? any UITextInput,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument), let text = input.text(in: all)
    else { return }
    func position(_ scalars: Int) -> UITextPosition? {
      let index = text.unicodeScalars.index(text.startIndex, offsetBy: scalars, limitedBy: text.endIndex) ?? text.endIndex
      return input.position(from: input.beginningOfDocument, offset: text.utf16.distance(from: text.startIndex, to: index))
    }
    guard let start = position(range.lowerBound), let end = position(range.upperBound) else { return }
    input.selectedTextRange = input.textRange(from: start, to: end)
  }
}
