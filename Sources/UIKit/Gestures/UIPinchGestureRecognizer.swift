import GestureMachines

/// A recogniser of two fingers that move apart or together (Apple: UIPinchGestureRecognizer). It continues until both have lifted.
open class UIPinchGestureRecognizer: _PairGestureRecognizer {
  private var factor: CGFloat = 1

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// The ratio of the fingers' distance to the initial one. It can be set; later changes are relative to the set value.
  open var scale: CGFloat {
    get { progress.scale * factor }
    set {
      guard newValue.isFinite else { return UIKitLog.refused("the scale \(newValue) is not a number") }
      factor = newValue / progress.scale
    }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { progress.velocity.scale * factor }

  override func isLargeEnough(_ progress: PairProgress) -> Bool { abs(progress.stretch) >= PairProgress.pinchHysteresis }
  override func concerns(_ event: TransformEvent) -> Bool { event.scale != 1 }

  override func forget() {
    super.forget()
    factor = 1
  }
}
