import Testing
import UIKit
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
}
