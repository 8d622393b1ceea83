/// The position of a key on the keyboard: a usage of page 7 of the HID usage tables, the values of `UIKeyboardHIDUsage`.
package struct KeyUsage: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns the key with the letter, "a"..."z", in a US layout; nil for other characters.
  package static func letter(_ letter: Character) -> KeyUsage? {
    guard let code = letter.asciiValue, (97...122).contains(code) else { return nil }
    return KeyUsage(rawValue: 4 + Int(code) - 97)
  }

  /// Returns the digit key of the row above the letters (30...39), for 0...9; nil for other numbers.
  package static func digit(_ digit: Int) -> KeyUsage? {
    (0...9).contains(digit) ? KeyUsage(rawValue: digit == 0 ? 39 : 29 + digit) : nil
  }

  /// The digit, 0...9, of a key in the top row or on the numeric keypad; nil for other keys.
  package var digit: Int? {
    switch rawValue {
    case 30...38: rawValue - 29
    case 89...97: rawValue - 88
    case 39, 98: 0
    default: nil
    }
  }

  /// Whether the key is a Ctrl, Shift, Alt or Super key on either side.
  package var isModifier: Bool { (224...231).contains(rawValue) }
  package var isOnNumberPad: Bool { (83...99).contains(rawValue) }

  package static let returnOrEnter = KeyUsage(rawValue: 40)
  package static let escape = KeyUsage(rawValue: 41)
  package static let deleteOrBackspace = KeyUsage(rawValue: 42)
  package static let tab = KeyUsage(rawValue: 43)
  package static let spacebar = KeyUsage(rawValue: 44)
  package static let hyphen = KeyUsage(rawValue: 45)
  package static let equalSign = KeyUsage(rawValue: 46)
  package static let slash = KeyUsage(rawValue: 56)
  package static let capsLock = KeyUsage(rawValue: 57)
  package static let f1 = KeyUsage(rawValue: 58)
  package static let home = KeyUsage(rawValue: 74)
  package static let pageUp = KeyUsage(rawValue: 75)
  package static let deleteForward = KeyUsage(rawValue: 76)
  package static let end = KeyUsage(rawValue: 77)
  package static let pageDown = KeyUsage(rawValue: 78)
  package static let rightArrow = KeyUsage(rawValue: 79)
  package static let leftArrow = KeyUsage(rawValue: 80)
  package static let downArrow = KeyUsage(rawValue: 81)
  package static let upArrow = KeyUsage(rawValue: 82)
  package static let keypadEnter = KeyUsage(rawValue: 88)
  package static let leftControl = KeyUsage(rawValue: 224)
  package static let leftShift = KeyUsage(rawValue: 225)
  package static let leftAlt = KeyUsage(rawValue: 226)
  package static let leftGUI = KeyUsage(rawValue: 227)
  package static let rightControl = KeyUsage(rawValue: 228)
  package static let rightShift = KeyUsage(rawValue: 229)
  package static let rightAlt = KeyUsage(rawValue: 230)
  package static let rightGUI = KeyUsage(rawValue: 231)
}
