import Foundation
import RenderTree

/// The state that few layers have, kept apart to make plain layers small.
@MainActor
final class RareLayerState {
  var name: String?
  var style: [AnyHashable: Any]?
  var actions: [String: any CAAction]?
  var timing = LayerTiming()
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilterBias: Float = 0
  /// The custom values of `setValue(_:forKey:)`.
  var values: [String: Any] = [:]
  var filters = FilterValues()

  nonisolated init() {}

  func copy() -> RareLayerState {
    let copy = RareLayerState()
    copy.name = name
    copy.style = style
    copy.actions = actions
    copy.timing = timing
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.contentsFormat = contentsFormat
    copy.minificationFilterBias = minificationFilterBias
    copy.values = values
    copy.filters = filters
    return copy
  }
}

extension CALayer {
  /// The rare state, created on first use.
  var grownState: RareLayerState {
    if let rareState { return rareState }
    let made = RareLayerState()
    rareState = made
    return made
  }

  var timing: LayerTiming { rareState?.timing ?? LayerTiming() }

  /// The layer's clock; nil if its local time is the superlayer's.
  var layerClock: LayerClock? {
    guard let rareState else { return nil }
    let timing = rareState.timing
    guard timing.beginTime.isFinite, timing.speed.isFinite, timing.timeOffset.isFinite else { return nil }
    let lasts = !timing.duration.isFinite || timing.duration < 0
    guard !timing.isIdentity || !lasts else { return nil }
    var clock = LayerClock(beginTime: timing.beginTime, speed: Double(timing.speed), timeOffset: timing.timeOffset)
    if !lasts {
      clock.life = MediaTiming(
        beginTime: timing.beginTime, duration: timing.duration, speed: Double(timing.speed), timeOffset: timing.timeOffset,
        repeatCount: rareState.repeatCount > 0 ? Double(rareState.repeatCount) : 0,
        repeatDuration: rareState.repeatDuration > 0 ? rareState.repeatDuration : 0, autoreverses: rareState.autoreverses,
        fillMode: MediaTiming.FillMode(rawValue: rareState.fillMode.rawValue) ?? .removed)
    }
    return clock
  }
}
