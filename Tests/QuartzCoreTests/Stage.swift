import CoreGraphics
import Foundation
import Raster
import RenderTree

@testable import QuartzCore

/// A layer tree with a clock that the test controls.
@MainActor
final class Stage {
  let host: LayerTreeHost
  private final class Clock { var time = 100.0 }
  private let clock = Clock()
  var root: CALayer { host.rootLayer }
  var time: TimeInterval { clock.time }

  init(width: CGFloat = 200, height: CGFloat = 100, scale: CGFloat = 1) {
    let clock = clock
    MediaClock.now = { clock.time }
    host = LayerTreeHost(size: CGSize(width: width, height: height), scale: scale)
    host.displayLinks.becomeCurrent()
    host.commit()
  }

  /// Returns a layer that was shown in a previous frame.
  func shown(_ frame: CGRect = CGRect(x: 10, y: 10, width: 40, height: 20)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    root.addSublayer(layer)
    host.commit()
    return layer
  }

  /// Draws a frame into a temporary buffer.
  func composite() {
    let size = PixelRect(x: 0, y: 0, width: Int(host.size.width * host.scale), height: Int(host.size.height * host.scale))
    guard let buffer = PixelBuffer(bounds: size) else { return }
    host.compositor.invalidate()
    _ = host.composite(at: clock.time, into: buffer)
  }

  /// Makes changes without actions.
  func still(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  /// Advances to a time with one frame.
  func advance(to time: TimeInterval) {
    clock.time = time
    host.beginFrame(at: time)
    host.commit()
  }

  /// Returns a picture of the screen, drawn from scratch.
  func picture() -> PixelBuffer {
    let size = PixelRect(x: 0, y: 0, width: Int(host.size.width * host.scale), height: Int(host.size.height * host.scale))
    guard let buffer = PixelBuffer(bounds: size) else { return PixelBuffer(bounds: .empty)! }
    host.commit()
    host.compositor.invalidate()
    _ = host.composite(at: clock.time, into: buffer)
    return buffer
  }

  /// Advances by seconds with one frame.
  func advance(by seconds: TimeInterval) {
    clock.time += seconds
    host.beginFrame(at: clock.time)
    host.commit()
  }
}

/// A delegate that draws with a given closure, and records the drawn rectangles.
@MainActor
final class Painter: NSObject, LayerDrawingDelegate {
  var rects: [CGRect] = []
  var actionsAsked: [String] = []
  var action: (any CAAction)?
  var body: (CGContext?) -> Void = { _ in }
  var touches = true

  func drawLayer(_ layer: CALayer, rect: CGRect, context: LazyBackingContext) {
    rects.append(rect)
    if touches { body(context.context) }
  }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    actionsAsked.append(event)
    return action
  }
}

@MainActor
final class Listener: NSObject, CAAnimationDelegate {
  static var log: [String] = []
  let name: String
  init(_ name: String) { self.name = name }
  func animationDidStart(_ anim: CAAnimation) { Listener.log.append("\(name) starts") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { Listener.log.append("\(name) stops \(flag)") }
}

func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }
func isClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
  isClose(a.x, b.x, tolerance) && isClose(a.y, b.y, tolerance)
}
func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-6) -> Bool {
  isClose(a.origin, b.origin, tolerance) && isClose(a.size.width, b.size.width, tolerance)
    && isClose(a.size.height, b.size.height, tolerance)
}
