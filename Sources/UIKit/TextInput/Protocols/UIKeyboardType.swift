/// The keys of an on-screen keyboard (Apple: UIKeyboardType). Stored; has no effect on Linux.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch,
    asciiCapableNumberPad

  public static var alphabet: UIKeyboardType { .asciiCapable }
}
