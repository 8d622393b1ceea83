import Testing
import UIKit
import UIKitTestSupport
import VitrineTesting

/// Tests when views are drawn, with which rectangles, and which contents are kept.
@Suite @MainActor struct DrawingCycleTests {
  private func screen(_ width: CGFloat = 300, _ height: CGFloat = 300, scale: CGFloat = 1) -> HeadlessScreen {
    HeadlessScreen(size: CGSize(width: width, height: height), scale: scale)
  }

  private func color(_ screen: HeadlessScreen, _ x: CGFloat, _ y: CGFloat) -> [CGFloat]? {
    screen.color(at: CGPoint(x: x, y: y)).cgColor.components
  }

  @Test func outsideOfTheCycleThereIsNoContext() {
    final class Probe: UIView {
      var contexts: [Bool] = []
      override func draw(_ rect: CGRect) { contexts.append(UIGraphicsGetCurrentContext() != nil) }
      override func layoutSubviews() { contexts.append(UIGraphicsGetCurrentContext() != nil) }
    }
    let screen = screen()
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(UIGraphicsGetCurrentContext() == nil)
    probe.draw(probe.bounds)
    #expect(probe.contexts == [false])
    screen.show(probe)
    #expect(probe.contexts == [false, false, true])
    #expect(UIGraphicsGetCurrentContext() == nil)
    probe.draw(probe.bounds)
    #expect(probe.contexts.last == false)
  }

  @Test func allThatATurnInvalidatesIsDrawnOnceAfterLayout() {
    final class Both: UIView {
      var log: [String] = []
      override func layoutSubviews() { log.append("layout") }
      override func draw(_ rect: CGRect) {
        log.append("draw \(rect.brief)")
        UIRectFill(rect)
      }
    }
    let screen = screen()
    let view = Both(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.show(view)
    #expect(view.log == ["layout", "draw 0 0; 100 100"])
    view.log = []
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsLayout()
    view.setNeedsDisplay(CGRect(x: 5, y: 5, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 10, y: 0, width: 10, height: 10))
    screen.settle()
    #expect(view.log == ["layout", "draw 0 0; 20 15"])
    screen.settle()
    #expect(view.log.count == 2)
  }

  @Test func whatIsInvalidWhileItIsDrawnIsDrawnInTheNextTurn() {
    final class Again: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        if count == 1 { setNeedsDisplay() }
      }
    }
    let screen = screen()
    let view = Again(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    let first = view.count
    screen.settle()
    screen.settle()
    #expect(first <= 2 && view.count == 2)
  }

