/// A session that searches an object with texts and highlights the results (Apple: UITextSearchingFindSession).
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  private var search: (any TextSearch)?

  public convenience init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    self.init()
    search = ObjectSearch(searchableObject)
  }

  /// The searched object, which is not retained.
  open var searchableObject: (any UITextSearching)? { search?.searched }

  open override var resultCount: Int { search?.count ?? 0 }
  open override var highlightedResultIndex: Int { search?.current ?? NSNotFound }
  open override var supportsReplacement: Bool { search?.searched?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool { search?.allowsReplacement ?? false }

  /// Searches and highlights the first result after the start of the selection.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search?.perform(query, options ?? UITextSearchOptions())
  }

  /// Highlights the next or previous result; after the last one, the first one.
  open override func highlightNextResult(in direction: UITextStorageDirection) { search?.move(direction == .forward ? 1 : -1) }

  /// Replaces the highlighted result, searches again and highlights the next result.
  open override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    search?.replace(searchQuery, replacementString, options ?? UITextSearchOptions())
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard supportsReplacement else { return }
    search?.searched?.replaceAll(queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    search?.perform(searchQuery, options ?? UITextSearchOptions())
  }

  open override func invalidateFoundResults() { search?.clear() }
}

/// A search in an object whose type is not known.
@MainActor
private protocol TextSearch: AnyObject {
  var searched: (any UITextSearching)? { get }
  var count: Int { get }
  var current: Int? { get }
  var allowsReplacement: Bool { get }
  func perform(_ query: String, _ options: UITextSearchOptions)
  func move(_ step: Int)
  func replace(_ query: String, _ replacement: String, _ options: UITextSearchOptions)
  func clear()
}

private final class ObjectSearch<Object: UITextSearching>: TextSearch {
  private weak var object: Object?
  private var results: FoundRanges<Object.DocumentIdentifier>
  private(set) var current: Int?

  init(_ object: Object) {
    self.object = object
    results = Self.ranges(of: object)
  }

  private static func ranges(of object: Object) -> FoundRanges<Object.DocumentIdentifier> {
    FoundRanges { [weak object] one, other in
      guard let object else { return false }
      if let first = one.document, let second = other.document, first != second {
        return object.compare(document: first, toDocument: second) == .orderedDescending
      }
      return object.compare(one.range, toRange: other.range, document: other.document) == .orderedDescending
    }
  }

  var searched: (any UITextSearching)? { object }
  var count: Int { results.all.count }

  var allowsReplacement: Bool {
    guard let object, let current, object.supportsTextReplacement else { return false }
    let found = results.all[current]
    return object.shouldReplace(foundTextRange: found.range, document: found.document, withText: "")
  }

  func perform(_ query: String, _ options: UITextSearchOptions) { perform(query, options, after: object?.selectedTextRange) }

  private func perform(_ query: String, _ options: UITextSearchOptions, after start: UITextRange?) {
    guard let object else { return }
    clear()
    guard !query.isEmpty else { return }
    results.onAdd = { [weak self] in self?.added(at: $0) }
    results.onRemove = { [weak self] in self?.removed(at: $0) }
    results.onFinish = { [weak self] in self?.finished(after: start) }
    object.performTextSearch(queryString: query, options: options, resultAggregator: UITextSearchAggregator(results: results))
  }

  private func added(at index: Int) {
    if let current, index <= current { self.current = current + 1 }
    decorate(index, .found)
  }

  private func removed(at index: Int?) {
    guard let index, let current, index != current else {
      if index == nil { object?.clearAllDecoratedFoundText() }
      return current = nil
    }
    if index < current { self.current = current - 1 }
  }

  private func finished(after start: UITextRange?) {
    guard let object, !results.all.isEmpty, current == nil else { return }
    let document = object.selectedTextSearchDocument
    let first = results.all.firstIndex { found in
      guard let start else { return true }
      if let document, let other = found.document, other != document {
        return object.compare(document: other, toDocument: document) == .orderedDescending
      }
      return object.compare(found.range, toRange: start, document: found.document) != .orderedAscending
    }
    highlight(first ?? 0)
  }

  private func decorate(_ index: Int, _ style: UITextSearchFoundTextStyle) {
    guard results.all.indices.contains(index) else { return }
    let found = results.all[index]
    object?.decorate(foundTextRange: found.range, document: found.document, usingStyle: style)
  }

  private func highlight(_ index: Int) {
    guard let object, results.all.indices.contains(index) else { return }
    if let current { decorate(current, .found) }
    current = index
    let found = results.all[index]
    object.willHighlight(foundTextRange: found.range, document: found.document)
    decorate(index, .highlighted)
    object.scrollRangeToVisible(found.range, inDocument: found.document)
  }

  func move(_ step: Int) {
    guard count > 0 else { return }
    guard let current else { return highlight(step > 0 ? 0 : count - 1) }
    highlight((current + step + count) % count)
  }

  func replace(_ query: String, _ replacement: String, _ options: UITextSearchOptions) {
    guard let object, let current, object.supportsTextReplacement else { return }
    let found = results.all[current]
    guard object.shouldReplace(foundTextRange: found.range, document: found.document, withText: replacement) else { return }
    object.replace(foundTextRange: found.range, document: found.document, withText: replacement)
    perform(query, options, after: found.range)
  }

  func clear() {
    guard let object else { return }
    // Ranges that a former search reports later are ignored.
    (results.onAdd, results.onRemove, results.onFinish) = (nil, nil, nil)
    results = Self.ranges(of: object)
    current = nil
    object.clearAllDecoratedFoundText()
  }
}
