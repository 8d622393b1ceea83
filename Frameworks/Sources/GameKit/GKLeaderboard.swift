import FoundationCompatibility
import UIKit

/// A score, which cannot be reported (Apple: GKScore).
open class GKScore: NSObject {
  open var leaderboardIdentifier: String
  open var value: Int64 = 0
  open var formattedValue: String? { String(value) }
  open var context: UInt64 = 0
  open var shouldSetDefaultLeaderboard = false
  public let date = Date()
  public let player: GKPlayer
  open var rank: Int { 0 }

  public init(leaderboardIdentifier identifier: String) {
    leaderboardIdentifier = identifier
    player = GKLocalPlayer.local
    super.init()
  }
  public init(leaderboardIdentifier identifier: String, player: GKPlayer) {
    leaderboardIdentifier = identifier
    self.player = player
    super.init()
  }
  open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) }
  }
}

/// A list of results that cannot be loaded (Apple: GKLeaderboard).
open class GKLeaderboard: NSObject, @unchecked Sendable {
  // Unchecked: the program uses a leaderboard on one thread at a time.
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum LeaderboardType: Int, Sendable { case classic, recurring }
  /// A result of a leaderboard (Apple: GKLeaderboard.Entry).
  open class Entry: NSObject, @unchecked Sendable {
    // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
    open var player: GKPlayer { GKLocalPlayer.local }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "0" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
    override init() { super.init() }
  }

  open var timeScope = TimeScope.allTime
  open var playerScope = PlayerScope.global
  open var identifier: String?
  open var range = NSRange(location: 1, length: 25)
  open var title: String? { nil }
  open var baseLeaderboardID: String { identifier ?? "" }
  open var type: LeaderboardType { .classic }
  open var scores: [GKScore]? { nil }
  open var localPlayerScore: GKScore? { nil }
  open var maxRange: Int { 0 }
  open var isLoading: Bool { false }
  public override init() { super.init() }
  public init(players: [GKPlayer]) { super.init() }

  open func loadScores(completionHandler: (@Sendable ([GKScore]?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) } }
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] { throw GKError(.notAuthenticated) }
  open class func loadLeaderboards(completionHandler: (@Sendable ([GKLeaderboard]?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(GKError(.notAuthenticated)) } }
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
    throw GKError(.notAuthenticated)
  }
  open func submitScore(_ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(GKError(.notAuthenticated)) }
  }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) } }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
}
/// The earlier name.
public typealias GKLeaderboardTimeScope = GKLeaderboard.TimeScope
/// The earlier name.
public typealias GKLeaderboardPlayerScope = GKLeaderboard.PlayerScope

/// An achievement, which is not stored (Apple: GKAchievement).
open class GKAchievement: NSObject, @unchecked Sendable {
  // Unchecked: the program uses an achievement on one thread at a time.
  open var identifier: String
  /// The completed part of the achievement in percent, from 0 to 100.
  open var percentComplete: Double = 0
  open var isCompleted: Bool { percentComplete >= 100 }
  open var showsCompletionBanner = false
  public let lastReportedDate = Date()
  public let player: GKPlayer
  public init(identifier: String) {
    self.identifier = identifier
    player = GKLocalPlayer.local
    super.init()
  }
  public init(identifier: String, player: GKPlayer) {
    self.identifier = identifier
    self.player = player
    super.init()
  }
  open class func loadAchievements(completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
  open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) }
  }
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) } }
  open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
}
