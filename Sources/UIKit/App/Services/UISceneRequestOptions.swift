extension UIScene {
  /// Options for opening a scene (Apple: UIScene.ActivationRequestOptions). Stored; they have no effect on Linux.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    open var collectionJoinBehavior = UISceneCollectionJoinBehavior.automatic
    public override init() {
      super.init()
    }
  }
}

/// Options for closing a scene (Apple: UISceneDestructionRequestOptions). Without effect on Linux.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() {
    super.init()
  }
}

/// Options for closing the windows of a scene (Apple: UIWindowSceneDestructionRequestOptions). Stored; they have no effect on Linux.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }
  open var windowDismissalAnimation = DismissalAnimation.standard
}
