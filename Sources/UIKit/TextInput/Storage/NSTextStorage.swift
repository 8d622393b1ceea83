internal import CoreText
import Foundation

/// An attributed string that tells what changes in it (Apple: NSTextStorage). A text view shows what its storage holds.
open class NSTextStorage: NSMutableAttributedString {
  /// What was edited (Apple: NSTextStorage.EditActions).
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open weak var delegate: (any NSTextStorageDelegate)?
  /// What was edited since the last `processEditing()`.
  open private(set) var editedMask: EditActions = []
  /// In the text as it is now.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0

  /// The view that shows the text.
  var onProcess: ((_ actions: EditActions, _ range: NSRange, _ delta: Int) -> Void)?
  private var depth = 0

  public convenience init() { self.init(string: "") }
  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) { super.init(string: str, attributes: attrs) }
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  deinit { releaseRuns() }

  // MARK: Editing

  /// Changes up to `endEditing()` are told at once.
  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes a change. What changes the text through the methods of `NSMutableAttributedString` need not call it.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let changed = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = changed
    } else {
      // What was edited before moves by what lies ahead of it.
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
    if depth == 0 { processEditing() }
  }

  /// Tells the delegate and who shows the text.
  open func processEditing() {
    let (actions, delta) = (editedMask, changeInLength)
    guard !actions.isEmpty else { return }
    // A delegate that changes attributes is not asked about that again.
    depth += 1
    delegate?.textStorage(self, willProcessEditing: actions, range: editedRange, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: actions, range: editedRange, changeInLength: delta)
    depth -= 1
    let (all, range, sum) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    onProcess?(all, range, sum)
  }

  /// One change, whatever Foundation calls to make it.
  private func change(_ actions: EditActions, _ range: NSRange, _ body: () -> Void) {
    guard isOutermost else { return body() }
    isOutermost = false
    let before = length
    body()
    isOutermost = true
    edited(actions, range: range, changeInLength: length - before)
  }
  private var isOutermost = true

  // MARK: NSMutableAttributedString

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range) { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: attrString) }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(.editedAttributes, range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    change([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) { super.insert(attrString, at: loc) }
  }

  open override func append(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) { super.append(attrString) }
  }

  open override func deleteCharacters(in range: NSRange) {
    change(.editedCharacters, range) { super.deleteCharacters(in: range) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)) { super.setAttributedString(attrString) }
  }
}
