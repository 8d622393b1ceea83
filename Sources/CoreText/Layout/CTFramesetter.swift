public import CoreGraphics
public import FoundationCompatibility

/// Lays out an attributed string in frames (Apple: CTFramesetter).
public final class CTFramesetter: @unchecked Sendable {
  // Unchecked: the copy of the string is never changed.
  fileprivate let text: NSAttributedString

  fileprivate init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

  /// Clamps a range to the string; a length of 0 means the rest of the string.
  fileprivate func clamped(_ range: CFRange) -> NSRange {
    let start = min(max(range.location, 0), text.length)
    return NSRange(location: start, length: range.length > 0 ? min(range.length, text.length - start) : text.length - start)
  }

  fileprivate func part(_ range: NSRange) -> NSAttributedString {
    range.length == text.length ? text : text.attributedSubstring(from: range)
  }

  fileprivate func layout(_ range: NSRange, width: CGFloat, height: CGFloat) -> TextLayout {
    TextLayout(StyledText(coreText: part(range)), width: width, height: height)
  }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { CTFramesetter(attrString) }

/// Returns a frame in the bounding box of a path. Other shapes than rectangles are filled as their bounding boxes.
/// - Parameter stringRange: the text to lay out; a length of 0 means the rest of the string. Text that does not fit is left out.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let range = framesetter.clamped(stringRange), box = path.boundingBoxOfPath
  let size = box.isNull ? .zero : box.size
  return CTFrame(
    framesetter.layout(range, width: size.width, height: size.height), range, path, LineSource(framesetter.part(range)))
}

/// Returns the size that a range of the text needs.
/// - Parameters:
///   - constraints: the available width and height; `greatestFiniteMagnitude` for no limit.
///   - fitRange: receives the range that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : .infinity }
  let range = framesetter.clamped(stringRange)
  let layout = framesetter.layout(range, width: limit(constraints.width), height: limit(constraints.height))
  fitRange?.pointee = CFRange(location: range.location, length: layout.lines.last?.range.upperBound ?? 0)
  return layout.size
}

/// Returns the typesetter of a framesetter's string (Apple: CTFramesetterGetTypesetter).
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetterCreateWithAttributedString(framesetter.text)
}
