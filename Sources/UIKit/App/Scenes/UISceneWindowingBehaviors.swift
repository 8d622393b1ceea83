import Foundation

/// The changes of windows that a user may make (Apple: UISceneWindowingBehaviors). Stored; has no effect on Linux, where the desktop
/// decides.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  open var isClosable = true
  open var isMiniaturizable = true
}
