import Testing
import VitrineTesting

@testable import UIKit

/// Tests that a scroll view ignores sizes and insets that are not finite.
@Suite @MainActor struct ScrollNumberTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func numbersThatAreNotFiniteAreIgnored(number: CGFloat) {
    UIKitLog.$isQuiet.withValue(true) {
      let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 1)
      let view = UIScrollView(frame: screen.window.bounds)
      screen.show(view)
      view.contentSize = CGSize(width: 100, height: 200)
      view.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
      view.contentSize = CGSize(width: number, height: 10)
      view.contentInset = UIEdgeInsets(top: number, left: 0, bottom: 0, right: number)
      screen.settle()
      #expect(view.contentSize == CGSize(width: 100, height: 200) && view.contentInset.top == 5)
      #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
    }
  }
}
