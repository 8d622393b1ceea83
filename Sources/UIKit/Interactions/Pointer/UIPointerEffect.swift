/// The effect of the pointer on a view (Apple: UIPointerEffect). Views do not change on Linux; the pointer becomes a hand.
public enum UIPointerEffect {
  public enum TintMode: Int, Sendable {
    case none, overlay, underlay
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

extension UIPointerStyle {
  /// Creates a style with the hand, or with `shape` if it is given.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    if let shape { self.init(shape: shape) } else { self.init(cursor: .hand) }
  }
}

/// Runs animations alongside those of the pointer (Apple: UIPointerInteractionAnimating). UIKit creates none on Linux.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The lock state of the pointer (Apple: UIPointerLockState). The pointer is never locked.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  open var isLocked: Bool { false }
  public nonisolated static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}
