internal import CoreText
import Foundation

// Draws line fragments with Core Text's painter, run by run.
extension NSLayoutManager {
  /// Discards the styled text if the interface style has changed, because colours are resolved when the styles are made, perhaps for
  /// measuring.
  private func adoptLook() {
    fill()
    guard UITraitCollection.current.userInterfaceStyle != look else { return }
    for paragraph in paragraphs { paragraph.typesetter = nil }
    dropLines(from: 0)
  }

  private func eachRun(_ range: NSRange, _ body: (LineFragment, GlyphRun) -> Void) {
    adoptLook()
    for line in lines(range) {
      let line = restyle?(line) ?? line
      for run in line.layout.runs(of: line.local(range), line: 0) { body(line, run) }
    }
  }

  private func range(of run: GlyphRun, _ line: LineFragment) -> NSRange {
    NSRange(location: line.origin + run.range.lowerBound, length: run.range.count)
  }

  func paintGlyphs(_ range: NSRange, _ origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), origin.x.isFinite, origin.y.isFinite else { return }
    for part in visible(range) { paintGlyphs(part, origin, context) }
  }

  private func paintGlyphs(_ range: NSRange, _ origin: CGPoint, _ context: CGContext) {
    eachRun(range) { line, run in
      let style = line.layout.style(of: run), part = self.range(of: run, line)
      context.saveGState()
      line.layout.withShadow(of: run, line: 0, in: context, at: origin) {
        if style.underline != nil {
          underlineGlyphRange(
            part, underlineType: kind(.underlineStyle, part), lineFragmentRect: line.rect, lineFragmentGlyphRange: line.range,
            containerOrigin: origin)
        }
        context.setFillColor(style.color ?? CGColor.black)
        if run.isPicture, style.attachment != nil {
          line.layout.draw(.content, of: run, line: 0, in: context, at: origin)
        } else {
          show(run, line, style, origin, context)
        }
        if style.strikethrough != nil {
          strikethroughGlyphRange(
            part, strikethroughType: kind(.strikethroughStyle, part), lineFragmentRect: line.rect, lineFragmentGlyphRange: line.range,
            containerOrigin: origin)
        }
      }
      context.restoreGState()
    }
  }

  private func attributes(_ range: NSRange) -> [NSAttributedString.Key: Any] {
    guard let storage = textStorage, range.location < storage.length else { return [:] }
    return storage.attributes(at: range.location, effectiveRange: nil)
  }

  private func kind(_ key: NSAttributedString.Key, _ range: NSRange) -> NSUnderlineStyle {
    let value = attributes(range)[key]
    return value as? NSUnderlineStyle ?? NSUnderlineStyle(rawValue: (value as? NSNumber)?.intValue ?? value as? Int ?? 1)
  }

  private func show(_ run: GlyphRun, _ line: LineFragment, _ style: TextStyle, _ origin: CGPoint, _ context: CGContext) {
    let baseline = CGPoint(x: origin.x + line.line.origin.x, y: origin.y + line.line.origin.y - style.baselineOffset)
    let attributes = attributes(range(of: run, line))
    let positions = run.positions.map { CGPoint(x: baseline.x + $0.x, y: baseline.y + $0.y) }
    shown = (run, line, origin)
    showCGGlyphs(
      run.ids.map { CGGlyph(truncatingIfNeeded: $0) }, positions: positions, count: positions.count,
      font: attributes[.font] as? UIFont ?? UIFont(style.font), textMatrix: CGAffineTransform(scaleX: 1, y: -1), attributes: attributes,
      in: context)
    shown = nil
  }

  /// Draws the current run with the given glyphs, which an application may have changed or moved.
  func show(_ glyphs: [(id: CGGlyph, position: CGPoint)], in context: CGContext) {
    guard let (run, line, origin) = shown else { return }
    let style = line.layout.style(of: run)
    let baseline = CGPoint(x: origin.x + line.line.origin.x, y: origin.y + line.line.origin.y - style.baselineOffset)
    let former = run.positions.map { CGPoint(x: baseline.x + $0.x, y: baseline.y + $0.y) }
    var changed = run
    if glyphs.map(\.position) != former || glyphs.map(\.id) != run.ids.map({ CGGlyph(truncatingIfNeeded: $0) }) {
      changed = run.showing(
        glyphs.map { UInt32($0.id) }, at: glyphs.map { CGPoint(x: $0.position.x - baseline.x, y: $0.position.y - baseline.y) })
    }
    line.layout.draw(.content, of: changed, line: 0, in: context, at: origin)
  }

  /// Draws one part of the runs in a range, such as the underline.
  func paint(_ part: TextLayout.Part, _ range: NSRange, _ origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    eachRun(range) { line, run in line.layout.draw(part, of: run, line: 0, in: context, at: origin) }
    context.restoreGState()
  }

  /// Returns the font's distance of the underline below the baseline.
  func baselineOffset(_ range: NSRange) -> CGFloat {
    guard let line = fragment(at: range.location, nil), let run = line.layout.runs(of: line.local(range), line: 0).first else { return 0 }
    return line.layout.style(of: run).font.underlineOffset
  }

  // MARK: Backgrounds

  func paintBackground(_ range: NSRange, _ origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), origin.x.isFinite, origin.y.isFinite else { return }
    var bands: (rects: [CGRect], range: NSRange, color: CGColor)?
    func flush() {
      guard let (rects, range, color) = bands else { return }
      bands = nil
      context.saveGState()
      context.setFillColor(color)
      fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: range, color: UIColor(cgColor: color))
      context.restoreGState()
    }
    eachRun(range) { line, run in
      guard let color = line.layout.style(of: run).backgroundColor else { return }
      let part = self.range(of: run, line), text = line.line
      var rect = CGRect(
        x: origin.x + text.origin.x + CGFloat(run.x), y: origin.y + text.origin.y - text.ascent, width: CGFloat(run.width),
        height: text.ascent + text.descent)
      if let last = bands, last.color == color, last.range.location + last.range.length + 1 >= part.location {
        if let before = last.rects.last, abs(before.maxX - rect.minX) < 0.01, before.minY == rect.minY {
          rect = before.union(rect)
          bands?.rects.removeLast()
        }
        bands?.rects.append(rect)
        bands?.range = NSUnionRange(last.range, part)
      } else {
        flush()
        bands = ([rect], part, color)
      }
    }
    flush()
  }

  /// Fills rectangles. If the context is not rotated or flipped, they are rounded to whole pixels, like the backgrounds of labels.
  func fillBands(_ rects: [CGRect]) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let transform = context.deviceTransform
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    for rect in rects {
      guard isUpright else {
        context.fill(rect)
        continue
      }
      let device = rect.applying(transform)
      func whole(_ value: CGFloat) -> CGFloat { (value + 0.5).rounded(.down) }
      let (left, right) = (whole(device.minX), max(whole(device.maxX), whole(device.minX)))
      let snapped = CGRect(x: left, y: whole(device.minY), width: right - left, height: max(1, whole(device.height)))
      context.fill(snapped.applying(transform.inverted()))
    }
  }
}
