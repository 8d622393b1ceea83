import Foundation

/// How the layer's time follows its superlayer's. In an extension: nobody overrides it.
extension CALayer: CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { if newValue != timing.beginTime { changeTiming { grownState.timing.beginTime = newValue } } }
  }
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { if newValue != timing.duration { grownState.timing.duration = newValue } }
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
    set { if newValue != repeatCount { grownState.repeatCount = newValue } }
  }
  public var repeatDuration: CFTimeInterval {
    get { rareState?.repeatDuration ?? 0 }
    set { if newValue != repeatDuration { grownState.repeatDuration = newValue } }
  }
  public var autoreverses: Bool {
    get { rareState?.autoreverses ?? false }
    set { if newValue != autoreverses { grownState.autoreverses = newValue } }
  }
  public var fillMode: CAMediaTimingFillMode {
    get { rareState?.fillMode ?? .removed }
    set { if newValue != fillMode { grownState.fillMode = newValue } }
  }
}
