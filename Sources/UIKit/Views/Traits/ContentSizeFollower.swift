/// A view whose content depends on the text size.
@MainActor protocol ContentSizeFollower: UIView {
  /// Called when the content size category of the view's traits has changed, before `traitCollectionDidChange(_:)` and before the subviews.
  func contentSizeCategoryDidChange()
}

/// A view with fonts that follow the text size if the program enables it.
@MainActor protocol FontFollower: ContentSizeFollower, UIContentSizeCategoryAdjusting {
  /// Changes the fonts that follow the content size category to their sizes for the current traits.
  func adjustFonts()
  /// Lays the text out again, because the glyphs of the same fonts have changed.
  func fontsLookDifferent()
}

extension FontFollower {
  func adjustFontsIfAsked() { if adjustsFontForContentSizeCategory { adjustFonts() } }
}
