import FoundationCompatibility

/// Chooses moves by random play (Apple: GKMonteCarloStrategist): Monte Carlo tree search with upper confidence bounds.
open class GKMonteCarloStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  open var randomSource: (any GKRandom)?
  /// The number of games that are played.
  open var budget = 100
  /// The weight of rarely tried moves relative to moves that won.
  open var explorationParameter = 1
  public override init() { super.init() }

  /// Returns the move that was tried most often; nil if there is none.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    guard let gameModel, let player = gameModel.activePlayer else { return nil }
    let tree = PlayTree(random: randomSource ?? GKRandomSource.sharedRandom(), exploration: Double(explorationParameter))
    let root = PlayTree.Node(move: nil, mover: nil)
    for _ in 0..<max(1, budget) {
      guard let game = gameModel.copy() as? any GKGameModel else { return nil }
      tree.play(game, from: root)
    }
    for child in root.children { child.move?.value = Int((child.wins / max(1, child.visits) * 100).rounded()) }
    return root.children.max { $0.visits < $1.visits }?.move ?? gameModel.gameModelUpdates(for: player)?.first
  }
}

/// The moves that were tried, with their results.
private struct PlayTree {
  final class Node {
    let move: (any GKGameModelUpdate)?
    /// The player that made the move.
    let mover: (any GKGameModelPlayer)?
    var children: [Node] = []
    /// The moves that were not tried; nil before the node is visited.
    var untried: [any GKGameModelUpdate]?
    var visits = 0.0
    var wins = 0.0
    init(move: (any GKGameModelUpdate)?, mover: (any GKGameModelPlayer)?) {
      self.move = move
      self.mover = mover
    }
  }

  let random: any GKRandom
  let exploration: Double
  /// The maximum number of moves in a game. Longer games are a draw.
  private let longestGame = 1_000

  /// Plays one game: first the most promising moves, then an untried one, then random ones.
  func play(_ game: any GKGameModel, from root: Node) {
    var path = [root]
    var node = root
    while let player = game.activePlayer, path.count < longestGame {
      var untried = node.untried ?? moves(of: game, for: player)
      defer { node = path[path.count - 1] }
      if untried.isEmpty {
        node.untried = []
        guard let child = node.children.max(by: { bound(of: $0, in: node) < bound(of: $1, in: node) }), let move = child.move else { break }
        game.apply(move)
        path.append(child)
      } else {
        let move = untried.remove(at: random.nextInt(upperBound: untried.count))
        node.untried = untried
        game.apply(move)
        let child = Node(move: move, mover: player)
        node.children.append(child)
        path.append(child)
        break
      }
    }
    finish(game)
    let winner = winner(of: game)
    for node in path {
      node.visits += 1
      guard let mover = node.mover else { continue }
      node.wins += winner.map { $0.playerId == mover.playerId ? 1 : 0 } ?? 0.5
    }
  }

  private func finish(_ game: any GKGameModel) {
    for _ in 0..<longestGame {
      guard let player = game.activePlayer else { return }
      let moves = moves(of: game, for: player)
      if moves.isEmpty { return }
      game.apply(moves[random.nextInt(upperBound: moves.count)])
    }
  }

  /// Returns the moves of a player; empty after the end of the game.
  private func moves(of game: any GKGameModel, for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    let players = game.players ?? [player]
    if players.contains(where: { game.isWin(for: $0) || game.isLoss(for: $0) }) { return [] }
    return game.gameModelUpdates(for: player) ?? []
  }

  private func winner(of game: any GKGameModel) -> (any GKGameModelPlayer)? {
    let players = game.players ?? []
    if let winner = players.first(where: { game.isWin(for: $0) }) { return winner }
    let others = players.filter { !game.isLoss(for: $0) }
    return others.count == 1 && players.count > 1 ? others.first : nil
  }

  private func bound(of child: Node, in parent: Node) -> Double {
    child.wins / child.visits + exploration * (2 * log(max(1, parent.visits)) / child.visits).squareRoot()
  }
}
