import CoreGraphics

/// The measures of drags, in points and seconds. Those without a source were chosen by eye from pictures of iOS.
enum DragMetrics {
  /// The time of a press before the source is lifted (Apple: the default of UILongPressGestureRecognizer.minimumPressDuration).
  static let pressDuration = 0.5
  /// The duration of the lift, of a drop and of the return. Vitrine's own value.
  static let lifting = 0.25
  static let landing = 0.35
  /// The scale of a lifted view, and the maximum growth on each side. Vitrine's own value.
  static let liftScale: CGFloat = 1.06
  static let liftGrowth: CGFloat = 8
  /// The largest width and height of dragged previews that are not shown in full size. Vitrine's own value.
  static let largestPreview: CGFloat = 200
  /// The distance between the stacked previews of several items, and the number that is shown. Vitrine's own value.
  static let stackStep: CGFloat = 5
  static let stackDepth = 3
  /// The diameter of the badge. Vitrine's own value.
  static let badge: CGFloat = 26
  /// The scale to which a preview shrinks when it is dropped, if the destination provides no target for it. Vitrine's own value.
  static let vanishScale: CGFloat = 0.2
}
