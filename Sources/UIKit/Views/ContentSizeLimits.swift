/// The smallest and the largest content size category that a view takes. Kept: the category is large everywhere.
final class ContentSizeLimits {
  var minimum, maximum: UIContentSizeCategory?
}

extension UIView {
  func limitTextSizes(_ change: (ContentSizeLimits) -> Void) {
    let limits = viewState.textSizes ?? ContentSizeLimits()
    change(limits)
    viewState.textSizes = limits
  }

  /// For a debugger: the limits of the view and of those around it.
  var textSizesDescription: String {
    let own = viewState.textSizes.map { limits in
      "\(type(of: self)): \(limits.minimum?.rawValue ?? "no minimum"), \(limits.maximum?.rawValue ?? "no maximum")"
    }
    return [own, superview?.textSizesDescription].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
