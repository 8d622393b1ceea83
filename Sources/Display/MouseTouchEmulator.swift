import Foundation

/// A mouse as fingers: a pure state machine, mouse in, display events out.
///
/// - The primary button is a finger. With Alt held there is a second one, mirrored about the centre of the display: together they pinch
///   and turn. With Alt and Shift the pair moves in parallel; let Shift go, and they are mirrored about where the middle then is.
/// - The secondary button is a finger that says so, and never two. While one button is down the other does nothing.
/// - Alt can be pressed and let go while the button is down: the second finger comes and goes.
/// - The wheel scrolls; Shift turns a vertical wheel into a horizontal one, Ctrl makes it pinch.
/// - Without a button the pointer hovers.
///
/// Locations are points. What is no number is left out.
package struct MouseTouchEmulator: Equatable, Sendable {
  package enum Input: Equatable, Sendable {
    /// Pointer, modifiers held.
    case moved(CGPoint)
    case primaryDown(CGPoint)
    case primaryUp(CGPoint)
    case secondaryDown(CGPoint)
    case secondaryUp(CGPoint)
    case modifiers(KeyModifiers)
    /// Notches, positive up and to the left: as the content moves.
    case wheel(x: Double, y: Double)
    /// Two fingers on a touch pad: how much farther apart, and how many radians clockwise.
    case pad(scale: Double, rotation: Double)
    /// The pointer left the display.
    case left
    /// The window lost the keyboard or was hidden: what is under way is taken back.
    case interrupted
    /// The size of the display.
    case resized(CGSize)
  }

  /// The ids of the mouse's fingers. Real fingers count from 2.
  package static let firstFinger = 0
  package static let secondFinger = 1
  /// How far the content moves with one notch of the wheel, in points.
  package static let pointsPerNotch = 40.0

  /// What grows with one notch of the wheel and Ctrl.
  package static let scalePerNotch = 1.1

  private var size: CGSize
  private var pointer: CGPoint?
  private var modifiers: KeyModifiers = []
  /// What the pair is mirrored about while Alt is held; moved by Shift.
  private var middle: CGPoint
  private var isDown = false
  /// Of the button that is down.
  private var isSecondary = false
  /// The second finger, while it touches.
  private var second: CGPoint?
  private var isHovering = false

  package init(size: CGSize) {
    self.size = size
    middle = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  /// Where the fingers are, or would be if the button were pressed: for showing them while Alt is held. Empty without Alt.
  package var pair: [CGPoint] {
    guard modifiers.contains(.alternate), let pointer else { return [] }
    return [pointer, mirrored(pointer)]
  }

  /// - Parameter time: of the display's clock, in seconds.
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
    // A button that goes down twice was let go where nobody saw it.
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
    // The release ends the touch where it happened; a move that came with it is not told apart.
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
    return [.scroll(ScrollSample(location: pointer, delta: delta, timestamp: time, modifiers: modifiers))]
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
