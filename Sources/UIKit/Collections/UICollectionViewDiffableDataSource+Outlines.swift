extension UICollectionViewDiffableDataSource {
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Shows the visible items of an outline in one section. A section that does not exist is appended (Apple:
  /// apply(_:to:animatingDifferences:completion:)).
  public func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  public func apply(_ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { done in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Returns the outline of a section. If the section was not filled from an outline, all its items are root items.
  public func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let outline = outlines[section] { return outline }
    var flat = SectionSnapshot()
    flat.append(snapshot().itemIdentifiers(inSection: section))
    return flat
  }

  /// Removes the outlines of sections that show other items now.
  func keepOutlines(of snapshot: Snapshot) {
    guard !outlines.isEmpty else { return }
    outlines = outlines.filter { snapshot.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems }
  }
}
