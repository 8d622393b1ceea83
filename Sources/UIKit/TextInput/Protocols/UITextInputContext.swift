/// The kinds of input that a program expects (Apple: UITextInputContext). Stored; has no effect on Linux.
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
  open var isPencilInputExpected = false
  open var isDictationInputExpected = false
  open var isHardwareKeyboardInputExpected = false

  private static let shared = UITextInputContext()

  /// Returns the context of the program.
  open class func current() -> Self? { shared as? Self }
}
