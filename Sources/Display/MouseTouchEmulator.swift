import Foundation

/// Emulates fingers with a mouse: a pure state machine with mouse input and display events as output.
///
/// - The primary button is a finger. With Alt held there is a second finger, mirrored about the centre of the display: together they pinch
///   and rotate. With Alt and Shift the two move in parallel; after Shift is released, they are mirrored about the midpoint at that time.
/// - The secondary button is a finger marked as such; it never has a second finger. While one button is pressed, the other is ignored.
/// - Alt can be pressed and released while the button is pressed: the second finger begins and ends with it.
/// - The wheel scrolls. Shift makes a vertical wheel scroll horizontally, Ctrl makes it pinch.
/// - Without a button the pointer hovers.
///
/// Locations are in points. NaN and infinite values are ignored.
package struct MouseTouchEmulator: Equatable, Sendable {
  package enum Input: Equatable, Sendable {
    /// The pointer moved.
    case moved(CGPoint)
    case primaryDown(CGPoint)
    case primaryUp(CGPoint)
    case secondaryDown(CGPoint)
    case secondaryUp(CGPoint)
    case modifiers(KeyModifiers)
    /// The wheel moved by a number of notches, positive up and to the left, as the content moves.
    case wheel(x: Double, y: Double)
    /// Two fingers moved on a touch pad: the factor of their distance, and the clockwise rotation in radians.
    case pad(scale: Double, rotation: Double)
    /// The pointer left the display.
    case left
    /// The window lost the keyboard focus or was hidden. Current touches are cancelled.
    case interrupted
    /// The display has a new size.
    case resized(CGSize)
  }

  /// The identifiers of the mouse's fingers. Real fingers start at 2.
  package static let firstFinger = 0
  package static let secondFinger = 1
  /// The distance that the content moves with one notch of the wheel, in points.
  package static let pointsPerNotch = 40.0

  /// The scale factor of one notch of the wheel with Ctrl.
  package static let scalePerNotch = 1.1

  private var size: CGSize
  private var pointer: CGPoint?
  private var modifiers: KeyModifiers = []
  /// The point about which the two fingers are mirrored while Alt is held. Shift moves it.
  private var middle: CGPoint
  private var isDown = false
  /// Whether the pressed button is the secondary one.
  private var isSecondary = false
  /// The location of the second finger; nil if it does not touch.
  private var second: CGPoint?
  private var isHovering = false

  package init(size: CGSize) {
    self.size = size
    middle = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  /// The locations of the two fingers, or those they would have if the button were pressed, for showing
  /// them while Alt is held. Empty without Alt.
  package var pair: [CGPoint] {
    guard modifiers.contains(.alternate), let pointer else { return [] }
    return [pointer, mirrored(pointer)]
  }

  /// - Parameter time: the time of the display's clock, in seconds.
  package mutating func handle(_ input: Input, at time: TimeInterval) -> [DisplayEvent] {
    switch input {
    case .moved(let point): return isFinite(point) ? move(to: point, at: time) : []
    case .primaryDown(let point): return isFinite(point) && !(isDown && isSecondary) ? press(at: point, time) : []
    case .primaryUp(let point): return isFinite(point) && !isSecondary ? release(at: point, time) : []
    case .secondaryDown(let point): return isFinite(point) && !(isDown && !isSecondary) ? press(at: point, time, secondary: true) : []
    case .secondaryUp(let point): return isFinite(point) && isSecondary ? release(at: point, time) : []
    case .modifiers(let held): return setModifiers(held, at: time)
    case .wheel(let x, let y): return scroll(x: x, y: y, at: time)
    case .pad(let scale, let rotation): return transform(scale: scale, rotation: rotation, at: time)
    case .left: return leave(at: time)
    case .interrupted: return cancel(at: time)
    case .resized(let size):
      self.size = size
      if !isDown { middle = centre }
      return []
    }
  }

  private var centre: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

  private func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: 2 * middle.x - point.x, y: 2 * middle.y - point.y) }

  private func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }

  private mutating func move(to point: CGPoint, at time: TimeInterval) -> [DisplayEvent] {
    guard point != pointer else { return [] }
    if modifiers.isSuperset(of: [.alternate, .shift]), let pointer {
      middle.x += point.x - pointer.x
      middle.y += point.y - pointer.y
    }
    pointer = point
    guard isDown else {
      let phase: HoverSample.Phase = isHovering ? .moved : .began
      isHovering = true
      return [.hover(HoverSample(phase: phase, location: point, timestamp: time))]
    }
    var samples = [sample(Self.firstFinger, .moved, point, time)]
    if second != nil {
      second = mirrored(point)
      samples.append(sample(Self.secondFinger, .moved, mirrored(point), time))
    }
    return [.touches(samples)]
  }

  private mutating func press(at point: CGPoint, _ time: TimeInterval, secondary: Bool = false) -> [DisplayEvent] {
    // If a button is pressed twice, its release was missed.
    var events = isDown ? cancel(at: time) : []
    if isHovering {
      isHovering = false
      events.append(.hover(HoverSample(phase: .ended, location: point, timestamp: time)))
    }
    pointer = point
    isDown = true
    isSecondary = secondary
    var samples = [sample(Self.firstFinger, .began, point, time)]
    if modifiers.contains(.alternate), !secondary {
      second = mirrored(point)
      samples.append(sample(Self.secondFinger, .began, mirrored(point), time))
    }
    events.append(.touches(samples))
    return events
  }

  private mutating func release(at point: CGPoint, _ time: TimeInterval) -> [DisplayEvent] {
    guard isDown else { return [] }
    // The touch ends at the location of the release, without a separate move event.
    var samples = [sample(Self.firstFinger, .ended, point, time)]
    pointer = point
    if second != nil { samples.append(sample(Self.secondFinger, .ended, mirrored(point), time)) }
    isDown = false
    isSecondary = false
    second = nil
    if !modifiers.contains(.alternate) { middle = centre }
    return [.touches(samples)]
  }

  private mutating func setModifiers(_ held: KeyModifiers, at time: TimeInterval) -> [DisplayEvent] {
    let hadPair = modifiers.contains(.alternate), hasPair = held.contains(.alternate)
    modifiers = held
    guard hadPair != hasPair else { return [] }
    if hasPair {
      middle = centre
      guard isDown, !isSecondary, let pointer else { return [] }
      second = mirrored(pointer)
      return [.touches([sample(Self.secondFinger, .began, mirrored(pointer), time)])]
    }
    guard let last = second else { return [] }
    second = nil
    return [.touches([sample(Self.secondFinger, .ended, last, time)])]
  }

  private func scroll(x: Double, y: Double, at time: TimeInterval) -> [DisplayEvent] {
    guard x.isFinite, y.isFinite, x != 0 || y != 0, let pointer else { return [] }
    if modifiers.contains(.control), y != 0 {
      return transform(scale: pow(Self.scalePerNotch, min(max(y, -50), 50)), rotation: 0, at: time)
    }
    let isTurned = modifiers.contains(.shift) && x == 0
    let delta = CGPoint(x: (isTurned ? y : x) * Self.pointsPerNotch, y: (isTurned ? 0 : y) * Self.pointsPerNotch)
    // The system reports fingers on a touch pad as parts of a notch, and does not name the device.
    let isWhole = x == x.rounded() && y == y.rounded()
    return [
      .scroll(
        ScrollSample(location: pointer, delta: delta, device: isWhole ? .wheel : .touchPad, timestamp: time, modifiers: modifiers))
    ]
  }

  private func transform(scale: Double, rotation: Double, at time: TimeInterval) -> [DisplayEvent] {
    guard scale.isFinite, scale > 0, rotation.isFinite, scale != 1 || rotation != 0, let pointer, !isDown else { return [] }
    return [.transform(TransformSample(location: pointer, scale: scale, rotation: rotation, timestamp: time))]
  }

  private mutating func leave(at time: TimeInterval) -> [DisplayEvent] {
    guard isHovering, let pointer else { return [] }
    isHovering = false
    return [.hover(HoverSample(phase: .ended, location: pointer, timestamp: time))]
  }

  private mutating func cancel(at time: TimeInterval) -> [DisplayEvent] {
    modifiers = []
    guard isDown, let pointer else {
      middle = centre
      return []
    }
    var samples = [sample(Self.firstFinger, .cancelled, pointer, time)]
    if let second { samples.append(sample(Self.secondFinger, .cancelled, second, time)) }
    isDown = false
    isSecondary = false
    second = nil
    middle = centre
    return [.touches(samples)]
  }

  private func sample(_ id: Int, _ phase: TouchSample.Phase, _ point: CGPoint, _ time: TimeInterval) -> TouchSample {
    var sample = TouchSample(id: id, phase: phase, location: point, timestamp: time, isEmulated: true)
    sample.isSecondary = isSecondary
    return sample
  }
}
