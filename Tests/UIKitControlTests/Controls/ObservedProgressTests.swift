import Foundation
import Testing
import UIKit
import VitrineTesting

/// Tests of `observedProgress` of progress views.
@Suite @MainActor struct ObservedProgressTests {
  /// Apple's documentation of `observedProgress`: the view follows the object; also one that is in no window yet.
  @Test func aViewInNoWindowFollows() {
    let view = UIProgressView(), progress = Progress(totalUnitCount: 10)
    view.observedProgress = progress
    #expect(view.progress == 0)
    progress.completedUnitCount = 5
    #expect(view.progress == 0.5)
    view.progress = 0.2
    #expect(view.progress == 0.2)
    progress.completedUnitCount = 8
    #expect(abs(view.progress - 0.8) < 0.001)
    view.observedProgress = nil
    progress.completedUnitCount = 10
    #expect(abs(view.progress - 0.8) < 0.001)
  }

  @Test func aShownViewFollowsWithoutBeingAsked() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 20), scale: 1)
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4)), progress = Progress(totalUnitCount: 10)
    view.observedProgress = progress
    screen.show(view)
    progress.completedUnitCount = 5
    screen.advance(by: 1)
    #expect(view.subviews.contains { abs($0.frame.width - view.bounds.width / 2) < 0.5 })
  }
}
