package import InterfaceBuilder

/// What scenes are laid out for.
package struct CanvasSettings: Sendable {
  package var device: DesignDevice
  package var isLandscape: Bool
  /// Of fonts of text styles.
  package var textSize = CanvasTextSize.large
  /// Of Interface Builder, which wrote the file.
  let tools: Double
  let usesSafeAreas: Bool

  package init(_ document: InterfaceDocument) {
    device = .named(document.device.identifier)
    isLandscape = document.device.isLandscape
    // Tools of Apple's own write 32700: what they lay out is Xcode 15's.
    tools = document.toolsVersion >= 30_000 ? 22_500 : document.toolsVersion
    usesSafeAreas = document.usesSafeAreas
  }

  /// Points.
  package var size: CGSize { isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size }

  /// An iPhone that is held sideways: it shows no status bar, and its bars are low.
  var liesOnSide: Bool { isLandscape && !device.isPad }

  /// nil on the square canvas, which stands for every size.
  var sizeClasses: (width: InterfaceVariation.SizeClass?, height: InterfaceVariation.SizeClass?) {
    if device.identifier.isEmpty { return (nil, nil) }
    if device.isPad { return (.regular, .regular) }
    return isLandscape ? (device.isRegularOnSide ? .regular : .compact, .compact) : (.compact, .regular)
  }
}
