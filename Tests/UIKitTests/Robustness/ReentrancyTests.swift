import Testing
import UIKit
import VitrineTesting

/// Tests changes of the tree within callbacks.
@Suite @MainActor struct ReentrancyTests {
  private final class Actor: UIView {
    var onLayout: ((Actor) -> Void)?
    var onDraw: ((Actor) -> Void)?
    var onTouch: ((Actor) -> Void)?
    var onWindow: ((Actor) -> Void)?
    var onAdd: ((Actor) -> Void)?
    var calls: [String] = []

    override func layoutSubviews() {
      calls.append("layout")
      onLayout?(self)
    }
    override func draw(_ rect: CGRect) {
      calls.append("draw")
      onDraw?(self)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
      onTouch?(self)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
    override func didMoveToWindow() { onWindow?(self) }
    override func didAddSubview(_ subview: UIView) { onAdd?(self) }
  }

  private func makeScreen() -> (HeadlessScreen, Actor, Actor) {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let outer = Actor(frame: screen.window.bounds), inner = Actor(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    outer.addSubview(inner)
    inner.addSubview(UIView(frame: inner.bounds))
    return (screen, outer, inner)
  }

  @Test func aViewCanRemoveItselfWhileItIsLaidOut() {
    let (screen, outer, inner) = makeScreen()
    inner.onLayout = { $0.removeFromSuperview() }
    screen.show(outer)
    #expect(outer.subviews.isEmpty && inner.window == nil)
    screen.settle()
    #expect(screen.lastFrame == FrameStatistics())
  }

  @Test func aLayoutCanAddAndRemoveEverything() {
    let (screen, outer, inner) = makeScreen()
    var added: [UIView] = []
    outer.onLayout = { view in
      for subview in view.subviews { subview.removeFromSuperview() }
      let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fresh.backgroundColor = .white
      if added.count < 5 { view.addSubview(fresh) } else { view.addSubview(added[0]) }
      added.append(fresh)
    }
    screen.show(outer)
    #expect(outer.subviews.count == 1 && inner.superview == nil)
    #expect(screen.color(at: CGPoint(x: 5, y: 5)).cgColor.components == [1, 1, 1, 1])
  }

  @Test func aLayoutThatNeverSettlesDoesNotHang() {
    let (screen, outer, inner) = makeScreen()
    inner.onLayout = { $0.setNeedsLayout() }
    outer.onLayout = { inner.frame.size.width = $0.calls.count.isMultiple(of: 2) ? 30 : 31 }
    screen.show(outer)
    screen.settle()
    #expect(inner.calls.contains("layout"))
  }

  @Test func drawingCanChangeTheTreeAndAskForMore() {
    let (screen, outer, inner) = makeScreen()
    inner.onDraw = { view in
      view.setNeedsDisplay()
      UIColor.red.setFill()
      UIRectFill(view.bounds)
      view.superview?.addSubview(UIView(frame: view.frame))
      if view.calls.count > 6 { view.removeFromSuperview() }
    }
    screen.show(outer)
    for _ in 0..<9 { screen.settle() }
    #expect(inner.superview == nil && outer.subviews.count >= 3)
  }

  /// The touch ends for a view that removes itself from the window.
  @Test func aViewCanRemoveItselfWhenItIsTouched() {
    let (screen, outer, inner) = makeScreen()
    inner.subviews[0].isUserInteractionEnabled = false
    inner.onTouch = { $0.removeFromSuperview() }
    screen.show(outer)
    inner.calls = []
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(inner.calls.filter { $0 != "layout" && $0 != "draw" } == ["began", "cancelled"])
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(outer.calls.suffix(2) == ["began", "ended"])
  }

  @Test func aTouchCanReplaceTheRootController() {
    let (screen, outer, inner) = makeScreen()
    inner.subviews[0].isUserInteractionEnabled = false
    inner.onTouch = { $0.window?.rootViewController = UIViewController() }
    screen.show(outer)
    screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(inner.window == nil && inner.calls.contains("cancelled"))
    screen.settle()
  }

  @Test func callbacksOfTheHierarchyCanMoveViewsOn() {
    let (screen, outer, inner) = makeScreen()
    let other = UIView()
    inner.onWindow = { if $0.window != nil, $0.superview !== other { other.addSubview($0) } }
    outer.onAdd = { $0.subviews.last?.removeFromSuperview() }
    screen.show(outer)
    outer.addSubview(UIView())
    #expect(inner.superview === other && outer.subviews.isEmpty && inner.window == nil)
  }

  @Test func completionsCanRemoveViewsAndAnimateOn() {
    let (screen, outer, inner) = makeScreen()
    screen.show(outer)
    var steps: [String] = []
    UIView.animate(withDuration: 0.1) {
      inner.alpha = 0
    } completion: { finished in
      steps.append("first \(finished)")
      UIView.animate(withDuration: 0.1) {
        inner.alpha = 1
      } completion: { finished in
        steps.append("second \(finished)")
        inner.removeFromSuperview()
      }
      inner.layer.removeAnimation(forKey: "none")
    }
    screen.advance(by: 0.15)
    #expect(steps == ["first true"])
    screen.advance(by: 0.2)
    #expect(steps == ["first true", "second true"] && inner.superview == nil)
  }

  @Test func removalEndsAnimationsUnfinished() {
    let (screen, outer, inner) = makeScreen()
    screen.show(outer)
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      inner.center.x = 80
    } completion: {
      finished = $0
    }
    screen.advance(by: 0.2)
    inner.removeFromSuperview()
    screen.settle()
    #expect(finished == false && inner.layer.animationKeys() == nil)
  }

  @Test func compositingInTheMiddleOfATurnIsSafe() {
    let (screen, outer, inner) = makeScreen()
    inner.onLayout = { _ in
      CATransaction.flush()
      screen.settle()
    }
    inner.onDraw = { _ in screen.settle() }
    screen.show(outer)
    screen.settle()
    #expect(inner.calls.contains("draw"))
  }
}
