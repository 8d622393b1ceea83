import Foundation

/// An animation of one key path as a value. Its result depends on nothing but the time.
package struct LayerAnimation: Sendable {
  package enum Effect: Sendable {
    /// A `CABasicAnimation`. A missing value is replaced by the value without the animation.
    case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
    case keyframes(Keyframes)
    /// Moves a point along a path.
    case path(PathTrack)
    /// The direction of the path at the current point in radians, plus a constant angle.
    case heading(PathTrack, CGFloat)
    /// Changes from the earlier appearance of the layer and its sublayers (`CATransition`).
    case transition(from: RenderNode, style: TransitionStyle = .dissolve)
  }

  /// A group (`CAAnimationGroup`) around the animation. Its local time is the parent time of the animation.
  package struct Group: Sendable {
    package var timing: MediaTiming
    package var curve: TimingCurve

    package init(timing: MediaTiming, curve: TimingCurve = .linear) {
      self.timing = timing
      self.curve = curve
    }
  }

  /// The key that distinguishes the animations of one layer. The owner of the layer assigns it.
  package var id: UInt64
  package var keyPath: LayerKeyPath
  package var effect: Effect
  package var curve: TimingCurve
  package var timing: MediaTiming
  package var isAdditive: Bool
  package var isCumulative: Bool
  /// The enclosing groups, outermost first.
  package var groups: [Group]
  /// Converts the animated numbers to transforms; nil if the values need no conversion.
  package var function: TransformFunction?

  package init(
    id: UInt64, keyPath: LayerKeyPath, effect: Effect, curve: TimingCurve = .linear, timing: MediaTiming,
    isAdditive: Bool = false, isCumulative: Bool = false, groups: [Group] = [], function: TransformFunction? = nil
  ) {
    self.id = id
    self.keyPath = keyPath
    self.effect = effect
    self.curve = curve
    self.timing = timing
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.groups = groups
    self.function = function
  }

  /// Creates a basic animation.
  package init(
    id: UInt64 = 0, keyPath: LayerKeyPath, from: AnimatableValue? = nil, to: AnimatableValue? = nil,
    by: AnimatableValue? = nil, curve: TimingCurve = .linear, beginTime: TimeInterval = 0, duration: TimeInterval,
    speed: Double = 1, timeOffset: TimeInterval = 0, repeatCount: Double = 0, autoreverses: Bool = false,
    fillMode: MediaTiming.FillMode = .removed, isAdditive: Bool = false
  ) {
    self.init(
      id: id, keyPath: keyPath, effect: .basic(from: from, to: to, by: by), curve: curve,
      timing: MediaTiming(
        beginTime: beginTime, duration: duration, speed: speed, timeOffset: timeOffset, repeatCount: repeatCount,
        autoreverses: autoreverses, fillMode: fillMode),
      isAdditive: isAdditive)
  }
}
