/// An object with texts that a find session searches (Apple: UITextSearching). `UITextView` is one.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// Distinguishes the texts of an object with several ones.
  associatedtype DocumentIdentifier: Hashable = AnyHashable

  var selectedTextRange: UITextRange? { get }
  /// Compares two ranges by their order in the text.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// Searches the texts, reports each range to the aggregator, and calls its `finishedSearching()` at the end.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator aggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows a range in a style.
  func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
  func clearAllDecoratedFoundText()

  // MARK: Optional members

  /// Whether found text can be replaced. Default false.
  var supportsTextReplacement: Bool { get }
  /// Whether a range may be replaced. Default true if replacement is supported.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) -> Bool
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
  /// Called before a range is highlighted.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)
  /// The text of the selection. Default nil.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Compares two texts by their order. Default the same.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) -> Bool {
    supportsTextReplacement
  }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?) {}
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
}

/// The looks of found text (Apple: UITextSearchFoundTextStyle).
public enum UITextSearchFoundTextStyle: Int, Sendable {
  case normal
  case found
  /// The current result.
  case highlighted
}
