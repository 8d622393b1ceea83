import CoreGraphics
import Foundation
import Raster

/// A drawing context that is created on its first use. It is invalid after the display, so it must not be kept.
@MainActor
package final class LazyBackingContext {
  private var make: (() -> CGContext?)?
  private var createdContext: CGContext?

  init(make: @escaping () -> CGContext?) { self.make = make }

  /// The context. Its user space is the layer's coordinates: points, y down, the origin of the bounds at the top left. It is clipped to the
  /// invalid area, which is cleared, or filled for an opaque layer. nil if the layer has no size or there is not enough memory.
  package var context: CGContext? {
    if let make {
      self.make = nil
      createdContext = make()
    }
    return createdContext
  }

  package var isTouched: Bool { createdContext != nil }

  func end() {
    make = nil
    createdContext = nil
  }
}
