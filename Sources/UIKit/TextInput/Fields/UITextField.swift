internal import CoreText

/// A control for editing one line of text (Apple: UITextField).
///
/// The text scrolls horizontally while it is edited, and is truncated with an ellipsis otherwise. The default font is the system font of 17
/// points. The rectangles that a subclass returns for the text, the placeholder and the overlay views determine their frames.
@preconcurrency @MainActor
open class UITextField: UIControl, TextInputHost, _CoreTextEditing, FontFollower {
  let core = TextInputCore()
  let border = FieldBorder(frame: .zero)
  let clip = UIView(frame: .zero)
  let placeholderLabel = FieldPlaceholder(frame: .zero)
  let clearButton = ClearButton(frame: .zero)
  let backgroundView = UIImageView(frame: .zero)
  var fieldState = UITextFieldState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpField()
    KindDecoder.decode(self, coder)
  }

  // MARK: Text

  /// The text; never nil. Setting it tells neither the delegate nor the targets.
  open var text: String? {
    get { core.editor.string }
    set { setText(AttributedText(string: newValue ?? "", attributes: defaultTextAttributes)) }
  }

  /// The text with its attributes; never nil. Attributes that are missing are those of the field.
  open var attributedText: NSAttributedString? {
    get { AttributedText(attributedString: core.storage) }
    set {
      setText(newValue.map(filled) ?? AttributedText(string: ""))
      if adjustsFontForContentSizeCategory { adjustFonts() }
    }
  }

  /// The colour of the text. Default: the label colour. Setting it changes the whole text.
  open var textColor: UIColor? {
    get { fieldState.textColor }
    set {
      fieldState.textColor = newValue ?? .label
      restyle(.foregroundColor, fieldState.textColor)
    }
  }

  /// The font. Default: the system font of 17 points. Setting it changes the whole text.
  open var font: UIFont? {
    get { fieldState.font }
    set {
      let font = newValue ?? UITextFieldState.defaultFont
      fieldState.font = adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
      restyle(.font, fieldState.font)
      invalidateIntrinsicContentSize()
    }
  }

  /// The alignment. Default natural: towards the leading edge of the interface.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { textLayoutDidChange() } } }

  /// The style of the border. Default none.
  open var borderStyle = BorderStyle.none {
    didSet {
      border.style = borderStyle
      fieldLayoutChanged()
    }
  }

  /// The font, the colour and other attributes that were set. Setting them changes the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { fieldState.attributes }
    set {
      fieldState.attributes = newValue
      let all = NSRange(location: 0, length: core.editor.count)
      core.storage.setAttributes(fieldState.attributes, range: all)
      core.editor.typingAttributes = fieldState.attributes
      fieldLayoutChanged()
    }
  }

  /// The attributes of typed text; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? core.editor.typingAttributes : nil }
    set { if isEditing { core.editor.typingAttributes = newValue ?? fieldState.attributes } }
  }

  open var placeholder: String? {
    get { fieldState.placeholder?.string }
    set { setPlaceholder(newValue.map { AttributedText(string: $0) }, isPlain: true) }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { fieldState.placeholder }
    set { setPlaceholder(newValue, isPlain: false) }
  }

  /// Whether the field is cleared when editing begins, if `textFieldShouldClear(_:)` of the delegate allows it. Default false.
  open var clearsOnBeginEditing = false
  /// Whether the next typed text replaces the whole text. Default false.
  open var clearsOnInsertion = false { didSet { if clearsOnInsertion, isEditing { core.replacesAllOnInput = true } } }

  /// Whether the font shrinks, down to `minimumFontSize`, if the text is wider than the field. Default false.
  open var adjustsFontSizeToFitWidth = false { didSet { textLayoutDidChange() } }
  /// The minimum font size in points. Default 0.
  open var minimumFontSize: CGFloat = 0 { didSet { textLayoutDidChange() } }
  /// Whether fonts of text styles and of `UIFontMetrics` follow the text size. Default false.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory, !oldValue { adjustFonts() } }
  }
  func contentSizeCategoryDidChange() { adjustFontsIfAsked() }
  open var allowsEditingTextAttributes = false

  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is the first responder.
  open var isEditing: Bool { core.isActive }

  // MARK: Overlay views

  /// The background image, which is shown if the field has no border. Default nil.
  open var background: UIImage? { didSet { showBackground() } }
  open var disabledBackground: UIImage? { didSet { showBackground() } }

  /// The times when the clear button is visible, if there is text. Default never.
  open var clearButtonMode = ViewMode.never { didSet { fieldLayoutChanged() } }
  open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  open var leftViewMode = ViewMode.never { didSet { fieldLayoutChanged() } }
  open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  open var rightViewMode = ViewMode.never { didSet { fieldLayoutChanged() } }

  private var ownInputView: UIView?
  private var ownAccessory: UIView?
  /// The view at the bottom of the window while the field is edited. Default nil.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      reloadInputViews()
    }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set {
      ownAccessory = newValue
      reloadInputViews()
    }
  }

  // MARK: Rectangles, in the field's coordinates

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds, isEditing: false) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds, isEditing: true) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { ownSideRect(leftView, bounds, isTrailing: isRightToLeft) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { ownSideRect(rightView, bounds, isTrailing: !isRightToLeft) }

  // MARK: Drawing

  /// Draws the text while it is not edited.
  open func drawText(in rect: CGRect) { drawOwnText(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawOwnText(in: rect) }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize { naturalFieldSize(limit: .infinity) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalFieldSize(limit: size.width > 0 ? size.width : .infinity) }
  package override var firstBaseline: TextBaseline { baselineOfText }
  package override var lastBaseline: TextBaseline { baselineOfText }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutField()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    core.refreshSelection()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    core.invalidateLayout()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    core.invalidateLayout()
  }

  override func stateChanged() {
    super.stateChanged()
    border.isEnabled = isEnabled
    showBackground()
    if !isEnabled, isEditing { resignFirstResponder() }
    core.invalidateLayout()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false else { return false }
    return super.resignFirstResponder()
  }

  open override var undoManager: UndoManager? { core.undoManager }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if isEnabled, let touch = touches.first { core.touchBegan(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { core.touchMoved(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { core.touchEnded(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    core.touchCancelled()
  }

  /// A touch that selects text does not scroll.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer is UIPanGestureRecognizer, core.gesture.isSelecting { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Editing

  open var hasText: Bool { !core.editor.isEmpty }
  open func insertText(_ text: String) { core.insert(text) }
  open func deleteBackward() { core.delete(.character, forward: false) }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    core.canPerform(action) || super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { core.cut() }
  open override func copy(_ sender: Any?) { core.copySelection() }
  open override func paste(_ sender: Any?) { core.paste() }
  open override func select(_ sender: Any?) { core.selectWord() }
  open override func selectAll(_ sender: Any?) { core.selectAll() }
  open override func delete(_ sender: Any?) { core.delete(.character, forward: false) }

  // MARK: UITextInput (the other methods are in `_CoreTextEditing`)

  open func text(in range: UITextRange) -> String? { core.text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { core.replace(range, with: text) }
  open var selectedTextRange: UITextRange? {
    get { core.selectedRange }
    set { core.selectedRange = newValue }
  }
  open var markedTextRange: UITextRange? { core.markedRange }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { core.setMarked(markedText ?? "", selected: selectedRange) }
  open func unmarkText() { core.unmark() }
  open func firstRect(for range: UITextRange) -> CGRect { core.firstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { core.caretRect(for: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { core.selectionRects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { core.closestPosition(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    core.closestPosition(to: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { core.characterRange(at: point) }

  // MARK: UITextInputTraits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  /// Whether dots are shown instead of the characters. Secure text cannot be copied. Default false.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { core.invalidateLayout() } } }
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Stored, like the following three; see `Conversations` and `WritingTools`.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  open var conversationContext: UIConversationContext?

  // MARK: TextInputHost

  var allowsEditing: Bool { isEnabled }
  var allowsSelection: Bool { isEnabled }
  var takesNewlines: Bool { false }
  var pageHeight: CGFloat { bounds.height }
  func styledText(_ range: Range<Int>) -> StyledText { fieldText(range) }
  func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count), replacementString: text) != false
  }
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }
  func editMenu(comes: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    if comes {
      delegate?.textField(self, willPresentEditMenuWith: animator)
    } else {
      delegate?.textField(self, willDismissEditMenuWith: animator)
    }
  }
  func returnPressed() { finishWithReturn() }
  /// Called before the clear button removes the text. The default does nothing.
  func willClear() {}
  func textLayoutDidChange() { setNeedsLayout() }
  func layoutTextIfNeeded() { layOutText() }
  func userDidChangeText() { announceChange() }
  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }
  func revealCaret() { scrollToCaret() }
  func lostFirstResponder() { endedEditing() }
}
