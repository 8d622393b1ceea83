import Raster

/// A clip as a list of paths. The clips of nested graphics states share their first paths, so only the new paths are written to the page.
package final class PDFClip: Sendable {
  let path: VectorPath
  let rule: FillRule
  let parent: PDFClip?
  /// The number of paths, including this one.
  let depth: Int

  /// - Parameter path: a path in device space.
  package init(_ path: VectorPath, rule: FillRule, within parent: PDFClip?) {
    self.path = path
    self.rule = rule
    self.parent = parent
    depth = (parent?.depth ?? 0) + 1
  }

  /// Returns the clips from the one after `known` to this one, outermost first; nil if `known` is not among them.
  func added(to known: PDFClip?) -> [PDFClip]? {
    var list: [PDFClip] = []
    var next: PDFClip? = self
    while let clip = next, clip !== known {
      list.append(clip)
      next = clip.parent
    }
    return next === known ? list.reversed() : nil
  }
}
