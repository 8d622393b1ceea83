import Raster
import TestSupport
import Testing
import UIKit

@testable import QuartzCore
@testable import VitrineTesting

/// Makes random changes of hierarchy, geometry, content and visibility. The number of `draw(_:)` calls must be exactly that of the rules of
/// the drawing cycle, the picture that of a full redraw, and the memory of bitmaps that of the views' sizes.
@Suite(.namesSeeds) @MainActor struct DrawPredictionTests {
  @Test(arguments: UInt64(1)...40)
  func drawIsCalledAsOftenAsTheRulesSay(seed: UInt64) {
    var play = Play(seed: seed)
    for turn in 0..<60 {
      for _ in 0..<play.random.whole(1...6) { play.change() }
      play.screen.settle()
      play.predictTurn()
      if let difference = play.difference() {
        Issue.record("seed \(seed), turn \(turn): \(difference) after \(play.log.suffix(8).joined(separator: "; "))")
        return
      }
    }
  }
}

/// A view that counts its draws, and draws different content each time.
private final class Counter: UIView {
  var draws = 0

  override func draw(_ rect: CGRect) {
    draws += 1
    UIColor(hue: CGFloat(draws % 9) / 9, saturation: 0.7, brightness: 0.9, alpha: 1).setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }
}

@MainActor private struct Play {
  let screen = HeadlessScreen(size: CGSize(width: 80, height: 60), scale: 1)
  var random: SeededGenerator
  var log: [String] = []
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
  private var views: [Counter] = []
  /// Whether each view needs to be drawn, by index.
  private var isDue: [Bool] = []
  private var expected: [Int] = []
  /// The largest bitmap of each view, in bytes.
  private var largest: [Int] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    screen.show(root)
    for _ in 0..<5 { add() }
  }

  private mutating func add() {
    let view = Counter(frame: frame())
    view.isOpaque = false
    (views.isEmpty || random.chance(0.5) ? root : random.pick(views)).addSubview(view)
    views.append(view)
    isDue.append(true)
    expected.append(0)
    largest.append(0)
  }

  private mutating func frame() -> CGRect {
    CGRect(
      x: CGFloat(random.whole(-10...70)), y: CGFloat(random.whole(-10...50)), width: CGFloat(random.whole(0...40)),
      height: CGFloat(random.whole(1...30)))
  }

  mutating func change() {
    let index = random.whole(0...views.count - 1)
    let view = views[index], other = random.pick(views), kind = random.whole(0...15)
    log.append("\(kind) on \(index)")
    switch kind {
    case 0:
      view.setNeedsDisplay()
      isDue[index] = true
    case 1:
      let rect = frame()
      let hit = rect.intersection(view.bounds)
      view.setNeedsDisplay(rect)
      if !hit.isNull, !hit.isEmpty { isDue[index] = true }
    case 2:
      view.center = CGPoint(x: CGFloat(random.whole(0...80)), y: CGFloat(random.whole(0...60)))
    case 3:
      let old = view.bounds.size
      view.frame = frame()
      if view.contentMode == .redraw, view.bounds.size != old { isDue[index] = true }
    case 4:
      let mode = random.pick(UIView.ContentMode.allCases)
      if mode == .redraw, view.contentMode != .redraw { isDue[index] = true }
      view.contentMode = mode
    case 5, 6: view.isHidden.toggle()
    case 7: view.alpha = random.pick([0.3, 1])
    case 8: other.addSubview(view)
    case 9: root.insertSubview(view, at: random.whole(0...4))
    case 10: view.removeFromSuperview()
    case 11: view.superview?.bringSubviewToFront(view)
    case 12: view.transform = CGAffineTransform(scaleX: random.pick([0.5, 1, 2]), y: 1)
    case 13:
      let scale = random.pick([1, 2] as [CGFloat])
      if scale != view.contentScaleFactor { isDue[index] = true }
      view.contentScaleFactor = scale
    case 14: view.bounds.origin.y = CGFloat(random.whole(-5...5))
    default: if views.count < 12 { add() }
    }
  }

  /// A view is drawn once if it needs to be, is not empty, and is in the window with no hidden ancestor.
  mutating func predictTurn() {
    for (index, view) in views.enumerated() where isDue[index] && !view.bounds.isEmpty && isShown(view) {
      expected[index] += 1
      isDue[index] = false
    }
  }

  private func isShown(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let view = next {
      if view.isHidden { return false }
      if view === screen.window { return true }
      next = view.superview
    }
    return false
  }

  mutating func difference() -> String? {
    for (index, view) in views.enumerated() where view.draws != expected[index] {
      return "view \(index) was drawn \(view.draws) times, not \(expected[index])"
    }
    // The current bitmap and those of two earlier frames, each as large as the view was when it was drawn, with rows of multiples of 64
    // bytes.
    for (index, view) in views.enumerated() {
      largest[index] = max(largest[index], Int(view.bounds.width * 2 + 16) * Int(view.bounds.height * 2 + 1) * 4)
      let bytes = view.layer.backing.byteCount
      if bytes > 3 * largest[index] { return "view \(index) keeps \(bytes) bytes" }
    }
    let shown = screen.display.buffer.copy()
    Canvas(screen.display.buffer).fill(screen.display.buffer.bounds, Pixel(bits: 0xffff_00ff))
    screen.screen.host.invalidateFrame()
    screen.settle()
    guard shown == screen.display.buffer else { return "the picture is not that of a full redraw" }
    guard screen.lastFrame.drawCalls == 0 else { return "compositing again drew" }
    return nil
  }
}
