/// A part of a selection in a `UITextField` or `UITextView`.
final class SelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let isFirst, isLast, isRightToLeft: Bool

  init(_ place: CGRect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
    (self.place, self.isFirst, self.isLast, self.isRightToLeft) = (place, isFirst, isLast, isRightToLeft)
    super.init()
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
