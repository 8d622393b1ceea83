/// A view whose content follows the text size.
@MainActor protocol ContentSizeFollower: UIView {
  /// Called when the content size category of the view's traits has changed, before `traitCollectionDidChange(_:)` and before the subviews.
  func contentSizeCategoryDidChange()
}

/// A view with fonts that follow the text size if a program asks for that.
@MainActor protocol FontFollower: ContentSizeFollower, UIContentSizeCategoryAdjusting {
  /// Changes the fonts that follow the content size category to their sizes for the present traits.
  func adjustFonts()
  /// Lays the text out again, since the same fonts look different.
  func fontsLookDifferent()
}

extension FontFollower {
  func adjustFontsIfAsked() { if adjustsFontForContentSizeCategory { adjustFonts() } }
}
