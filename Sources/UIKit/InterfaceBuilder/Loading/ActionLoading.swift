internal import InterfaceBuilder

/// Connects the actions of controls, bar items and gesture recognisers.
@MainActor enum ActionLoading {
  /// - Parameter target: the receiver; nil for the first responder.
  static func connect(_ sender: AnyObject, selector name: String, target: AnyObject?, event: String?) {
    guard target.map(Connections.isStandIn) != true else { return }
    guard let selector = InterfaceBuilderRegistry.shared.selector(named: name, of: target) else {
      if let target { UIKitLog.refused("\(type(of: target)) has no action \(name); register it with InterfaceBuilderRegistry") }
      return
    }
    if let control = sender as? UIControl {
      control.addTarget(target, action: selector, for: event.flatMap { InterfaceWords.events[$0] } ?? .primaryActionTriggered)
    } else if let item = sender as? UIBarButtonItem {
      (item.target, item.action) = (target, selector)
    } else if let recognizer = sender as? UIGestureRecognizer, let target {
      recognizer.addTarget(target, action: selector)
    }
  }
}
