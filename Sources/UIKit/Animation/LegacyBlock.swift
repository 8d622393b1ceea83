import QuartzCore

/// The block between `beginAnimations` and `commitAnimations`. Each change uses the settings in force at that moment.
@MainActor
final class LegacyBlock: ViewAnimationBlock {
  let name: String?
  private weak var delegate: AnyObject?
  private var willStart: Selector?
  private var didStop: Selector?
  /// The view that runs a transition at the commit, and the options that name the transition.
  var transition: (view: UIView, options: UIView.AnimationOptions)?

  init(name: String?) {
    self.name = name
    super.init(duration: 0.2, delay: 0, curve: .easeInEaseOut, options: [], completion: BlockCompletion(nil))
  }

  func set(_ delegate: AnyObject?) {
    self.delegate = delegate
    setHandlers()
  }

  func set(willStart: Selector?) {
    self.willStart = willStart
    setHandlers()
  }

  func set(didStop: Selector?) {
    self.didStop = didStop
    setHandlers()
  }

  private func setHandlers() {
    let name = name
    completion.startHandler = willStart.map { selector in
      { [weak delegate] in if let delegate { _ = selector.send(to: delegate, name, nil) } }
    }
    completion.handler = didStop.map { selector in
      { [weak delegate] finished in if let delegate { _ = selector.send(to: delegate, name, NSNumber(value: finished)) } }
    }
  }
}
