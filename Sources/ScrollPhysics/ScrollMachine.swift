import CoreGraphics
import Foundation

/// The state machine of a scroll view. It converts touches and ticks of the display to offsets, which `UIScrollView` applies.
///
/// Locations are in the coordinates of the window, which do not scroll, in points; times are in seconds of one clock.
package struct ScrollMachine: Sendable {
  /// The movement of a finger that starts a drag, in points.
  package static let hysteresis: CGFloat = 10
  /// The minimum velocity of a deceleration, in points per second.
  package static let minimumVelocity: CGFloat = 50
  /// The duration of `setContentOffset(_:animated:)`, in seconds.
  package static let animationDuration: TimeInterval = 0.3

  package enum Phase: Equatable, Sendable {
    case idle
    /// A finger is down, but has not moved far enough.
    case pressed(from: CGPoint)
    case dragging(Drag)
    case coasting(Glide)
    case animating(Glide)
  }

  package struct Drag: Equatable, Sendable {
    var anchor: CGPoint
    /// The offset at the anchor without the resistance of the edges.
    var rawOffset: CGPoint
    /// The offset at the beginning of the drag, for paging.
    var startOffset: CGPoint
    var movesX: Bool
    var movesY: Bool
  }

  package struct Glide: Equatable, Sendable {
    var start: TimeInterval
    var x: ScrollMotion
    var y: ScrollMotion

    var duration: TimeInterval { max(x.duration, y.duration) }
    func value(at time: TimeInterval) -> CGPoint { CGPoint(x: x.value(at: time - start), y: y.value(at: time - start)) }
  }

  /// The motion after the end of a drag, before the delegate can change its target.
  package struct Release: Equatable, Sendable {
    /// The velocity of the offset, in points per second.
    package var velocity: CGVector
    package var offset: CGPoint
    package var target: CGPoint
  }

  package var geometry = ScrollGeometry()
  package internal(set) var phase: Phase = .idle
  private var velocity = ScrollVelocity()

  package init() {}

  package var isTracking: Bool {
    switch phase {
    case .pressed, .dragging: true
    default: false
    }
  }

  package var isDragging: Bool { if case .dragging = phase { true } else { false } }
  package var isDecelerating: Bool { if case .coasting = phase { true } else { false } }
  package var isMoving: Bool {
    switch phase {
    case .coasting, .animating: true
    default: false
    }
  }

  // MARK: Touches

  /// Handles a touch down, which stops moving content.
  package mutating func press(at point: CGPoint, time: TimeInterval) {
    velocity.reset()
    velocity.add(point, at: time)
    phase = .pressed(from: point)
  }

  /// Records the location of a finger before the drag begins.
  package mutating func note(_ point: CGPoint, at time: TimeInterval) { velocity.add(point, at: time) }

  /// Whether a movement of the finger to `point` would start a drag.
  package func drags(to point: CGPoint, offset: CGPoint) -> Bool {
    guard case .pressed(let origin) = phase else { return false }
    return beginDrag(from: origin, to: point, offset: offset) != nil
  }

  /// Handles a movement of the finger.
  /// - Parameter offset: the present offset.
  /// - Returns: the new offset; nil if the finger does not drag.
  package mutating func move(to point: CGPoint, time: TimeInterval, offset: CGPoint) -> CGPoint? {
    if case .pressed(let origin) = phase {
      velocity.add(point, at: time)
      guard let drag = beginDrag(from: origin, to: point, offset: offset) else { return nil }
      phase = .dragging(drag)
      return offset
    }
    guard case .dragging(let drag) = phase else { return nil }
    velocity.add(point, at: time)
    var raw = drag.rawOffset
    if drag.movesX { raw.x -= point.x - drag.anchor.x }
    if drag.movesY { raw.y -= point.y - drag.anchor.y }
    var shown = geometry.shown(raw)
    if !drag.movesX { shown.x = offset.x }
    if !drag.movesY { shown.y = offset.y }
    return shown
  }

  private func beginDrag(from origin: CGPoint, to point: CGPoint, offset: CGPoint) -> Drag? {
    let dx = abs(point.x - origin.x), dy = abs(point.y - origin.y)
    var movesX = geometry.scrollsHorizontally, movesY = geometry.scrollsVertically
    guard (movesX && dx >= Self.hysteresis) || (movesY && dy >= Self.hysteresis) else { return nil }
    // If the content scrolls along one axis only, a movement mainly along the other one is left to other recognisers.
    if movesX != movesY, movesX ? dy > dx : dx > dy { return nil }
    if geometry.locksDirection, movesX, movesY {
      if dx > dy * 2 { movesY = false } else if dy > dx * 2 { movesX = false }
    }
    return Drag(
      anchor: point, rawOffset: geometry.raw(offset), startOffset: offset,
      movesX: movesX, movesY: movesY)
  }

  /// Handles the lift of the finger.
  /// - Returns: the proposed motion, which is to be passed to `coast`; nil if the finger did not drag.
  package mutating func lift(time: TimeInterval, offset: CGPoint) -> Release? {
    guard case .dragging(let drag) = phase else {
      phase = .idle
      return nil
    }
    let finger = velocity.value(at: time)
    var release = Release(
      velocity: CGVector(dx: drag.movesX ? -finger.dx : 0, dy: drag.movesY ? -finger.dy : 0),
      offset: offset, target: offset)
    if abs(release.velocity.dx) < Self.minimumVelocity { release.velocity.dx = 0 }
    if abs(release.velocity.dy) < Self.minimumVelocity { release.velocity.dy = 0 }
    if geometry.isPaging {
      release.target.x = geometry.page(
        offset: offset.x, start: drag.startOffset.x, velocity: release.velocity.dx,
        length: geometry.size.width, range: geometry.horizontalRange)
      release.target.y = geometry.page(
        offset: offset.y, start: drag.startOffset.y, velocity: release.velocity.dy,
        length: geometry.size.height, range: geometry.verticalRange)
    } else {
      release.target.x =
        motion(
          offset.x, release.velocity.dx, geometry.horizontalRange, bounces: geometry.bouncesHorizontally
        ).target
      release.target.y =
        motion(
          offset.y, release.velocity.dy, geometry.verticalRange, bounces: geometry.bouncesVertically
        ).target
    }
    phase = .idle
    return release
  }

  /// Starts the motion after a drag.
  /// - Parameter target: the target, which the delegate may have changed.
  /// - Returns: false if the content is at its target already.
  package mutating func coast(_ release: Release, to target: CGPoint, at time: TimeInterval) -> Bool {
    func axis(
      _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ from: CGFloat, _ to: CGFloat,
      _ bounces: Bool
    ) -> ScrollMotion {
      if !geometry.isPaging, from == to || !to.isFinite { return motion(offset, velocity, range, bounces: bounces) }
      return offset == to
        ? .resting(to)
        : .springing(SpringBackCurve(from: offset, velocity: velocity, rest: to, beta: SpringBackCurve.paging))
    }
    let glide = Glide(
      start: time,
      x: axis(
        release.offset.x, release.velocity.dx, geometry.horizontalRange, release.target.x, target.x,
        geometry.bouncesHorizontally),
      y: axis(
        release.offset.y, release.velocity.dy, geometry.verticalRange, release.target.y, target.y,
        geometry.bouncesVertically))
    guard glide.duration > 0 else { return false }
    phase = .coasting(glide)
    return true
  }

  private func motion(_ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, bounces: Bool) -> ScrollMotion {
    .letGo(at: offset, velocity: velocity, range: range, rate: geometry.decelerationRate, bounces: bounces)
  }

  /// Handles the cancellation of the touch. Content beyond an edge springs back; other content stays in place.
  /// - Returns: true if the content springs back.
  package mutating func cancel(time: TimeInterval, offset: CGPoint) -> Bool {
    let wasDragging = isDragging
    phase = .idle
    guard wasDragging || geometry.clamped(offset) != offset else { return false }
    let rest = Release(velocity: .zero, offset: offset, target: geometry.clamped(offset))
    return coast(rest, to: rest.target, at: time)
  }

  // MARK: Time

  /// Starts an animation to `target`, with the duration `animationDuration`.
  package mutating func animate(from offset: CGPoint, to target: CGPoint, at time: TimeInterval) {
    phase = .animating(
      Glide(
        start: time, x: .easing(from: offset.x, to: target.x, duration: Self.animationDuration),
        y: .easing(from: offset.y, to: target.y, duration: Self.animationDuration)))
  }

  /// Returns the offset at `time`, and whether the motion has ended; nil if nothing moves.
  package mutating func tick(at time: TimeInterval) -> (offset: CGPoint, ended: Bool)? {
    let glide: Glide
    switch phase {
    case .coasting(let motion), .animating(let motion): glide = motion
    default: return nil
    }
    let ended = time - glide.start >= glide.duration
    if ended { phase = .idle }
    return (glide.value(at: time), ended)
  }

  /// Stops the content at its present offset.
  package mutating func stop() { phase = .idle }
}
