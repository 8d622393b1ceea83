/// The content size categories that a view allows for itself and its subviews.
struct ContentSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?
}

extension UIView {
  /// The limits of this view and of those above, for a person who looks for the reason of a text's size.
  var contentSizeLimitsDescription: String {
    sequence(first: self, next: \.superview).compactMap { view -> String? in
      let limits = view.viewState.contentSizeLimits
      let parts = [limits.minimum.map { "minimum \($0.rawValue)" }, limits.maximum.map { "maximum \($0.rawValue)" }].compactMap { $0 }
      return parts.isEmpty ? nil : "\(type(of: view)): \(parts.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}
