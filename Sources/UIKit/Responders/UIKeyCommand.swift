/// A key with modifiers that sends an action along the responder chain (Apple: UIKeyCommand). Key repeats send it again.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"
  public static let f1 = "UIKeyInputF1"
  public static let f2 = "UIKeyInputF2"
  public static let f3 = "UIKeyInputF3"
  public static let f4 = "UIKeyInputF4"
  public static let f5 = "UIKeyInputF5"
  public static let f6 = "UIKeyInputF6"
  public static let f7 = "UIKeyInputF7"
  public static let f8 = "UIKeyInputF8"
  public static let f9 = "UIKeyInputF9"
  public static let f10 = "UIKeyInputF10"
  public static let f11 = "UIKeyInputF11"
  public static let f12 = "UIKeyInputF12"

  /// The character of the key without modifiers, or one of the names above. The case is ignored.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command has precedence over the system's and text fields' use of the key. Default false.
  open var wantsPriorityOverSystemBehavior = false
  /// Stored; has no effect on Linux, where keys are neither localised nor mirrored. Default true.
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  private init(
    title: String, image: UIImage?, action: Selector, input: String?, modifierFlags: UIKeyModifierFlags, propertyList: Any?,
    alternates: [UICommandAlternate], discoverabilityTitle: String?, attributes: UIMenuElement.Attributes, state: UIMenuElement.State
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command that matches no key.
  public init() {
    input = nil
    modifierFlags = []
    super.init(title: "", action: Selector(""))
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The form before iOS 13.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIKeyCommand(
      title: title, image: image, action: action, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    copy.allowsAutomaticLocalization = allowsAutomaticLocalization
    copy.allowsAutomaticMirroring = allowsAutomaticMirroring
    adorn(copy)
    return copy
  }

  /// Returns the action for a key: that of the command, or of the alternate whose additional modifiers are held; nil if none matches.
  /// - Parameters:
  ///   - name: the name of the key, as in `input`.
  ///   - held: the modifier keys that are down.
  func action(for name: String, _ held: UIKeyModifierFlags) -> Selector? {
    guard let input, !attributes.contains(.disabled), input.lowercased() == name.lowercased() else { return nil }
    if matches(name, held, modifierFlags) { return action }
    return alternates.first { matches(name, held, modifierFlags.union($0.modifierFlags)) }?.action
  }

  private func matches(_ name: String, _ held: UIKeyModifierFlags, _ flags: UIKeyModifierFlags) -> Bool {
    let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let wanted = flags.intersection(counted), present = held.intersection(counted)
    guard wanted != present else { return true }
    // Commands for a symbol such as "+" do not include the Shift key that types it.
    return name.count == 1 && !name.contains(where: \.isLetter) && wanted.union(.shift) == present
  }
}
