import GameplayKit
import XCTest

/// Paths, games, agents and noise of GameplayKit.
final class GameplayKitSearchTests: XCTestCase {
  // MARK: Paths

  func testPathsAroundWallsOfAGrid() throws {
    let graph = GKGridGraph(fromGridStartingAt: vector_int2(0, 0), width: 5, height: 5, diagonalsAllowed: false)
    // A wall with a gap at the top.
    graph.remove((0..<4).compactMap { graph.node(atGridPosition: vector_int2(2, $0)) })
    let start = try XCTUnwrap(graph.node(atGridPosition: vector_int2(0, 0)))
    let end = try XCTUnwrap(graph.node(atGridPosition: vector_int2(4, 0)))
    let path = graph.findPath(from: start, to: end).compactMap { ($0 as? GKGridGraphNode)?.gridPosition }
    XCTAssertEqual(path.count, 13)
    XCTAssertEqual(path.first, start.gridPosition)
    XCTAssertEqual(path.last, end.gridPosition)
    XCTAssertTrue(path.contains(vector_int2(2, 4)))
    graph.remove([try XCTUnwrap(graph.node(atGridPosition: vector_int2(2, 4)))])
    XCTAssertEqual(graph.findPath(from: start, to: end), [])
    let diagonal = GKGridGraph(fromGridStartingAt: vector_int2(0, 0), width: 5, height: 5, diagonalsAllowed: true)
    let corners = [vector_int2(0, 0), vector_int2(4, 4)].compactMap { diagonal.node(atGridPosition: $0) }
    XCTAssertEqual(corners.first?.findPath(to: corners[1]).count, 5)
  }

  private final class Town: GKGraphNode {
    var roads: [ObjectIdentifier: Float] = [:]
    func road(to town: Town, _ cost: Float) {
      addConnections(to: [town], bidirectional: false)
      roads[ObjectIdentifier(town)] = cost
    }
    override func cost(to node: GKGraphNode) -> Float { roads[ObjectIdentifier(node)] ?? .infinity }
  }
  func testCostsChooseThePath() {
    let towns = (0..<4).map { _ in Town() }
    towns[0].road(to: towns[3], 10)
    towns[0].road(to: towns[1], 2)
    towns[1].road(to: towns[2], 3)
    towns[2].road(to: towns[3], 4)
    XCTAssertEqual(GKGraph(towns).findPath(from: towns[0], to: towns[3]), towns)
    XCTAssertEqual(towns[3].findPath(to: towns[0]), [])
  }

  private final class Field: GKGridGraphNode {}
  func testNodesOfASubclassAndArchives() throws {
    let graph = GKGridGraph<Field>(
      fromGridStartingAt: vector_int2(2, 3), width: 2, height: 2, diagonalsAllowed: false, nodeClass: Field.self)
    let node = try XCTUnwrap(graph.node(atGridPosition: vector_int2(3, 4)))
    XCTAssertEqual(node.connectedNodes.count, 2)
    XCTAssertEqual(node.gridPosition, vector_int2(3, 4))
    let plain = GKGridGraph<Field>(fromGridStartingAt: vector_int2(0, 0), width: 2, height: 2, diagonalsAllowed: false)
    XCTAssertNil(plain.node(atGridPosition: vector_int2(0, 0)))
    XCTAssertEqual(plain.nodes?.count, 4)
    let nodes = [GKGraphNode2D(point: vector_float2(1, 2)), GKGraphNode2D(point: vector_float2(4, 6))]
    nodes[0].addConnections(to: [nodes[1]], bidirectional: true)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(GKGraph(nodes), forKey: "graph")
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let read = try XCTUnwrap(coder.decodeObject(of: GKGraph.self, forKey: "graph")?.nodes as? [GKGraphNode2D])
    XCTAssertEqual(read.map(\.position), nodes.map(\.position))
    XCTAssertTrue(read[1].connectedNodes.first === read[0])
    XCTAssertEqual(read[0].cost(to: read[1]), 5)
  }

