/// A suggestion below a search bar (Apple: UISearchSuggestion).
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The text with attributes, which is shown in place of `localizedSuggestion`. Default nil.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// A text for accessibility. Default nil, which uses the text of the suggestion.
  var localizedDescription: String? { get }
  /// The image at the leading edge. Default nil.
  var iconImage: UIImage? { get }
  /// An object of the program that the suggestion stands for. By default nil, and setting it has no effect.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
  public var representedObject: Any? {
    get { nil }
    set {}
  }
}
