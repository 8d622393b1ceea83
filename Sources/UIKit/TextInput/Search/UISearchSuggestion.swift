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

/// A suggestion with a text, a description and an image (Apple: UISearchSuggestionItem).
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open private(set) var localizedSuggestion: String?
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  open var representedObject: Any?

  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
    self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?, iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}
