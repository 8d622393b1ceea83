import Foundation

/// A language of the keyboard (Apple: UITextInputMode). The desktop manages keyboard layouts; here the language is the user's preferred
/// one.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  static let current = UITextInputMode()
  open class var activeInputModes: [UITextInputMode] { [current] }
  open var primaryLanguage: String? { Locale.preferredLanguages.first ?? Locale.current.identifier }

  /// Never posted on Linux.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
