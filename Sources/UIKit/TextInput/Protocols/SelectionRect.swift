/// A part of a selection in a `UITextField` or `UITextView`.
final class SelectionRect: UITextSelectionRect {
  private let selectedRect: CGRect
  private let isFirst, isLast, isRightToLeft: Bool

  init(_ selectedRect: CGRect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
    (self.selectedRect, self.isFirst, self.isLast, self.isRightToLeft) = (selectedRect, isFirst, isLast, isRightToLeft)
    super.init()
  }

  override var rect: CGRect { selectedRect }
  override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
