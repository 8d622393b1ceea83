import Foundation

/// The mapping from the superlayer's time to the layer's. In an extension, so it cannot be overridden.
///
/// A layer with a finite `duration` is visible only in its active time, or longer depending on its `fillMode`. Repeats and reversals apply
/// to its time and thereby to its animations and sublayers. The default duration is infinite.
extension CALayer: CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { if newValue != timing.beginTime { changeTiming { grownState.timing.beginTime = newValue } } }
  }
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { if newValue != timing.duration { changeTiming { grownState.timing.duration = newValue } } }
  }
  public var speed: Float {
    get { timing.speed }
    set { if newValue != timing.speed { changeTiming { grownState.timing.speed = newValue } } }
  }
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { if newValue != timing.timeOffset { changeTiming { grownState.timing.timeOffset = newValue } } }
  }
  public var repeatCount: Float {
    get { rareState?.repeatCount ?? 0 }
    set { if newValue != repeatCount { changeTiming { grownState.repeatCount = newValue } } }
  }
  public var repeatDuration: CFTimeInterval {
    get { rareState?.repeatDuration ?? 0 }
    set { if newValue != repeatDuration { changeTiming { grownState.repeatDuration = newValue } } }
  }
  public var autoreverses: Bool {
    get { rareState?.autoreverses ?? false }
    set { if newValue != autoreverses { changeTiming { grownState.autoreverses = newValue } } }
  }
  public var fillMode: CAMediaTimingFillMode {
    get { rareState?.fillMode ?? .removed }
    set { if newValue != fillMode { changeTiming { grownState.fillMode = newValue } } }
  }
}
