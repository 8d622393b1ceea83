import CoreGraphics

/// The scrolling of a section across its layout.
struct OrthogonalScrolling {
  /// The frame of the scroll view.
  var viewport: CGRect
  /// The area of the layout, in which contents are also visible beside the scroll view.
  var area: CGRect
  var axis: LayoutAxis
  /// Whether increasing offsets scroll to the left.
  var isMirrored: Bool
  var offset: CGFloat
  var stops: OrthogonalStops
  var isDecorated: Bool
  var rate: UIScrollView.DecelerationRate
  var bounces: Bool
  var alwaysBounces: Bool

  /// Returns the bounds origin of the scroll view for an offset. Its contents have the coordinates that they have in the unscrolled
  /// collection view.
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

  /// Returns the distance that a section has scrolled.
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
