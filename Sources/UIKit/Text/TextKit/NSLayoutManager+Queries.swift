internal import CoreText
import Foundation
import Raster

// Queries that are answered from the line fragments.
extension NSLayoutManager {
  // MARK: Fragments

  func fragmentIndex(at glyph: Int) -> Int? {
    fill()
    let index = fragments.partitioningIndex { $0.range.location > glyph } - 1
    return fragments.indices.contains(index) && NSLocationInRange(glyph, fragments[index].range) ? index : nil
  }

  /// Returns the line of a glyph. The extra line after the text has no glyph.
  func fragment(at glyph: Int, _ effective: NSRangePointer?) -> LineFragment? {
    guard let index = fragmentIndex(at: glyph) else {
      effective?.pointee = NSRange(location: glyph, length: 0)
      return nil
    }
    effective?.pointee = fragments[index].range
    return fragments[index]
  }

  /// Returns the lines that contain a range.
  func lines(_ range: NSRange) -> ArraySlice<LineFragment> {
    fill()
    let end = range.location + range.length
    let first = fragments.partitioningIndex { $0.range.location + $0.range.length > range.location }
    return fragments[first..<max(first, fragments.partitioningIndex { $0.range.location >= end })]
  }

  private func lines(in container: NSTextContainer) -> [LineFragment] {
    fill()
    guard let number = textContainers.firstIndex(where: { $0 === container }) else { return [] }
    return fragments.filter { $0.container == number }
  }

  var laidOutLength: Int {
    guard isFilled else { return 0 }
    return fragments.last.map { $0.range.location + $0.range.length } ?? 0
  }

  var extraLine: (rect: CGRect, usedRect: CGRect, container: Int)? {
    fill()
    return extra
  }

  func container(at glyph: Int, _ effective: NSRangePointer?) -> NSTextContainer? {
    guard let line = fragment(at: glyph, nil) else {
      effective?.pointee = NSRange(location: glyph, length: 0)
      return nil
    }
    let container = textContainers[line.container]
    effective?.pointee = range(in: container)
    return container
  }

  func range(in container: NSTextContainer) -> NSRange {
    let lines = lines(in: container)
    guard let first = lines.first, let last = lines.last else { return NSRange(location: laidOutLength, length: 0) }
    return NSRange(location: first.range.location, length: last.range.location + last.range.length - first.range.location)
  }

  // MARK: Bounding rectangles

