import CoreGraphics

extension UIButton {
  /// Places the title and the image before the first layout, so that a program that asks for their views finds their frames, as a test of
  /// SwifterSwift (`testCenterTextAndImage`) does on iOS. It calls no methods that a subclass may have overridden to place them.
  func placePartsEarly() {
    guard configuration == nil, !parts.wasLaidOut, !parts.isPlacedEarly, bounds.width > 0, bounds.height > 0 else { return }
    parts.isPlacedEarly = true
    defer { parts.isPlacedEarly = false }
    let content = ButtonContent(button: self)
    let frames = content.layout.frames(in: bounds.inset(by: content.layout.insets), title: parts.titleSize, subtitle: .zero)
    UIView.performWithoutAnimation {
      if !content.title.isEmpty { parts.label.frame = onPixels(frames.title) }
      if content.image != nil { parts.picture.frame = onPixels(frames.image) }
    }
  }
}
