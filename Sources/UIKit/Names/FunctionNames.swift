import Foundation

// Functions from the Objective-C headers.

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
public func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ other: UIEdgeInsets) -> Bool { one == other }
public func NSDirectionalEdgeInsetsMake(
  _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset { UIOffset(horizontal: horizontal, vertical: vertical) }
public func UIOffsetEqualToOffset(_ one: UIOffset, _ other: UIOffset) -> Bool { one == other }

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

@preconcurrency @MainActor public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
  UIAccessibility.post(notification: notification, argument: argument)
}
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
public func UIDeviceOrientationIsValidInterfaceOrientation(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isValidInterfaceOrientation
}
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool { range == otherRange }
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// Returns the point as `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }
public func NSStringFromCGRect(_ rect: CGRect) -> String { "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}" }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{\(number(insets.top)), \(number(insets.left)), \(number(insets.bottom)), \(number(insets.right))}"
}
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  return "[\(values.map(number).joined(separator: ", "))]"
}

private func number(_ value: CGFloat) -> String { value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)" }

/// Parses a point; returns zero for other texts.
public func CGPointFromString(_ string: String) -> CGPoint {
  let values = numbers(in: string, 2)
  return CGPoint(x: values[0], y: values[1])
}
public func CGSizeFromString(_ string: String) -> CGSize {
  let values = numbers(in: string, 2)
  return CGSize(width: values[0], height: values[1])
}
public func CGRectFromString(_ string: String) -> CGRect {
  let values = numbers(in: string, 4)
  return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
}
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  let values = numbers(in: string, 4)
  return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
}

/// Parses `count` numbers; returns zeros if the text contains anything else.
private func numbers(in text: String, _ count: Int) -> [CGFloat] {
  let parts = text.split { "{}[], ".contains($0) }.map { Double($0).map { CGFloat($0) } }
  let values = parts.compactMap { $0 }
  return parts.count == count && values.count == count ? values : Array(repeating: 0, count: count)
}
