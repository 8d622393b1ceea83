import QuartzCore
import Synchronization

/// Defaults of image contexts that come from the main screen.
enum GraphicsDefaults {
  /// The scale last read on the main actor. Other threads use it when they draw images.
  private static let lastScale = Mutex<CGFloat>(2)

  /// The pixels per point of the main screen.
  static var scale: CGFloat {
    guard MainActor.isCurrent else { return lastScale.withLock { $0 } }
    let scale = MainActor.assumeIsolated { UIScreen.main.scale }
    lastScale.withLock { $0 = scale }
    return scale
  }
}
