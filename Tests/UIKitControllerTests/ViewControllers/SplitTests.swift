import Testing

@testable import UIKit
@testable import VitrineTesting

@Suite @MainActor struct SplitTests {
  private final class Listener: UISplitViewControllerDelegate {
    var heard: [String] = []
    var top: UISplitViewController.Column?
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
      heard.append("to \(displayMode)")
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { heard.append("show \(column)") }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { heard.append("hide \(column)") }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }
    func splitViewController(
      _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      heard.append("proposed \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
  }

  private let listener = Listener()
  private let list = UIViewController(), folder = UIViewController(), detail = UIViewController()

  private func show(_ style: UISplitViewController.Style, size: CGSize) -> (HeadlessScreen, UISplitViewController) {
    let screen = HeadlessScreen(size: size, scale: 1)
    let split = UISplitViewController(style: style)
    split.delegate = listener
    split.setViewController(list, for: .primary)
    if style == .tripleColumn { split.setViewController(folder, for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    screen.show(split)
    return (screen, split)
  }

  private func frame(_ controller: UIViewController) -> CGRect? {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    func round(_ number: CGFloat) -> CGFloat { (number * 100).rounded() / 100 }
    return CGRect(x: round(frame.minX), y: round(frame.minY), width: round(frame.width), height: round(frame.height))
  }

  @Test func inAWideWindowColumnsStandSideBySide() {
    let (screen, split) = show(.doubleColumn, size: CGSize(width: 1024, height: 768))
    defer { screen.settle() }
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed && split.splitBehavior == .tile)
    #expect(frame(list) == CGRect(x: 0, y: 0, width: 319.5, height: 768) && frame(detail) == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(split.viewController(for: .primary) === list && list.navigationController != nil && list.splitViewController === split)
    #expect(listener.heard == ["to oneBesideSecondary", "show primary"])
  }

  @Test func inAHighWindowTheFirstColumnComesOverTheSecond() {
    let (screen, split) = show(.doubleColumn, size: CGSize(width: 768, height: 1024))
    #expect(split.displayMode == .secondaryOnly && frame(list) == nil && frame(detail)?.width == 768)
    split.show(.primary)
    screen.advance(by: 1)
    #expect(split.displayMode == .oneOverSecondary && frame(list) == CGRect(x: 0, y: 0, width: 320, height: 1024))
    #expect(frame(detail)?.width == 768)
    screen.tap(at: CGPoint(x: 600, y: 500))
    screen.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly && frame(list) == nil)
    #expect(listener.heard == ["to oneOverSecondary", "show primary", "to secondaryOnly", "hide primary"])
  }

  @Test func modesOfThreeColumnsShowOneOrTwoBeside() {
    let (screen, split) = show(.tripleColumn, size: CGSize(width: 1200, height: 800))
    #expect(split.displayMode == .oneBesideSecondary && frame(folder)?.minX == 0 && frame(list) == nil)
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidthFraction = 0.25
    split.preferredDisplayMode = .twoBesideSecondary
    screen.settle()
    #expect(frame(list)?.maxX == 199.5 && frame(folder) == CGRect(x: 200, y: 0, width: 299.5, height: 800) && frame(detail)?.minX == 500)
    split.preferredDisplayMode = .twoDisplaceSecondary
    screen.settle()
    #expect(frame(detail) == CGRect(x: 500, y: 0, width: 900, height: 800))
    split.preferredDisplayMode = .secondaryOnly
    screen.settle()
    #expect(frame(list) == nil && frame(folder) == nil && frame(detail)?.width == 1200)
    split.primaryEdge = .trailing
    split.preferredDisplayMode = .twoBesideSecondary
    screen.settle()
    #expect(frame(detail)?.minX == 0 && frame(list)?.minX == 1000)
  }

  @Test func widthsKeepWithinTheirLimits() {
    let (screen, split) = show(.doubleColumn, size: CGSize(width: 1000, height: 700))
    defer { screen.settle() }
    split.preferredPrimaryColumnWidthFraction = 0.5
    split.maximumPrimaryColumnWidth = 400
    #expect(split.primaryColumnWidth == 400)
    split.minimumPrimaryColumnWidth = 450
    #expect(split.primaryColumnWidth == 450)
    split.preferredPrimaryColumnWidth = .nan
    split.maximumPrimaryColumnWidth = -.infinity
    #expect(split.primaryColumnWidth == 500)
  }

  @Test func inACompactWindowAllIsOneStackAndComesApartAgain() throws {
    let (screen, split) = show(.doubleColumn, size: CGSize(width: 390, height: 844))
    let stack = try #require(list.navigationController)
    #expect(split.isCollapsed && stack.viewControllers == [list, detail] && frame(detail)?.width == 390 && frame(list) == nil)
    #expect(listener.heard == ["proposed secondary", "collapsed"] && split.viewControllers == [stack])
    let more = UIViewController()
    stack.pushViewController(more, animated: false)
    listener.heard = []
    try screen.resize(to: CGSize(width: 1000, height: 700))
    #expect(!split.isCollapsed && stack.viewControllers == [list] && detail.navigationController?.viewControllers == [detail, more])
    #expect(frame(list)?.minX == 0 && frame(more)?.minX == 320)
    #expect(listener.heard.last == "expanded")
    listener.top = .primary
    try screen.resize(to: CGSize(width: 390, height: 844))
    #expect(stack.viewControllers == [list] && frame(list)?.width == 390)
    split.show(.secondary)
    screen.advance(by: 1)
    #expect(stack.viewControllers == [list, detail, more])
    split.hide(.secondary)
    screen.advance(by: 1)
    #expect(stack.viewControllers == [list])
    try screen.resize(to: CGSize(width: 1000, height: 700))
    #expect(detail.navigationController?.viewControllers == [detail, more])
  }

  @Test func aCompactColumnStandsInForAll() throws {
    let (screen, split) = show(.doubleColumn, size: CGSize(width: 1000, height: 700))
    let compact = UITabBarController()
    split.setViewController(compact, for: .compact)
    screen.settle()
    #expect(frame(compact) == nil)
    try screen.resize(to: CGSize(width: 390, height: 844))
    #expect(frame(compact)?.width == 390 && frame(list) == nil && frame(detail) == nil)
    try screen.resize(to: CGSize(width: 1000, height: 700))
    #expect(frame(compact) == nil && frame(list)?.minX == 0 && frame(detail)?.minX == 320)
  }

  @Test func withoutAStyleTheSecondaryOneGoesOnThePrimaryOne() throws {
    let screen = HeadlessScreen(size: CGSize(width: 1000, height: 700), scale: 1)
    let split = UISplitViewController(), navigation = UINavigationController(rootViewController: list)
    split.viewControllers = [navigation, detail]
    screen.show(split)
    #expect(frame(list)?.minX == 0 && frame(detail)?.minX == 320 && split.viewControllers == [navigation, detail])
    try screen.resize(to: CGSize(width: 390, height: 844))
    #expect(navigation.viewControllers == [list, detail] && split.viewControllers == [navigation])
    try screen.resize(to: CGSize(width: 1000, height: 700))
    #expect(navigation.viewControllers == [list] && frame(detail)?.minX == 320 && detail.parent === split)
    split.showDetailViewController(folder, sender: nil)
    screen.settle()
    #expect(frame(folder)?.minX == 320 && frame(detail) == nil)
  }

  @Test func aDetailReplacesTheSecondaryColumn() {
    let (screen, split) = show(.doubleColumn, size: CGSize(width: 390, height: 844))
    listener.top = .primary
    let other = UIViewController()
    split.showDetailViewController(other, sender: nil)
    screen.advance(by: 1)
    #expect(list.navigationController?.viewControllers == [list, other] && frame(other) != nil)
  }
}
