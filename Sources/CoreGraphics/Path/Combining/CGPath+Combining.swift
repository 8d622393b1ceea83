internal import Raster

/// Areas combined with others. Subpaths that are open are closed first. The results have the same area for both fill rules, and do not
/// cross themselves.
///
/// The result is empty for a path with a coordinate that is not finite, and for paths whose lines meet so often that they would be cut into
/// more than two million (`PathCombiningLimits`). Apple's pages do not say what happens there.
extension CGPath {
  /// Returns a path with the same area that fills equally with both rules and does not cross itself (iOS 16).
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: nil, rule) { first, _ in first }
  }

  /// Returns the area that is in one of the paths or in both (iOS 16).
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// Returns the area that is in both paths (iOS 16).
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// Returns the area of this path that is not in the other one (iOS 16).
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// Returns the area that is in exactly one of the paths (iOS 16).
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }

  /// Whether the areas of the paths have a part in common (iOS 16).
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBoxOfPath.intersects(other.boundingBoxOfPath), let sources = sources(with: other, closesFirst: true),
      let map = PlanarMap(sources)
    else { return false }
    return map.windings.contains { rule.isInside($0.x) && rule.isInside($0.y) }
  }

  /// Returns the connected areas of the path as paths of their own, each with its holes (iOS 16).
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    guard let sources = sources(with: nil, closesFirst: true), let map = PlanarMap(sources) else { return [] }
    return PathContours(map, of: { rule.isInside($0.x) }).components(map).map { contours in
      var writer = ContourWriter(sources)
      for contour in contours { writer.append(contour: contour, of: map) }
      return CGPath(vector: writer.path)
    }
  }

  /// Returns the path with its curves replaced by lines, none of which is farther from its curve than `threshold` (iOS 16).
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(vector: vector.isFinite ? vector.flattened(tolerance: Double(threshold)) : VectorPath())
  }

  private func combined(with other: CGPath?, _ rule: CGPathFillRule, _ isWanted: (Bool, Bool) -> Bool) -> CGPath {
    guard let sources = sources(with: other, closesFirst: true), let map = PlanarMap(sources) else { return CGPath(vector: VectorPath()) }
    var writer = ContourWriter(sources)
    for contour in PathContours(map, of: { isWanted(rule.isInside($0.x), rule.isInside($0.y)) }).contours {
      writer.append(contour: contour, of: map)
    }
    return CGPath(vector: writer.path)
  }

  /// The lines and curves of this path and the other one; nil if one of them has a coordinate that is not finite.
  func sources(with other: CGPath?, closesFirst: Bool) -> PathSources? {
    let second = other?.vector ?? VectorPath()
    guard vector.isFinite, second.isFinite else { return nil }
    return PathSources(vector, second, closesFirst: closesFirst)
  }
}

extension CGPathFillRule {
  /// Whether a face with this winding number is inside.
  func isInside(_ winding: Int) -> Bool { self == .winding ? winding != 0 : winding & 1 != 0 }
}
