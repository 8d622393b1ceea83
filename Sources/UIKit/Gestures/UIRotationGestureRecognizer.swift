import GestureMachines

/// A recogniser of two fingers that rotate about each other (Apple: UIRotationGestureRecognizer). It continues until both have lifted.
open class UIRotationGestureRecognizer: _PairGestureRecognizer {
  private var offset: CGFloat = 0

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// The clockwise rotation since the beginning, in radians. It can be set; later changes are relative to the set value.
  open var rotation: CGFloat {
    get { progress.rotation + offset }
    set {
      guard newValue.isFinite else { return UIKitLog.refused("the rotation \(newValue) is not a number") }
      offset = newValue - progress.rotation
    }
  }

  /// The rotation in radians per second.
  open var velocity: CGFloat { progress.velocity.rotation }

  override func isLargeEnough(_ progress: PairProgress) -> Bool { abs(progress.rotation) >= PairProgress.turnHysteresis }
  override func concerns(_ event: TransformEvent) -> Bool { event.rotation != 0 }

  override func forget() {
    super.forget()
    offset = 0
  }
}
