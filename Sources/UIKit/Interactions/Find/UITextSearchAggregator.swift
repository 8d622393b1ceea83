/// Collects the ranges that a search finds (Apple: UITextSearchAggregator).
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  let results: FoundRanges<DocumentIdentifier>

  /// The ranges so far, in the order of the texts.
  public var allFoundRanges: [UITextRange] { results.all.map(\.range) }

  /// Reports a range.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
    results.add(range, document)
  }

  /// Reports the end of a search.
  public func finishedSearching() { results.finish() }

  /// Removes a range whose text has changed.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) { results.remove(range, document) }

  /// Removes all ranges.
  public func invalidate() { results.removeAll() }
}

/// The ranges of a search, sorted.
@MainActor
final class FoundRanges<Document: Hashable> {
  private(set) var all: [(range: UITextRange, document: Document?)] = []
  /// Whether the first range comes after the second one.
  private let isAfter: ((range: UITextRange, document: Document?), (range: UITextRange, document: Document?)) -> Bool
  /// Called with the index of a range that was added or removed.
  var onAdd: ((Int) -> Void)?
  var onRemove: ((Int?) -> Void)?
  var onFinish: (() -> Void)?

  init(isAfter: @escaping ((range: UITextRange, document: Document?), (range: UITextRange, document: Document?)) -> Bool) {
    self.isAfter = isAfter
  }

  func add(_ range: UITextRange, _ document: Document?) {
    var index = all.count
    while index > 0, isAfter(all[index - 1], (range, document)) { index -= 1 }
    all.insert((range, document), at: index)
    onAdd?(index)
  }

  func finish() { onFinish?() }

  func remove(_ range: UITextRange, _ document: Document?) {
    guard let index = all.firstIndex(where: { $0.range.isEqual(range) && $0.document == document }) else { return }
    all.remove(at: index)
    onRemove?(index)
  }

  func removeAll() {
    all = []
    onRemove?(nil)
  }
}
