import CoreGraphics
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the backgrounds of popovers that programs draw (Apple: UIPopoverBackgroundView).
@Suite @MainActor struct PopoverBackgroundTests {
  final class Frame: UIPopoverBackgroundView {
    override class func arrowHeight() -> CGFloat { 20 }
    override class func arrowBase() -> CGFloat { 30 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
    override class var wantsDefaultContentAppearance: Bool { false }
  }

  @Test func theLayoutUsesTheMeasuresOfTheArrow() {
    let area = CGRect(x: 0, y: 0, width: 400, height: 600)
    let layout = PopoverLayout(
      size: CGSize(width: 100, height: 80), source: CGRect(x: 180, y: 0, width: 40, height: 20), area: area, permitted: .any,
      arrow: (20, 30))
    #expect(layout.frame == CGRect(x: 150, y: 20, width: 100, height: 100) && layout.body == CGRect(x: 0, y: 20, width: 100, height: 80))
    #expect(layout.arrowOffset == 0)
  }

  @Test func theBackgroundIsBehindTheContent() throws {
    let screen = HeadlessScreen(size: CGSize(width: 1024, height: 768), scale: 1)
    let below = UIViewController(), above = UIViewController()
    screen.show(below)
    let source = UIView(frame: CGRect(x: 400, y: 100, width: 40, height: 20))
    below.view.addSubview(source)
    above.modalPresentationStyle = .popover
    above.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(above.popoverPresentationController)
    popover.sourceView = source
    popover.permittedArrowDirections = .up
    popover.popoverBackgroundViewClass = Frame.self
    below.present(above, animated: false)
    screen.settle()
    let bubble = try #require(popover.presentedView)
    let background = try #require(bubble.subviews.first as? Frame)
    #expect(bubble.frame.size == CGSize(width: 214, height: 132) && background.frame == bubble.bounds)
    #expect(background.arrowDirection == .up && background.arrowOffset == 0)
    #expect(above.view.convert(above.view.bounds, to: bubble) == CGRect(x: 6, y: 25, width: 200, height: 100))
  }
}
