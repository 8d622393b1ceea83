import GameplayKit
import XCTest

/// Random numbers, states, entities, paths and rules of GameplayKit.
final class GameplayKitTests: XCTestCase {
  // MARK: Random numbers

  /// The upper halves of the first values that the authors' program prints for the seed 5489 (mt19937-64.c, Nishimura and Matsumoto).
  func testMersenneTwisterIsTheAuthors() {
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    let words: [UInt64] = [14_514_284_786_278_117_030, 4_620_546_740_167_642_908, 13_109_570_281_517_897_720]
    XCTAssertEqual(words.map { _ in source.nextInt() }, words.map { Int(Int32(truncatingIfNeeded: $0 >> 32)) })
    // C++ requires this value of std::mt19937_64 with its default seed, 5489.
    let last = GKMersenneTwisterRandomSource(seed: 5489)
    for _ in 1..<10_000 { _ = last.nextInt() }
    XCTAssertEqual(last.nextInt(), Int(Int32(truncatingIfNeeded: 9_981_545_732_273_789_042 as UInt64 >> 32)))
  }

  /// RFC 6229: the stream of the key 0102030405.
  func testARC4IsTheCipher() {
    let source = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    XCTAssertEqual(source.nextInt(), Int(Int32(bitPattern: 0xB239_6305)))
    XCTAssertEqual(source.nextInt(), Int(Int32(bitPattern: 0xF03D_C027)))
    let other = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    other.dropValues(1)
    XCTAssertEqual(other.nextInt(), Int(Int32(bitPattern: 0xF03D_C027)))
    XCTAssertEqual((other.copy() as? GKARC4RandomSource)?.nextInt(), source.nextInt())
  }

  func testSeedsRepeat() {
    let sources: [(UInt64) -> GKRandomSource] = [
      { GKLinearCongruentialRandomSource(seed: $0) }, { GKMersenneTwisterRandomSource(seed: $0) },
    ]
    for source in sources {
      XCTAssertEqual(
        source(7).arrayByShufflingObjects(in: [1, 2, 3, 4, 5]) as? [Int], source(7).arrayByShufflingObjects(in: [1, 2, 3, 4, 5]) as? [Int])
      let numbers = source(3)
      let draws = (0..<1_000).map { _ in numbers.nextInt(upperBound: 3) }
      for value in 0..<3 { XCTAssertEqual(Double(draws.filter { $0 == value }.count), 333, accuracy: 60) }
      XCTAssertTrue((0..<100).map { _ in numbers.nextUniform() }.allSatisfy { (0...1).contains($0) })
    }
    XCTAssertEqual(GKRandomSource.sharedRandom().nextInt(upperBound: 0), 0)
    XCTAssertEqual(NSArray(array: [3, 1, 2]).shuffled(using: GKRandomSource()).compactMap { $0 as? Int }.sorted(), [1, 2, 3])
  }

  func testDistributions() {
    let die = GKRandomDistribution.d6()
    XCTAssertEqual(Set((0..<300).map { _ in die.nextInt() }), Set(1...6))
    XCTAssertEqual(die.numberOfPossibleOutcomes, 6)
    XCTAssertTrue((0..<50).allSatisfy { _ in die.nextInt(upperBound: 3) < 3 })
    XCTAssertEqual(GKRandomDistribution(lowestValue: 10, highestValue: 20).nextInt(upperBound: 9), 10)

    let shuffled = GKShuffledDistribution.d6()
    var rolls: [Int] = []
    for _ in 0..<20 {
      let six = (0..<6).map { _ in shuffled.nextInt() }
      XCTAssertEqual(six.sorted(), Array(1...6))
      rolls += six
    }
    XCTAssertFalse(zip(rolls, rolls.dropFirst()).contains { $0 == $1 })

    let normal = GKGaussianDistribution(randomSource: GKMersenneTwisterRandomSource(seed: 1), lowestValue: 0, highestValue: 100)
    let draws = (0..<2_000).map { _ in normal.nextInt() }
    XCTAssertEqual(normal.mean, 50)
    XCTAssertEqual(Double(draws.reduce(0, +)) / 2_000, 50, accuracy: 2)
    XCTAssertEqual(Double(draws.filter { (34...66).contains($0) }.count) / 2_000, 0.68, accuracy: 0.05)
    XCTAssertTrue(draws.allSatisfy { (0...100).contains($0) })
  }

  // MARK: States, entities and rules

