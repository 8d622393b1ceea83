@_exported import UIKit

/// A tool that draws, erases or selects with touches on a canvas (Apple: PKTool).
public protocol PKTool {}

/// Selects strokes on a device. On Linux a drag with it does nothing (Apple: PKLassoTool).
public struct PKLassoTool: PKTool, Equatable, Sendable {
  public init() {}
}

/// Removes strokes or parts of them (Apple: PKEraserTool).
public struct PKEraserTool: PKTool, Equatable, Sendable {
  public enum EraserType: Hashable, Sendable {
    /// Removes whole strokes.
    case vector
    /// Removes the parts of strokes below the eraser: a stroke is split. Points have a raster of a quarter of the eraser's width.
    case bitmap
    /// The same as `bitmap`; on a device, the width does not depend on the zoom.
    case fixedWidthBitmap

    /// In points. Apple's documentation gives no values.
    public var defaultWidth: CGFloat { self == .vector ? 8 : 16 }
    public var validWidthRange: ClosedRange<CGFloat> { self == .vector ? 8...8 : 4...100 }
  }

  public var eraserType: EraserType
  /// The diameter in points.
  public var width: CGFloat

  public init(_ eraserType: EraserType) { self.init(eraserType, width: eraserType.defaultWidth) }
  public init(_ eraserType: EraserType, width: CGFloat) { (self.eraserType, self.width) = (eraserType, width) }
}
