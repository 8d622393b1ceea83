/// Which keys an on-screen keyboard would show (Apple: UIKeyboardType). Kept: here the keyboard is a real one.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch,
    asciiCapableNumberPad

  public static var alphabet: UIKeyboardType { .asciiCapable }
}