  func testPathsAroundObstacles() {
    let square = GKPolygonObstacle(points: [vector_float2(-1, -1), vector_float2(1, -1), vector_float2(1, 1), vector_float2(-1, 1)])
    let graph = GKObstacleGraph(obstacles: [square], bufferRadius: 0.5)
    let (start, end) = (GKGraphNode2D(point: vector_float2(-4, 0.5)), GKGraphNode2D(point: vector_float2(4, 0.5)))
    graph.connectUsingObstacles(node: start)
    graph.connectUsingObstacles(node: end)
    let path = graph.findPath(from: start, to: end).compactMap { ($0 as? GKGraphNode2D)?.position }
    XCTAssertEqual(path, [vector_float2(-4, 0.5), vector_float2(-1.5, 1.5), vector_float2(1.5, 1.5), vector_float2(4, 0.5)])
    // A node in the buffer of the obstacle.
    let near = GKGraphNode2D(point: vector_float2(-1.2, 0))
    graph.connectUsingObstacles(node: near)
    XCTAssertEqual(near.connectedNodes, [])
    graph.connectUsingObstacles(node: near, ignoringBufferRadiusOf: [square])
    XCTAssertTrue(near.connectedNodes.contains(start))
    XCTAssertFalse(near.connectedNodes.contains(end))
    graph.removeAllObstacles()
    XCTAssertEqual(graph.findPath(from: start, to: end).count, 2)
  }

  // MARK: Games

  /// Noughts and crosses: player 1 and player 2 on nine fields.
  private final class Board: NSObject, GKGameModel {
    final class Player: NSObject, GKGameModelPlayer {
      let playerId: Int
      init(_ playerId: Int) { self.playerId = playerId }
    }
    final class Move: NSObject, GKGameModelUpdate {
      var value = 0
      let field: Int
      init(_ field: Int) { self.field = field }
    }
    nonisolated(unsafe) static let all = [Player(1), Player(2)]
    var fields: [Int]
    var turn = 1
    init(_ fields: [Int] = [Int](repeating: 0, count: 9)) { self.fields = fields }
    var players: [any GKGameModelPlayer]? { Self.all }
    var activePlayer: (any GKGameModelPlayer)? { Self.all[turn - 1] }
    func copy(with zone: NSZone? = nil) -> Any {
      let copy = Board()
      copy.setGameModel(self)
      return copy
    }
    func setGameModel(_ gameModel: any GKGameModel) {
      guard let board = gameModel as? Board else { return }
      (fields, turn) = (board.fields, board.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
      Self.all.contains { isWin(for: $0) } ? nil : fields.indices.filter { fields[$0] == 0 }.map(Move.init)
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      guard let move = gameModelUpdate as? Move else { return }
      fields[move.field] = turn
      turn = 3 - turn
    }
    func score(for player: any GKGameModelPlayer) -> Int { isWin(for: player) ? 100 : isLoss(for: player) ? -100 : 0 }
    func isWin(for player: any GKGameModelPlayer) -> Bool {
      [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]].contains {
        $0.allSatisfy { fields[$0] == player.playerId }
      }
    }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { isWin(for: Self.all[2 - player.playerId]) }
  }

  func testMinmaxWinsAndBlocks() {
    let strategist = GKMinmaxStrategist()
    strategist.maxLookAheadDepth = 9
    // Player 1 wins at once, although both later moves win, too.
    strategist.gameModel = Board([1, 1, 0, 2, 2, 0, 0, 0, 0])
    XCTAssertEqual((strategist.bestMoveForActivePlayer() as? Board.Move)?.field, 2)
    XCTAssertEqual((strategist.bestMoveForActivePlayer() as? Board.Move)?.value, 100)
    // Player 1 must block.
    strategist.gameModel = Board([2, 2, 0, 0, 1, 0, 0, 0, 0])
    XCTAssertEqual((strategist.bestMove(for: Board.all[0]) as? Board.Move)?.field, 2)
    // Perfect play is a draw.
    let board = Board()
    strategist.gameModel = board
    strategist.randomSource = GKMersenneTwisterRandomSource(seed: 4)
    while let move = strategist.bestMoveForActivePlayer() { board.apply(move) }
    XCTAssertFalse(board.fields.contains(0))
    XCTAssertFalse(Board.all.contains { board.isWin(for: $0) })
    // The two best moves are the win and another one.
    strategist.gameModel = Board([1, 1, 0, 2, 2, 0, 0, 0, 0])
    let moves = (0..<30).compactMap { _ in strategist.randomMove(for: Board.all[0], fromNumberOfBestMoves: 2) as? Board.Move }
    XCTAssertEqual(Set(moves.map(\.field)).count, 2)
    strategist.maxLookAheadDepth = 0
    XCTAssertNil(strategist.bestMoveForActivePlayer())
  }

