import FoundationCompatibility

/// Goals and their weights (Apple: GKBehavior).
open class GKBehavior: NSObject, NSCopying, Sequence {
  private var goals: [(goal: GKGoal, weight: Float)] = []
  open var goalCount: Int { goals.count }

  public override init() { super.init() }
  public convenience init(goal: GKGoal, weight: Float) {
    self.init()
    setWeight(weight, for: goal)
  }
  /// Creates a behavior whose goals have the weight 1.
  public convenience init(goals: [GKGoal]) {
    self.init()
    for goal in goals { setWeight(1, for: goal) }
  }
  /// Creates a behavior. Goals without a weight have the weight 1.
  public convenience init(goals: [GKGoal], andWeights weights: [NSNumber]) {
    self.init()
    for (index, goal) in goals.enumerated() { setWeight(weights.indices.contains(index) ? weights[index].floatValue : 1, for: goal) }
  }
  public convenience init(weightedGoals: [GKGoal: NSNumber]) {
    self.init()
    for (goal, weight) in weightedGoals { setWeight(weight.floatValue, for: goal) }
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKBehavior()
    copy.goals = goals
    return copy
  }

  open func setWeight(_ weight: Float, for goal: GKGoal) {
    if let index = goals.firstIndex(where: { $0.goal === goal }) { goals[index].weight = weight } else { goals.append((goal, weight)) }
  }
  /// Returns the weight of a goal; 0 if the behavior does not have it.
  open func weight(for goal: GKGoal) -> Float { goals.first { $0.goal === goal }?.weight ?? 0 }
  open func remove(_ goal: GKGoal) { goals.removeAll { $0.goal === goal } }
  open func removeAllGoals() { goals = [] }

  open subscript(idx: Int) -> GKGoal { goals[idx].goal }
  open subscript(goal: GKGoal) -> NSNumber! {
    get { NSNumber(value: weight(for: goal)) }
    set { if let newValue { setWeight(newValue.floatValue, for: goal) } else { remove(goal) } }
  }
  public func makeIterator() -> IndexingIterator<[GKGoal]> { goals.map(\.goal).makeIterator() }

  func force(on agent: GKAgent, time: Float) -> SIMD3<Float> {
    goals.reduce(SIMD3()) { $0 + $1.goal.force(on: agent, time: time) * $1.weight }
  }
}

/// Behaviors and their weights (Apple: GKCompositeBehavior).
open class GKCompositeBehavior: GKBehavior {
  private var behaviors: [(behavior: GKBehavior, weight: Float)] = []
  open var behaviorCount: Int { behaviors.count }

  public convenience init(behaviors: [GKBehavior]) {
    self.init()
    for behavior in behaviors { setWeight(1, for: behavior) }
  }
  public convenience init(behaviors: [GKBehavior], andWeights weights: [NSNumber]) {
    self.init()
    for (index, behavior) in behaviors.enumerated() {
      setWeight(weights.indices.contains(index) ? weights[index].floatValue : 1, for: behavior)
    }
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKCompositeBehavior()
    copy.behaviors = behaviors
    return copy
  }

  open func setWeight(_ weight: Float, for behavior: GKBehavior) {
    if let index = behaviors.firstIndex(where: { $0.behavior === behavior }) {
      behaviors[index].weight = weight
    } else {
      behaviors.append((behavior, weight))
    }
  }
  open func weight(for behavior: GKBehavior) -> Float { behaviors.first { $0.behavior === behavior }?.weight ?? 0 }
  open func remove(_ behavior: GKBehavior) { behaviors.removeAll { $0.behavior === behavior } }
  open func removeAllBehaviors() { behaviors = [] }
  open subscript(idx: Int) -> GKBehavior { behaviors[idx].behavior }
  open subscript(behavior: GKBehavior) -> NSNumber! {
    get { NSNumber(value: weight(for: behavior)) }
    set { if let newValue { setWeight(newValue.floatValue, for: behavior) } else { remove(behavior) } }
  }

  override func force(on agent: GKAgent, time: Float) -> SIMD3<Float> {
    behaviors.reduce(SIMD3()) { $0 + $1.behavior.force(on: agent, time: time) * $1.weight }
  }
}
