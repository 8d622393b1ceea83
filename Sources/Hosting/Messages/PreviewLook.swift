import Display

/// The conditions under which a preview is shown.
package typealias PreviewLook = ScreenLook

extension PreviewLook {
  /// Returns the pixels per point of the device.
  /// - Parameter present: those of the picture so far, which a screen without a device keeps.
  package func scale(after present: Double) -> Double { model.map { Double($0.scale) } ?? present }
}
