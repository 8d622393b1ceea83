import Foundation

/// Converts the fingers of a touch screen, which have arbitrary numbers, to touch samples with small identifiers.
///
/// If a finger begins twice, its end was missed: the first touch is cancelled. Events of a finger that has not begun are ignored.
package struct FingerTable: Sendable {
  package struct Finger: Hashable, Sendable {
    package var device: Int64
    package var id: Int64

    package init(device: Int64, id: Int64) {
      self.device = device
      self.id = id
    }
  }

  /// The maximum number of simultaneous fingers. Others are ignored.
  package static let maximumCount = 32
  private var touching: [Finger: (id: Int, location: CGPoint)] = [:]

  package init() {}

  /// - Parameter location: the location in points.
  package mutating func handle(
    _ finger: Finger, _ phase: TouchSample.Phase, at location: CGPoint, pressure: Double, time: TimeInterval
  ) -> [DisplayEvent] {
    guard location.x.isFinite, location.y.isFinite else { return [] }
    let force = pressure.isFinite && pressure > 0 ? min(pressure, 1) : 1
    var events: [DisplayEvent] = []
    switch phase {
    case .began:
      if let stale = touching.removeValue(forKey: finger) {
        events.append(.touches([sample(stale.id, .cancelled, stale.location, time)]))
      }
      guard touching.count < Self.maximumCount, let id = freeID else { return events }
      touching[finger] = (id, location)
      events.append(.touches([sample(id, .began, location, time, force)]))
    case .moved, .stationary:
      guard let known = touching[finger], known.location != location else { return [] }
      touching[finger] = (known.id, location)
      events.append(.touches([sample(known.id, .moved, location, time, force)]))
    case .ended, .cancelled:
      guard let known = touching.removeValue(forKey: finger) else { return [] }
      events.append(.touches([sample(known.id, phase, location, time, force)]))
    }
    return events
  }

  /// Cancels all touches, because the window lost the focus or was hidden.
  package mutating func cancelAll(at time: TimeInterval) -> [DisplayEvent] {
    guard !touching.isEmpty else { return [] }
    let samples = touching.values.sorted { $0.id < $1.id }.map { sample($0.id, .cancelled, $0.location, time) }
    touching = [:]
    return [.touches(samples)]
  }

  /// The smallest free identifier. The mouse's fingers are 0 and 1.
  private var freeID: Int? {
    let used = Set(touching.values.map(\.id))
    return (2..<(2 + Self.maximumCount)).first { !used.contains($0) }
  }

  private func sample(
    _ id: Int, _ phase: TouchSample.Phase, _ location: CGPoint, _ time: TimeInterval, _ pressure: Double = 1
  ) -> TouchSample {
    TouchSample(id: id, phase: phase, location: location, timestamp: time, pressure: pressure)
  }
}
