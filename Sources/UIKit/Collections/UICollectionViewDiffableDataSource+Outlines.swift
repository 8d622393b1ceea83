import Foundation

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
    collectionView?.outlinesChanged(animated: animatingDifferences)
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
    outlines = outlines.filter { section, outline in
      snapshot.itemIdentifiers(inSection: section).map { SnapshotKey($0) } == outline.visibleItems.map { SnapshotKey($0) }
    }
  }

  /// Returns the outline of a section after an item has moved. The item then follows the item above it as a sibling, or becomes its first
  /// child if that item is expanded. nil if the section has no outline, or if the item came from another section.
  func movedOutline(_ source: IndexPath, to target: IndexPath, in final: Snapshot) -> (item: ItemIdentifierType, snapshot: SectionSnapshot)?
  {
    guard source.section == target.section, let section = sectionIdentifier(for: target.section), var outline = outlines[section] else {
      return nil
    }
    let shown = final.itemIdentifiers(inSection: section)
    guard shown.indices.contains(target.item) else { return nil }
    let item = shown[target.item], part = outline.snapshot(of: item, includingParent: true)
    // An item cannot become its own descendant.
    guard let above = shown[..<target.item].last(where: { !part.contains($0) }) else {
      outline.delete([item])
      if let first = outline.rootItems.first { outline.insert(part, before: first) } else { outline = part }
      return (item, outline)
    }
    outline.delete([item])
    if outline.isExpanded(above), let first = outline.snapshot(of: above).rootItems.first {
      outline.insert(part, before: first)
    } else {
      outline.insert(part, after: above)
    }
    return (item, outline)
  }
}
