import Foundation

/// The position of a new window (Apple: UIWindowScenePlacement). Stored: requests for further windows fail on Linux.
@preconcurrency @MainActor
public protocol UIWindowScenePlacement {}

/// A window like the others (Apple: UIWindowSceneStandardPlacement).
@preconcurrency @MainActor
public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  public init() {}
}

/// A window in front of the others, in the middle (Apple: UIWindowSceneProminentPlacement).
@preconcurrency @MainActor
public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  public init() {}
}

/// A window in place of another one, which comes back when the new one closes (Apple: UIWindowScenePushPlacement).
@preconcurrency @MainActor
public struct UIWindowScenePushPlacement: UIWindowScenePlacement {
  public let targetSession: UISceneSession
  public init(target: UISceneSession) { targetSession = target }
}

/// A window in place of another one, which closes (Apple: UIWindowSceneReplacePlacement).
@preconcurrency @MainActor
public struct UIWindowSceneReplacePlacement: UIWindowScenePlacement {
  public let targetSession: UISceneSession
  public init(target: UISceneSession) { targetSession = target }
}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
  public static func standard() -> Self { Self() }
}

extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
  public static func prominent() -> Self { Self() }
}

extension UIWindowScenePlacement where Self == UIWindowScenePushPlacement {
  public static func push(onto session: UISceneSession) -> Self { Self(target: session) }
}

extension UIWindowScenePlacement where Self == UIWindowSceneReplacePlacement {
  public static func replacing(_ session: UISceneSession) -> Self { Self(target: session) }
}

extension UIWindowScene {
  /// The form of a new window, before placements replaced it (Apple: UIWindowScene.PresentationStyle).
  public enum PresentationStyle: UInt, Sendable {
    case automatic, standard, prominent
  }

  /// The animation with which the windows of a scene disappear (Apple: UIWindowScene.DismissalAnimation). Has no effect on Linux, where the
  /// desktop decides.
  public typealias DismissalAnimation = UIWindowSceneDestructionRequestOptions.DismissalAnimation

  /// Options for opening a window (Apple: UIWindowScene.ActivationRequestOptions).
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    open var placement: (any UIWindowScenePlacement)?
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// The content of a new window (Apple: UIWindowScene.ActivationConfiguration).
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    public let userActivity: NSUserActivity
    open var options: ActivationRequestOptions?
    /// The view from which the window appears.
    open var preview: UITargetedPreview?

    public init(userActivity: NSUserActivity, options: ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil) {
      self.userActivity = userActivity
      self.options = options
      self.preview = preview
      super.init()
    }
  }

  /// An action that opens a window, or performs its alternate where there is only one (Apple: UIWindowScene.ActivationAction). Each screen on
  /// Linux has one scene, so the action is its alternate, as on an iPhone; without an alternate it is hidden.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// Returns the content of the window; nil opens no window.
    public typealias ConfigurationProvider = (_ action: ActivationAction) -> ActivationConfiguration?

    public init(
      title: String? = nil, subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
      _ configurationProvider: @escaping ConfigurationProvider
    ) {
      super.init(
        title: alternate?.title ?? title ?? "", subtitle: alternate?.subtitle ?? subtitle, image: alternate?.image ?? image,
        identifier: identifier, discoverabilityTitle: discoverabilityTitle,
        attributes: alternate?.attributes ?? attributes.union(.hidden)
      ) { action in alternate?.performWithSender(action.sender, target: nil) }
    }
  }

  /// A gesture that opens a window for the content under two fingers (Apple: UIWindowScene.ActivationInteraction). The gesture is not
  /// recognised on Linux, where requests for further windows fail.
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, UIInteraction {
    /// Returns the content of the window; nil opens no window.
    public typealias ConfigurationProvider = (
      _ interaction: ActivationInteraction, _ location: CGPoint
    ) -> ActivationConfiguration?

    private let provider: ConfigurationProvider
    private let errorHandler: (any Error) -> Void
    open private(set) weak var view: UIView?

    public init(_ configurationProvider: @escaping ConfigurationProvider, errorHandler: @escaping (any Error) -> Void) {
      provider = configurationProvider
      self.errorHandler = errorHandler
      super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
  }
}

/// An interaction that moves the window when its view is dragged (Apple: UIWindowSceneDragInteraction). On Linux, windows are moved by
/// their title bars, and the gesture never begins; it exists for failure requirements.
@preconcurrency @MainActor
open class UIWindowSceneDragInteraction: NSObject, UIInteraction {
  /// The gesture recogniser of the interaction.
  public let gestureForFailureRelationships: UIGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.isEnabled = false
    return recognizer
  }()
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(gestureForFailureRelationships) }
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gestureForFailureRelationships)
  }
}
