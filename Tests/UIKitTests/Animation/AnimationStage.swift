import CoreGraphics
import Foundation
import QuartzCore

@testable import UIKit

/// A view in its own layer tree, with a clock that the test controls.
@MainActor
final class AnimationStage {
  let host: LayerTreeHost
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private final class Clock { var time = 50.0 }
  private let clock = Clock()
  var time: TimeInterval { clock.time }

  init() {
    let clock = clock
    MediaClock.now = { clock.time }
    host = LayerTreeHost(size: CGSize(width: 200, height: 200), scale: 1)
    host.rootLayer.addSublayer(view.layer)
    host.commit()
  }

  /// Advances by seconds with one frame.
  func advance(by seconds: TimeInterval) {
    clock.time += seconds
    host.beginFrame(at: clock.time)
    host.commit()
  }

  /// The horizontal centre of the presentation layer.
  var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  var shownAlpha: Float { view.layer.presentation()?.opacity ?? .nan }

  func isAt(_ x: CGFloat, _ tolerance: CGFloat = 1e-5) -> Bool { abs(shownX - x) <= tolerance }
}
