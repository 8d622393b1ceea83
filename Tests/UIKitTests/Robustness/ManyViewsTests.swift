import TestSupport
import Testing
import VitrineTesting

@testable import QuartzCore
@testable import UIKit

/// Tests views in large numbers: the work is counted at two sizes and grows with the number, not with its square.
@Suite(.namesSeeds) @MainActor struct ManyViewsTests {
  /// Freed by nested calls, this chain takes more than the stack of 8 MB.
  @Test func aChainOfFiftyThousandViewsIsFreed() {
    weak var leaf: UIView?
    weak var layer: CALayer?
    do {
      var view = UIView()
      leaf = view
      for _ in 0..<50_000 {
        let outer = UIView()
        outer.addSubview(view)
        view = outer
      }
    }
    #expect(leaf == nil)
    do {
      var inner = CALayer()
      layer = inner
      for index in 0..<50_000 {
        let outer = CALayer()
        inner.zPosition = CGFloat(index % 3)
        outer.addSublayer(inner)
        inner = outer
      }
    }
    #expect(layer == nil)
  }

  /// Views that are added after the text size has changed adjust their fonts, but do not ask the views within them again.
  @Test(.timeLimit(.minutes(1))) func aChainIsBuiltFromItsEndAfterTheTextSizeHasChanged() {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 1)
    screen.preferredContentSizeCategory = .extraLarge
    screen.preferredContentSizeCategory = .large
    var view = UIView()
    for _ in 0..<20_000 {
      let outer = UIView()
      outer.addSubview(view)
      view = outer
    }
    #expect(view.subviews.count == 1)
  }

  private enum Order: CaseIterable { case forward, backward, shuffled }

  @Test(arguments: [4000, 8000]) func removingOneByOneIsLinear(_ count: Int) {
    for order in Order.allCases {
      let root = UIView()
      let views = (0..<count).map { _ in UIView() }
      for view in views { root.addSubview(view) }
      var indices = Array(0..<count)
      var random = SeededGenerator(seed: 7)
      switch order {
      case .forward: break
      case .backward: indices.reverse()
      case .shuffled: indices.shuffle(using: &random)
      }
      let first = views[indices[0]]
      for index in indices.dropLast(10) { views[index].removeFromSuperview() }
      let left = indices.suffix(10).sorted().map { views[$0] }
      #expect(root.subviews == left && root.layer.sublayers?.count == 10, "\(order)")
      #expect(root.childList.moves <= count && root.layer.tree.family?.moves ?? 0 <= count, "\(order)")
      #expect(first.superview == nil)
      root.insertSubview(first, at: 3)
      #expect(root.subviews.firstIndex(of: views[indices[0]]) == 3 && root.subviews.count == 11)
      #expect(root.layer.sublayers?.firstIndex { $0 === views[indices[0]].layer } == 3)
    }
  }

  /// In a window the nodes of the layers are numbered, and removals are recorded for the next frame.
  @Test func whatIsLeftIsShown() {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 1)
    let root = UIView(frame: screen.window.bounds)
    screen.show(root)
    for index in 0..<1000 {
      let view = UIView(frame: CGRect(x: index % 60, y: index / 60, width: 1, height: 1))
      view.backgroundColor = .red
      root.addSubview(view)
    }
    screen.settle()
    let views = root.subviews
    for (index, view) in views.enumerated() where index % 7 != 0 { view.removeFromSuperview() }
    screen.settle()
    for index in 0..<1000 {
      let isLeft = index % 7 == 0
      let place = CGPoint(x: CGFloat(index % 60) + 0.5, y: CGFloat(index / 60) + 0.5)
      #expect((screen.color(at: place).cgColor.components?[0] == 1) == isLeft, "\(index)")
    }
    for view in root.subviews { view.removeFromSuperview() }
    screen.settle()
    #expect(root.subviews.isEmpty && root.layer.sublayers == nil)
  }
}
