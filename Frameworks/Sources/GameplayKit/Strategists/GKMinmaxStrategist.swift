import FoundationCompatibility

/// Chooses moves by a search of the game tree with alpha-beta pruning (Apple: GKMinmaxStrategist).
///
/// All other players minimize the score of the player whose move is searched. Of equal scores, an earlier win and a later loss are better.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  /// Chooses between equally good moves. The first one is chosen if this is nil.
  open var randomSource: (any GKRandom)?
  /// The number of turns that are searched. With zero, nothing is searched.
  open var maxLookAheadDepth = 0
  public override init() { super.init() }

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap { bestMove(for: $0) } }

  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let ranked = rankedMoves(for: player, count: 1)
    guard let best = ranked.first, let randomSource else { return ranked.first?.move }
    let equal = ranked.prefix { $0.value == best.value }
    return equal[randomSource.nextInt(upperBound: equal.count)].move
  }

  open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> (any GKGameModelUpdate)? {
    guard let randomSource else { return bestMove(for: player) }
    let ranked = rankedMoves(for: player, count: max(1, numMovesToConsider)).prefix(max(1, numMovesToConsider))
    return ranked.isEmpty ? nil : ranked[randomSource.nextInt(upperBound: ranked.count)].move
  }

  private typealias Ranked = (move: any GKGameModelUpdate, value: GameValue)

  /// Returns the moves, the best one first. The first `count` moves, and those that are as good as the last of them, have their exact
  /// value. The `value` of the others is an upper bound.
  private func rankedMoves(for player: any GKGameModelPlayer, count: Int) -> [Ranked] {
    guard let gameModel, maxLookAheadDepth > 0, gameModel.players?.contains(where: { $0.playerId == player.playerId }) != false,
      let moves = gameModel.gameModelUpdates(for: player)
    else { return [] }
    var search = GameSearch(player: player)
    var ranked: [Ranked] = []
    for move in moves {
      // The exact value is not needed for moves that are worse than the first `count` ones.
      let alpha = ranked.count < count ? GameValue.lowest : ranked[count - 1].value.lower
      guard let next = gameModel.copy() as? any GKGameModel else { return [] }
      next.apply(move)
      let value = search.value(of: next, depth: maxLookAheadDepth - 1, alpha: alpha, beta: .highest)
      move.value = value.score
      // Of equal moves, the earlier one stays first.
      let index = ranked.firstIndex { $0.value < value } ?? ranked.count
      ranked.insert((move, value), at: index)
    }
    return ranked
  }
}

/// The value of a game for the player whose move is searched.
struct GameValue: Comparable {
  let score: Int
  /// The number of remaining turns when the score was found. It is larger if the score was found earlier.
  let turnsLeft: Int

  static let lowest = GameValue(score: .min, turnsLeft: .max)
  static let highest = GameValue(score: .max, turnsLeft: .max)
  private var rank: Int { score.signum() * turnsLeft }
  static func == (a: GameValue, b: GameValue) -> Bool { a.score == b.score && a.rank == b.rank }
  static func < (a: GameValue, b: GameValue) -> Bool { a.score == b.score ? a.rank < b.rank : a.score < b.score }
  /// The next lower value.
  var lower: GameValue {
    score == 0 ? GameValue(score: -1, turnsLeft: 0) : GameValue(score: score, turnsLeft: turnsLeft - score.signum())
  }
}

/// A search of the moves that follow a move.
private struct GameSearch {
  let player: any GKGameModelPlayer
  /// A game for each depth, so that the search does not create one for each move.
  private var games: [Int: any GKGameModel] = [:]

  init(player: any GKGameModelPlayer) { self.player = player }

  mutating func value(of game: any GKGameModel, depth: Int, alpha: GameValue, beta: GameValue) -> GameValue {
    guard depth > 0, !game.isWin(for: player), !game.isLoss(for: player), let active = game.activePlayer,
      let moves = game.gameModelUpdates(for: active), !moves.isEmpty
    else { return GameValue(score: score(of: game), turnsLeft: depth) }
    let isMaximizing = active === player || active.playerId == player.playerId
    var (alpha, beta) = (alpha, beta)
    var best = isMaximizing ? GameValue.lowest : .highest
    guard let next = games[depth] ?? (game.copy() as? any GKGameModel) else { return GameValue(score: score(of: game), turnsLeft: depth) }
    games[depth] = next
    for move in moves {
      next.setGameModel(game)
      next.apply(move)
      let value = value(of: next, depth: depth - 1, alpha: alpha, beta: beta)
      if isMaximizing {
        best = max(best, value)
        alpha = max(alpha, best)
      } else {
        best = min(best, value)
        beta = min(beta, best)
      }
      if alpha >= beta { break }
    }
    return best
  }

  /// Returns the score of the player. A win and a loss are the maximum and the minimum, whatever the game's score is.
  private func score(of game: any GKGameModel) -> Int {
    let score = game.score(for: player)
    if score == 0 {
      if game.isWin(for: player) { return GKGameModelMaxScore }
      if game.isLoss(for: player) { return GKGameModelMinScore }
    }
    return score
  }
}
