import CAllocationCount
import Compositor
import Foundation
import Raster
import Testing
import UIKit

@testable import VitrineTesting
@testable import vitrine

/// The heap allocations of a frame, and the memory of a layer tree.
@Suite(.serialized) @MainActor struct FrameMemoryTests {
  private static let size = CGSize(width: 1170, height: 2532)

  private func makeScreen() -> (HeadlessScreen, UIView) {
    let screen = HeadlessScreen(size: Self.size, scale: 1)
    screen.compositor.threads = 2
    let root = UIView(frame: CGRect(origin: .zero, size: Self.size))
    root.backgroundColor = .white
    screen.show(root)
    return (screen, root)
  }

  /// Returns the largest number of heap allocations in a frame, after the first frames.
  private func allocations(on screen: HeadlessScreen, _ change: (Int) -> Void, _ look: (FrameCounters) -> Void) -> Int {
    var most = 0
    for frame in 0..<160 {
      allocation_count_start()
      change(frame)
      let count = allocation_count_stop()
      look(screen.lastCounters)
      if frame >= 20 { most = max(most, count) }
    }
    return most
  }

  private func views(in root: UIView, radius: CGFloat = 16) -> [UIView] {
    (0..<500).map { i in
      let view = UIView(frame: CGRect(x: i * 197 % 1070, y: i * 431 % 2430, width: 80, height: 80))
      view.backgroundColor = UIColor(hue: CGFloat(i % 50) / 50, saturation: 0.7, brightness: 0.9, alpha: i % 3 == 0 ? 0.6 : 1)
      if i % 5 == 0 { view.layer.cornerRadius = radius }
      root.addSubview(view)
      return view
    }
  }

  @Test func aDynamicColorIsResolvedWithoutAllocations() {
    let colors = [UIColor.label, .systemBlue, .separator, .systemGroupedBackground]
    var sum: CGFloat = colors.reduce(0) { $0 + $1.cgColor.alpha }
    allocation_count_start()
    for _ in 0..<100 {
      for color in colors { sum += color.cgColor.alpha }
    }
    let count = allocation_count_stop()
    #expect(count <= 8 && sum > 0, "\(count) allocations")
  }

  /// Animates positions, sizes, opacities and rotations.
  @Test func aFrameOf500RunningAnimationsMakesAtMost10Allocations() {
    #expect(allocationsOfRunningAnimations(radius: 0) <= 10)
  }

  /// Round corners at fractional positions need a mask for each fraction. Each thread caches the masks.
  @Test func roundCornersBetweenPixelsAddAFewMasks() {
    #expect(allocationsOfRunningAnimations(radius: 16) <= 40)
  }

  private func allocationsOfRunningAnimations(radius: CGFloat) -> Int {
    let (screen, root) = makeScreen()
    let views = views(in: root, radius: radius)
    UIView.animate(withDuration: 60, delay: 0, options: [.curveLinear]) {
      for (i, view) in views.enumerated() {
        switch i % 5 {
        case 0: view.center.x += 100
        case 1: view.transform = CGAffineTransform(rotationAngle: 3)
        case 2: view.alpha = 0.2
        case 3: view.bounds.size = CGSize(width: 120, height: 40)
        default: view.transform = CGAffineTransform(translationX: 100, y: -200)
        }
      }
    }
    screen.settle()
    var isDrawn = true
    let most = allocations(on: screen) { _ in
      screen.advance(by: 1.0 / 60)
    } _: {
      isDrawn = isDrawn && $0.drawCalls > 400
    }
    #expect(isDrawn)
    return most
  }

  /// Moves views in each frame, as with a display link.
  @Test func aFrameThatMoves500ViewsMakesAtMost10Allocations() {
    let (screen, root) = makeScreen()
    let views = views(in: root).map { ($0, $0.center) }
    var isDrawn = true
    let most = allocations(on: screen) { frame in
      for (i, (view, center)) in views.enumerated() {
        let angle = CGFloat(frame) / 20 + CGFloat(i)
        view.center = CGPoint(x: center.x + (20 * cos(angle)).rounded(), y: center.y + (20 * sin(angle)).rounded())
        if i % 4 == 0 { view.transform = CGAffineTransform(translationX: CGFloat(frame % 7), y: 0) }
      }
      screen.settle()
    } _: {
      isDrawn = isDrawn && $0.drawCalls > 400
    }
    #expect(isDrawn)
    #expect(most <= 10)
  }

  /// Such a process can sleep.
  @Test func aTurnInWhichNothingChangesTakesNoMemoryAndTouchesNoPixel() {
    let (screen, root) = makeScreen()
    _ = views(in: root)
    screen.settle()
    var touched = 0
    let most = allocations(on: screen) { _ in
      screen.settle()
    } _: {
      touched += $0.pixelsWritten + $0.pixelsMoved + $0.layersVisited + $0.drawCalls
    }
    #expect(touched == 0)
    #expect(most <= 0)
  }

  /// Each layer has its own position, size and colour. Its node and its share of all lists are counted.
  @Test func aPlainLayerTakesLessThan1KiB() {
    let count = 100_000
    let host = LayerTreeHost(size: Self.size, scale: 1)
    guard let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 1170, height: 2532)) else { return }
    host.commit()
    _ = host.composite(at: 0, into: target)
    let before = allocation_live_bytes()
    for i in 0..<count {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 3)
      layer.position = CGPoint(x: i % 290 * 4 + 2, y: i / 290 * 4 + 2)
      layer.backgroundColor = CGColor(red: CGFloat(i % 7) / 7, green: 0.5, blue: 0.5, alpha: 1)
      host.rootLayer.addSublayer(layer)
    }
    host.commit()
    let frame = host.composite(at: 0, into: target)
    let each = (allocation_live_bytes() - before) / count
    #expect(frame.counters.layersDrawn >= count)
    print("A plain layer takes \(each) bytes.")
    #expect(each < 1024)
  }

  /// A layer with only a background colour has no bitmap, at any size.
  @Test func solidColoursOwnNoBitmap() {
    let (screen, root) = makeScreen()
    screen.settle()
    let before = allocation_live_bytes()
    for i in 0..<50 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 3000))
      view.backgroundColor = UIColor(white: CGFloat(i) / 50, alpha: 1)
      view.layer.cornerRadius = CGFloat(i % 3)
      root.addSubview(view)
    }
    screen.settle()
    #expect(root.subviews.allSatisfy { $0.layer.contents == nil })
    // All layers together take less memory than one row of tiles of a single one.
    #expect(allocation_live_bytes() - before < 3000 * 64 * 4)
  }
}
