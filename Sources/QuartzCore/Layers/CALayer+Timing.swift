import Foundation

/// The mapping from the superlayer's time to the layer's.
///
/// A layer with a finite `duration` is visible only in its active time, or longer depending on its `fillMode`. Repeats and reversals apply
/// to its time and thereby to its animations and sublayers. The default duration is infinite.
extension CALayer: CAMediaTiming {
  /// Sets a part of the timing if it differs from the present one. A layer whose timing is the default keeps no state for it.
  func setTiming<Value: Equatable>(_ part: ReferenceWritableKeyPath<RareLayerState, Value>, to value: Value) {
    guard value != (rareState ?? RareLayerState())[keyPath: part] else { return }
    changeTiming { grownState[keyPath: part] = value }
  }
}
