/// The status bar of a scene (Apple: UIStatusBarManager). It has the frame of the status bar on the screen's device, but is not drawn.
/// Without a device it is hidden, and its frame is empty.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the device shows no status bar, like an iPhone in landscape.
  open var isStatusBarHidden: Bool { height == 0 }
  /// The frame in points of the screen.
  open var statusBarFrame: CGRect {
    guard let scene, height > 0 else { return .zero }
    return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: height)
  }

  private var height: CGFloat { scene?.screen.statusBarHeight ?? 0 }
}
