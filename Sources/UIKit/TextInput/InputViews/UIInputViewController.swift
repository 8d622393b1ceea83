/// The controller of an application's own keyboard (Apple: UIInputViewController).
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = DocumentProxy()

  /// The controller's view, if it is an input view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// The proxy that types into the first responder.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// The language of the keyboard. Default: the user's language.
  open var primaryLanguage: String?
  open var hasDictationKey = false
  /// Whether the keyboard has full access. Always true for an application's own keyboard.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard needs a key to switch input modes. Always false: there are no other ones.
  open var needsInputModeSwitchKey: Bool { false }

  open override func loadView() {
    let width = UIScreen.main.bounds.width
    let view = UIInputView(frame: CGRect(x: 0, y: 0, width: width, height: 216), inputViewStyle: .keyboard)
    view.autoresizingMask = .flexibleWidth
    self.view = view
  }

  open func dismissKeyboard() { UIApplication.shared.keyWindow?.firstResponder?.resignFirstResponder() }
  /// Does nothing: there is no other keyboard.
  open func advanceToNextInputMode() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Calls the completion handler with an empty lexicon.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    UIApplication.shared.afterCommit { completionHandler(UILexicon()) }
  }

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The words of a user's lexicon (Apple: UILexicon). Always empty on Linux.
@preconcurrency @MainActor
open class UILexicon: NSObject {
  open var entries: [UILexiconEntry] { [] }
}

/// An entry of a lexicon: typed text and its replacement (Apple: UILexiconEntry).
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
  open var documentText: String { "" }
  open var userInput: String { "" }
}
