import UIKit

/// A layout manager that draws backgrounds with rounded corners.
final class RoundedBackgroundManager: NSLayoutManager {
  override func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    color.setFill()
    for index in 0..<rectCount {
      UIBezierPath(roundedRect: rectArray[index].insetBy(dx: -2, dy: 0), cornerRadius: 4).fill()
    }
  }
}
