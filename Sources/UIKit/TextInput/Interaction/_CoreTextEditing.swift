/// The position and range methods that `UITextField` and `UITextView` share, implemented by their `TextInputCore`. Applications do not
/// override them.
@preconcurrency @MainActor
public protocol _CoreTextEditing: UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {}

extension _CoreTextEditing {
  private var host: any TextInputHost {
    guard let host = self as? any TextInputHost else { preconditionFailure("\(type(of: self)) is no text field and no text view") }
    return host
  }
  private var core: TextInputCore { host.core }

  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  public var endOfDocument: UITextPosition { TextOffset(core.editor.count) }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    core.range(from: fromPosition, to: toPosition)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { core.position(from: position, offset: offset) }
  public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    core.position(from: position, in: direction, offset: offset)
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { core.compare(position, to: other) }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { core.offset(toPosition) - core.offset(from) }
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    core.position(within: range, farthestIn: direction)
  }
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    core.characterRange(byExtending: position, in: direction)
  }
  public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
    core.writingDirection(at: position)
  }
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    core.setWritingDirection(writingDirection, for: range)
  }
  public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
    core.styling(at: position)
  }
  public var inputDelegate: (any UITextInputDelegate)? {
    get { core.inputDelegate }
    set { core.inputDelegate = newValue }
  }
  public var tokenizer: any UITextInputTokenizer { core.tokenizer(of: host) }

  public func attributedText(in range: UITextRange) -> NSAttributedString { core.editor.text(in: core.units(range)) }
  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    core.replace(range, with: attributedText)
  }
  public func insertAttributedText(_ string: NSAttributedString) {
    core.change(core.editor.selection.range, to: string.string, attributed: string)
  }
  public var selectionAffinity: UITextStorageDirection {
    get { core.editor.selection.focus < core.editor.selection.anchor ? .backward : .forward }
    set { core.setAffinity(newValue) }
  }

  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { core.pasteDelegate }
    set { core.pasteDelegate = newValue }
  }

  public var textDragDelegate: (any UITextDragDelegate)? {
    get { core.textDrags.dragDelegate }
    set { core.textDrags.dragDelegate = newValue }
  }
  public var textDragInteraction: UIDragInteraction? {
    core.textDrags.prepareDrag()
    return core.textDrags.drag
  }
  public var isTextDragActive: Bool { core.dragActivity.source }
  public var textDragOptions: UITextDragOptions {
    get { core.textDrags.options }
    set { core.textDrags.options = newValue }
  }
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { core.textDrags.dropDelegate }
    set { core.textDrags.dropDelegate = newValue }
  }
  public var textDropInteraction: UIDropInteraction? {
    core.textDrags.prepareDrop()
    return core.textDrags.drop
  }
  public var isTextDropActive: Bool { core.dragActivity.target }
}
