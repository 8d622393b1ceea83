/// A key of the keyboard (Apple: UIKey).
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters of the key with its modifiers; a `UIKeyCommand.input…` name for keys without characters.
  open var characters = ""
  open var charactersIgnoringModifiers = ""
  open var modifierFlags: UIKeyModifierFlags = []
  /// The position of the key on the keyboard, independent of the keyboard layout.
  open var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined

  /// Creates an object without a key.
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
