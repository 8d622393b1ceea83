import FoundationCompatibility

/// A machine that is in one of its states (Apple: GKStateMachine). It has at most one state of each class.
open class GKStateMachine: NSObject {
  open private(set) var currentState: GKState?
  private var states: [ObjectIdentifier: GKState] = [:]

  /// If several states have the same class, the last one is used.
  public init(states: [GKState]) {
    super.init()
    for state in states {
      self.states[ObjectIdentifier(type(of: state))] = state
      state.stateMachine = self
    }
  }

  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

  /// Returns whether there is a state of the class, and the current state, if there is one, allows it as the next one.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) != false
  }

  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }
}
