/// The `interactionState` of a text field or text view: the selection, whether the text is edited, and the scroll position.
struct TextInteractionState {
  var selection: Range<Int>
  var isEditing: Bool
  var offset: CGPoint?
}

extension UITextView {
  /// The state of the user's interaction: the selection, whether the view is the first responder, and the scroll position. A program may
  /// store it and set it again in this view or in another one. Values of other kinds are ignored.
  public var interactionState: Any {
    get { TextInteractionState(selection: core.editor.selection.range, isEditing: isFirstResponder, offset: contentOffset) }
    set {
      guard let state = newValue as? TextInteractionState else { return }
      core.adopt(state)
      if let offset = state.offset { setContentOffset(offset, animated: false) }
    }
  }
}

extension UITextField {
  /// The state of the user's interaction: the selection, and whether the field is the first responder. A program may store it and set it
  /// again in this field or in another one. Values of other kinds are ignored.
  public var interactionState: Any {
    get { TextInteractionState(selection: core.editor.selection.range, isEditing: isFirstResponder) }
    set { if let state = newValue as? TextInteractionState { core.adopt(state) } }
  }
}

extension TextInputCore {
  func adopt(_ state: TextInteractionState) {
    guard let host else { return }
    if state.isEditing { host.becomeFirstResponder() } else if host.isFirstResponder { host.resignFirstResponder() }
    selectedRange = TextOffsetRange(state.selection)
  }
}
