import TestSupport
import Testing
import UIKit
import VitrineTesting

/// Pushes, pops, presents and dismisses at random, animated or not, also during other transitions. Callbacks must be balanced, and at the
/// end exactly the visible controllers have appeared.
@Suite(.namesSeeds) @MainActor struct RandomTransitionTests {
  private final class Actor: UIViewController {
    private(set) var last = "didDisappear"
    private(set) var faults: [String] = []

    private func note(_ call: String, after allowed: Set<String>) {
      if !allowed.contains(last) { faults.append("\(call) after \(last)") }
      last = call
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear", after: ["didDisappear", "willDisappear"]) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", after: ["willAppear"]) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", after: ["didAppear", "willAppear"]) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", after: ["willDisappear"]) }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8]) func callbacksComeInPairs(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 700), scale: 1)
    var actors: [Actor] = []
    func actor() -> Actor {
      let made = Actor()
      actors.append(made)
      return made
    }
    let navigation = UINavigationController(rootViewController: actor())
    screen.show(navigation)
    let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .popover, .custom]
    for _ in 0..<120 {
      let animated = Bool.random(using: &random)
      var top: UIViewController = navigation
      while let next = top.presentedViewController { top = next }
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: navigation.pushViewController(actor(), animated: animated)
      case 2, 3: navigation.popViewController(animated: animated)
      case 4: navigation.setViewControllers([navigation.viewControllers[0], actor()], animated: animated)
      case 5, 6:
        let shown = actor()
        shown.modalPresentationStyle = styles.randomElement(using: &random)!
        shown.modalTransitionStyle = [.coverVertical, .crossDissolve, .flipHorizontal].randomElement(using: &random)!
        shown.popoverPresentationController?.sourceView = top.view
        top.present(shown, animated: animated)
      case 7: top.dismiss(animated: animated)
      case 8: navigation.dismiss(animated: animated)
      default:
        let y = CGFloat.random(in: 50..<650, using: &random)
        screen.drag(from: CGPoint(x: 3, y: y), to: CGPoint(x: .random(in: 5..<380, using: &random), y: y + 4), duration: 0.1)
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: break
      case 1: screen.settle()
      case 2: screen.advance(by: .random(in: 0.02..<0.3, using: &random))
      default: screen.advance(by: 1)
      }
    }
    screen.advance(by: 3)
    for (index, actor) in actors.enumerated() {
      #expect(actor.faults == [], "seed \(seed), controller \(index)")
      let shows = actor.viewIfLoaded?.window != nil
      #expect(actor.last == (shows ? "didAppear" : "didDisappear"), "seed \(seed), controller \(index), shows \(shows)")
    }
    #expect(navigation.transitionCoordinator == nil, "seed \(seed)")
    navigation.dismiss(animated: false)
    screen.advance(by: 1)
    #expect(screen.window.subviews == [navigation.view] && navigation.view.transform.isIdentity, "seed \(seed)")
  }
}
