extension UIScene {
  /// How a scene is to be opened: kept (Apple: UIScene.ActivationRequestOptions).
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    public override init() {
      super.init()
    }
  }
}

/// How a scene is to be closed: kept (Apple: UISceneDestructionRequestOptions).
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() {
    super.init()
  }
}

/// How the windows of a scene are to be closed: kept (Apple: UIWindowSceneDestructionRequestOptions).
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }
  open var windowDismissalAnimation = DismissalAnimation.standard
}
