/// A key with modifiers that sends an action along the responder chain (Apple: UIKeyCommand). A key that is held repeats it.
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

  /// What the key types without modifiers, or one of the names above; upper and lower case count alike.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it goes before what the system and text fields do with the key. Default false.
  open var wantsPriorityOverSystemBehavior = false
  /// Kept: keys count as they are typed, and are not mirrored from right to left. Default true.
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

  /// Answers to no key.
  public init() {
    input = nil
    modifierFlags = []
    super.init(title: "", action: Selector(""))
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// - Parameters:
  ///   - name: of the key, as in `input`.
  ///   - held: modifier keys that are down.
  func matches(_ name: String, _ held: UIKeyModifierFlags) -> Bool {
    guard let input, !attributes.contains(.disabled), input.lowercased() == name.lowercased() else { return false }
    let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    let wanted = modifierFlags.intersection(counted), present = held.intersection(counted)
    guard wanted != present else { return true }
    // A sign that takes Shift to type, such as "+", is named without it.
    return name.count == 1 && !name.contains(where: \.isLetter) && wanted.union(.shift) == present
  }
}
