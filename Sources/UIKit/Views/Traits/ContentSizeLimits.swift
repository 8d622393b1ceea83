/// The content size categories that a view allows for itself and its subviews. A class, because few views need an instance.
final class ContentSizeLimits {
  var minimum, maximum: UIContentSizeCategory?
}

extension UIView {
  func limitContentSizes(_ change: (ContentSizeLimits) -> Void) {
    let limits = viewState.contentSizeLimits ?? ContentSizeLimits()
    change(limits)
    viewState.contentSizeLimits = limits
    forgetTraitAnchors()
    adoptTraits()
  }

  /// The limits of this view and its ancestors, for debugging the size of a text.
  var contentSizeLimitsDescription: String {
    sequence(first: self, next: \.superview).compactMap { view -> String? in
      guard let limits = view.viewState.contentSizeLimits else { return nil }
      let parts = [limits.minimum.map { "minimum \($0.rawValue)" }, limits.maximum.map { "maximum \($0.rawValue)" }].compactMap { $0 }
      return parts.isEmpty ? nil : "\(type(of: view)): \(parts.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}
