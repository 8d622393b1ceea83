import Foundation

/// A document of text elements, which layout managers lay out (Apple: NSTextContentManager). `NSTextContentStorage` is the one over a text
/// storage; other subclasses override the methods of `NSTextElementProvider`, including `location(_:offsetBy:)` and `offset(from:to:)`, and
/// report edits with `recordEditAction(in:newTextRange:)`. Not thread-safe.
open class NSTextContentManager: NSObject, NSTextElementProvider {
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let reverse = EnumerationOptions(rawValue: 1)
  }

  open weak var delegate: (any NSTextContentManagerDelegate)? { didSet { for manager in textLayoutManagers { manager.dropTiles() } } }
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  private weak var primary: NSTextLayoutManager?
  /// The layout manager that edits come from. Default nil.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { primary }
    set { primary = newValue.flatMap { new in textLayoutManagers.contains { $0 === new } ? new : nil } }
  }
  /// Whether layout managers follow edits at the end of each transaction. Default true.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether `synchronizeToBackingStore` is called at the end of each transaction. Default true.
  open var automaticallySynchronizesToBackingStore = true

  private var depth = 0
  /// Updates of the layout managers that edits have made necessary.
  private var pending: [(NSTextLayoutManager) -> Void] = []

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Layout managers

  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
  }

  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    if textLayoutManager.textContentManager === self { textLayoutManager.textContentManager = nil }
  }

  /// Lets the layout managers follow the edits that they do not know yet.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    let updates = pending
    pending = []
    for manager in textLayoutManagers { for update in updates { update(manager) } }
    completionHandler?(nil)
  }

  // MARK: Editing

  open var hasEditingTransaction: Bool { depth > 0 }

  /// Makes edits. Layout managers follow at the end of the outermost transaction.
  open func performEditingTransaction(_ transaction: () -> Void) {
    depth += 1
    transaction()
    depth -= 1
    guard depth == 0 else { return }
    if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers(nil) }
    if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
  }

  /// Reports an edit of a subclass with its own document. Elements that are the same objects as before keep their layout.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    record { $0.dropTiles(keepingElements: true) }
  }

  /// Lets the layout managers follow an edit.
  /// - Parameter now: whether they follow at once, because the edit is the end of a transaction.
  func record(now: Bool = false, _ update: @escaping (NSTextLayoutManager) -> Void) {
    pending.append(update)
    if now || depth == 0, automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers(nil) }
  }

  // MARK: Elements

  /// Returns the elements that a range touches.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    _ = enumerateTextElements(from: range.location, options: []) { element in
      guard let elementRange = element.elementRange else { return true }
      if !range.isEmpty, elementRange.location.compare(range.endLocation) != .orderedAscending { return false }
      found.append(element)
      return !range.isEmpty
    }
    return found
  }

  /// Returns the tiles of the document. Those of a subclass have their elements.
  func makeTiles() -> [TextTile] {
    var tiles: [TextTile] = []
    let start = documentRange.location
    _ = enumerateTextElements(from: nil, options: []) { element in
      guard let range = element.elementRange else { return true }
      element.textContentManager = element.textContentManager ?? self
      let tile = TextTile(start: offset(from: start, to: range.location), length: offset(from: range.location, to: range.endLocation))
      tile.element = element
      tiles.append(tile)
      return true
    }
    return tiles
  }

  /// Makes the element of a tile that has none.
  func makeElement(_ range: NSRange) -> NSTextElement? { nil }
  /// The line height of the document's font, for estimates. In points.
  var estimatedLineHeight: CGFloat { 16 }

  // MARK: NSTextElementProvider (for subclasses to override)

  open var documentRange: NSTextRange { NSTextRange(location: TextStorageLocation(0)) }

  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
  open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { textRange }
}
