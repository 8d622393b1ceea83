internal import InterfaceBuilder

/// Creates and performs the segues of a file.
@MainActor enum SegueLoading {
  static func presentationStyle(_ name: String?) -> UIModalPresentationStyle? {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    case "custom": .custom
    case "automatic": .automatic
    default: nil
    }
  }

  static func transitionStyle(_ name: String?) -> UIModalTransitionStyle? {
    switch name {
    case "coverVertical": .coverVertical
    case "flipHorizontal": .flipHorizontal
    case "crossDissolve": .crossDissolve
    case "partialCurl": .partialCurl
    default: nil
    }
  }

  /// Performs a segue of a storyboard's controller.
  /// - Parameter asks: whether the controller can refuse, as for segues that the user triggers.
  static func run(_ segue: InterfaceSegue, from controller: UIViewController, sender: Any?, asks: Bool) {
    guard let source = controller.source else { return }
    if asks, let name = segue.name, !controller.shouldPerformSegue(withIdentifier: name, sender: sender) { return }
    if segue.kind == "unwind" { return Unwinding.run(segue, from: controller, sender: sender) }
    guard let destination = source.storyboard.make(segue.destination) else {
      return UIKitLog.refused("the segue \(segue.name ?? segue.identifier) in line \(segue.line) leads nowhere")
    }
    if let style = presentationStyle(segue.modalPresentationStyle) { destination.modalPresentationStyle = style }
    if let style = transitionStyle(segue.modalTransitionStyle) { destination.modalTransitionStyle = style }
    let made = make(segue, from: controller, to: destination) { [weak controller] in
      guard let controller else { return }
      go(segue, from: controller, to: destination, sender: sender, source)
    }
    controller.prepare(for: made, sender: sender)
    made.perform()
  }

  /// Returns a new segue of the custom class in the file, or of `UIStoryboardSegue` if there is none or if it is unknown.
  static func make(
    _ segue: InterfaceSegue, from source: UIViewController, to destination: UIViewController, perform: @escaping () -> Void
  ) -> UIStoryboardSegue {
    if let name = segue.customClass {
      if let type = CustomClass.find(name, module: nil) as? UIStoryboardSegue.Type {
        let made = _vitrineNew(type, identifier: segue.name, source: source, destination: destination)
        if segue.kind != "custom" { made.performHandler = perform }
        return made
      }
      UIKitLog.refused("the segue class \(name) in line \(segue.line) is not known; register it with InterfaceBuilderRegistry")
    }
    return UIStoryboardSegue(identifier: segue.name, source: source, destination: destination, performHandler: perform)
  }

  private static func go(
    _ segue: InterfaceSegue, from controller: UIViewController, to destination: UIViewController, sender: Any?, _ source: ControllerSource
  ) {
    switch segue.kind {
    case "show": controller.show(destination, sender: sender)
    case "showDetail", "replace": controller.showDetailViewController(destination, sender: sender)
    case "push":
      if let navigation = controller.navigationController {
        navigation.pushViewController(destination, animated: segue.isAnimated)
      } else {
        UIKitLog.refused("the segue \(segue.name ?? segue.identifier) pushes, but \(type(of: controller)) is in no navigation controller")
      }
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      let popover = destination.popoverPresentationController
      if let item = segue.popoverAnchorBarButtonItem.flatMap({ source.loader.objects[$0] }) as? UIBarButtonItem {
        popover?.barButtonItem = item
      } else if let view = segue.popoverAnchorView.flatMap({ source.loader.objects[$0] }) as? UIView ?? sender as? UIView ?? controller.view
      {
        popover?.sourceView = view
        popover?.sourceRect = view.bounds
      }
      controller.present(destination, animated: segue.isAnimated)
    default: controller.present(destination, animated: segue.isAnimated)
    }
  }

  /// Embeds a controller in its container view.
  static func embed(_ segue: InterfaceSegue, in container: UIView, of controller: UIViewController, _ source: ControllerSource) {
    if let name = segue.name, !controller.shouldPerformSegue(withIdentifier: name, sender: container) { return }
    guard let destination = source.storyboard.make(segue.destination) else { return }
    let made = make(segue, from: controller, to: destination) { [weak controller, weak container] in
      guard let controller, let container else { return }
      controller.addChild(destination)
      destination.view.frame = container.bounds
      destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      destination.view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(destination.view)
      destination.didMove(toParent: controller)
    }
    controller.prepare(for: made, sender: container)
    made.perform()
  }
}
