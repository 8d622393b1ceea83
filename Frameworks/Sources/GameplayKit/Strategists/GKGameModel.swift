import FoundationCompatibility

/// The maximum score of a player (Apple: GKGameModelMaxScore).
public let GKGameModelMaxScore = 1 << 24
/// The minimum score of a player (Apple: GKGameModelMinScore).
public let GKGameModelMinScore = -(1 << 24)

/// A move (Apple: GKGameModelUpdate).
public protocol GKGameModelUpdate: NSObjectProtocol {
  /// The value of the move, which a strategist sets.
  var value: Int { get set }
}

/// A player (Apple: GKGameModelPlayer).
public protocol GKGameModelPlayer: NSObjectProtocol {
  var playerId: Int { get }
}

/// The state of a game (Apple: GKGameModel).
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)

  // Optional in Objective-C.
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
  /// Does nothing. The strategists copy the game instead.
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

/// An object that chooses moves (Apple: GKStrategist).
public protocol GKStrategist: NSObjectProtocol {
  var gameModel: (any GKGameModel)? { get set }
  var randomSource: (any GKRandom)? { get set }
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
