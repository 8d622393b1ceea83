import Testing
@testable import UIKit
import VitrineTesting

@Suite @MainActor struct PopoverTests {
  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  }

  private let area = CGRect(x: 0, y: 0, width: 400, height: 600)
  private let size = CGSize(width: 100, height: 80)

  @Test func itStandsWhereThereIsRoomAndPointsAtItsSource() {
    let top = PopoverLayout(size: size, source: CGRect(x: 180, y: 0, width: 40, height: 20), area: area, permitted: .any)
    #expect(top.direction == .up && top.frame == CGRect(x: 150, y: 20, width: 100, height: 93) && top.arrowPosition == 50)
    let bottom = PopoverLayout(size: size, source: CGRect(x: 180, y: 580, width: 40, height: 20), area: area, permitted: .any)
    #expect(bottom.direction == .down && bottom.frame == CGRect(x: 150, y: 487, width: 100, height: 93))
    let left = PopoverLayout(size: size, source: CGRect(x: 0, y: 280, width: 30, height: 40), area: area, permitted: [.left, .right])
    #expect(left.direction == .left && left.frame == CGRect(x: 30, y: 260, width: 113, height: 80) && left.body.minX == 13)
    let right = PopoverLayout(size: size, source: CGRect(x: 370, y: 280, width: 30, height: 40), area: area, permitted: [.left, .right])
    #expect(right.direction == .right && right.frame == CGRect(x: 257, y: 260, width: 113, height: 80))
    // Near a corner the body stays within the available area, and the arrow is as close to the source as the corner allows.
    let corner = PopoverLayout(size: size, source: CGRect(x: 390, y: 0, width: 10, height: 10), area: area, permitted: .up)
    #expect(corner.frame.maxX == 400 && corner.arrowPosition == 74)
  }

  @Test func whatDoesNotFitIsMadeSmaller() {
    let tight = PopoverLayout(
      size: CGSize(width: 900, height: 900), source: CGRect(x: 0, y: 300, width: 400, height: 10), area: area, permitted: .any)
    #expect(area.contains(tight.frame))
    let nowhere = PopoverLayout(size: size, source: area, area: area, permitted: [])
    #expect(nowhere.frame.width >= 40 && nowhere.frame.height >= 40)
  }

  @Test func inCompactWidthItIsASheetUnlessTheDelegateKeepsIt() {
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)
    let below = UIViewController(), above = UIViewController(), keeper = Keeper()
    screen.show(below)
    above.modalPresentationStyle = .popover
    let popover = above.popoverPresentationController!
    popover.sourceView = below.view
    below.present(above, animated: false)
    screen.settle()
    #expect(above.presentationController === popover.adaptiveSheetPresentationController && above.view.bounds.width == 390)
    above.dismiss(animated: false)
    popover.delegate = keeper
    above.preferredContentSize = CGSize(width: 200, height: 150)
    popover.sourceRect = CGRect(x: 100, y: 50, width: 40, height: 40)
    below.present(above, animated: false)
    screen.settle()
    #expect(above.presentationController === popover && popover.arrowDirection == .up)
    #expect(above.view.convert(above.view.bounds, to: nil) == CGRect(x: 20, y: 103, width: 200, height: 150))
    screen.tap(at: CGPoint(x: 300, y: 700))
    screen.advance(by: 1)
    #expect(below.presentedViewController == nil && popover.arrowDirection == .unknown)
  }

  @Test func itPointsAtTheButtonOfABarAndLetsPassthroughViewsBe() throws {
    let screen = HeadlessScreen(size: CGSize(width: 800, height: 700), scale: 1)
    let page = UIViewController(), above = UIViewController()
    let item = UIBarButtonItem(title: "More", primaryAction: UIAction { _ in })
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    screen.show(navigation)
    var taps = 0
    let button = UIButton(frame: CGRect(x: 10, y: 400, width: 100, height: 40))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    above.modalPresentationStyle = .popover
    above.preferredContentSize = CGSize(width: 200, height: 100)
    above.popoverPresentationController?.barButtonItem = item
    above.popoverPresentationController?.passthroughViews = [button]
    page.present(above, animated: false)
    screen.settle()
    let frame = above.view.convert(above.view.bounds, to: nil), source = try #require(item.frame(in: navigation.view))
    #expect(frame.maxX == 790 && frame.minY == source.maxY + 13)
    screen.tap(at: CGPoint(x: 60, y: 420))
    screen.advance(by: 1)
    #expect(taps == 1 && above.presentingViewController === navigation)
  }

  @Test func aDelegateCanPutTheControllerIntoAnother() {
    final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
      func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
    }
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)
    let below = UIViewController(), above = UIViewController(), wrapper = Wrapper()
    screen.show(below)
    above.modalPresentationStyle = .popover
    above.popoverPresentationController?.delegate = wrapper
    above.popoverPresentationController?.sourceView = below.view
    below.present(above, animated: false)
    screen.settle()
    #expect(above.navigationController === below.presentedViewController && above.view.window != nil)
    above.dismiss(animated: false)
    #expect(below.presentedViewController == nil)
  }

  @Test func itBecomesASheetAndABubbleAgainWithTheWindow() throws {
    let screen = HeadlessScreen(size: CGSize(width: 800, height: 700), scale: 1)
    let below = UIViewController(), above = DiaryController("a", CallDiary())
    screen.show(below)
    above.modalPresentationStyle = .popover
    above.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(above.popoverPresentationController)
    popover.sourceView = below.view
    popover.sourceRect = CGRect(x: 50, y: 50, width: 20, height: 20)
    below.present(above, animated: false)
    screen.settle()
    #expect(above.view.bounds.size == CGSize(width: 200, height: 100))
    _ = above.diary.take()
    try screen.resize(to: CGSize(width: 390, height: 700))
    #expect(above.presentationController is UISheetPresentationController && above.view.bounds.width == 390)
    #expect(above.popoverPresentationController === popover)
    try screen.resize(to: CGSize(width: 800, height: 700))
    #expect(above.presentationController === popover && above.view.bounds.size == CGSize(width: 200, height: 100))
    #expect(below.view.transform.isIdentity && above.diary.take() == "" && below.presentedViewController === above)
    above.dismiss(animated: false)
    #expect(screen.window.subviews == [below.view])
  }
}
