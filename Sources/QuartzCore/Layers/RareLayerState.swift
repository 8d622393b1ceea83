import Foundation

/// What few layers have: kept apart, so that plain layers are small.
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
  var rasterizationScale: CGFloat = 1
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilterBias: Float = 0
  /// Arbitrary values of `setValue(_:forKey:)`.
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
    copy.rasterizationScale = rasterizationScale
    copy.contentsFormat = contentsFormat
    copy.minificationFilterBias = minificationFilterBias
    copy.values = values
    copy.filters = filters
    return copy
  }
}

extension CALayer {
  /// Made on first use.
  var grownState: RareLayerState {
    if let rareState { return rareState }
    let made = RareLayerState()
    rareState = made
    return made
  }

  var timing: LayerTiming { rareState?.timing ?? LayerTiming() }
}
