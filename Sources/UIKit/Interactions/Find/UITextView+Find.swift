extension UITextView: UIFindInteractionDelegate {
  private static let finds = SideTable<UITextView, UIFindInteraction>()

  /// The find interaction; nil if searching is not enabled.
  public var findInteraction: UIFindInteraction? { Self.finds[self] }

  /// Whether searching is enabled. Default false.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if let former = findInteraction { removeInteraction(former) }
      let interaction = newValue ? UIFindInteraction(sessionDelegate: self) : nil
      Self.finds[self] = interaction
      if let interaction { addInteraction(interaction) }
    }
  }

  public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    UITextSearchingFindSession(searchableObject: self)
  }
}

extension UITextView: UITextSearching {
  private static let marks = SideTable<UITextView, FoundTextView>()

  public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult {
    let (one, other) = (core.units(foundRange).lowerBound, core.units(toRange).lowerBound)
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }

  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator aggregator: UITextSearchAggregator<AnyHashable>
  ) {
    for range in found(queryString, options) { aggregator.foundRange(TextOffsetRange(range), searchString: queryString, document: nil) }
    aggregator.finishedSearching()
  }

  private func found(_ query: String, _ options: UITextSearchOptions) -> [Range<Int>] {
    TextSearcher.ranges(of: query, in: core.editor.string, options: options.stringCompareOptions, words: options.wordMatchMethod)
  }

  public func decorate(foundTextRange: UITextRange, document: AnyHashable?, usingStyle style: UITextSearchFoundTextStyle) {
    let marks = Self.marks[self] ?? FoundTextView(self)
    Self.marks[self] = marks
    if marks.superview == nil { core.surface.insertSubview(marks, at: 0) }
    marks.set(style, for: core.units(foundTextRange))
  }

  public func clearAllDecoratedFoundText() {
    Self.marks[self]?.clear()
    Self.marks[self]?.removeFromSuperview()
  }

  public var supportsTextReplacement: Bool { allowsEditing }
  public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String) -> Bool { allowsEditing }

  public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String) {
    core.change(core.units(foundTextRange), to: replacementText)
  }

  /// Replaces all results as one step for undo.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
    guard allowsEditing else { return }
    core.undoManager.groupApart {
      for range in found(queryString, options).reversed() { core.change(range, to: replacementText) }
    }
  }

  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable?) {
    let units = core.units(range)
    scrollRangeToVisible(NSRange(location: units.lowerBound, length: units.count))
  }
}
