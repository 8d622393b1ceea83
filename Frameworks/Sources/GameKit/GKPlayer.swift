@_exported import FoundationCompatibility
@_exported import GameplayKit
import UIKit

public let GKErrorDomain = "GKErrorDomain"
/// An error of Game Center. All requests fail with `notAuthenticated` (Apple: GKError).
public struct GKError: Error, Equatable, Sendable, CustomNSError, LocalizedError {
  public enum Code: Int, Sendable {
    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated, authenticationInProgress
    case invalidPlayer, scoreNotSet, parentalControlsBlocked, playerStatusExceedsMaximumLength, playerStatusInvalid
    case matchRequestInvalid, underage, gameUnrecognized, notSupported, invalidParameter, unexpectedConnection, challengeInvalid
    case turnBasedMatchDataTooLarge, turnBasedTooManySessions, turnBasedInvalidParticipant, turnBasedInvalidTurn, turnBasedInvalidState
    case invitationsDisabled, playerPhotoFailure, ubiquityContainerUnavailable, matchNotConnected, gameSessionRequestInvalid

    public static func ~= (code: Code, error: any Error) -> Bool { (error as? GKError)?.code == code }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { GKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    "The requested operation could not be completed because local player has not been authenticated."
  }
}

/// A player (Apple: GKPlayer).
open class GKPlayer: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public enum PhotoSize: Int, Sendable { case small, normal }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var playerID: String { "" }
  open var displayName: String { "" }
  open var alias: String { "" }
  open var guestIdentifier: String? { nil }
  open func scopedIDsArePersistent() -> Bool { false }
  open func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
  override init() { super.init() }
}

extension NSNotification.Name {
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
  public static let GKPlayerDidChangeNotificationName = NSNotification.Name("GKPlayerDidChangeNotificationName")
}

/// The player of the device, who is not authenticated (Apple: GKLocalPlayer).
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  // Unchecked: only the handler changes, which the program sets on the main thread.
  private static let shared = GKLocalPlayer()
  open class var local: GKLocalPlayer { shared }
  open class func localPlayer() -> GKLocalPlayer { shared }

  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }
  open var isPersonalizedCommunicationRestricted: Bool { true }
  open var isPresentingFriendRequestViewController: Bool { false }
  /// Called on the main thread with `GKError.notAuthenticated` after it is set.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      DispatchQueue.main.asyncUnsafe { [self] in authenticateHandler?(nil, GKError(.notAuthenticated)) }
    }
  }
  open func loadFriends(completionHandler: (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  open func loadDefaultLeaderboardIdentifier(completionHandler: (@Sendable (String?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  open func loadDefaultLeaderboardIdentifier() async throws -> String { throw GKError(.notAuthenticated) }
  open func setDefaultLeaderboardIdentifier(
    _ leaderboardIdentifier: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) } }
  open func fetchItems(
    forIdentityVerificationSignature completionHandler: (@Sendable (URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, nil, nil, 0, GKError(.notAuthenticated)) } }
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
}

/// An object that is notified of invitations (Apple: GKInviteEventListener). None arrive on Linux.
public protocol GKInviteEventListener {
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
extension GKInviteEventListener {
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
  public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}
/// Apple: GKLocalPlayerListener.
public protocol GKLocalPlayerListener: GKInviteEventListener {}
