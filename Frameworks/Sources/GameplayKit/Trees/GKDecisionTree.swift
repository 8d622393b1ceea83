import FoundationCompatibility

/// A question with answers, or an action (Apple: GKDecisionNode).
open class GKDecisionNode: NSObject {
  /// The question, or the action of a node without branches.
  let attribute: any NSObjectProtocol
  private enum Condition {
    case value(NSNumber)
    case equal(any NSObjectProtocol)
    case predicate(NSPredicate)
    case weight(Int)
  }
  private var branches: [(condition: Condition, node: GKDecisionNode)] = []

  init(_ attribute: any NSObjectProtocol) {
    self.attribute = attribute
    super.init()
  }

  @discardableResult
  open func createBranch(value: NSNumber, attribute: any NSObjectProtocol) -> GKDecisionNode { branch(.value(value), attribute) }
  @discardableResult
  open func createBranch(predicate: NSPredicate, attribute: any NSObjectProtocol) -> GKDecisionNode {
    branch(.predicate(predicate), attribute)
  }
  /// Creates a branch that is chosen at random, with the probability of its weight divided by the sum of the weights.
  @discardableResult
  open func createBranch(weight: Int, attribute: any NSObjectProtocol) -> GKDecisionNode { branch(.weight(max(0, weight)), attribute) }
  func createBranch(answer: any NSObjectProtocol, attribute: any NSObjectProtocol) -> GKDecisionNode { branch(.equal(answer), attribute) }
  private func branch(_ condition: Condition, _ attribute: any NSObjectProtocol) -> GKDecisionNode {
    let node = GKDecisionNode(attribute)
    branches.append((condition, node))
    return node
  }

  func action(_ answers: [AnyHashable: any NSObjectProtocol], _ random: GKRandomSource) -> (any NSObjectProtocol)? {
    if branches.isEmpty { return attribute }
    let answer = answers.first { ($0.key.base as? any NSObjectProtocol)?.isEqual(attribute) == true || Self.equal($0.key, attribute) }?
      .value
    if let answer {
      let branch = branches.first { branch in
        switch branch.condition {
        case .value(let value): return value.isEqual(answer)
        case .equal(let value): return value.isEqual(answer)
        case .predicate(let predicate): return predicate.evaluate(with: answer)
        case .weight: return false
        }
      }
      if let branch { return branch.node.action(answers, random) }
    }
    let weights = branches.map { if case .weight(let weight) = $0.condition { weight } else { 0 } }
    var remainder = random.nextInt(upperBound: weights.reduce(0, +))
    for (weight, branch) in zip(weights, branches) where weight > 0 {
      if remainder < weight { return branch.node.action(answers, random) }
      remainder -= weight
    }
    return nil
  }
  private static func equal(_ key: AnyHashable, _ attribute: any NSObjectProtocol) -> Bool {
    (key.base as? String).map { NSString(string: $0).isEqual(attribute) } ?? false
  }
}

/// A tree of questions that leads to an action (Apple: GKDecisionTree). Trees are not written to files.
open class GKDecisionTree: NSObject {
  open private(set) var rootNode: GKDecisionNode?
  open var randomSource = GKRandomSource.sharedRandom()

  public init(attribute: any NSObjectProtocol) {
    rootNode = GKDecisionNode(attribute)
    super.init()
  }
  /// Learns a tree from examples. Each question is the one with the largest information gain about the action (ID3).
  ///
  /// - Parameter examples: the answers of each example, in the order of the attributes.
  public init(examples: [[any NSObjectProtocol]], actions: [any NSObjectProtocol], attributes: [any NSObjectProtocol]) {
    super.init()
    let samples = zip(examples, actions).filter { $0.0.count == attributes.count }.map { (answers: $0.0, action: $0.1) }
    rootNode = Learner(attributes: attributes).tree(of: samples, Array(attributes.indices)) { GKDecisionNode($0) }
  }

  open func findAction(forAnswers answers: [AnyHashable: any NSObjectProtocol]) -> (any NSObjectProtocol)? {
    rootNode?.action(answers, randomSource)
  }
}

/// Learns trees from examples.
private struct Learner {
  typealias Sample = (answers: [any NSObjectProtocol], action: any NSObjectProtocol)
  let attributes: [any NSObjectProtocol]

  /// - Parameter make: creates the node for a question or an action.
  func tree(of samples: [Sample], _ open: [Int], make: (any NSObjectProtocol) -> GKDecisionNode) -> GKDecisionNode? {
    let actions = groups(samples) { $0.action }
    guard let common = actions.max(by: { $0.samples.count < $1.samples.count }) else { return nil }
    let question = open.min { remaining(samples, $0) < remaining(samples, $1) }
    guard actions.count > 1, let question else { return make(common.value) }
    let node = make(attributes[question])
    for answer in groups(samples, by: { $0.answers[question] }) {
      _ = tree(of: answer.samples, open.filter { $0 != question }) { node.createBranch(answer: answer.value, attribute: $0) }
    }
    return node
  }

  private func groups(_ samples: [Sample], by key: (Sample) -> any NSObjectProtocol) -> [(value: any NSObjectProtocol, samples: [Sample])] {
    var groups: [(value: any NSObjectProtocol, samples: [Sample])] = []
    for sample in samples {
      let value = key(sample)
      if let index = groups.firstIndex(where: { $0.value.isEqual(value) }) {
        groups[index].samples.append(sample)
      } else {
        groups.append((value, [sample]))
      }
    }
    return groups
  }

  /// Returns the remaining entropy of the actions after a question, times the number of samples.
  private func remaining(_ samples: [Sample], _ question: Int) -> Double {
    groups(samples) { $0.answers[question] }.reduce(0) { sum, answer in
      groups(answer.samples) { $0.action }.reduce(sum) { sum, action in
        let part = Double(action.samples.count) / Double(answer.samples.count)
        return sum - Double(action.samples.count) * log2(part)
      }
    }
  }
}
