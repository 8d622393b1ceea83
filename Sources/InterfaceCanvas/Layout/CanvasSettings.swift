package import CoreGraphics
package import InterfaceBuilder
package import UIKit

/// The device and other settings for which scenes are laid out.
package struct CanvasSettings: Sendable {
  package var device: DesignDevice
  package var isLandscape: Bool
  /// The size of text styles.
  package var textSize = CanvasTextSize.large
  /// The version of the tools of Interface Builder that wrote the file.
  let tools: Double
  let usesSafeAreas: Bool

  package init(_ document: InterfaceDocument) {
    device = .named(document.device.identifier)
    isLandscape = document.device.isLandscape
    // Apple's internal tools write 32700; their layout is that of Xcode 15.
    tools = document.toolsVersion >= 30_000 ? 22_500 : document.toolsVersion
    usesSafeAreas = document.usesSafeAreas
  }

  /// The size of the screen in points.
  package var size: CGSize { isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size }

  /// Whether the device is an iPhone in landscape, which shows no status bar and has low bars.
  var isPhoneInLandscape: Bool { isLandscape && !device.isPad }

  /// The size classes; nil on the square canvas, which stands for all sizes.
  package var sizeClasses: (width: InterfaceVariation.SizeClass?, height: InterfaceVariation.SizeClass?) {
    if device.identifier.isEmpty { return (nil, nil) }
    if device.isPad { return (.regular, .regular) }
    return isLandscape ? (device.hasRegularWidthInLandscape ? .regular : .compact, .compact) : (.compact, .regular)
  }
}
