import Foundation

/// A request for a scene (Apple: UISceneSessionActivationRequest).
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
  public let role: UISceneSession.Role
  /// The session to activate; nil for a new one.
  public let session: UISceneSession?
  public var userActivity: NSUserActivity?
  public var options: UIScene.ActivationRequestOptions?

  /// Makes a request for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// Makes a request for the scene of a session.
  public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

extension UIApplication {
  /// Activates a scene (Apple: activateSceneSession(for:errorHandler:)). The scene of the screen gets the activity of a request for its own
  /// session; a request for another scene calls the error handler at the end of the turn, since each screen has one.
  public func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil) {
    afterCommit {
      guard let session = request.session, let scene = session.scene else {
        errorHandler?(UISceneError(.multipleScenesNotSupported))
        return
      }
      if let activity = request.userActivity { scene.delegate?.scene(scene, continue: activity) }
    }
  }
}
