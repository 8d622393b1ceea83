import QuartzCore
import Synchronization

/// What image contexts take from the main screen.
enum GraphicsDefaults {
  /// As it was last seen by the main actor; other threads draw images too.
  private static let lastScale = Mutex<CGFloat>(2)

  /// Pixels a point of the main screen.
  static var scale: CGFloat {
    guard MainActor.isCurrent else { return lastScale.withLock { $0 } }
    let scale = MainActor.assumeIsolated { UIScreen.main.scale }
    lastScale.withLock { $0 = scale }
    return scale
  }
}
