import Raster

/// The pixels for whose centres `a x + b y + c` is at least 0, or below 0.
struct DividingLine: Hashable {
  var a, b, c: Double
  /// Whether the side with values of at least 0 is inside.
  var isPositive: Bool

  @inline(__always)
  private func contains(_ x: Int, _ y: Int) -> Bool {
    (a * (Double(x) + 0.5) + (b * (Double(y) + 0.5) + c) >= 0) == isPositive
  }

  /// Clips to the inner side: the result is the whole clip, nothing, or a mask. Rounding is monotonic, so the
  /// corners decide for all pixels between them.
  func cut(_ clip: Clip) -> Clip {
    let r = clip.bounds
    guard !r.isEmpty else { return clip }
    let corners = [(r.minX, r.minY), (r.maxX - 1, r.minY), (r.minX, r.maxY - 1), (r.maxX - 1, r.maxY - 1)].filter { contains($0, $1) }
    if corners.count == 4 { return clip }
    if corners.isEmpty { return Clip(.empty) }
    guard let mask = CoverageMask(bounds: r) else { return Clip(.empty) }
    for y in r.minY..<r.maxY {
      let row = mask.row(y)
      for x in 0..<r.width where contains(r.minX + x, y) { row[x] = 255 }
    }
    if let held = clip.mask { mask.multiply(by: held) }
    return Clip(bounds: r, mask: mask)
  }
}
