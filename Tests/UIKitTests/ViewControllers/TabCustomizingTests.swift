import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests rearranging tabs. Apple: UITabBar, "beginCustomizingItems(_:)".
@Suite @MainActor struct TabCustomizingTests {
  private final class Listener: NSObject, UITabBarDelegate {
    var calls: [String] = []
    private func name(_ items: [UITabBarItem]) -> String { items.map { $0.title ?? "" }.joined() }

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      calls.append("willBegin \(name(items)) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { calls.append("didBegin \(name(items))") }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("willEnd \(name(items)) \(changed)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("didEnd \(name(items)) \(changed) \(tabBar.isCustomizing)")
    }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)
  private let listener = Listener()

  private func customizer(over controller: UIViewController) -> TabBarCustomizer? {
    (controller.presentedViewController as? UINavigationController)?.topViewController as? TabBarCustomizer
  }

  private func move(_ source: Int, to destination: Int, in page: TabBarCustomizer) {
    page.tableView(page.tableView, moveRowAt: IndexPath(row: source, section: 0), to: IndexPath(row: destination, section: 0))
  }

  @Test func aBarOfItsOwnTellsItsDelegate() throws {
    let items = ["a", "b", "c", "d", "e"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
    bar.items = Array(items.prefix(3))
    bar.delegate = listener
    screen.show(bar)
    bar.beginCustomizingItems([items[0], items[2], items[3], items[4]])
    screen.advance(by: 1)
    let root = try #require(screen.window.rootViewController)
    move(2, to: 0, in: try #require(customizer(over: root)))
    #expect(bar.endCustomizing(animated: true))
    screen.advance(by: 1)
    #expect(bar.items?.map(\.title) == ["d", "b", "a"], "the item that is not offered keeps its place")
    #expect(
      listener.calls == ["willBegin acde true", "didBegin acde", "willEnd dace true", "didEnd dace true false"])
    bar.beginCustomizingItems([items[0], items[3]])
    #expect(!bar.endCustomizing(animated: false) && !bar.endCustomizing(animated: false))
    #expect(bar.items?.map(\.title) == ["d", "b", "a"])
    bar.beginCustomizingItems([items[4]])
    #expect(!bar.isCustomizing, "no offered item is visible")
  }
}
