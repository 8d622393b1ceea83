internal import CoreText

extension NSString {
  /// Returns the size of the text in points, not rounded up. Lines end at separators only.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(text: StyledText(String(self), attributes: attrs)).size
  }

  /// Draws the text into the current context, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(text: StyledText(String(self), attributes: attrs)).draw(at: point)
  }

  /// Draws the text into the current context, wrapped at the width of a rectangle. Lines that do not fit the height are omitted.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(text: StyledText(String(self), attributes: attrs)).draw(in: rect)
  }

  /// Returns the rectangle in which `draw(with:options:attributes:context:)` draws the text, for a rectangle of that size at (0, 0).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(text: StyledText(String(self), attributes: attributes)).boundingRect(with: size, options: options, context: context)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(text: StyledText(String(self), attributes: attributes)).draw(with: rect, options: options, context: context)
  }
}
