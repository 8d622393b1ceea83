internal import CoreText

extension NSAttributedString {
  /// The size of the text in points, in lines that end at separators only; not rounded up.
  public func size() -> CGSize { StringDrawing(text: StyledText(self)).size }

  /// Draws into the current context, the top left corner at a point.
  public func draw(at point: CGPoint) { StringDrawing(text: StyledText(self)).draw(at: point) }

  /// Draws into the current context, wrapped at the rectangle's width; lines that do not fit its height are left out.
  public func draw(in rect: CGRect) { StringDrawing(text: StyledText(self)).draw(in: rect) }

  /// Where the text is drawn by `draw(with:options:context:)` in a rectangle of that size at (0, 0).
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
    StringDrawing(text: StyledText(self)).boundingRect(with: size, options: options, context: context)
  }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing(text: StyledText(self)).draw(with: rect, options: options, context: context)
  }
}
