import Foundation

/// The recorded events of a scene with their times.
package struct EventRecording: Equatable, Sendable {
  /// The version of the text format, which is in its first line.
  package static let version = 1

  package var scene: String
  /// The size in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The conditions under which the scene began.
  package var look = ScreenLook()
  package var entries: [Entry] = []
  /// The end in seconds since the scene began; at least the time of the last entry.
  package var end: TimeInterval = 0
  /// Whether the last line of the file is missing, because the program that wrote it crashed or was killed. The recording then ends with
  /// the last complete line.
  package var isCutOff = false

  package struct Entry: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
      case event(DisplayEvent)
      /// The window changed its size, in points, and its number of pixels per point.
      case resize(CGSize, scale: CGFloat)
      /// The conditions changed.
      case look(ScreenLook)
      /// An inspector changed a view.
      case edit(ViewEdit)
    }

    /// The time in seconds since the scene began; never less than that of the previous entry.
    package var time: TimeInterval
    /// Whether the entry belongs to the same turn of the loop as the previous one.
    package var isSameTurn: Bool
    package var content: Content

    package init(time: TimeInterval, isSameTurn: Bool = false, _ content: Content) {
      self.time = time
      self.isSameTurn = isSameTurn
      self.content = content
    }
  }

  package init(scene: String, size: CGSize, scale: CGFloat) {
    self.scene = scene
    self.size = size
    self.scale = scale
  }

  /// Returns the beginning of the recording.
  /// - Parameter fraction: the fraction of its duration, 0...1.
  package func beginning(_ fraction: Double) -> EventRecording {
    var part = self
    part.end = end * min(max(fraction, 0), 1)
    part.entries = Array(entries.prefix { $0.time <= part.end })
    return part
  }
}
