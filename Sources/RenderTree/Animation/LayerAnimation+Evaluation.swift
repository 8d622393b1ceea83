import CoreGraphics
import Foundation

extension LayerAnimation {
  /// Returns the progress after the timing curve and the number of finished repeats; nil if the animation has no effect at `t`.
  package func progress(at t: TimeInterval) -> (value: Double, iteration: Int)? {
    // In a group, an animation still has an effect at its very end.
    guard let (time, isHeld) = time(inGroupsAt: t), let moment = timing.moment(at: time, holdsEnd: isHeld || !groups.isEmpty) else {
      return nil
    }
    let fraction = timing.duration > 0 ? moment.time / timing.duration : 1
    return (curve.value(at: fraction, duration: timing.duration), moment.iteration)
  }

  /// Returns the time in the innermost group; nil if a group has no effect at `t`.
  ///
  /// `isHeld` is true if that time is constant because a group fills forwards after its end. Animations that reach the end then keep their
  /// last values.
  private func time(inGroupsAt t: TimeInterval) -> (time: TimeInterval, isHeld: Bool)? {
    var (time, isHeld) = (t, false)
    for group in groups {
      guard let moment = group.timing.moment(at: time, holdsEnd: isHeld) else { return nil }
      isHeld = isHeld || group.timing.isPastEnd(at: time)
      let duration = group.timing.duration
      time = duration > 0 ? group.curve.value(at: moment.time / duration, duration: duration) * duration : 0
    }
    return (time, isHeld)
  }

  /// Whether the animation no longer changes from `t` on. In groups the outermost group decides, since it cuts off the animations inside.
  package func isFinished(at t: TimeInterval) -> Bool {
    groups.first.map { $0.timing.isFinished(at: t) } ?? timing.isFinished(at: t)
  }

  /// Returns the animated value; nil if the animation has no effect at `t`.
  ///
  /// - Parameter base: the value of the layer without this animation.
  package func value(over base: AnimatableValue, at t: TimeInterval) -> AnimatableValue? {
    guard let (p, iteration) = progress(at: t) else { return nil }
    guard let function else { return value(over: base, p, iteration) }
    guard case .transform = base, let numbers = value(over: function.identity, p, iteration, adds: false),
      let transform = function.transform(of: numbers)
    else { return nil }
    return isAdditive ? base.adding(.transform(transform)) : .transform(transform)
  }

  private func value(
    over base: AnimatableValue, _ p: Double, _ iteration: Int, adds: Bool? = nil
  ) -> AnimatableValue? {
    var value: AnimatableValue
    let last: AnimatableValue
    switch effect {
    case .basic(let from, let to, let by):
      let (start, end) = LayerAnimation.endpoints(from: from, to: to, by: by, base: base)
      value = start.interpolated(to: end, progress: CGFloat(p))
      last = end
    case .keyframes(let frames):
      guard let framed = frames.value(at: p), let end = frames.values.last else { return nil }
      value = framed
      last = end
    case .path(let track):
      value = LayerAnimation.pathValue(track.point(at: p), like: base)
      last = LayerAnimation.pathValue(track.point(at: 1), like: base)
    case .heading(let track, let rotation):
      return .number(track.heading(at: p) + rotation)
    case .transition:
      return nil
    }
    if isCumulative, iteration > 0 { value = last.repeated(iteration).adding(value) }
    return adds ?? isAdditive ? base.adding(value) : value
  }

  /// Returns a point of a path as a value: as a size if `base` is a size, otherwise as a point.
  private static func pathValue(_ point: CGPoint, like base: AnimatableValue) -> AnimatableValue {
    if case .size = base { .size(CGSize(width: point.x, height: point.y)) } else { .point(point) }
  }

  /// A value of the kind that the animation produces; nil for transitions and for animations without values.
  package var firstValue: AnimatableValue? {
    switch effect {
    case .basic(let from, let to, let by): from ?? to ?? by
    case .keyframes(let frames): frames.values.first
    case .path(let track): .point(track.point(at: 0))
    case .heading: .number(0)
    case .transition: nil
    }
  }

  /// Returns the start and end values that `from`, `to` and `by` define (Apple, "CABasicAnimation", "Setting Interpolation Values").
  private static func endpoints(
    from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, base: AnimatableValue
  ) -> (AnimatableValue, AnimatableValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    case (let from?, nil, nil): (from, base)
    case (nil, let to?, nil): (base, to)
    case (nil, nil, let by?): (base, base.adding(by))
    case (nil, nil, nil): (base, base)
    }
  }

  /// Sets the animated value in `properties`. Returns whether the animation has an effect at `t`.
  @discardableResult
  package func apply(to properties: inout LayerProperties, at t: TimeInterval) -> Bool {
    guard let entry = keyPath.entry, entry.applies(to: properties), let value = value(over: entry.get(properties), at: t) else {
      return false
    }
    guard value.kind == entry.kind else { return false }
    entry.set(&properties, value)
    return true
  }
}
