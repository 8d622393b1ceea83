import Foundation

/// The content that a scene can show, and the content that it prefers (Apple: UISceneActivationConditions). Stored: the only scene is
/// activated for any content.
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
