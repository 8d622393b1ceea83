import GestureMachines

/// The pan gesture that moves a sheet. Scroll views in the sheet wait until it has recognized or failed.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private let drag: SheetDrag

  init(drag: SheetDrag) {
    self.drag = drag
    super.init(target: drag, action: Selector("pan:", SheetDrag.pan(_:)))
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if machine.phase == .possible, !drag.prepare() { state = .failed }
  }

  override func verdict(translation: CGVector) -> GestureVerdict {
    guard hypot(translation.dx, translation.dy) >= PanProgress.hysteresis else { return .wait }
    return abs(translation.dy) > abs(translation.dx) && scrollViewsUnderFinger.allSatisfy({ drag.claims($0, moved: translation) })
      ? .recognise : .fail
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    contains(scrollOf: otherGestureRecognizer)
  }
}
