import ArgumentParser
import Display
import Foundation
import UIKit

/// The options for the size, scale and look of the screen.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The screen's size in points; the device's or the scene's own if left out.", valueName: "WxH"),
    transform: PointSize.init)
  var size: PointSize?

  @Option(help: ArgumentHelp("Pixels per point, 0.25 to 8; the device's if left out.", valueName: "S"))
  var scale: Double?

  @OptionGroup var look: LookOptions

  /// - Throws: a `ValidationError` that names the limits.
  @MainActor func metrics(of scene: PreviewEntry, defaultScale: CGFloat) throws -> DisplayMetrics {
    try Self.metrics(size: size, scale: scale.map { CGFloat($0) }, look: look, of: scene, defaultScale: defaultScale)
  }

  @MainActor static func metrics(
    size: PointSize?, scale: CGFloat? = nil, look: LookOptions, of scene: PreviewEntry, defaultScale: CGFloat
  ) throws -> DisplayMetrics {
    do {
      return try DisplayMetrics(
        size: size?.size ?? HostLimits.limitTime { scene.screenSize(on: look.device?.model, isLandscape: look.isLandscape) },
        scale: scale ?? look.device?.model.scale ?? defaultScale)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
