/// How a section scrolls across the layout (Apple: UICollectionLayoutSectionOrthogonalScrollingBehavior).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none
  case continuous
  /// It comes to rest with a group at its first edge.
  case continuousGroupLeadingBoundary
  /// By its own width.
  case paging
  /// A group at a time.
  case groupPaging
  /// A group at a time, each in the middle.
  case groupPagingCentered
}
