import Dispatch
import Foundation
import Raster

/// A frame's bands, drawn by any number of threads: what a band becomes does not depend on who draws it, or when.
final class PaintJob: @unchecked Sendable {
  private let bands: [PixelRect]
  private let painters: [Painter]
  private let items: Range<Int>
  private let target: PixelBuffer
  private let background: Pixel?
  private let lock = NSLock()
  private var next = 0

  /// - Parameter background: nil for items on what is there.
  init(bands: [PixelRect], painters: [Painter], items: Range<Int>, target: PixelBuffer, background: Pixel?) {
    self.items = items
    self.bands = bands
    self.painters = painters
    self.target = target
    self.background = background
  }

  func run() {
    if painters.count == 1 {
      work(0)
    } else {
      DispatchQueue.concurrentPerform(iterations: painters.count) { self.work($0) }
    }
  }

  private func take() -> PixelRect? {
    lock.lock()
    defer { lock.unlock() }
    guard next < bands.count else { return nil }
    next += 1
    return bands[next - 1]
  }

  private func work(_ index: Int) {
    let painter = painters[index]
    while let band = take() {
      painter.clipMasks.removeAll(keepingCapacity: true)
      painter.paint(items.lowerBound, items.upperBound, target, band, background: background)
    }
    painter.clipMasks.removeAll(keepingCapacity: true)
  }
}
