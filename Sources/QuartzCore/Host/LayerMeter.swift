import Compositor
import Foundation
import Raster
import RenderTree

/// Measures the times of layout, drawing and compositing, for each layer and each frame. Nothing is measured while `current` is nil, nor
/// for frames that another thread composites.
@MainActor
package final class LayerMeter {
  /// The meter in use; nil while costs are not measured.
  package static var current: LayerMeter?

  /// The cost of a layer since the beginning of the measurement. Times are in seconds, and exclude those of other layers.
  package struct Cost {
    package var layouts = 0
    package var draws = 0
    package var composites = 0
    package var time = 0.0
    package fileprivate(set) var frameTime = 0.0
    package fileprivate(set) var frame = 0
    package var isOffscreen = false
    package var isBlended = false
  }

  /// The times of a frame in seconds.
  package struct FrameTimes {
    package var time: TimeInterval = 0
    package var layout = 0.0
    package var drawing = 0.0
    package var compositing = 0.0
    package var pixels = 0
  }

  package private(set) var costs: [LayerID: Cost] = [:]
  /// The last frames, the newest last.
  package private(set) var frames: [FrameTimes] = []
  /// The number of frames so far.
  package private(set) var frameCount = 0
  private var open = FrameTimes()
  /// For each running measurement, the time that nested measurements took.
  private var nested: [Double] = []

  private static let maximumFrames = 120
  private static let maximumCosts = 50_000

  package init() {}

  /// Returns the time that a layer took in the last frame, in seconds.
  package func lastTime(of cost: Cost) -> Double { cost.frame == frameCount ? cost.frameTime : 0 }

  static func measure(_ phase: WritableKeyPath<FrameTimes, Double>, _ body: () -> Void) {
    guard let meter = current else { return body() }
    let start = now
    body()
    meter.open[keyPath: phase] += now - start
  }

  func layOut(_ layer: CALayer) {
    let time = measured { layer.layoutSublayers() }
    change(layer.layerID, time) { $0.layouts += 1 }
  }

  func display(_ layer: CALayer) {
    let count = layer.backing.drawCount
    let time = measured { layer.display() }
    let hasDrawn = layer.backing.drawCount != count && layer.backing.isDrawn
    change(layer.layerID, time) { if hasDrawn { $0.draws += 1 } }
  }

  func composite(at time: TimeInterval, _ body: () -> Frame) -> Frame {
    let start = Self.now
    let frame = body()
    open.time = time
    open.compositing = Self.now - start
    open.pixels = frame.counters.pixelsDamaged
    for paint in frame.paints {
      change(paint.layer, paint.seconds) {
        $0.composites += 1
        ($0.isOffscreen, $0.isBlended) = (paint.isOffscreen, paint.isBlended)
      }
    }
    frames.append(open)
    if frames.count > Self.maximumFrames { frames.removeFirst() }
    open = FrameTimes()
    frameCount += 1
    if costs.count > Self.maximumCosts { costs = costs.filter { $0.value.frame >= frameCount } }
    return frame
  }

  private func change(_ layer: LayerID, _ time: Double, _ body: (inout Cost) -> Void) {
    var cost = costs[layer] ?? Cost()
    // The frame in progress is not yet included in `frameCount`.
    if cost.frame != frameCount + 1 { (cost.frame, cost.frameTime) = (frameCount + 1, 0) }
    cost.time += time
    cost.frameTime += time
    body(&cost)
    costs[layer] = cost
  }

  /// Returns the time of `body` in seconds, without that of nested measurements.
  private func measured(_ body: () -> Void) -> Double {
    let start = Self.now
    nested.append(0)
    body()
    let whole = Self.now - start, inside = nested.removeLast()
    if !nested.isEmpty { nested[nested.count - 1] += whole }
    return max(0, whole - inside)
  }

  private static var now: Double { HardwareClock.seconds }
}
