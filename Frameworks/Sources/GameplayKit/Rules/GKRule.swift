import FoundationCompatibility

/// A condition and an action (Apple: GKRule).
open class GKRule: NSObject {
  /// Rules with a higher salience are evaluated first.
  open var salience = 0
  private var predicate: ((GKRuleSystem) -> Bool)?
  private var action: ((GKRuleSystem) -> Void)?

  public override init() { super.init() }
  public convenience init(predicate: NSPredicate, assertingFact fact: any NSObjectProtocol, grade: Float) {
    self.init(blockPredicate: { predicate.isSatisfied(in: $0) }, action: { $0.assertFact(fact, grade: grade) })
  }
  public convenience init(predicate: NSPredicate, retractingFact fact: any NSObjectProtocol, grade: Float) {
    self.init(blockPredicate: { predicate.isSatisfied(in: $0) }, action: { $0.retractFact(fact, grade: grade) })
  }
  public convenience init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
    self.init()
    self.predicate = predicate
    self.action = action
  }

  open func evaluatePredicate(in system: GKRuleSystem) -> Bool { predicate?(system) ?? false }
  open func performAction(in system: GKRuleSystem) { action?(system) }
}

/// A rule whose condition is a predicate, and whose action a subclass defines (Apple: GKNSPredicateRule).
open class GKNSPredicateRule: GKRule {
  public let predicate: NSPredicate
  public init(predicate: NSPredicate) {
    self.predicate = predicate
    super.init()
  }
  open override func evaluatePredicate(in system: GKRuleSystem) -> Bool { predicate.isSatisfied(in: system) }
}

extension NSPredicate {
  /// Evaluates the predicate with the state of a system as its variables (`$distance`) and with the system as its object (`state.distance`).
  fileprivate func isSatisfied(in system: GKRuleSystem) -> Bool {
    var variables: [String: Any] = [:]
    for (key, value) in system.state { if let key = key as? String { variables[key] = value } }
    return evaluate(with: system, substitutionVariables: variables)
  }
}
