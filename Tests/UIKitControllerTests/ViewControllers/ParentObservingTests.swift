import Testing
import UIKit

/// Tests that observers are told of a new parent, as of any property of Objective-C (Apple: Key-Value Observing Programming Guide).
@Suite @MainActor struct ParentObservingTests {
  @Test func theParentIsObserved() {
    let parent = UIViewController(), child = UIViewController()
    var seen: [UIViewController?] = []
    let observation = child.observe(_vitrineKeyPath(\UIViewController.parent, "parent")) { controller, _ in seen.append(controller.parent) }
    parent.addChild(child)
    child.removeFromParent()
    // Family removes the views of a controller that left its parent.
    #expect(seen == [parent, nil])
    observation.invalidate()
    parent.addChild(child)
    #expect(seen.count == 2)
  }
}
