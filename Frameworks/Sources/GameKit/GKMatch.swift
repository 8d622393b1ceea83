import FoundationCompatibility
import UIKit

/// An invitation (Apple: GKInvite). None arrive on Linux.
open class GKInvite: NSObject {
  open var sender: GKPlayer { GKLocalPlayer.local }
  open var isHosted: Bool { false }
  open var playerGroup: Int { 0 }
  open var playerAttributes: UInt32 { 0 }
  override init() { super.init() }
}

/// The parameters of a match (Apple: GKMatchRequest).
open class GKMatchRequest: NSObject {
  open var minPlayers = 2
  open var maxPlayers = 2
  open var playerGroup = 0
  open var playerAttributes: UInt32 = 0
  open var recipients: [GKPlayer]?
  open var inviteMessage: String?
  open var defaultNumberOfPlayers = 0
  public override init() { super.init() }
}

public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

/// A match without other players (Apple: GKMatch).
open class GKMatch: NSObject, @unchecked Sendable {
  // Unchecked: only the delegate changes.
  public enum SendDataMode: Int, Sendable { case reliable, unreliable }
  open weak var delegate: (any GKMatchDelegate)?
  open var players: [GKPlayer] { [] }
  open var expectedPlayerCount: Int { 0 }
  public override init() { super.init() }
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws { throw GKError(.matchNotConnected) }
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError(.matchNotConnected) }
  open func disconnect() {}
  open func chooseBestHostingPlayer(completionHandler: @escaping @Sendable (GKPlayer?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil) }
  }
}

/// Apple: GKMatchDelegate.
public protocol GKMatchDelegate: NSObjectProtocol {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
  func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}
extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
  public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// A matchmaker that finds no players (Apple: GKMatchmaker).
open class GKMatchmaker: NSObject, @unchecked Sendable {
  // Unchecked: the program uses the only object on one thread at a time.
  private static let instance = GKMatchmaker()
  open class func shared() -> GKMatchmaker { instance }
  override init() { super.init() }
  open func findMatch(
    for request: GKMatchRequest, withCompletionHandler completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  open func match(for invite: GKInvite, completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  open func cancel() {}
  open func finishMatchmaking(for match: GKMatch) {}
  open func startBrowsingForNearbyPlayers(handler reachableHandler: ((GKPlayer, Bool) -> Void)? = nil) {}
  open func stopBrowsingForNearbyPlayers() {}
}