  @Test func rectsFarApartLeaveWhatLiesBetweenAsItIs() {
    let screen = screen()
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    screen.show(view)
    (view.rects, view.clips) = ([], [])
    view.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 20, height: 20))
    view.setNeedsDisplay(CGRect(x: 250, y: 260, width: 30, height: 20))
    screen.settle()
    // One call with the union of the rectangles. The clip consists of the invalid rectangles.
    #expect(view.rects == [CGRect(x: 10, y: 10, width: 270, height: 270)] && view.clips == view.rects)
    #expect(color(screen, 15, 15) == [0, 1, 0, 1] && color(screen, 255, 265) == [0, 1, 0, 1])
    #expect(color(screen, 100, 100) == [1, 0, 0, 1] && color(screen, 15, 265) == [1, 0, 0, 1])
    #expect(color(screen, 35, 15) == [1, 0, 0, 1] && color(screen, 249, 265) == [1, 0, 0, 1])
    // Twice more, since two bitmaps alternate.
    for round in 1...3 {
      view.color = CGColor(red: 0, green: 0, blue: CGFloat(round) / 5, alpha: 1)
      let x = CGFloat(round) * 40
      view.setNeedsDisplay(CGRect(x: x, y: 0, width: 10, height: 10))
      view.setNeedsDisplay(CGRect(x: x, y: 280, width: 10, height: 10))
      screen.settle()
    }
    #expect(color(screen, 15, 15) == [0, 1, 0, 1] && color(screen, 100, 100) == [1, 0, 0, 1])
    for round in 1...3 {
      #expect(color(screen, CGFloat(round) * 40 + 5, 5)?[0] == 0 && color(screen, CGFloat(round) * 40 + 5, 285)?[0] == 0)
    }
  }

  @Test func whatIsCompositedIsTheRectsAndNotWhatLiesBetween() {
    let screen = screen()
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    screen.show(view)
    let one = CGRect(x: 10, y: 10, width: 20, height: 20), other = CGRect(x: 250, y: 260, width: 30, height: 20)
    for _ in 0..<3 {
      view.setNeedsDisplay(one)
      view.setNeedsDisplay(other)
      screen.settle()
      // One more pixel on each side, since filters read neighbours.
      #expect(screen.lastFrame.pixelsWritten == 22 * 22 + 32 * 22)
      #expect(screen.lastFrame.damage.count == 2)
    }
    // If it is drawn twice before a frame, the rectangles of both draws count.
    view.setNeedsDisplay(one)
    view.layer.displayIfNeeded()
    view.setNeedsDisplay(other)
    screen.settle()
    #expect(screen.lastFrame.pixelsWritten == 22 * 22 + 32 * 22)
    // Many rectangles are merged to the maximum number.
    for index in 0..<100 { view.setNeedsDisplay(CGRect(x: index * 7 % 300, y: index * 53 % 300, width: 3, height: 3)) }
    screen.settle()
    #expect(screen.lastFrame.pixelsWritten <= 300 * 300)
  }

  @Test func rectsThatAreNearAreOne() {
    let screen = screen()
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    screen.show(view)
    view.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 100, height: 300))
    view.setNeedsDisplay(CGRect(x: 120, y: 0, width: 100, height: 300))
    screen.settle()
    #expect(color(screen, 110, 150) == [0, 1, 0, 1], "a strip between two large rects is cheaper drawn than clipped out")
    // Many rectangles are merged to the maximum number, and all are drawn.
    view.color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    for index in 0..<100 { view.setNeedsDisplay(CGRect(x: index * 7 % 300, y: index * 53 % 300, width: 3, height: 3)) }
    screen.settle()
    for index in 0..<100 { #expect(color(screen, CGFloat(index * 7 % 300) + 1, CGFloat(index * 53 % 300) + 1) == [0, 0, 1, 1]) }
  }

  @Test func aTransparentViewIsDrawnWhenItShows() {
    let screen = screen()
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.alpha = 0
    screen.show(view)
    #expect(view.rects.isEmpty)
    view.alpha = 0.5
    screen.settle()
    #expect(view.rects.count == 1)
    view.alpha = 0
    screen.settle()
    view.setNeedsDisplay()
    screen.settle()
    #expect(view.rects.count == 1)
    view.alpha = 1
    screen.settle()
    #expect(view.rects.count == 2)
    // It is still visible while it fades out.
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    screen.settle()
    view.setNeedsDisplay()
    screen.settle()
    #expect(view.rects.count == 3)
  }

  @Test func aViewIsDrawnWhenItsWindowShowsIt() {
    let screen = screen()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    parent.addSubview(view)
    screen.settle()
    #expect(view.rects.isEmpty)
    screen.show(parent)
    #expect(view.rects.count == 1)
    view.removeFromSuperview()
    screen.settle()
    parent.addSubview(view)
    screen.settle()
    #expect(view.rects.count == 1, "what it drew is kept")
  }

  @Test func uncoveringCompositesAndDrawsNothing() {
    let screen = screen()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    cover.backgroundColor = .blue
    parent.addSubview(view)
    parent.addSubview(cover)
    screen.show(parent)
    #expect(view.rects.count == 1 && color(screen, 10, 10) == [0, 0, 1, 1])
    cover.removeFromSuperview()
    screen.settle()
    #expect(view.rects.count == 1 && color(screen, 10, 10) == [1, 0, 0, 1])
    #expect(screen.lastFrame.drawCalls == 0 && screen.lastFrame.pixelsWritten == 2500)
  }

  @Test func clearsContextBeforeDrawingSaysWhetherOldPixelsStay() {
    final class Dots: UIView {
      var x: CGFloat = 0
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: x, y: 0, width: 10, height: 10))
      }
    }
    for clears in [true, false] {
      let screen = screen()
      let dots = Dots(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      #expect(dots.clearsContextBeforeDrawing)
      dots.clearsContextBeforeDrawing = clears
      dots.isOpaque = false
      screen.show(dots)
      for step in 1...3 {
        dots.x = CGFloat(step) * 20
        dots.setNeedsDisplay()
        screen.settle()
      }
      #expect(color(screen, 65, 5) == [1, 0, 0, 1])
      for x in [5.0, 25, 45] { #expect(color(screen, x, 5) == (clears ? [0, 0, 0, 1] : [1, 0, 0, 1])) }
    }
  }

  @Test func contentScaleFactorDrawsAgainAtItsResolution() {
    final class Scale: UIView {
      var scales: [CGFloat] = []
      override func draw(_ rect: CGRect) { scales.append(UIGraphicsGetCurrentContext()?.ctm.a ?? 0) }
    }
    let screen = screen(scale: 2)
    let view = Scale(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    view.contentScaleFactor = 3
    screen.settle()
    view.contentScaleFactor = 3
    screen.settle()
    view.contentScaleFactor = 0
    screen.settle()
    #expect(view.scales == [2, 3, 2])
  }

  @Test func anOpaqueDrawingIsNotBlended() {
    // A view that is declared opaque hides the content behind it, which is not painted.
    let screen = screen(100, 100)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.backgroundColor = .white
    let view = Painter(frame: parent.bounds)
    view.backgroundColor = .black
    parent.addSubview(view)
    screen.show(parent)
    #expect(screen.lastFrame.pixelsWritten == 10_000)
    view.isOpaque = false
    view.backgroundColor = nil
    screen.settle()
    #expect(screen.lastFrame.pixelsWritten > 10_000)
    #expect(view.rects.count == 2, "another opacity is another bitmap")
  }

  /// An image that is set as contents has the position of a drawing with the same size, in all modes and with any frame, bounds and
  /// transform.
  @Test(arguments: UIView.ContentMode.allCases)
  func contentsThatAreSetFollowTheModeAsDrawingsDo(mode: UIView.ContentMode) throws {
    final class Drawn: UIView {
      static func paint(_ context: CGContext, _ size: CGSize) {
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: size.width / 2, y: size.height / 2, width: size.width / 2, height: size.height / 2))
      }
      override func draw(_ rect: CGRect) { Drawn.paint(UIGraphicsGetCurrentContext()!, bounds.size) }
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 20, height: 10)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { Drawn.paint($0.cgContext, size) }
    func pictures(_ view: UIView) -> [CGImage] {
      let screen = screen(60, 60, scale: 2)
      view.frame = CGRect(origin: .zero, size: size)
      view.contentMode = mode
      view.isOpaque = false
      screen.show(view)
      var images = [screen.image]
      for change in [
        { view.frame = CGRect(x: 5, y: 5, width: 40, height: 40) }, { view.bounds.size = CGSize(width: 12, height: 30) },
        { view.transform = CGAffineTransform(scaleX: 1.5, y: 0.5) },
      ] {
        change()
        screen.settle()
        images.append(screen.image)
      }
      return images
    }
    let set = UIView()
    set.layer.contents = image.cgImage
    set.layer.contentsScale = 2
    // `.redraw` redraws a view, while contents that were set are stretched.
    let drawn = Drawn()
    let (a, b) = (pictures(drawn), pictures(set))
    for (index, pair) in zip(a, b).enumerated() where mode != .redraw || index == 0 {
      #expect(pair.0.dataProvider?.data == pair.1.dataProvider?.data, "\(mode), step \(index)")
    }
  }

  @Test func aStretchAreaCountsOnBothAxesAndAPointOfItIsOnePixel() {
    final class Quarters: UIView {
      override func draw(_ rect: CGRect) {
        for (x, y, color) in [(0.0, 0.0, UIColor.red), (10, 0, .green), (0, 10, .blue), (10, 10, .white)] {
          color.setFill()
          UIRectFill(CGRect(x: x, y: y, width: 10, height: 10))
        }
      }
    }
    let screen = screen(100, 100)
    let view = Quarters(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.contentStretch = CGRect(x: 0.75, y: 0.25, width: 0, height: 0)
    screen.show(view)
    view.frame.size = CGSize(width: 60, height: 80)
    screen.settle()
    // A column of the right half and a row of the upper half are stretched.
    #expect(color(screen, 9.5, 5) == [1, 0, 0, 1] && color(screen, 10.5, 5) == [0, 1, 0, 1] && color(screen, 59.5, 5) == [0, 1, 0, 1])
    #expect(color(screen, 5, 69.5) == [1, 0, 0, 1] && color(screen, 5, 70.5) == [0, 0, 1, 1] && color(screen, 50, 79.5) == [1, 1, 1, 1])
  }

  @Test func drawHierarchyWaitsForUpdatesOnlyWhenToldTo() throws {
    let screen = screen(40, 40)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    parent.addSubview(view)
    screen.show(parent)
    #expect(!parent.drawHierarchy(in: parent.bounds, afterScreenUpdates: true), "no context")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80), format: format).image { _ in
      #expect(parent.drawHierarchy(in: CGRect(x: 0, y: 0, width: 80, height: 80), afterScreenUpdates: false))
      #expect(!UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true))
    }
    let bytes = [UInt8](try #require(image.cgImage?.dataProvider?.data))
    #expect(Array(bytes[(38 * 80 + 38) * 4..<(38 * 80 + 38) * 4 + 4]) == [0, 0, 255, 255])
    #expect(bytes[(42 * 80 + 42) * 4 + 3] == 0)
    view.setNeedsDisplay()
    _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      parent.drawHierarchy(in: parent.bounds, afterScreenUpdates: true)
    }
    #expect(view.rects.count == 2)
  }

  /// Apple, drawHierarchy(in:afterScreenUpdates:): "Renders a snapshot of the complete view hierarchy as visible onscreen".
  @Test func drawHierarchyDrawsWhatIsOnScreen() throws {
    let screen = screen(40, 40)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.backgroundColor = .green
    view.addSubview(box)
    screen.show(view)
    let (red, green, blue) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF) as (UInt32, UInt32, UInt32)
    func colors(_ afterUpdates: Bool) -> [UInt32] {
      let words = drawn(40, 40) { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: afterUpdates) }.words
      return [5, 15, 25].map { words[5 * 40 + $0] }
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 20 }
    screen.advance(by: 0.5)
    #expect(colors(false) == [red, green, red] && colors(true) == [red, green, red])
    view.backgroundColor = .blue
    #expect(colors(false) == [red, green, red], "what is on screen")
    #expect(colors(true) == [blue, green, blue])
  }

  @Test func aResizableSnapshotKeepsItsCaps() throws {
    let screen = screen(100, 60)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    let middle = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    middle.backgroundColor = .green
    view.addSubview(middle)
    screen.show(view)
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: true, withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)))
    view.removeFromSuperview()
    snapshot.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    screen.window.addSubview(snapshot)
    screen.settle()
    #expect(color(screen, 9.5, 10) == [1, 0, 0, 1] && color(screen, 10.5, 10) == [0, 1, 0, 1])
    #expect(color(screen, 89.5, 10) == [0, 1, 0, 1] && color(screen, 90.5, 10) == [1, 0, 0, 1])
    #expect(view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
  }

  @Test func layerWillDrawComesBeforeDrawAndDisplayReplacesBoth() {
    final class Artist: NSObject, CALayerDelegate {
      var log: [String] = []
      func layerWillDraw(_ layer: CALayer) { log.append("will") }
      func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
    }
    final class Setter: NSObject, CALayerDelegate {
      var log: [String] = []
      let image: CGImage
      init(_ image: CGImage) { self.image = image }
      func display(_ layer: CALayer) {
        log.append("display")
        layer.contents = image
      }
      func layerWillDraw(_ layer: CALayer) { log.append("will") }
      func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
    }
    let screen = screen()
    let artist = Artist()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    let setter = Setter(image.cgImage!)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for delegate in [artist, setter] as [any CALayerDelegate] {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.delegate = delegate
      layer.setNeedsDisplay()
      view.layer.addSublayer(layer)
    }
    screen.show(view)
    #expect(artist.log == ["will", "draw"] && setter.log == ["display"])
    #expect(view.layer.sublayers?[1].contents as? CGImage === image.cgImage)
    view.layer.sublayers?.forEach { $0.delegate = nil }
  }
}
