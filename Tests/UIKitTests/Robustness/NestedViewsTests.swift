import TestSupport
import Testing
import VitrineTesting

@testable import UIKit

/// Tests views that are nested deeply: the ancestors that are asked for traits and safe areas grow with the depth, not with its square.
@Suite(.namesSeeds) @MainActor struct NestedViewsTests {
  private enum Way: CaseIterable { case inward, outward }

  /// Returns the views of a chain in a window, the outermost first.
  private func chain(_ count: Int, _ way: Way, in root: UIView) -> [UIView] {
    let views = (0..<count).map { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return view
    }
    switch way {
    case .inward:
      root.addSubview(views[0])
      for index in 1..<count { views[index - 1].addSubview(views[index]) }
    case .outward:
      for index in (1..<count).reversed() { views[index - 1].addSubview(views[index]) }
      root.addSubview(views[0])
    }
    return views
  }

  @Test(arguments: [400, 800], [true, false]) func theWorkIsLinear(_ count: Int, inward: Bool) {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 1)
    let root = UIView(frame: screen.window.bounds)
    screen.show(root)
    screen.settle()
    let views = chain(count, inward ? .inward : .outward, in: root)
    var known = 0
    /// The ancestors asked since the last question, for each view.
    func steps() -> Double {
      let all = views.reduce(0) { $0 + $1.viewState.ancestorSteps }
      defer { known = all }
      return Double(all - known) / Double(count)
    }
    screen.settle()
    let built = steps()
    views[0].frame.size.width = 40
    screen.settle()
    let resized = steps()
    root.overrideUserInterfaceStyle = .dark
    screen.settle()
    let dark = steps()
    #expect(views[count - 1].traitCollection.userInterfaceStyle == .dark)
    views[0].removeFromSuperview()
    screen.settle()
    let removed = steps()
    #expect(views[count - 1].traitCollection.userInterfaceStyle == .light)
    #expect(built < 40 && resized < 40 && dark < 40 && removed < 40, "\(built), \(resized), \(dark), \(removed) for each of \(count)")
  }

  /// What a view's traits are without anything that is remembered.
  private func style(of view: UIView) -> UIUserInterfaceStyle {
    for ancestor in sequence(first: view, next: \.superview) {
      if ancestor.overrideUserInterfaceStyle != .unspecified { return ancestor.overrideUserInterfaceStyle }
      if let style = ancestor.controller?.overrideUserInterfaceStyle, style != .unspecified { return style }
    }
    return .light
  }

  @Test func traitsFollowEveryChange() {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 1)
    screen.show(UIView())
    var random = SeededGenerator()
    let controllers = (0..<4).map { _ in UIViewController() }
    let views = (0..<30).map { index in index < 4 ? controllers[index].view! : UIView() }
    let styles: [UIUserInterfaceStyle] = [.unspecified, .unspecified, .light, .dark]
    for step in 0..<2000 {
      let view = views[Int.random(in: 0..<30, using: &random)], other = views[Int.random(in: 0..<30, using: &random)]
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: if view !== other, !other.isDescendant(of: view) { other.addSubview(view) }
      case 2: if view !== other, !screen.window.isDescendant(of: view) { screen.window.addSubview(view) }
      case 3: view.removeFromSuperview()
      case 4: view.overrideUserInterfaceStyle = styles.randomElement(using: &random)!
      case 5: controllers.randomElement(using: &random)!.overrideUserInterfaceStyle = styles.randomElement(using: &random)!
      default: break
      }
      let asked = views[Int.random(in: 0..<30, using: &random)]
      if asked.traitCollection.userInterfaceStyle != style(of: asked) {
        Issue.record(
          "step \(step): \(asked.traitCollection.userInterfaceStyle.rawValue) instead of \(style(of: asked).rawValue)")
        return
      }
    }
  }

  private final class Stubborn: UIView {
    var insets = UIEdgeInsets.zero
    override var safeAreaInsets: UIEdgeInsets { insets }
  }

  /// A subclass answers for itself, differently from one layout to the next, and controllers add insets while views are laid out.
  @Test func aSafeAreaThatComesLaterReachesTheViewsWithin() {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 1)
    let controller = UIViewController(), outer = Stubborn(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)), leaf = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    screen.show(controller)
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(leaf)
    screen.settle()
    #expect(leaf.safeAreaInsets == .zero)
    outer.insets.top = 7
    for view in [outer, inner, leaf] { view.setNeedsLayout() }
    screen.settle()
    #expect(leaf.safeAreaInsets.top == 7 && leaf.viewState.knownSafeArea.top == 7)
    outer.removeFromSuperview()
    controller.view.addSubview(inner)
    screen.settle()
    #expect(leaf.viewState.knownSafeArea == .zero)
    controller.additionalSafeAreaInsets.left = 3
    screen.settle()
    #expect(leaf.viewState.knownSafeArea.left == 3)
  }
}
