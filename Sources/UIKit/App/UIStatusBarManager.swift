/// The status bar of a scene (Apple: UIStatusBarManager). On Linux there is none: it is hidden, and its frame is empty.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { true }
  open var statusBarFrame: CGRect { .zero }
}
