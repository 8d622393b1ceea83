import Testing
import UIKit

/// A view that counts the constraints that it is given.
private final class CountingView: UIView {
  var added = 0, removed = 0

  override func addConstraint(_ constraint: NSLayoutConstraint) {
    added += 1
    super.addConstraint(constraint)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    removed += 1
    super.removeConstraint(constraint)
  }
}

@Suite @MainActor struct ConstraintOverrideTests {
  @Test func constraintMethodsCanBeOverridden() {
    let view = CountingView(), constraint = view.widthAnchor.constraint(equalToConstant: 10)
    view.addConstraint(constraint)
    #expect(view.added == 1 && constraint.isActive && view.constraints == [constraint])
    view.removeConstraint(constraint)
    #expect(view.removed == 1 && !constraint.isActive && view.constraints.isEmpty)
  }
}
