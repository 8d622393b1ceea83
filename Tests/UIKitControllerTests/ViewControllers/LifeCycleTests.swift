import Testing
import UIKit
import VitrineTesting

@MainActor
private final class Diary {
  var lines: [String] = []
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}

/// A controller that records every callback.
private class Reporter: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ text: String) { diary.lines.append("\(name).\(text)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear \(animated)\(view.window == nil ? "" : " in window")") }
  override func viewIsAppearing(_ animated: Bool) {
    note("viewIsAppearing \(view.window == nil ? "" : "in window \(Int(view.bounds.width))")")
  }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear \(animated)") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) { note("willMove(toParent: \((parent as? Reporter)?.name ?? "nil"))") }
  override func didMove(toParent parent: UIViewController?) { note("didMove(toParent: \((parent as? Reporter)?.name ?? "nil"))") }
}

@Suite @MainActor struct LifeCycleTests {
  private let diary = Diary()
  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 200))

  @Test func theViewIsLoadedAtItsFirstUse() {
    let controller = Reporter("a", diary)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(diary.take() == "a.loadView\na.viewDidLoad")
    #expect(controller.view.next === controller)
  }

  @Test func aRootControllerAppearsInApplesOrder() {
    screen.settle()
    let controller = Reporter("a", diary)
    screen.window.rootViewController = controller
    #expect(
      diary.take() == """
        a.loadView
        a.viewDidLoad
        a.viewWillAppear false
        """)
    screen.settle()
    #expect(
      diary.take() == """
        a.viewIsAppearing in window 100
        a.viewWillLayoutSubviews
        a.viewDidLayoutSubviews
        a.viewDidAppear false
        """)
    screen.window.rootViewController = UIViewController()
    #expect(diary.take() == "a.viewWillDisappear false\na.viewDidDisappear false")
    #expect(controller.next == nil)
  }

  @Test func aHiddenWindowShowsNoController() {
    screen.settle()
    let controller = Reporter("a", diary)
    let window = UIWindow(frame: screen.window.bounds)
    window.rootViewController = controller
    screen.settle()
    #expect(diary.take() == "")
    window.isHidden = false
    screen.settle()
    #expect(diary.take().hasSuffix("a.viewDidAppear false"))
    window.isHidden = true
    #expect(diary.take() == "a.viewWillDisappear false\na.viewDidDisappear false")
    window.isHidden = false
    screen.settle()
    #expect(
      diary.take() == """
        a.viewWillAppear false in window
        a.viewIsAppearing in window 100
        a.viewWillLayoutSubviews
        a.viewDidLayoutSubviews
        a.viewDidAppear false
        """)
    window.isHidden = true
  }

  @Test func childrenAppearWithTheirViews() {
    let parent = Reporter("p", diary), child = Reporter("c", diary)
    screen.show(parent)
    _ = diary.take()
    parent.addChild(child)
    #expect(diary.take() == "c.willMove(toParent: p)")
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.settle()
    #expect(
      diary.take() == """
        c.loadView
        c.viewDidLoad
        c.viewWillAppear false
        c.didMove(toParent: p)
        p.viewWillLayoutSubviews
        p.viewDidLayoutSubviews
        c.viewIsAppearing in window 100
        c.viewWillLayoutSubviews
        c.viewDidLayoutSubviews
        c.viewDidAppear false
        """)
    #expect(child.parent === parent && parent.children == [child])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      diary.take() == """
        c.willMove(toParent: nil)
        c.viewWillDisappear false
        c.viewDidDisappear false
        c.didMove(toParent: nil)
        """)
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test func aContainerThatForwardsByHandIsLeftAlone() {
    final class Manual: Reporter {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Manual("p", diary), child = Reporter("c", diary)
    screen.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    screen.settle()
    #expect(!diary.take().contains("c.viewWillAppear"))
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(diary.take() == "c.viewWillAppear true in window\nc.viewIsAppearing in window 100\nc.viewDidAppear true")
  }

  @Test func presentingFullScreenCoversThePresenter() {
    let below = Reporter("b", diary), above = Reporter("a", diary)
    above.modalPresentationStyle = .fullScreen
    screen.show(below)
    _ = diary.take()
    var completed = false
    below.present(above, animated: false) { completed = true }
    screen.settle()
    #expect(completed && below.presentedViewController === above && above.presentingViewController === below)
    #expect(below.view.window == nil && above.view.frame == screen.window.bounds)
    #expect(
      diary.take().split(separator: "\n").filter { $0.contains("ppear ") } == [
        "b.viewWillDisappear false", "a.viewWillAppear false", "a.viewDidAppear false", "b.viewDidDisappear false",
      ])
    above.dismiss(animated: false)
    screen.settle()
    #expect(above.view.window == nil && below.view.window === screen.window && below.presentedViewController == nil)
    #expect(
      diary.take().split(separator: "\n").filter { $0.contains("ppear ") } == [
        "a.viewWillDisappear false", "b.viewWillAppear false", "a.viewDidDisappear false", "b.viewDidAppear false",
      ])
  }

  @Test func anAnimatedPresentationSlidesAndEndsWithTheClock() {
    let below = UIViewController(), above = Reporter("a", diary)
    above.modalPresentationStyle = .fullScreen
    screen.show(below)
    below.view.backgroundColor = .white
    above.loadViewIfNeeded()
    above.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    _ = diary.take()
    below.present(above, animated: true)
    screen.advance(by: 0.2)
    #expect(screen.color(at: CGPoint(x: 50, y: 1)).cgColor.components == [1, 1, 1, 1])
    #expect(screen.color(at: CGPoint(x: 50, y: 199)).cgColor.components == [1, 0, 0, 1])
    #expect(!diary.take().contains("viewDidAppear"))
    screen.advance(by: 0.5)
    #expect(screen.color(at: CGPoint(x: 50, y: 1)).cgColor.components == [1, 0, 0, 1])
    #expect(diary.take().hasSuffix("a.viewDidAppear true"))
    below.dismiss(animated: true)
    screen.advance(by: 0.7)
    #expect(diary.take().hasSuffix("a.viewWillDisappear true\na.viewDidDisappear true"))
    #expect(screen.color(at: CGPoint(x: 50, y: 199)).cgColor.components == [1, 1, 1, 1])
  }

  @Test func aTransitionBetweenChildrenTellsBoth() {
    let parent = UIViewController(), from = Reporter("f", diary), to = Reporter("t", diary)
    screen.show(parent)
    for child in [from, to] { parent.addChild(child) }
    parent.view.addSubview(from.view)
    screen.settle()
    _ = diary.take()
    var finished: Bool?
    parent.transition(from: from, to: to, duration: 0.2, options: .transitionCrossDissolve, animations: nil) { finished = $0 }
    screen.advance(by: 0.4)
    #expect(finished == true && from.view.superview == nil && to.view.superview === parent.view)
    #expect(
      diary.take().split(separator: "\n").filter { $0.contains("ppear ") } == [
        "f.viewWillDisappear true", "t.viewWillAppear true", "f.viewDidDisappear true", "t.viewDidAppear true",
      ])
  }

  @Test func resizingTheWindowTellsTheRootController() throws {
    final class Turning: UIViewController {
      var sizes: [CGSize] = []
      var steps: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        sizes.append(size)
        coordinator.animate(
          alongsideTransition: { _ in self.steps.append("along \(self.view.bounds.width)") },
          completion: { _ in self.steps.append("done") })
      }
    }
    let controller = Turning()
    screen.show(controller)
    try screen.resize(to: CGSize(width: 200, height: 100))
    #expect(controller.sizes == [CGSize(width: 200, height: 100)])
    #expect(controller.steps == ["along 200.0", "done"])
  }

  @Test func layoutRunsRootToLeafBetweenTheControllersCallbacks() {
    final class Layered: UIView {
      var log: (String) -> Void = { _ in }
      override func layoutSubviews() { log("layout \(tag)") }
    }
    final class Root: Reporter {
      override func loadView() { view = Layered() }
    }
    let controller = Root("r", diary)
    let outer = controller.view as! Layered, inner = Layered()
    outer.tag = 1
    inner.tag = 2
    for view in [outer, inner] { view.log = { [diary] in diary.lines.append($0) } }
    outer.addSubview(inner)
    screen.show(controller)
    _ = diary.take()
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    screen.settle()
    #expect(diary.take() == "r.viewWillLayoutSubviews\nlayout 1\nr.viewDidLayoutSubviews\nlayout 2")
    screen.settle()
    #expect(diary.take() == "")
  }
}
