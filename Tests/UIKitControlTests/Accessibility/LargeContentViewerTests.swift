import Testing
@testable import UIKit
import VitrineTesting

@Suite @MainActor struct LargeContentViewerTests {
  private func panel(_ screen: HeadlessScreen) -> String? {
    screen.tree.split(separator: "\n").first { $0.contains("LargeContentPanel") }.map(String.init)
  }

  private func shown() -> (HeadlessScreen, UIBarButtonItem, () -> Int) {
    final class Count { var value = 0 }
    let screen = HeadlessScreen(size: CGSize(width: 375, height: 667)), controller = UIViewController(), count = Count()
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in count.value += 1 })
    controller.navigationItem.rightBarButtonItem = item
    screen.show(UINavigationController(rootViewController: controller))
    return (screen, item, { count.value })
  }

  @Test func `A long press on an item of a bar shows it large at accessibility sizes, and triggers it when the finger lifts`() {
    let (screen, _, count) = shown()
    screen.preferredContentSizeCategory = .accessibilityExtraLarge
    screen.settle()
    let point = CGPoint(x: 345, y: 22)
    screen.touch(.began, at: point)
    screen.advance(by: 0.3)
    #expect(panel(screen) == nil)
    screen.advance(by: 0.4)
    #expect(panel(screen) != nil && screen.tree.contains("Edit"))
    screen.touch(.ended, at: point)
    screen.settle()
    #expect(panel(screen) == nil && count() == 1)
    screen.preferredContentSizeCategory = .large
    screen.touch(.began, at: point)
    screen.advance(by: 0.7)
    #expect(panel(screen) == nil, "bars show nothing large at other sizes")
    screen.touch(.ended, at: point)
    screen.settle()
    #expect(count() == 2)
  }

  @Test func `A finger that slides off an item triggers nothing`() {
    let (screen, _, count) = shown()
    screen.preferredContentSizeCategory = .accessibilityMedium
    screen.settle()
    screen.touch(.began, at: CGPoint(x: 345, y: 22))
    screen.advance(by: 0.7)
    #expect(panel(screen) != nil)
    screen.touch(.moved, at: CGPoint(x: 180, y: 300))
    screen.settle()
    #expect(panel(screen) == nil)
    screen.touch(.ended, at: CGPoint(x: 180, y: 300))
    screen.settle()
    #expect(count() == 0)
  }

  @Test func `The viewer is enabled at accessibility sizes, and a notification says so`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    nonisolated(unsafe) var posted = 0
    let name = UILargeContentViewerInteraction.enabledStatusDidChangeNotification
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in posted += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!UILargeContentViewerInteraction.isEnabled)
    screen.preferredContentSizeCategory = .extraLarge
    screen.preferredContentSizeCategory = .accessibilityMedium
    screen.preferredContentSizeCategory = .accessibilityLarge
    #expect(UILargeContentViewerInteraction.isEnabled && posted == 1)
  }

  @Test func `A segment is shown large, and selected when the finger lifts`() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480)), control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    container.addSubview(control)
    screen.show(container)
    screen.preferredContentSizeCategory = .accessibilityLarge
    screen.settle()
    screen.touch(.began, at: CGPoint(x: 60, y: 116))
    screen.advance(by: 0.7)
    #expect(panel(screen) != nil && screen.tree.contains("Day"))
    // The finger slides to the next segment. Below the control there is none.
    screen.touch(.moved, at: CGPoint(x: 160, y: 116))
    screen.settle()
    #expect(panel(screen) != nil && control.selectedSegmentIndex == 0)
    screen.touch(.moved, at: CGPoint(x: 160, y: 300))
    screen.settle()
    #expect(panel(screen) == nil)
    screen.touch(.moved, at: CGPoint(x: 160, y: 116))
    screen.touch(.ended, at: CGPoint(x: 160, y: 116))
    screen.settle()
    #expect(panel(screen) == nil && control.selectedSegmentIndex == 1 && changes == 1)
  }

  @Test func `The image of an item keeps its insets`() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480)), view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    view.showsLargeContentViewer = true
    view.largeContentImage = UIImage(systemName: "star")
    view.largeContentImageInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    view.addInteraction(UILargeContentViewerInteraction(delegate: nil))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    container.addSubview(view)
    screen.show(container)
    screen.preferredContentSizeCategory = .accessibilityLarge
    screen.settle()
    screen.touch(.began, at: CGPoint(x: 50, y: 120))
    screen.advance(by: 0.7)
    let shown = try #require(screen.window.subviews.compactMap { $0 as? LargeContentPanel }.first)
    let picture = try #require(shown.subviews.compactMap { $0 as? UIImageView }.first)
    // The panel is 240 points wide, its image 96 high, both 20 from its edges.
    #expect(picture.frame == CGRect(x: 40, y: 30, width: 140, height: 56))
    screen.touch(.ended, at: CGPoint(x: 50, y: 120))
  }
}
