import Testing
import UIKit
import VitrineTesting

/// Tests the inheritance of tint colours and of their adjustment (Apple: UIView.tintColor, tintAdjustmentMode).
@Suite @MainActor struct TintTests {
  private final class Witness: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  /// Apple, UIView.tintAdjustmentMode: "the first non-default tint adjustment mode value in the view's hierarchy, ascending from and
  /// starting with the view itself"; in a hierarchy of default values `normal`.
  @Test func theAdjustmentModeIsInheritedAndNeverAutomatic() {
    let root = UIView(), middle = Witness(), leaf = Witness()
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.tintColor = .red
    (middle.changes, leaf.changes) = (0, 0)
    #expect([root, middle, leaf].allSatisfy { $0.tintAdjustmentMode == .normal })
    root.tintAdjustmentMode = .dimmed
    #expect([root, middle, leaf].allSatisfy { $0.tintAdjustmentMode == .dimmed })
    #expect(middle.changes == 1 && leaf.changes == 1 && leaf.tintColor != .red, "a tint colour of its own is dimmed too")
    leaf.tintAdjustmentMode = .normal
    #expect(leaf.tintAdjustmentMode == .normal && leaf.tintColor == .red)
    root.tintAdjustmentMode = .automatic
    #expect(root.tintAdjustmentMode == .normal && middle.changes == 2 && leaf.changes == 2)
  }

  /// A tint is dimmed once, whatever number of views have it on the way down: also in bars.
  @Test func aBarsTintIsDimmedOnce() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    let page = UIViewController(), navigation = UINavigationController(rootViewController: page), tabs = UITabBarController()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Item", primaryAction: UIAction { _ in })
    navigation.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: 0)
    tabs.viewControllers = [navigation]
    screen.show(tabs)
    tabs.view.tintAdjustmentMode = .dimmed
    screen.settle()
    let wanted = tabs.view.tintColor.cgColor
    func tints(_ view: UIView) -> [UIColor] {
      var found: [UIColor] = []
      if let picture = view as? UIImageView, picture.image != nil { found.append(picture.tintColor) }
      if let label = view as? UILabel { found.append(label.textColor) }
      for child in view.subviews { found += tints(child) }
      return found
    }
    #expect(tints(tabs.tabBar).contains { $0.cgColor == wanted } && tints(navigation.navigationBar).contains { $0.cgColor == wanted })
    #expect(tints(tabs.tabBar).filter { $0.cgColor.alpha < 0.99 }.allSatisfy { $0.cgColor == wanted })
  }
}
