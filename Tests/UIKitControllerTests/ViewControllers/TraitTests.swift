import Testing
import UIKit
import VitrineTesting

/// Tests the callbacks of controllers and views when the window or the style changes.
@Suite @MainActor struct TraitTests {
  private final class Watcher: UIViewController {
    var log: [String] = []
    func word(_ traits: UITraitCollection) -> String {
      "\(traits.horizontalSizeClass) \(traits.verticalSizeClass) \(traits.userInterfaceStyle)"
    }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("willTransition to \(word(newCollection)), now \(word(traitCollection))")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("viewWillTransition to \(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { _ in self.log.append("alongside \(Int(self.view.bounds.width))") },
        completion: { _ in self.log.append("completion") })
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.append("didChange from \(previous.map(word) ?? "nil")")
    }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)

  @Test func aResizeThatChangesSizeClassesTellsInOrder() throws {
    let controller = Watcher()
    screen.show(controller)
    try screen.resize(to: CGSize(width: 844, height: 390))
    #expect(
      controller.log == [
        "willTransition to regular compact light, now compact regular light", "viewWillTransition to 844", "alongside 844", "completion",
        "didChange from compact regular light",
      ])
    controller.log = []
    try screen.resize(to: CGSize(width: 900, height: 390))
    #expect(controller.log == ["viewWillTransition to 900", "alongside 900", "completion"])
  }

  @Test func childrenAndPresentedControllersAreToldToo() throws {
    let parent = UIViewController(), child = Watcher(), above = Watcher()
    screen.show(parent)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    above.modalPresentationStyle = .overFullScreen
    parent.present(above, animated: false)
    screen.settle()
    try screen.resize(to: CGSize(width: 700, height: 844))
    for controller in [child, above] {
      #expect(
        controller.log.prefix(2) == ["willTransition to regular regular light, now compact regular light", "viewWillTransition to 700"])
      #expect(controller.log.last == "didChange from compact regular light")
    }
  }

  @Test func theStyleGoesDownToWhoHasNoneOfItsOwn() {
    let controller = Watcher(), light = UIView(), plain = UIView()
    light.overrideUserInterfaceStyle = .light
    controller.view.addSubview(light)
    controller.view.addSubview(plain)
    screen.show(controller)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.log == ["didChange from compact regular light"])
    #expect(plain.traitCollection.userInterfaceStyle == .dark && light.traitCollection.userInterfaceStyle == .light)
    screen.window.overrideUserInterfaceStyle = .dark
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(controller.traitCollection.userInterfaceStyle == .dark && controller.log.count == 1)
    screen.window.overrideUserInterfaceStyle = .unspecified
    #expect(controller.log.count == 2)
  }

  @Test func aParentGivesAChildTraitsOfItsOwn() throws {
    let parent = Watcher(), child = Watcher(), stranger = UIViewController()
    screen.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(regular, forChild: child)
    parent.setOverrideTraitCollection(regular, forChild: stranger)
    #expect(child.traitCollection.horizontalSizeClass == .regular && child.traitCollection.verticalSizeClass == .regular)
    #expect(child.log == ["didChange from compact regular light"] && parent.log == [])
    #expect(parent.overrideTraitCollection(forChild: child) == regular && stranger.traitCollection.horizontalSizeClass == .compact)
    try screen.resize(to: CGSize(width: 844, height: 390))
    #expect(child.traitCollection.verticalSizeClass == .compact && child.log.last == "didChange from regular regular light")
    child.removeFromParent()
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func registrationsHearOfTheirTraitsOnly() throws {
    let controller = Watcher(), view = UIView()
    var heard: [String] = []
    screen.show(controller)
    controller.view.addSubview(view)
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (controller: Watcher, previous: UITraitCollection) in
      heard.append("width \(previous.horizontalSizeClass) \(controller.traitCollection.horizontalSizeClass)")
    }
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _: UITraitCollection) in
      heard.append("style \(view.traitCollection.userInterfaceStyle)")
    }
    controller.overrideUserInterfaceStyle = .dark
    try screen.resize(to: CGSize(width: 844, height: 844))
    #expect(heard == ["style dark", "width compact regular"])
    view.unregisterForTraitChanges(registration)
    controller.overrideUserInterfaceStyle = .light
    #expect(heard.count == 2)
  }

  @Test func dynamicColoursAreResolvedAgain() {
    let controller = UIViewController()
    screen.show(controller)
    controller.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 5, y: 5)).cgColor.components == [1, 1, 1, 1])
    controller.overrideUserInterfaceStyle = .dark
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 5, y: 5)).cgColor.components == [0, 0, 0, 1])
  }
}
