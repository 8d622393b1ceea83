/// What a view does under the pointer (Apple: UIPointerEffect). Views stay as they are; the pointer becomes a hand.
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
  /// The desktop's hand, or what `shape` asks for.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    if let shape { self.init(shape: shape) } else { self.init(cursor: .hand) }
  }
}

/// Runs changes along with a pointer that comes or goes (Apple: UIPointerInteractionAnimating). UIKit makes none on Linux.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Whether the pointer is kept in a scene: it is not (Apple: UIPointerLockState).
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  open var isLocked: Bool { false }
  public static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")
  public static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}