  func testMonteCarloWins() {
    let strategist = GKMonteCarloStrategist()
    strategist.budget = 400
    strategist.randomSource = GKMersenneTwisterRandomSource(seed: 2)
    strategist.gameModel = Board([1, 1, 0, 2, 2, 0, 0, 0, 0])
    XCTAssertEqual((strategist.bestMoveForActivePlayer() as? Board.Move)?.field, 2)
  }

  // MARK: Agents and noise

  func testAgentsSeekAndStop() {
    let (mover, target) = (GKAgent2D(), GKAgent2D())
    target.position = vector_float2(0, 10)
    (mover.maxSpeed, mover.maxAcceleration) = (5, 10)
    mover.behavior = GKBehavior(goal: GKGoal(toSeekAgent: target), weight: 1)
    for _ in 0..<60 { mover.update(deltaTime: 1 / 30) }
    XCTAssertGreaterThan(mover.position.y, 5)
    XCTAssertLessThanOrEqual(mover.speed, 5.001)
    XCTAssertEqual(mover.rotation, .pi / 2, accuracy: 0.01)
    mover.behavior = GKBehavior(goals: [GKGoal(toReachTargetSpeed: 0)])
    for _ in 0..<200 { mover.update(deltaTime: 1 / 30) }
    XCTAssertEqual(mover.speed, 0, accuracy: 0.1)
  }

  func testNoise() {
    let source = GKPerlinNoiseSource(frequency: 2, octaveCount: 4, persistence: 0.5, lacunarity: 2, seed: 9)
    let map = GKNoiseMap(
      GKNoise(source), size: vector_double2(4, 4), origin: vector_double2(0, 0), sampleCount: vector_int2(32, 32), seamless: true)
    let values = (0..<32).flatMap { x in (0..<32).map { map.value(at: vector_int2(x, $0)) } }
    XCTAssertTrue(values.allSatisfy { (-1...1).contains($0) })
    XCTAssertGreaterThan(values.max() ?? 0, 0.2)
    XCTAssertLessThan(values.min() ?? 0, -0.2)
    // Smooth, also across the edge of a seamless map.
    XCTAssertLessThan(abs(map.value(at: vector_int2(31, 5)) - map.value(at: vector_int2(32, 5))), 0.5)
    XCTAssertEqual(map.value(at: vector_int2(32, 5)), map.value(at: vector_int2(0, 5)))
    let board = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
    XCTAssertEqual(board.value(atPosition: vector_float2(0.5, 0.5)), 1)
    XCTAssertEqual(board.value(atPosition: vector_float2(1.5, 0.5)), -1)
    board.move(by: vector_double3(1, 0, 0))
    board.invert()
    XCTAssertEqual(board.value(atPosition: vector_float2(0.5, 0.5)), 1)
    let spheres = GKNoise(GKSpheresNoiseSource(frequency: 1))
    XCTAssertEqual(spheres.value(atPosition: vector_float2(0.6, 0.8)), 1, accuracy: 0.001)
  }

  func testQuadtree() {
    let tree = GKQuadtree<NSString>(boundingQuad: GKQuad(quadMin: vector_float2(0, 0), quadMax: vector_float2(8, 8)), minimumCellSize: 1)
    let (a, b) = (NSString(string: "a"), NSString(string: "b"))
    tree.add(a, at: vector_float2(1, 1))
    tree.add(b, in: GKQuad(quadMin: vector_float2(3, 3), quadMax: vector_float2(6, 6)))
    XCTAssertEqual(tree.elements(in: GKQuad(quadMin: vector_float2(0, 0), quadMax: vector_float2(2, 2))), [a])
    XCTAssertEqual(tree.elements(at: vector_float2(5, 5)), [b])
    XCTAssertTrue(tree.remove(b))
    XCTAssertEqual(tree.elements(at: vector_float2(5, 5)), [])
  }
}
