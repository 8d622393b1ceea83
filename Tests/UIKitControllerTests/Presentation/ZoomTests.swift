import CoreGraphics
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests zoom transitions (Apple: UIViewController.Transition).
@Suite @MainActor struct ZoomTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
  private let list = UIViewController()
  private let detail = UIViewController()
  private let tile = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 60))

  init() {
    list.view.backgroundColor = .white
    tile.backgroundColor = .red
    tile.layer.cornerRadius = 8
    list.view.addSubview(tile)
    detail.view.backgroundColor = .blue
  }

  private func showList(in navigation: Bool) -> UINavigationController? {
    let stack = navigation ? UINavigationController(rootViewController: list) : nil
    stack?.isNavigationBarHidden = true
    screen.show(stack ?? list)
    screen.settle()
    return stack
  }

  private var shownFrame: CGRect? { detail.view.layer.presentation()?.frame }

  @Test func theGeometryFitsTheWidthFromTheTop() {
    let geometry = ZoomPlacement(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 480), aligned: nil, source: CGRect(x: 40, y: 200, width: 80, height: 60))
    #expect(geometry.scale == 0.25 && geometry.window == CGRect(x: 0, y: 0, width: 320, height: 240))
    // The top of the scaled view, 80 × 120 points, is at the top of the source.
    #expect(geometry.center == CGPoint(x: 80, y: 260))
  }

  @Test func theGeometryFitsTheAlignedPart() {
    let geometry = ZoomPlacement(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 480), aligned: CGRect(x: 0, y: 100, width: 160, height: 120),
      source: CGRect(x: 40, y: 200, width: 80, height: 60))
    #expect(geometry.scale == 0.5 && geometry.window == CGRect(x: 0, y: 100, width: 160, height: 120))
    #expect(geometry.center == CGPoint(x: 120, y: 270))
  }

  @Test func aPushGrowsOutOfTheSourceView() throws {
    let navigation = try #require(showList(in: true))
    var contexts: [(UIViewController, UIViewController)] = []
    detail.preferredTransition = .zoom { [tile] context in
      contexts.append((context.sourceViewController, context.zoomedViewController))
      return tile
    }
    navigation.pushViewController(detail, animated: true)
    screen.settle()
    let start = try #require(shownFrame)
    #expect(abs(start.minX - 40) < 4 && abs(start.minY - 200) < 8 && start.width < 100)
    #expect(tile.alpha == 0 && detail.view.mask != nil, "the source is hidden and the corners are cut")
    screen.advance(by: ZoomAnimator.duration / 2)
    let middle = try #require(shownFrame)
    #expect(middle.width > 120 && middle.width < 300)
    screen.advance(by: 1)
    #expect(tile.alpha == 1 && detail.view.mask == nil && detail.view.transform == .identity)
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480) && navigation.topViewController === detail)
    #expect(contexts.count == 1 && contexts[0].0 === list && contexts[0].1 === detail)
  }

  @Test func aPopShrinksToTheSourceView() throws {
    let navigation = try #require(showList(in: true))
    detail.preferredTransition = .zoom { [tile] _ in tile }
    navigation.pushViewController(detail, animated: false)
    screen.settle()
    navigation.popViewController(animated: true)
    screen.advance(by: ZoomAnimator.duration / 2)
    let middle = try #require(shownFrame)
    #expect(middle.width > 100 && middle.width < 300 && tile.alpha == 0)
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [list] && tile.alpha == 1 && detail.view.superview == nil && list.view.subviews.contains(tile))
  }

  @Test func withoutASourceTheDefaultTransitionRuns() throws {
    let navigation = try #require(showList(in: true))
    detail.preferredTransition = .zoom { _ in nil }
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: NavigationAnimator.duration / 2)
    let middle = try #require(shownFrame)
    #expect(middle.width == 320 && middle.minX > 20, "it slides")
    screen.advance(by: 1)
    #expect(navigation.topViewController === detail && detail.view.frame.minX == 0)
  }

  @Test func theOptionsGiveTheColorAndTheAlignedPart() throws {
    _ = showList(in: false)
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = UIColor.green.withAlphaComponent(0.5)
    var asked: [UIView] = []
    options.alignmentRectProvider = { context in
      asked.append(context.sourceView)
      return CGRect(x: 0, y: 0, width: 320, height: 240)
    }
    detail.modalPresentationStyle = .overFullScreen
    detail.preferredTransition = .zoom(options: options) { [tile] _ in tile }
    // Later changes of the options have no effect.
    options.alignmentRectProvider = nil
    list.present(detail, animated: true)
    screen.advance(by: ZoomAnimator.duration / 2)
    #expect(asked == [tile])
    let container = try #require(detail.view.superview)
    let dimming = try #require(container.subviews.first { $0 !== detail.view })
    #expect(dimming.subviews.last?.backgroundColor == UIColor.green.withAlphaComponent(0.5))
    screen.advance(by: 1)
    #expect(container.subviews == [detail.view] && list.presentedViewController === detail)
  }

  @Test func aDismissalReturnsToTheSourceOfACoveredView() {
    _ = showList(in: false)
    detail.modalPresentationStyle = .fullScreen
    detail.preferredTransition = .zoom { [tile] _ in tile }
    list.present(detail, animated: true)
    screen.advance(by: 1)
    #expect(list.view.window == nil)
    var ended = false
    detail.dismiss(animated: true) { ended = true }
    screen.advance(by: ZoomAnimator.duration / 2)
    #expect(tile.alpha == 0 && !ended)
    screen.advance(by: 1)
    #expect(ended && list.view.window != nil && tile.alpha == 1 && list.presentedViewController == nil)
  }

  private func pull(by distance: CGFloat) {
    screen.touch(.began, at: CGPoint(x: 160, y: 150))
    for step in 1...20 {
      screen.advance(by: 1.0 / 60)
      screen.touch(.moved, at: CGPoint(x: 160, y: 150 + distance * CGFloat(step) / 20))
    }
    // A pause prevents a flick.
    screen.advance(by: 0.3)
    screen.touch(.ended, at: CGPoint(x: 160, y: 150 + distance))
  }

  @Test func aPullDownPopsAndAShortOneDoesNot() throws {
    let navigation = try #require(showList(in: true))
    detail.preferredTransition = .zoom { [tile] _ in tile }
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 1)
    pull(by: 60)
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [list, detail] && detail.view.transform == .identity && tile.alpha == 1)
    pull(by: 220)
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [list] && tile.alpha == 1)
  }

  @Test func aProgramCanForbidThePull() {
    _ = showList(in: false)
    let options = UIViewController.Transition.ZoomOptions()
    var natural: [Bool] = []
    options.interactiveDismissShouldBegin = { context in
      natural.append(context.willBegin)
      return false
    }
    detail.modalPresentationStyle = .fullScreen
    detail.preferredTransition = .zoom(options: options) { [tile] _ in tile }
    list.present(detail, animated: true)
    screen.advance(by: 1)
    pull(by: 250)
    screen.advance(by: 1)
    #expect(natural == [true] && list.presentedViewController === detail)
  }

  @Test func aPullDownDismissesAPresentation() {
    _ = showList(in: false)
    detail.modalPresentationStyle = .fullScreen
    detail.preferredTransition = .zoom { [tile] _ in tile }
    list.present(detail, animated: true)
    screen.advance(by: 1)
    pull(by: 250)
    screen.advance(by: 1)
    #expect(list.presentedViewController == nil && list.view.window != nil)
  }

  @Test func theOtherTransitionsReplaceTheModalStyle() throws {
    _ = showList(in: false)
    detail.modalPresentationStyle = .overFullScreen
    detail.preferredTransition = .crossDissolve
    list.present(detail, animated: true)
    screen.advance(by: ModalAnimator.duration / 2)
    let alpha = try #require(detail.view.layer.presentation()?.opacity)
    #expect(alpha > 0.1 && alpha < 0.9 && detail.view.frame.minY == 0)
  }
}
