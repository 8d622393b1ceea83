import Testing

@testable import UIKit

@Suite struct AnimationDragCoefficientTests {
  /// Libraries multiply the durations of their animations by it (b3ll/Motion).
  @Test func animationsAreNotSlowedDown() {
    #expect(_vitrineAnimationDragCoefficient() == 1)
  }
}
