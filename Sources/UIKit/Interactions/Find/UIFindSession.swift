/// A search session (Apple: UIFindSession). An abstract class.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  public enum SearchResultDisplayStyle: Int, Sendable {
    case currentAndTotal, total, none
  }

  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  open var supportsReplacement: Bool { false }
  /// Whether results can be replaced. The former name of `supportsReplacement`.
  open var allowsReplacement: Bool { supportsReplacement }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  public override init() {
    super.init()
  }

  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  open func invalidateFoundResults() {}
}

/// The options of a text search (Apple: UITextSearchOptions).
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  public enum WordMatchMethod: Int, Sendable {
    case contains, startsWith, fullWord
  }

  open var wordMatchMethod: WordMatchMethod { .contains }
  open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }
}
