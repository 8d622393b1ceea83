import Testing
import UIKit
import VitrineTesting

/// Tests thousands of nested views: recursion must not overflow the stack.
@Suite @MainActor struct DeepTreeTests {
  static let depth = 2000

  private final class Leaf: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  /// Nests views from the leaf upwards or from the root downwards.
  private func nest(_ leaf: UIView, upwards: Bool) -> UIView {
    let frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    var views = [leaf]
    for _ in 1..<Self.depth { views.append(UIView(frame: frame)) }
    let pairs = zip(views, views.dropFirst()).map { ($0, $1) }
    for (child, parent) in upwards ? pairs : pairs.reversed() { parent.addSubview(child) }
    return views[views.count - 1]
  }

  @Test(arguments: [true, false])
  func nestedViewsAreLaidOutHitAndConverted(upwards: Bool) {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 1)
    let leaf = Leaf(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    let root = nest(leaf, upwards: upwards)
    screen.window.addSubview(root)
    screen.window.layoutIfNeeded()
    #expect(leaf.layouts == 1 && leaf.window === screen.window)
    #expect(root.hitTest(CGPoint(x: 15, y: 25), with: nil) === leaf)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 20))
    #expect(leaf.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 10, y: 20))
    screen.touch(.began, at: CGPoint(x: 15, y: 25))
    root.overrideUserInterfaceStyle = .dark
    root.tintColor = .red
    #expect(leaf.tintColor == .red && leaf.traitCollection.userInterfaceStyle == .dark)
    leaf.frame.size.width = 10
    screen.window.layoutIfNeeded()
    #expect(leaf.layouts == 2)
    #expect(root.viewWithTag(9) == nil && leaf.isDescendant(of: root))
    root.removeFromSuperview()
    #expect(leaf.window == nil)
    screen.settle()
  }

  @Test func aDeepTreeIsFreed() {
    weak var leaf: UIView?
    do {
      let view = UIView()
      leaf = view
      _ = nest(view, upwards: true)
    }
    #expect(leaf == nil)
  }
}
