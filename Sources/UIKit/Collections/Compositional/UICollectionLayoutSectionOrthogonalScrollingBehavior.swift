/// The scrolling of a section across the layout (Apple: UICollectionLayoutSectionOrthogonalScrollingBehavior).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll.
  case none
  case continuous
  /// Scrolling ends with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// Scrolling moves by the width of the section.
  case paging
  /// Scrolling moves by one group, to the leading edge.
  case groupPaging
  /// Scrolling moves by one group, which is centred.
  case groupPagingCentered
}
