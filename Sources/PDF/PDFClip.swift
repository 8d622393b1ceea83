import Raster

/// A clip as the paths that it was made of. Graphics states share their beginnings, so that the page need only be told what is new.
package final class PDFClip: Sendable {
  let path: VectorPath
  let rule: FillRule
  let parent: PDFClip?
  /// How many paths there are, this one counted.
  let depth: Int

  /// - Parameter path: in device space.
  package init(_ path: VectorPath, rule: FillRule, within parent: PDFClip?) {
    self.path = path
    self.rule = rule
    self.parent = parent
    depth = (parent?.depth ?? 0) + 1
  }

  /// The clips from the one after `known` to this one, outermost first; nil where `known` is not among them.
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
