internal import CoreGraphics

/// The positions of scenes on a board: those in the file, except that overlapping scenes are moved apart. Lengths are in points.
struct BoardLayout: Equatable {
  /// The gap beside scenes that were moved.
  static let gap: CGFloat = 60
  /// The margin around all scenes.
  static let margin: CGFloat = 40
  private(set) var frames: [CGRect] = []
  private(set) var size = CGSize.zero

  /// - Parameter scenes: the position of each scene in the file, or nil if the file has none, and its size.
  init(_ scenes: [(location: CGPoint?, size: CGSize)]) {
    frames = scenes.map { CGRect(origin: $0.location ?? .zero, size: $0.size) }
    var placed: [CGRect] = []
    for index in frames.indices.sorted(by: { (frames[$0].minY, frames[$0].minX, $0) < (frames[$1].minY, frames[$1].minX, $1) }) {
      var frame = frames[index]
      // Each step moves the frame to the right of an overlapping one, so that the loop ends.
      while let other = placed.first(where: { $0.insetBy(dx: -Self.gap / 2, dy: -Self.gap / 2).intersects(frame) }) {
        frame.origin.x = other.maxX + Self.gap
      }
      placed.append(frame)
      frames[index] = frame
    }
    guard let first = frames.first else { return }
    let bounds = frames.dropFirst().reduce(first) { $0.union($1) }
    for index in frames.indices {
      frames[index].origin.x += Self.margin - bounds.minX
      frames[index].origin.y += Self.margin - bounds.minY
    }
    size = CGSize(width: bounds.width + 2 * Self.margin, height: bounds.height + 2 * Self.margin)
  }
}
