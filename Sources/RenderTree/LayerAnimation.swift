import Foundation

/// One animation of one key path as a value: a pure function of the time.
package struct LayerAnimation: Sendable {
  package enum Effect: Sendable {
    /// As `CABasicAnimation`: any of the three may be missing, and then stands for what is there underneath.
    case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
    case keyframes(Keyframes)
    /// Points along a path.
    case path(PathTrack)
    /// Where the path goes there: radians, and so much added.
    case heading(PathTrack, CGFloat)
    /// Cross-fades from how the layer and its sublayers looked before (`CATransition`).
    case transition(from: RenderNode)
  }

  /// A group (`CAAnimationGroup`) around the animation; its time is the one the animation inside sees.
  package struct Group: Sendable {
    package var timing: MediaTiming
    package var curve: TimingCurve

    package init(timing: MediaTiming, curve: TimingCurve = .linear) {
      self.timing = timing
      self.curve = curve
    }
  }

  /// Tells animations of one layer apart; of the one who made it.
  package var id: UInt64
  package var keyPath: LayerKeyPath
  package var effect: Effect
  package var curve: TimingCurve
  package var timing: MediaTiming
  package var isAdditive: Bool
  package var isCumulative: Bool
  /// Outermost first.
  package var groups: [Group]
  /// What makes transforms of the animation's numbers.
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

  /// A basic animation.
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
