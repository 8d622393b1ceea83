import Display

/// The conditions under which a preview is shown.
package typealias PreviewLook = ScreenLook

extension PreviewLook {
  /// Returns the pixels per point of the device.
  /// - Parameter present: the scale of the current picture, which is kept if there is no device.
  package func scale(after present: Double) -> Double { model.map { Double($0.scale) } ?? present }
}
