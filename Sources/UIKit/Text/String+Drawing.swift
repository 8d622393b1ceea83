internal import CoreText

/// A `String` does not turn into an `NSString` by itself on Linux: it has the same methods.
extension String {
  /// The size of the text in points, in lines that end at separators only; not rounded up.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(text: StyledText(self, attributes: attrs)).size
  }

  /// Draws into the current context, the top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(text: StyledText(self, attributes: attrs)).draw(at: point)
  }

  /// Draws into the current context, wrapped at the rectangle's width; lines that do not fit its height are left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(text: StyledText(self, attributes: attrs)).draw(in: rect)
  }

  /// Where the text is drawn by `draw(with:options:attributes:context:)` in a rectangle of that size at (0, 0).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(text: StyledText(self, attributes: attributes)).boundingRect(with: size, options: options, context: context)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(text: StyledText(self, attributes: attributes)).draw(with: rect, options: options, context: context)
  }
}
