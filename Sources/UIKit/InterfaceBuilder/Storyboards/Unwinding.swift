internal import InterfaceBuilder

/// Performs unwind segues, which return to the nearest controller that has the action.
@MainActor enum Unwinding {
  static func run(_ segue: InterfaceSegue, from controller: UIViewController, sender: Any?) {
    guard let name = segue.unwindAction else { return }
    var found: (controller: UIViewController, action: Selector)?
    for candidate in candidates(from: controller) {
      guard let action = InterfaceBuilderRegistry.shared.selector(named: name, of: candidate),
        candidate.canPerformUnwindSegueAction(action, from: controller, sender: sender)
      else { continue }
      found = (candidate, action)
      break
    }
    guard let (target, action) = found else {
      return UIKitLog.refused(
        "nobody before \(type(of: controller)) has the unwind action \(name); register it with InterfaceBuilderRegistry")
    }
    let made = SegueLoading.make(segue, from: controller, to: target) { goBack(to: target, from: controller, animated: segue.isAnimated) }
    controller.prepare(for: made, sender: sender)
    action.send(to: target, made)
    target.unwind(for: made, towards: target)
    made.perform()
  }

  /// Returns the controllers below this one in the navigation stack, then its containers, then its presenting controllers with
  /// their visible children; the nearest comes first.
  private static func candidates(from controller: UIViewController) -> [UIViewController] {
    var found: [UIViewController] = [], next: UIViewController? = controller
    func add(_ candidate: UIViewController) {
      if candidate !== controller, !found.contains(where: { $0 === candidate }) { found.append(candidate) }
    }
    while let present = next {
      if let parent = present.parent {
        if let stack = (parent as? UINavigationController)?.viewControllers, let index = stack.firstIndex(where: { $0 === present }) {
          for below in stack[..<index].reversed() { add(below) }
        }
        add(parent)
        next = parent
      } else if let presenter = present.presentingViewController {
        for inner in shown(in: presenter) { add(inner) }
        next = presenter
      } else {
        next = nil
      }
    }
    return found
  }

  /// Returns the visible controllers of a presenting controller, innermost first.
  private static func shown(in controller: UIViewController) -> [UIViewController] {
    let inner: [UIViewController] =
      switch controller {
      case let navigation as UINavigationController: navigation.viewControllers.reversed()
      case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
      default: controller.children
      }
    return inner.flatMap { shown(in: $0) } + [controller]
  }

  private static func goBack(to target: UIViewController, from controller: UIViewController, animated: Bool) {
    if target.presentedViewController != nil { target.dismiss(animated: animated) }
    if let navigation = target.navigationController, navigation.topViewController !== target {
      navigation.popToViewController(target, animated: animated)
    }
  }
}
