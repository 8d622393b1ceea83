import Foundation

/// What a person did to a scene, and when.
package struct EventRecording: Equatable, Sendable {
  /// Of the text, in the first line of which it stands.
  package static let version = 1

  package var scene: String
  /// In points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  package var isDark = false
  package var isRightToLeft = false
  package var entries: [Entry] = []
  /// When it ends, in seconds since the scene began; at least the time of the last entry.
  package var end: TimeInterval = 0

  package struct Entry: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
      case event(DisplayEvent)
      /// The window has another size from now on: points, and pixels per point.
      case resize(CGSize, scale: CGFloat)
    }

    /// In seconds since the scene began; never less than that of the entry before.
    package var time: TimeInterval
    /// Whether it belongs to the same turn of the loop as the entry before.
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
}
