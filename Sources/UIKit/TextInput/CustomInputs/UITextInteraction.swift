/// An interaction that lets the user place the cursor and select text in a view of the program that implements `UITextInput` (Apple:
/// UITextInteraction). It calls only methods of that protocol.
///
/// A tap places the cursor, a double tap selects a word, a triple tap a paragraph; a finger that stays down moves the cursor. The view shows
/// its text; the interaction shows the cursor, the highlights and the handles.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UITextInteractionDelegate)?
  public private(set) var textInteractionMode = UITextInteractionMode.editable
  /// The view, or another responder, with the text. It is not retained.
  open weak var textInput: (any UIResponder & UITextInput)? { didSet { inputChanged(from: oldValue) } }
  /// Shows the selection while the text input is the first responder.
  private(set) var display: UITextSelectionDisplayInteraction?
  private lazy var gestures = TextGestures(self)
  private lazy var watcher = TextInputWatcher(self)
  private static let owners = SideTable<UIResponder, Weak>()

  private final class Weak {
    weak var interaction: UITextInteraction?
    init(_ interaction: UITextInteraction) { self.interaction = interaction }
  }

  public override init() { super.init() }

  public convenience init(for mode: UITextInteractionMode) {
    self.init()
    textInteractionMode = mode
  }

  /// The recognisers for which recognisers of the program may have to wait.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { gestures.all }

  open func willMove(to view: UIView?) {
    hide()
    for recognizer in gestures.all { self.view?.removeGestureRecognizer(recognizer) }
    gestures.end()
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for recognizer in gestures.all { view.addGestureRecognizer(recognizer) }
    if textInput?.isFirstResponder == true { show() }
  }

  private func inputChanged(from former: (any UIResponder & UITextInput)?) {
    guard former !== textInput else { return }
    hide()
    if let former { Self.owners[former] = nil }
    guard let textInput else { return }
    Self.owners[textInput] = Weak(self)
    if textInput.isFirstResponder { show() }
  }

  // MARK: Selection

  private func show() {
    guard let view, let textInput else { return }
    if textInput.inputDelegate == nil { textInput.inputDelegate = watcher }
    guard display == nil else { return refresh() }
    let made = UITextSelectionDisplayInteraction(textInput: textInput, delegate: watcher)
    made.showsCursor = textInteractionMode == .editable && textInput.isEditable
    display = made
    view.addInteraction(made)
    made.isActivated = true
  }

  private func hide() {
    gestures.hideMenu()
    if let textInput, textInput.inputDelegate === watcher { textInput.inputDelegate = nil }
    guard let display else { return }
    self.display = nil
    display.isActivated = false
    display.view?.removeInteraction(display)
  }

  /// Shows the present selection.
  func refresh() { display?.setNeedsSelectionUpdate() }

  /// Selects a range.
  /// - Parameter byTouch: whether the selection has handles.
  func select(_ range: UITextRange?, byTouch: Bool) {
    guard let textInput else { return }
    gestures.hideMenu()
    display?.showsHandles = byTouch
    textInput.selectedTextRange = range
    refresh()
  }

  /// The rectangle of the cursor in the window, beside which an input method shows its candidates; nil if the text cannot be edited.
  var caretInWindow: CGRect? {
    guard textInteractionMode == .editable, let textInput, textInput.isEditable, let range = textInput.selectedTextRange else { return nil }
    let caret = textInput.caretRect(for: range.end)
    guard caret.minX.isFinite, caret.minY.isFinite, textInput.textInputView.window != nil else { return nil }
    return textInput.textInputView.convert(caret, to: nil)
  }

  // MARK: Events

  /// Returns the interaction that edits a responder's text.
  static func of(_ responder: UIResponder?) -> UITextInteraction? { responder.flatMap { owners[$0]?.interaction } }

  /// Called after each change of the first responder.
  static func firstResponderChanged(from former: UIResponder?, to responder: UIResponder?) {
    if former !== responder { of(former)?.hide() }
    of(responder)?.show()
  }

  /// Called after a keyboard or an input method has changed a responder's text.
  static func typed(into responder: UIResponder?) {
    guard let interaction = of(responder) else { return }
    interaction.gestures.hideMenu()
    interaction.refresh()
  }
}

/// Tells the interaction of the changes that the program makes.
final class TextInputWatcher: NSObject, UITextInputDelegate, UITextSelectionDisplayInteractionDelegate {
  private weak var interaction: UITextInteraction?

  init(_ interaction: UITextInteraction) {
    self.interaction = interaction
    super.init()
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) { interaction?.refresh() }
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) { interaction?.refresh() }
}
