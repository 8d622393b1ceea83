import PlaceholderBox
@_exported import UIKit

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

/// A page that shows a box and a Done button (Apple: GKGameCenterViewController).
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

  public init() { super.init(nibName: nil, bundle: nil) }
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init()
    viewState = state
  }
  public convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboardID
    leaderboardTimeScope = timeScope
  }
  public convenience init(achievementID: String) { self.init(state: .achievements) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    fillPage(
      of: page, "GKGameCenterViewController: there is no Game Center on Linux",
      done: UIAction(title: "Done") { [weak self] _ in
        guard let self else { return }
        if let gameCenterDelegate { gameCenterDelegate.gameCenterViewControllerDidFinish(self) } else { dismiss(animated: true) }
      })
    setViewControllers([page], animated: false)
  }
}

/// Apple: GKGameCenterControllerDelegate.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// A page that shows a box and a button to cancel (Apple: GKMatchmakerViewController).
open class GKMatchmakerViewController: UINavigationController {
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  public let matchRequest: GKMatchRequest
  open var isHosted = false

  public init?(matchRequest request: GKMatchRequest) {
    matchRequest = request
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init?(invite: GKInvite) { self.init(matchRequest: GKMatchRequest()) }
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    fillPage(
      of: page, "GKMatchmakerViewController: there is no Game Center on Linux",
      done: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        if let matchmakerDelegate { matchmakerDelegate.matchmakerViewControllerWasCancelled(self) } else { dismiss(animated: true) }
      })
    setViewControllers([page], animated: false)
  }
}

/// Apple: GKMatchmakerViewControllerDelegate.
@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}
extension GKMatchmakerViewControllerDelegate {
  public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}

/// The button of Game Center, which does not appear (Apple: GKAccessPoint).
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  public static let shared = GKAccessPoint()
  open var isActive = false
  open var isFocused = false
  open var isVisible: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open var showHighlights = false
  open var location = Location.topLeading
  open var frameInScreenCoordinates: CGRect { .zero }
  open weak var parentWindow: UIWindow?
  override init() { super.init() }
  open func trigger(handler: @escaping () -> Void) { handler() }
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
}
