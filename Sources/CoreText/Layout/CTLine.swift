import CoreGraphics
import Foundation

/// A line of text that can be drawn (Apple: CTLine).
public final class CTLine: Sendable {
  let layout: TextLayout

  init(_ text: NSAttributedString) {
    layout = TextLayout(StyledText(coreText: text), maximumLines: 1)
  }
}

/// Returns a line of an attributed string with its font (`NSFont`), colour (`CTForegroundColor`, a `CGColor`) and kerning
/// (`NSKern`). Text after a line separator is left out.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }

/// Draws the line at the context's text position, in a user space with y up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let position = context.textPosition
  guard position.x.isFinite, position.y.isFinite else { return }
  var painter = TextPainter(context, layout: line.layout, offset: position, isYUp: true)
  painter.draw()
  context.textPosition.x += line.layout.size.width
}

/// Returns the width of the line in points. Its ascent, descent and leading are written to the pointers that are not nil.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let first = line.layout.lines.first
  ascent?.pointee = first?.ascent ?? 0
  descent?.pointee = first?.descent ?? 0
  leading?.pointee = line.layout.text.style(at: 0).font.leading
  return Double(line.layout.size.width)
}

/// Returns the number of glyphs that the line draws.
public func CTLineGetGlyphCount(_ line: CTLine) -> Int {
  line.layout.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
}

public let kCTFontAttributeName = "NSFont"
public let kCTForegroundColorAttributeName = "CTForegroundColor"
public let kCTKernAttributeName = "NSKern"
public let kCTTrackingAttributeName = "CTTracking"

extension StyledText {
  /// Creates a text from Core Text's own attributes. The default font is 12 points.
  init(coreText text: NSAttributedString) {
    let plain = TextStyle(font: .system(size: 12))
    self.init("", style: plain)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var style = plain
      func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(name)] }
      if let font = value(kCTFontAttributeName) as? any CTFontConvertible { style.font = font.ctFont }
      if let color = value(kCTForegroundColorAttributeName) as? CGColor { style.color = color }
      if let kern = (value(kCTTrackingAttributeName) ?? value(kCTKernAttributeName)) as? NSNumber { style.kern = CGFloat(kern.doubleValue) }
      append((text.string as NSString).substring(with: range), style: style)
    }
  }
}
