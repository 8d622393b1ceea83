extension UIFocusEnvironment {
  /// The environment that contains this one: the superview, or the controller of a controller's view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: (self as? UIResponder)?.next, next: { $0?.next }).lazy.compactMap { $0 as? any UIFocusEnvironment }.first
  }

  /// The container of the items: a view, a controller's view.
  public var focusItemContainer: (any UIFocusItemContainer)? {
    (self as? any UIFocusItemContainer) ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// Whether this environment contains another one, or is it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var next: (any UIFocusEnvironment)? = environment
    while let present = next {
      if present === self { return true }
      next = present.parentFocusEnvironment
    }
    return false
  }
}

/// The focus properties of an item that programs set.
@MainActor private struct FocusSettings {
  var group: String?
  var priority: UIFocusGroupPriority?
  var effect: UIFocusEffect?
  var hasEffect = false
}

@MainActor private let settings = SideTable<UIResponder, FocusSettings>()

extension UIResponder {
  var ownFocusGroup: String? {
    get { settings[self]?.group }
    set { change { $0.group = newValue } }
  }
  var ownFocusPriority: UIFocusGroupPriority? {
    get { settings[self]?.priority }
    set { change { $0.priority = newValue } }
  }
  var ownFocusEffect: UIFocusEffect? {
    get { settings[self].flatMap { $0.hasEffect ? $0.effect : nil } ?? (settings[self]?.hasEffect == true ? nil : UIFocusEffect()) }
    set {
      change {
        $0.effect = newValue
        $0.hasEffect = true
      }
    }
  }

  private func change(_ body: (inout FocusSettings) -> Void) {
    var mine = settings[self] ?? FocusSettings()
    body(&mine)
    settings[self] = mine
  }
}

extension UIView {
  /// The focus group of the view: the list of a cell, or the nearest identifier of the view or its ancestors.
  var focusGroup: AnyHashable? {
    if let list = focusList { return ObjectIdentifier(list) }
    return responderChain.lazy.compactMap { $0 as? any UIFocusEnvironment }.compactMap(\.focusGroupIdentifier).first
  }
}
