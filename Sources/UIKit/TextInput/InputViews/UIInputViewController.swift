/// A keyboard of the application's own (Apple: UIInputViewController).
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private lazy var proxy = DocumentProxy()

  /// The controller's view, where that is an input view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// Types into the first responder.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// Default: the user's language.
  open var primaryLanguage: String?
  open var hasDictationKey = false
  /// True: nothing is kept from the application's own keyboard.
  open var hasFullAccess: Bool { true }
  /// False: there is nothing to switch to.
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

  /// An empty one.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    UIApplication.shared.afterCommit { completionHandler(UILexicon()) }
  }

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Words that a person uses: none (Apple: UILexicon).
@preconcurrency @MainActor
open class UILexicon: NSObject {
  open var entries: [UILexiconEntry] { [] }
}

/// A word, and what stands for it (Apple: UILexiconEntry).
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
  open var documentText: String { "" }
  open var userInput: String { "" }
}
