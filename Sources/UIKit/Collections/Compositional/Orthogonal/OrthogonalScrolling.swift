import CoreGraphics

/// How a section scrolls across its layout.
struct OrthogonalScrolling {
  /// Where its scroll view stands.
  var viewport: CGRect
  /// Where the layout reaches, in which contents show beside the scroll view.
  var area: CGRect
  var axis: LayoutAxis
  /// Whether offsets grow to the left.
  var isMirrored: Bool
  var offset: CGFloat
  var stops: OrthogonalStops
  var isDecorated: Bool
  var rate: UIScrollView.DecelerationRate
  var bounces: Bool
  var alwaysBounces: Bool

  /// The scroll view's offset: its contents have the coordinates of the collection view, where they are not scrolled.
  func origin(_ offset: CGFloat) -> CGPoint { viewport.origin + axis.point(isMirrored ? -offset : offset, 0) }

  func offset(_ origin: CGPoint) -> CGFloat {
    let distance = axis.of(origin) - axis.start(viewport)
    return isMirrored ? -distance : distance
  }
}

extension UICollectionViewCompositionalLayout {
  private func stops(_ section: CompositionalSection) -> OrthogonalStops {
    OrthogonalStops(rows: section.rows, behavior: section.plan.behavior, page: geometry.axis.other.of(section.viewport.size))
  }

  /// How far a section is scrolled.
  func offset(_ number: Int) -> CGFloat { offsets[number] ?? stops(geometry.sections[number]).range.lowerBound }

  func orthogonal(_ number: Int) -> OrthogonalScrolling? {
    guard geometry.sections.indices.contains(number), geometry.sections[number].isOrthogonal, !geometry.sections[number].isEmpty,
      let view = collectionView
    else { return nil }
    let section = geometry.sections[number], properties = sections[number].orthogonalScrollingProperties
    let isMirrored = view.isRightToLeft && geometry.axis == .vertical
    let mirror = Mirror(in: CGRect(origin: .zero, size: geometry.size), isRightToLeft: isMirrored)
    let pages = section.plan.behavior != .continuous && section.plan.behavior != .continuousGroupLeadingBoundary
    return OrthogonalScrolling(
      viewport: mirror(section.viewport), area: mirror(section.frame), axis: geometry.axis.other, isMirrored: isMirrored,
      offset: offset(number), stops: stops(section), isDecorated: !section.plan.decorations.isEmpty,
      rate: properties.decelerationRate != .automatic ? properties.decelerationRate : pages ? .fast : .normal,
      bounces: properties.bounce != .never, alwaysBounces: properties.bounce == .always)
  }
}
