import UIKit

/// An overlay that recommends another application. It is not shown, and reports that at once (Apple: SKOverlay).
@MainActor
open class SKOverlay: NSObject {
  public enum Position: Int, Sendable { case bottom, bottomRaised }

  /// Apple: SKOverlay.Configuration.
  open class Configuration: NSObject {}

  /// Apple: SKOverlay.AppConfiguration.
  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?
    open var position: Position
    open var userDismissible = true

    public init(appIdentifier: String, position: Position) { (self.appIdentifier, self.position) = (appIdentifier, position) }
  }

  /// Apple: SKOverlay.AppClipConfiguration.
  open class AppClipConfiguration: Configuration {
    open var campaignToken: String?
    open var providerToken: String?
    open var position: Position

    public init(position: Position) { self.position = position }
  }

  /// Apple: SKOverlay.TransitionContext.
  open class TransitionContext: NSObject {
    open var startFrame: CGRect { .zero }
    open var endFrame: CGRect { .zero }
    open func addAnimation(_ block: @escaping () -> Void) {}
  }

  open weak var delegate: (any SKOverlayDelegate)?
  public let configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  open func present(in scene: UIWindowScene) { delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unsupportedPlatform)) }
  open class func dismiss(in scene: UIWindowScene) {}
}

/// Apple: SKOverlayDelegate.
@MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
  public func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
  public func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
  public func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
}
