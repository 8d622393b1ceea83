internal import InterfaceBuilder

/// Performs unwind segues, which return to the nearest controller that has the action.
///
/// The search goes outwards from the source. Each container returns the children that it allows; these are searched with their own
/// children, then the container itself is asked. Then the presenting controller is searched in the same way (Apple: UIViewController,
/// "Unwinding").
@MainActor enum Unwinding {
  static func run(_ segue: InterfaceSegue, from controller: UIViewController, sender: Any?) {
    guard let name = segue.unwindAction else { return }
    let source = UIStoryboardUnwindSegueSource(unwindAction: Selector(name), sender: sender, source: controller)
    guard let (target, action) = destination(source, named: name) else {
      return UIKitLog.refused(
        "nobody before \(type(of: controller)) has the unwind action \(name); register it with InterfaceBuilderRegistry")
    }
    let isAnimated = segue.isAnimated
    let made = SegueLoading.make(segue, from: controller, to: target) {
      if target.presentedViewController != nil { target.dismiss(animated: isAnimated) }
    }
    controller.prepare(for: made, sender: sender)
    action.send(to: target, made)
    made.perform()
    // Each container, from the outermost inwards, shows the child that leads to the destination.
    let path = sequence(first: target) { $0.parent }.reversed()
    let show = { for (container, child) in zip(path, path.dropFirst()) { container.unwind(for: made, towards: child) } }
    if isAnimated { show() } else { UIView.performWithoutAnimation(show) }
    target.unwind(for: made, towards: target)
  }

  private typealias Destination = (controller: UIViewController, action: Selector)

  private static func destination(_ source: UIStoryboardUnwindSegueSource, named name: String) -> Destination? {
    var inner = source.source
    while true {
      if let parent = inner.parent {
        if let found = search(parent, source, name) { return found }
        inner = parent
      } else if let presenter = inner.presentingViewController {
        if let found = search(presenter, source, name) { return found }
        inner = presenter
      } else {
        return nil
      }
    }
  }

  /// Searches the allowed children, then the controller itself.
  private static func search(_ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource, _ name: String) -> Destination? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = search(child, source, name) { return found }
    }
    guard controller !== source.source, let action = InterfaceBuilderRegistry.shared.selector(named: name, of: controller),
      controller.canPerformUnwindSegueAction(action, from: source.source, sender: source.sender)
    else { return nil }
    return (controller, action)
  }
}
