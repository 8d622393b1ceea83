import CoreGraphics
import Foundation
import Raster

/// A drawing context that comes to be at its first use. Not for keeping: it is dead when the display is over.
@MainActor
package final class LazyBackingContext {
  private var make: (() -> CGContext?)?
  private var made: CGContext?

  init(make: @escaping () -> CGContext?) { self.make = make }

  /// User space is the layer's: points, y down, the bounds' origin at the top left. Clipped to what is invalid, which is
  /// clear, or filled where the layer is opaque. nil when the layer has no size, or memory is short.
  package var context: CGContext? {
    if let make {
      self.make = nil
      made = make()
    }
    return made
  }

  package var isTouched: Bool { made != nil }

  func end() {
    make = nil
    made = nil
  }
}
