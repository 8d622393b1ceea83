internal import CoreText

extension NSAttributedString {
  /// Returns the size of the text in points, not rounded up. Lines end at separators only.
  public func size() -> CGSize { StringDrawing(text: StyledText(self)).size }

  /// Draws the text into the current context, with its top left corner at a point.
  public func draw(at point: CGPoint) { StringDrawing(text: StyledText(self)).draw(at: point) }

  /// Draws the text into the current context, wrapped at the width of a rectangle. Lines that do not fit the height are omitted.
  public func draw(in rect: CGRect) { StringDrawing(text: StyledText(self)).draw(in: rect) }

  /// Returns the rectangle in which `draw(with:options:context:)` draws the text, for a rectangle of that size at (0, 0).
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    StringDrawing(text: StyledText(self)).boundingRect(with: size, options: options, context: context)
  }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing(text: StyledText(self)).draw(with: rect, options: options, context: context)
  }
}
