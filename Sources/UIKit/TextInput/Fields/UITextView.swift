internal import CoreText

/// A scrollable view with text of many lines, which can be edited (Apple: UITextView).
///
/// Without a font, text has the system font of 12 points, as on iOS. If `isScrollEnabled` is false, the view is as high as its text. If the view
/// is not editable, a tap on a link (attribute `.link`) opens it.
@preconcurrency @MainActor
open class UITextView: UIScrollView, TextInputHost, _CoreTextEditing, FontFollower {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  let core: TextInputCore
  var textState = UITextViewState()
  /// The delegate to call. The getter of `delegate` may be overridden, and then returns another object.
  weak var textDelegate: (any UITextViewDelegate)?

  /// The text that the view shows. Changes of it are shown at once.
  open var textStorage: NSTextStorage { ownStorage }
  open var textContainer: NSTextContainer { ownContainer }
  /// The layout manager, which is made on first access. From then on it lays out and draws the text, and `textLayoutManager` is nil. Before
  /// that, the view lays out the text without one, with the same lines.
  open var layoutManager: NSLayoutManager {
    textState.isTextKit1 = true
    return adoptManager()
  }
  /// The layout manager of TextKit 2, which is made on first access and then lays out and draws the text. Nil after a program has read
  /// `layoutManager`, and in views made with a layout manager or without TextKit 2.
  open var textLayoutManager: NSTextLayoutManager? { adoptTextLayoutManager() }
  private let ownStorage: NSTextStorage
  private let ownContainer: NSTextContainer

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// - Parameter usingTextLayoutManager: whether the view has a `textLayoutManager`. Its lines are the same in both cases.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    textState.isTextKit1 = !usingTextLayoutManager
  }

  /// - Parameter textContainer: the container of the text; nil for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let content = textContainer?.textLayoutManager?.textContentManager as? NSTextContentStorage
    ownStorage = textContainer?.layoutManager?.textStorage ?? content?.textStorage ?? NSTextStorage()
    core = TextInputCore(storage: ownStorage)
    ownContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUpTextView()
  }

  public required init?(coder: NSCoder) {
    ownStorage = NSTextStorage()
    core = TextInputCore(storage: ownStorage)
    ownContainer = NSTextContainer()
    super.init(coder: coder)
    setUpTextView()
    KindDecoder.decode(self, coder)
  }

  /// The delegate of the text and of its scrolling.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet {
      textDelegate = delegate
      scrollDelegate = delegate
    }
  }

  // MARK: Text

  /// The text; never nil. Setting it does not call the delegate.
  open var text: String! {
    get { core.editor.string }
    set { setText(AttributedText(string: newValue ?? "", attributes: textState.attributes)) }
  }

  open var attributedText: NSAttributedString! {
    get { AttributedText(attributedString: textStorage) }
    set {
      setAttributedText(newValue ?? AttributedText(string: ""))
      if adjustsFontForContentSizeCategory { adjustFonts() }
    }
  }

  /// The font. Setting it changes the whole text. Nil until a text or a font is set, and after nil was set; the text is then drawn in the
  /// system font of 12 points.
  open var font: UIFont? {
    get { currentFont }
    set {
      textState.fontOrigin = newValue == nil ? .removed : .given
      let font = newValue ?? UITextViewState.defaultFont
      textState.font = adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
      restyle(.font, textState.font)
    }
  }

  /// The colour of the text. Default: the label colour. Setting it changes the whole text.
  open var textColor: UIColor? {
    get { textState.textColor }
    set {
      textState.textColor = newValue ?? .label
      restyle(.foregroundColor, textState.textColor)
    }
  }

  /// The alignment. Default natural: determined by the text. Setting it changes the whole text.
  open var textAlignment: NSTextAlignment {
    get { textState.alignment }
    set { setAlignment(newValue) }
  }

  /// The attributes of typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { core.editor.typingAttributes }
    set { core.editor.typingAttributes = newValue }
  }

  /// The attributes of links. Default: the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { core.invalidateLayout() } }
  /// The kinds of text that become links while the view is not editable. Default none.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { if dataDetectorTypes != oldValue { core.invalidateLayout() } } }
  /// Whether the user can change the attributes of the selected text, from the edit menu and by actions. Default false.
  open var allowsEditingTextAttributes = false
  /// Whether fonts of text styles and of `UIFontMetrics` follow the text size. Default false.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory, !oldValue { adjustFonts() } }
  }
  func contentSizeCategoryDidChange() { adjustFontsIfAsked() }
  /// Stored; has no effect on Linux. On the Mac, text is as large there as in Mac programs. Default false.
  open var usesStandardTextScaling = false

  /// The insets of the text, in points. Default: 8 at the top and the bottom. The container adds its padding at the sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textSizeChanged() } }
  }

  /// The selected range, in UTF-16 units.
  open var selectedRange: NSRange {
    get { NSRange(location: core.editor.selection.range.lowerBound, length: core.editor.selection.range.count) }
    set { setSelectedRange(newValue) }
  }

  /// Whether the text can be edited. Default true.
  open var isEditable = true { didSet { if isEditable != oldValue { editabilityChanged() } } }
  /// Whether text can be selected and links can be opened. Default true.
  open var isSelectable = true { didSet { if isSelectable != oldValue { editabilityChanged() } } }
  /// Whether the next typed text replaces the whole text. Default false.
  open var clearsOnInsertion = false { didSet { core.replacesAllOnInput = clearsOnInsertion } }

  /// Scrolls by the smallest distance that makes a range visible.
  open func scrollRangeToVisible(_ range: NSRange) { show(range) }

  private var ownInputView: UIView?
  private var ownAccessory: UIView?
  /// The view at the bottom of the window while the text is edited. Default nil.
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

  // MARK: Sizes

  /// The size of the laid-out text with its insets. It is current as soon as the text or the size of the view has changed, without waiting
  /// for layout: message bars grow by it while the user types.
  open override var contentSize: CGSize {
    get {
      if textState.laidOutWidth != bounds.width { layOutText() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } } }
  open override var intrinsicContentSize: CGSize { naturalTextSize(width: .infinity) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  override var wrapsToItsWidth: Bool { !isScrollEnabled }
  override func naturalSize(forWidth width: CGFloat) -> CGSize {
    guard !isScrollEnabled, width > 0 else { return intrinsicContentSize }
    return CGSize(width: intrinsicContentSize.width, height: fittingSize(CGSize(width: width, height: .infinity)).height)
  }
  package override var firstBaseline: TextBaseline { .init(offset: textContainerInset.top + core.stack.baselines.first, share: 0) }
  package override var lastBaseline: TextBaseline { .init(offset: textContainerInset.top + core.stack.baselines.last, share: 0) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
    layOutBorder()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    core.invalidateLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    core.invalidateLayout()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    core.invalidateLayout()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditable || textDelegate?.textViewShouldEndEditing(self) != false else { return false }
    return super.resignFirstResponder()
  }

  open override var undoManager: UndoManager? { core.undoManager }

  // MARK: Touches

  /// A touch that selects text does not scroll.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer is UIPanGestureRecognizer, core.gesture.isSelecting { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { core.touchBegan(touch) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { core.touchMoved(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first else { return }
    if opensItem(under: touch) { return core.touchCancelled() }
    core.touchEnded(touch)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    core.touchCancelled()
  }

  // MARK: Editing

  open var hasText: Bool { !core.editor.isEmpty }
  open func insertText(_ text: String) { core.insert(text) }
  open func deleteBackward() { core.delete(.character, forward: false) }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let finds = ["find:", "findAndReplace:", "findNext:", "findPrevious:"]
    if finds.contains(action.name) { return isFindInteractionEnabled && (action.name != "findAndReplace:" || allowsEditing) }
    if core.canPerform(action) || super.canPerformAction(action, withSender: sender) { return true }
    let formats = ["toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:"]
    return allowsEditingTextAttributes && allowsEditing && formats.contains(action.name)
  }
  // The following actions need a find interaction.
  open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
  open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
  open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
  open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  // The following actions change the selected text if `allowsEditingTextAttributes` is true.
  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
  open override func toggleUnderline(_ sender: Any?) { toggleUnderlining() }
  open override func increaseSize(_ sender: Any?) { if allowsEditingTextAttributes { apply(.increaseFontSize) } }
  open override func decreaseSize(_ sender: Any?) { if allowsEditingTextAttributes { apply(.decreaseFontSize) } }
  open override func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    convert(core.editor.selection.range, conversionHandler)
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
  /// Stored; has no effect on Linux. A text view always shows its text.
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Stored, like the following three; see `Conversations` and `WritingTools`.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  open var conversationContext: UIConversationContext?

  // MARK: TextInputHost

  var allowsEditing: Bool { isEditable && isSelectable }
  var allowsSelection: Bool { isSelectable }
  var takesNewlines: Bool { true }
  var pageHeight: CGFloat { max(1, bounds.height - textContainerInset.top - textContainerInset.bottom) }
  var looksDifferentInEditing: Bool { false }
  func styledText(_ range: Range<Int>) -> StyledText { viewText(range) }
  func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    textDelegate?.textView(
      self, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count), replacementText: text) != false
  }
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    textDelegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }
  func editMenu(comes: Bool, _ animator: any UIEditMenuInteractionAnimating) {
    if comes {
      textDelegate?.textView(self, willPresentEditMenuWith: animator)
    } else {
      textDelegate?.textView(self, willDismissEditMenuWith: animator)
    }
  }
  func returnPressed() {}
  func textLayoutDidChange() { textSizeChanged() }
  func layoutTextIfNeeded() { layOutText() }
  func userDidChangeText() {
    clearAllDecoratedFoundText()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
  func selectionDidChange() {
    adoptTypingAttributes()
    textDelegate?.textViewDidChangeSelection(self)
  }
  func revealCaret() { scrollToCaret() }
  func lostFirstResponder() { endedEditing() }
}
