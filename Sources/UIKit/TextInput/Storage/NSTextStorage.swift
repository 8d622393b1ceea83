internal import CoreText
import Foundation

/// An attributed string that reports its changes (Apple: NSTextStorage). Layout managers and text views show its text.
///
/// A subclass may keep the text elsewhere. It then overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited` in the last two. The inherited text is a copy of that text (`NSTextStorage+Mirror.swift`),
/// which Foundation's other methods read.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of edits (Apple: NSTextStorage.EditActions).
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted by `processEditing`, before and after attributes are fixed.
  public nonisolated static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  public nonisolated static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of edits since the last `processEditing()`.
  open private(set) var editedMask: EditActions = []
  /// The edited range in the current text.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  /// The layout managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The object of TextKit 2 that follows the edits. Set by `NSTextContentStorage.textStorage`.
  open weak var textStorageObserver: (any NSTextStorageObserving)?

  /// Tells the view that shows the text about an edit.
  var onProcess: ((_ actions: EditActions, _ range: NSRange, _ delta: Int) -> Void)?
  private var depth = 0
  private var isProcessing = false
  private var isMirroring = false
  /// Whether the `string` getter of this class was called, to find out whether a subclass overrides it.
  private var isOwnString = false
  private var mirrors: Bool?

  public init() { super.init(string: "") }
  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) { super.init(string: str, attributes: attrs) }
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  deinit { releaseRuns() }

  // MARK: Layout managers

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Editing

  /// Begins a group of changes, which are processed together at the matching `endEditing()`.
  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0, !editedMask.isEmpty { process() }
  }

  /// Records a change. Changes by the methods of `NSMutableAttributedString` call it by themselves.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if keepsTextElsewhere { mirror(editedRange, delta, editedMask) }
    let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = changed
    } else {
      // The range that was edited before moves with the changes in front of it.
      var former = self.editedRange
      if editedRange.location + editedRange.length <= former.location {
        former.location += delta
      } else if editedRange.location < former.location + former.length {
        former.length = max(0, former.length + delta)
      }
      let low = min(former.location, changed.location)
      let high = max(former.location + former.length, changed.location + changed.length)
      self.editedRange = NSRange(location: low, length: high - low)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { process() }
  }

  /// Processes the pending edits once, including those that are made during processing.
  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    depth += 1
    processEditing()
    depth -= 1
    isProcessing = false
    if !editedMask.isEmpty { notifyLayoutManagers() }
  }

  /// Tells the delegate, the layout managers and the view that shows the text.
  open func processEditing() {
    let (actions, delta) = (editedMask, changeInLength)
    guard !actions.isEmpty else { return }
    // Changes that the delegate makes here do not start processing again.
    depth += 1
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(self, willProcessEditing: actions, range: editedRange, changeInLength: delta)
    fixAttributes(in: editedRange)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: actions, range: editedRange, changeInLength: delta)
    depth -= 1
    notifyLayoutManagers()
  }

  private func notifyLayoutManagers() {
    let (all, range, sum) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers {
      manager.processEditing(for: self, edited: all, range: range, changeInLength: sum, invalidatedRange: range)
    }
    textStorageObserver?.processEditing(for: self, edited: all, range: range, changeInLength: sum, invalidatedRange: range)
    onProcess?(all, range, sum)
  }

  /// Always false. Attributes are fixed during layout, which replaces fonts that lack characters.
  open var fixesAttributesLazily: Bool { false }
  open func fixAttributes(in range: NSRange) {}
  open func ensureAttributesAreFixed(in range: NSRange) {}
  open func invalidateAttributes(in range: NSRange) {}

  /// Makes a change and reports it once, however many methods Foundation calls for it.
  private func change(_ actions: EditActions, _ range: NSRange, _ body: () -> Void) {
    guard isOutermost, !isMirroring else { return body() }
    isOutermost = false
    let before = length
    body()
    isOutermost = true
    // A subclass that keeps its own text reports the change itself.
    guard !keepsTextElsewhere else { return }
    edited(actions, range: range, changeInLength: length - before)
  }
  private var isOutermost = true

  // MARK: Text of a subclass

  /// Whether a subclass overrides `string`.
  var keepsTextElsewhere: Bool {
    if let mirrors { return mirrors }
    guard type(of: self) != NSTextStorage.self else { return note(false) }
    isOwnString = false
    _ = string
    return note(!isOwnString)
  }

  private func note(_ value: Bool) -> Bool {
    mirrors = value
    return value
  }

  /// Copies the result of an edit into the inherited text.
  private func mirror(_ range: NSRange, _ delta: Int, _ actions: EditActions) {
    let text = string as NSString
    isMirroring = true
    defer { isMirroring = false }
    var (former, present) = (range, NSRange(location: range.location, length: max(0, range.length + delta)))
    if super.length + delta != text.length || former.location + former.length > super.length {
      (former, present) = (NSRange(location: 0, length: super.length), NSRange(location: 0, length: text.length))
    }
    if actions.contains(.editedCharacters) || former.length != present.length {
      super.replaceCharacters(in: former, with: text.substring(with: present))
    }
    for (attributes, part) in ownRuns(present) { super.setAttributes(attributes, range: part) }
  }

  // MARK: NSMutableAttributedString (the text of a subclass is changed only by its two primitive methods)

  open override var string: String {
    isOwnString = true
    return super.string
  }

  open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    super.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    if keepsTextElsewhere { return replaceOwn(range, attrString) }
    change([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: attrString) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    if keepsTextElsewhere { return changeOwn(range) { $0[name] = value } }
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    if keepsTextElsewhere { return changeOwn(range) { $0.merge(attrs) { $1 } } }
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    if keepsTextElsewhere { return changeOwn(range) { $0[name] = nil } }
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    if keepsTextElsewhere { return replaceOwn(NSRange(location: loc, length: 0), attrString) }
    change([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) { super.insert(attrString, at: loc) }
  }

  open override func append(_ attrString: NSAttributedString) {
    if keepsTextElsewhere { return replaceOwn(NSRange(location: length, length: 0), attrString) }
    change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) { super.append(attrString) }
  }

  open override func deleteCharacters(in range: NSRange) {
    if keepsTextElsewhere { return replaceCharacters(in: range, with: "") }
    change(.editedCharacters, range) { super.deleteCharacters(in: range) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    if keepsTextElsewhere { return replaceOwn(NSRange(location: 0, length: length), attrString) }
    change([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) { super.setAttributedString(attrString) }
  }
}
