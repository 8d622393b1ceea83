import Foundation

/// Which content a scene can and prefers to show (Apple: UISceneActivationConditions). Stored: with one scene, it is activated for everything.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Whether the scene can show the content with an identifier, which is the predicate's object. Default true.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether the scene is preferred for the content with an identifier. Default false.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  public override init() { super.init() }
}

/// Whether new windows join others (Apple: UISceneCollectionJoinBehavior). Without effect on Linux, which has no tabs of windows.
public enum UISceneCollectionJoinBehavior: Int, Sendable {
  case automatic, preferred, disallowed, preferredWithoutActivating
}
