import Foundation

/// A language of the keyboard (Apple: UITextInputMode). The desktop knows which it is; here it is the user's language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  static let current = UITextInputMode()
  open class var activeInputModes: [UITextInputMode] { [current] }
  open var primaryLanguage: String? { Locale.preferredLanguages.first ?? Locale.current.identifier }

  /// Not posted.
  public static let currentInputModeDidChangeNotification = Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
}
