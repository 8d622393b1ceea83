internal import Raster

/// The lines of a path inside or outside of the area of another. The first path is not closed; the other one is.
extension CGPath {
  /// Returns the parts of this path's lines that are inside of the area of `other` or on its outline (iOS 16). Subpaths that are cut become open.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(with: other) { rule.isInside($0) || rule.isInside($1) }
  }

  /// Returns the parts of this path's lines that are outside of the area of `other` (iOS 16). Subpaths that are cut become open.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(with: other) { !rule.isInside($0) && !rule.isInside($1) }
  }

  /// Returns the lines for which `isWanted` returns true, given the winding numbers of `other` on their sides.
  private func lines(with other: CGPath, where isWanted: (Int, Int) -> Bool) -> CGPath {
    guard let sources = sources(with: other, closesFirst: false), let map = PlanarMap(sources) else { return CGPath(vector: VectorPath()) }
    var subpaths: [Int: [(run: ContourWriter.Run, isWanted: Bool)]] = [:]
    for (piece, half) in zip(map.pieces, map.halfEdges) where piece.owner == 0 {
      let run = ContourWriter.Run(start: piece.start, end: piece.end, source: piece.source, from: piece.from, to: piece.to)
      subpaths[piece.subpath, default: []].append((run, isWanted(map.windings[half].y, map.windings[half ^ 1].y)))
    }
    var writer = ContourWriter(sources)
    for (subpath, pieces) in subpaths.sorted(by: { $0.key < $1.key }) {
      var pieces = pieces
      let isClosed = sources.isClosed[subpath]
      if isClosed, pieces.allSatisfy(\.isWanted) {
        writer.append(pieces.map(\.run), isClosed: true)
        continue
      }
      // A part that contains the start of a closed subpath stays in one piece.
      if isClosed, let gap = pieces.firstIndex(where: { !$0.isWanted }) { pieces = Array(pieces[gap...] + pieces[..<gap]) }
      for part in pieces.split(whereSeparator: { !$0.isWanted }) { writer.append(part.map(\.run), isClosed: false) }
    }
    return CGPath(vector: writer.path)
  }
}
