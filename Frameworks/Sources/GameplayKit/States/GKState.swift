import FoundationCompatibility

/// A state of a state machine (Apple: GKState).
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?
  public override init() { super.init() }
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}
