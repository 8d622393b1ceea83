/// A key of the keyboard (Apple: UIKey).
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types with its modifiers; a `UIKeyCommand.input…` name for keys that type nothing.
  open var characters = ""
  open var charactersIgnoringModifiers = ""
  open var modifierFlags: UIKeyModifierFlags = []
  /// Where the key is on the keyboard, whatever the layout says it types.
  open var keyCode = UIKeyboardHIDUsage(rawValue: 0)

  /// No key.
  public override init() { super.init() }

  convenience init(
    characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage
  ) {
    self.init()
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}
