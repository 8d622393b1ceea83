import FoundationCompatibility

/// A list of rules, the state that they test, and the facts that they assert (Apple: GKRuleSystem).
open class GKRuleSystem: NSObject {
  public let state = NSMutableDictionary()
  open private(set) var rules: [GKRule] = []
  /// The rules that were not executed, in the order in which they are evaluated.
  open private(set) var agenda: [GKRule] = []
  open private(set) var executed: [GKRule] = []
  private var claims: [(fact: any NSObjectProtocol, grade: Float)] = []
  public override init() { super.init() }

  /// Executes rules of the agenda until no condition holds. After each action the agenda is searched from its start.
  open func evaluate() {
    while let index = agenda.firstIndex(where: { $0.evaluatePredicate(in: self) }) {
      // A predicate may have changed the agenda.
      guard agenda.indices.contains(index) else { return }
      let rule = agenda.remove(at: index)
      executed.append(rule)
      rule.performAction(in: self)
    }
  }

  open func add(_ rule: GKRule) { add([rule]) }
  open func add(_ rules: [GKRule]) {
    self.rules += rules
    for rule in rules {
      let index = agenda.firstIndex { $0.salience < rule.salience } ?? agenda.count
      agenda.insert(rule, at: index)
    }
  }
  open func removeAllRules() {
    rules = []
    agenda = []
    executed = []
  }

  /// Removes all facts, and puts all rules on the agenda.
  open func reset() {
    claims = []
    executed = []
    agenda = []
    let all = rules
    rules = []
    add(all)
  }

  // MARK: Facts

  open var facts: [Any] { claims.map(\.fact) }
  /// Returns the grade of a fact; 0 if it was not asserted.
  open func grade(forFact fact: any NSObjectProtocol) -> Float { index(of: fact).map { claims[$0].grade } ?? 0 }
  open func minimumGrade(forFacts facts: [Any]) -> Float { grades(of: facts).min() ?? 0 }
  open func maximumGrade(forFacts facts: [Any]) -> Float { grades(of: facts).max() ?? 0 }

  open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
  /// Adds to the grade of a fact, up to 1, and evaluates the rules.
  open func assertFact(_ fact: any NSObjectProtocol, grade: Float) {
    if let index = index(of: fact) {
      claims[index].grade = min(claims[index].grade + grade, 1)
    } else {
      claims.append((fact, min(grade, 1)))
    }
    evaluate()
  }
  open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
  /// Subtracts from the grade of a fact, removes it at 0, and evaluates the rules.
  open func retractFact(_ fact: any NSObjectProtocol, grade: Float) {
    guard let index = index(of: fact) else { return }
    claims[index].grade -= grade
    if claims[index].grade <= 0 { claims.remove(at: index) }
    evaluate()
  }

  private func index(of fact: any NSObjectProtocol) -> Int? { claims.firstIndex { $0.fact === fact || $0.fact.isEqual(fact) } }
  private func grades(of facts: [Any]) -> [Float] {
    facts.map { fact in
      if let fact = fact as? any NSObjectProtocol { return grade(forFact: fact) }
      return fact is String ? grade(forFact: NSString(string: fact as? String ?? "")) : 0
    }
  }
}