  private class State: GKState {
    nonisolated(unsafe) static var log: [String] = []
    override func didEnter(from previousState: GKState?) {
      Self.log.append("enter \(type(of: self)) from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
    }
    override func willExit(to nextState: GKState) { Self.log.append("exit \(type(of: self)) to \(type(of: nextState))") }
    override func update(deltaTime seconds: TimeInterval) { Self.log.append("update \(seconds)") }
  }
  private final class Ready: State { override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Playing.Type } }
  private final class Playing: State {}

  func testStateMachine() {
    State.log = []
    let machine = GKStateMachine(states: [Ready(), Playing()])
    XCTAssertNil(machine.currentState)
    XCTAssertFalse(machine.enter(State.self))
    XCTAssertTrue(machine.enter(Ready.self))
    XCTAssertFalse(machine.canEnterState(Ready.self))
    XCTAssertFalse(machine.enter(Ready.self))
    machine.enter(Playing.self)
    machine.update(deltaTime: 0.5)
    XCTAssertTrue(machine.state(forClass: Ready.self)?.stateMachine === machine)
    XCTAssertEqual(State.log, ["enter Ready from nothing", "exit Ready to Playing", "enter Playing from Ready", "update 0.5"])
  }

  private final class Health: GKComponent {
    var points = 10.0
    var isAdded = false
    override func didAddToEntity() { isAdded = entity != nil }
    override func willRemoveFromEntity() { isAdded = false }
    override func update(deltaTime seconds: TimeInterval) { points -= seconds }
  }

  func testComponents() {
    let entity = GKEntity()
    let health = Health()
    entity.addComponent(health)
    entity.addComponent(GKAgent2D())
    XCTAssertTrue(health.isAdded)
    entity.update(deltaTime: 1)
    let system = GKComponentSystem(componentClass: Health.self)
    system.addComponent(foundIn: entity)
    system.update(deltaTime: 2)
    XCTAssertEqual(entity.component(ofType: Health.self)?.points, 7)
    XCTAssertEqual(system.components.count, 1)
    XCTAssertNil(entity.component(ofType: GKAgent.self))
    let second = Health()
    entity.addComponent(second)
    XCTAssertNil(health.entity)
    XCTAssertEqual(entity.components.count, 2)
    entity.removeComponent(ofType: Health.self)
    XCTAssertNil(entity.component(ofType: Health.self))
    XCTAssertFalse(second.isAdded)
  }

  func testRules() {
    let system = GKRuleSystem()
    let (near, fear) = (NSString(string: "near"), NSString(string: "fear"))
    let flee = GKRule(blockPredicate: { $0.grade(forFact: near) > 0.5 }, action: { $0.assertFact(fear, grade: 0.75) })
    let see = GKRule(blockPredicate: { ($0.state["distance"] as? Double ?? 99) < 5 }, action: { $0.assertFact(near) })
    see.salience = 1
    system.add([flee, see])
    XCTAssertTrue(system.agenda.first === see)
    system.evaluate()
    XCTAssertEqual(system.facts.count, 0)
    system.state["distance"] = 3.0
    system.evaluate()
    XCTAssertEqual(system.grade(forFact: fear), 0.75)
    XCTAssertEqual(system.minimumGrade(forFacts: [near, fear]), 0.75)
    XCTAssertEqual(system.executed.count, 2)
    system.retractFact(fear, grade: 0.5)
    XCTAssertEqual(system.grade(forFact: fear), 0.25)
    system.reset()
    XCTAssertEqual(system.agenda.count, 2)
    let predicate = GKRuleSystem()
    predicate.add(GKRule(predicate: NSPredicate(format: "$distance < 5"), assertingFact: near, grade: 1))
    predicate.state["distance"] = 3
    predicate.evaluate()
    XCTAssertEqual(predicate.grade(forFact: near), 1)
  }

  func testDecisionTreesLearn() {
    let (yes, no) = (NSString(string: "yes"), NSString(string: "no"))
    let (windy, rainy) = (NSString(string: "windy"), NSString(string: "rainy"))
    let tree = GKDecisionTree(
      examples: [[yes, yes], [no, yes], [yes, no], [no, no]], actions: [no, no, yes, no], attributes: [windy, rainy])
    XCTAssertEqual(tree.findAction(forAnswers: [windy: yes, rainy: no]) as? NSString, yes)
    XCTAssertEqual(tree.findAction(forAnswers: [windy: yes, rainy: yes]) as? NSString, no)
  }
}
