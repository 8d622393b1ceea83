import Foundation

/// What a person may do with windows (Apple: UISceneWindowingBehaviors). Stored; desktops have their own rules.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  open var isClosable = true
  open var isMiniaturizable = true
}