  func usedBox(_ container: NSTextContainer) -> CGRect {
    var rects = lines(in: container).map(\.usedRect)
    if let extra, textContainers[extra.container] === container { rects.append(extra.usedRect) }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  func box(_ range: NSRange, _ container: NSTextContainer) -> CGRect {
    let rects = enclosing(range, NSRange(location: NSNotFound, length: 0), container)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  func enclosing(_ range: NSRange, _ selection: NSRange, _ container: NSTextContainer) -> [CGRect] {
    let selects = selection.location != NSNotFound
    let goal = range.location + range.length
    return lines(range).filter { textContainers[$0.container] === container }.flatMap { fragment -> [CGRect] in
      let local = fragment.local(range), line = fragment.line
      let (top, height) = selects ? (fragment.rect.minY, fragment.rect.height) : (line.top, line.height)
      var rects = fragment.layout.stretches(of: local, line: 0).map { CGRect(x: $0.x, y: top, width: $0.width, height: height) }
      let end = fragment.range.location + fragment.range.length
      if rects.isEmpty {
        rects = [CGRect(x: fragment.layout.caretX(at: local.lowerBound, line: 0), y: top, width: 0, height: height)]
      }
      if selects, goal >= end, selection.location + selection.length > end || goal > end, let last = rects.last {
        let right = fragment.rect.maxX - container.lineFragmentPadding
        if right > last.maxX { rects[rects.count - 1].size.width = right - last.minX }
      }
      return rects
    }
  }

  func range(meeting bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = lines(in: container).filter { $0.rect.maxY > bounds.minY && $0.rect.minY < bounds.maxY }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.location, length: last.range.location + last.range.length - first.range.location)
  }

  // MARK: Glyphs

  /// Returns the glyph nearest to a point, and the fraction of it that lies before the point.
  func nearest(_ point: CGPoint, _ container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
    let lines = lines(in: container)
    // On a common edge, the lower line and the glyph on the right are chosen.
    let epsilon: CGFloat = 0.001
    func distance(_ rect: CGRect) -> CGFloat { max(rect.minY - point.y, point.y - rect.maxY + epsilon, 0) }
    func aside(_ rect: CGRect) -> CGFloat { max(rect.minX - point.x, point.x - rect.maxX, 0) }
    guard point.x.isFinite, point.y.isFinite,
      let line = lines.min(by: { (distance($0.rect), aside($0.rect)) < (distance($1.rect), aside($1.rect)) })
    else { return (0, 0) }
    guard let found = line.layout.cluster(nearX: point.x + epsilon, line: 0) else { return (line.range.location, 0) }
    return (line.origin + found.range.lowerBound, found.fraction)
  }

  func glyphLocation(at glyph: Int) -> CGPoint {
    guard let line = fragment(at: glyph, nil) else { return .zero }
    let x = line.layout.caretX(at: min(glyph - line.origin, line.line.range.upperBound), line: 0)
    return CGPoint(x: x - line.rect.minX, y: line.line.origin.y - line.rect.minY)
  }

  /// Returns a range widened to whole clusters.
  func whole(_ range: NSRange) -> NSRange {
    let end = min(max(0, range.location) + max(0, range.length), length), start = min(max(0, range.location), end)
    guard start < end else { return NSRange(location: start, length: 0) }
    let low = cluster(at: start)?.lowerBound ?? start, high = cluster(at: end - 1)?.upperBound ?? end
    return NSRange(location: min(low, start), length: max(high, end) - min(low, start))
  }

  private func cluster(at glyph: Int) -> Range<Int>? {
    guard let line = fragment(at: glyph, nil) else { return nil }
    let range = line.layout.clusterRange(at: glyph - line.origin, line: 0)
    return line.origin + range.lowerBound..<line.origin + range.upperBound
  }

  func glyph(at glyph: Int) -> CGGlyph {
    guard let line = fragment(at: glyph, nil) else { return 0 }
    let unit = glyph - line.origin
    // `.max` is a number that no glyph has.
    return line.line.runs.lazy.compactMap { $0.id(at: unit) }.first.map { CGGlyph(truncatingIfNeeded: $0) } ?? .max
  }

  func property(at glyph: Int) -> GlyphProperty {
    guard isValidGlyphIndex(glyph), let units = textStorage?.string.utf16 else { return [] }
    if let changed = changedProperty(at: glyph) { return changed }
    switch units[units.index(units.startIndex, offsetBy: glyph)] {
    case 0..<32, 0x7f..<0xa0, 0x2028, 0x2029: return .controlCharacter
    case 32: return .elastic
    default: return cluster(at: glyph).map { $0.lowerBound < glyph } == true ? .null : []
    }
  }

  /// Returns the property that the delegate gave a glyph; nil if it did not change it.
  private func changedProperty(at glyph: Int) -> GlyphProperty? {
    fill()
    guard !paragraphs.isEmpty else { return nil }
    let paragraph = paragraphs[paragraphIndex(at: glyph)]
    return paragraph.properties.isEmpty ? nil : paragraph.properties[glyph - paragraph.range.location]
  }

  func isHidden(_ glyph: Int) -> Bool {
    guard let line = fragment(at: glyph, nil) else { return false }
    if marked.hidden.contains(glyph) || changedProperty(at: glyph)?.contains(.null) == true { return true }
    return line.layout.stretches(of: line.local(NSRange(location: glyph, length: 1)), line: 0).isEmpty
  }

  func truncatedRange(at glyph: Int) -> NSRange {
    guard let line = fragment(at: glyph, nil), let hidden = line.layout.hidden(in: 0).last else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(location: line.origin + hidden.lowerBound, length: hidden.count)
  }

  func pictureSize(at glyph: Int) -> CGSize {
    guard let line = fragment(at: glyph, nil),
      let run = line.layout.runs(of: line.local(NSRange(location: glyph, length: 1)), line: 0).first, run.isPicture,
      let picture = line.layout.style(of: run).attachment
    else { return CGSize(width: -1, height: -1) }
    return picture.bounds.size
  }
}
