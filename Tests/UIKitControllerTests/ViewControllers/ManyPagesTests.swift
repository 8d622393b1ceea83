import Testing
import VitrineTesting

@testable import UIKit

/// Tests the work of pushes and pops in a deep stack: it does not grow with the depth.
@Suite(.serialized) @MainActor struct ManyPagesTests {
  private final class Page: UIViewController {
    var layouts = 0
    override func viewDidLayoutSubviews() { layouts += 1 }
  }

  @Test(arguments: [true, false]) func aPushPlacesTheTopAlone(isLarge: Bool) {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let navigation = UINavigationController(rootViewController: Page())
    navigation.navigationBar.prefersLargeTitles = isLarge
    screen.show(navigation)
    screen.settle()
    /// Returns the number of placements.
    func work(_ body: () -> Void) -> Int {
      let before = navigation.insetPlacements
      body()
      return navigation.insetPlacements - before
    }
    func push() {
      navigation.pushViewController(Page(), animated: true)
      screen.advance(by: 0.6)
    }
    push()
    let first = work { for _ in 0..<5 { push() } }
    for _ in 0..<20 { push() }
    #expect(work { for _ in 0..<5 { push() } } <= first, "at a depth of 25 as at 2")
    func pop() {
      navigation.popViewController(animated: true)
      screen.advance(by: 0.6)
    }
    let late = work { for _ in 0..<5 { pop() } }
    for _ in 0..<20 { pop() }
    #expect(late <= work { for _ in 0..<5 { pop() } })
    #expect(navigation.viewControllers.count == 2)
  }

  /// A page that was covered while the bars changed has their room when it comes up.
  @Test func aCoveredPageCatchesUp() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let root = Page(), navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    screen.settle()
    let before = root.view.safeAreaInsets
    for _ in 0..<3 { navigation.pushViewController(Page(), animated: false) }
    screen.settle()
    navigation.setToolbarHidden(false, animated: false)
    screen.settle()
    var seen: UIEdgeInsets?
    navigation.popToRootViewController(animated: true)
    seen = root.view.safeAreaInsets
    screen.advance(by: 0.6)
    #expect(root.view.safeAreaInsets.bottom == before.bottom + 44 && seen == root.view.safeAreaInsets)
    for _ in 0..<3 { navigation.pushViewController(Page(), animated: false) }
    navigation.setNavigationBarHidden(true, animated: false)
    screen.settle()
    navigation.popToRootViewController(animated: false)
    screen.settle()
    #expect(root.view.safeAreaInsets.top == 0)
  }
}
