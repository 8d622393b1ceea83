import UIKit

/// The stroke or the erasure that is under way.
struct StrokeCourse {
  var points: [PKStrokePoint] = []
  var start: TimeInterval = 0
  var date = Date()
  /// The strokes when an eraser came down.
  var before: [PKStroke]?
  var last: CGPoint?
}

extension PKCanvasView {
  func begin(_ touch: UITouch) {
    course = StrokeCourse()
    course.start = touch.timestamp
    if tool is PKEraserTool { course.before = strokes }
    delegate?.canvasViewDidBeginUsingTool(self)
    follow([touch])
  }

  /// - Parameter touches: the samples of the touch since the last event.
  func follow(_ touches: [UITouch]) {
    for touch in touches {
      let viewLocation = touch.location(in: self), scale = max(zoomScale, 0.001)
      let location = CGPoint(x: viewLocation.x / scale, y: viewLocation.y / scale)
      if let eraser = tool as? PKEraserTool {
        erase(from: course.last ?? location, to: location, eraser)
      } else if let ink = tool as? PKInkingTool, location != course.last {
        course.points.append(point(location, touch, ink))
      }
      course.last = location
    }
    showPresent()
  }

  func end() {
    if let stroke = presentStroke {
      change(to: strokes + [stroke])
    } else if let before = course.before, PKDrawing(strokes: before) != drawing {
      let after = strokes
      strokes = before
      change(to: after)
    }
    cancel()
    delegate?.canvasViewDidEndUsingTool(self)
    delegate?.canvasViewDidFinishRendering(self)
  }

  /// Discards the unfinished stroke or erasure. Erased strokes reappear unless `end()` was called.
  func cancel() {
    course = StrokeCourse()
    present.strokes = []
  }
  func abandon() {
    if let before = course.before { strokes = before }
    cancel()
    delegate?.canvasViewDidEndUsingTool(self)
  }

  private func erase(from a: CGPoint, to b: CGPoint, _ eraser: PKEraserTool) {
    let radius = eraser.width / 2
    guard strokes.contains(where: { $0.isHit(from: a, to: b, radius: radius) }) else { return }
    strokes =
      eraser.eraserType == .vector
      ? strokes.filter { !$0.isHit(from: a, to: b, radius: radius) }
      : strokes.flatMap { $0.parts(erasingFrom: a, to: b, radius: radius) }
  }

  private var presentStroke: PKStroke? {
    guard let ink = tool as? PKInkingTool, !course.points.isEmpty else { return nil }
    return PKStroke(ink: ink.ink, path: PKStrokePath(controlPoints: course.points, creationDate: course.date))
  }
  private func showPresent() { present.strokes = presentStroke.map { [$0] } ?? [] }

  /// The nib is round. That of a fountain pen or reed is narrow for lines along its edge, and that of a pencil follows the force.
  private func point(_ location: CGPoint, _ touch: UITouch, _ ink: PKInkingTool) -> PKStrokePoint {
    var width = ink.width
    switch ink.inkType {
    case .fountainPen, .reed:
      if let last = course.last, last != location {
        let target = ink.width * (0.3 + 0.7 * abs(sin(atan2(location.y - last.y, location.x - last.x) - ink.azimuth + .pi / 4)))
        width = course.points.last.map { ($0.size.width + target) / 2 } ?? target
      }
    case .pencil where touch.type == .pencil: width *= 0.5 + 0.5 * touch.force / max(touch.maximumPossibleForce, 1)
    default: break
    }
    return PKStrokePoint(
      location: location, timeOffset: touch.timestamp - course.start, size: CGSize(width: width, height: width), opacity: 1,
      force: touch.force, azimuth: touch.azimuthAngle(in: self), altitude: touch.altitudeAngle)
  }
}

/// Shows strokes in the visible part of the canvas.
final class StrokesView: UIView {
  struct Viewport: Equatable {
    var origin = CGPoint.zero
    var scale: CGFloat = 1
  }
  var strokes: [PKStroke] = [] { didSet { if !(strokes.isEmpty && oldValue.isEmpty) { setNeedsDisplay() } } }
  var viewport = Viewport() { didSet { if viewport != oldValue, !strokes.isEmpty { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    contentMode = .redraw
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: StrokesView, _) in view.setNeedsDisplay() }
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -viewport.origin.x, y: -viewport.origin.y)
    context.scaleBy(x: viewport.scale, y: viewport.scale)
    let visible = CGRect(
      x: (viewport.origin.x + rect.minX) / viewport.scale, y: (viewport.origin.y + rect.minY) / viewport.scale,
      width: rect.width / viewport.scale,
      height: rect.height / viewport.scale)
    for stroke in strokes where stroke.renderBounds.intersects(visible) {
      stroke.draw(in: context, style: traitCollection.userInterfaceStyle)
    }
  }
}

/// Draws with the first touch. A second one that comes before the first has moved ten points ends the drawing, and scrolls.
final class DrawingGestureRecognizer: UIGestureRecognizer {
  private weak var canvas: PKCanvasView?
  private var touch: UITouch?
  private var start = CGPoint.zero

  init(canvas: PKCanvasView) {
    self.canvas = canvas
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let canvas, let new = touches.first else { return }
    guard touch == nil, touches.count == 1, canvas.drawingPolicy != .pencilOnly || new.type == .pencil else {
      if let touch, distance(touch) >= 10 {
        for other in touches { ignore(other, for: event) }
      } else {
        stop(as: .failed)
      }
      return
    }
    (touch, start) = (new, new.location(in: nil))
    canvas.begin(new)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    canvas?.follow(event.coalescedTouches(for: touch) ?? [touch])
    if state == .possible, distance(touch) > 2 { state = .began } else if state != .possible { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    canvas?.end()
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    stop(as: .cancelled)
  }
  override func reset() {
    super.reset()
    if touch != nil { canvas?.abandon() }
    touch = nil
  }

  private func stop(as end: State) {
    if touch != nil { canvas?.abandon() }
    touch = nil
    state = end
  }
  private func distance(_ touch: UITouch) -> CGFloat {
    let location = touch.location(in: nil)
    return hypot(location.x - start.x, location.y - start.y)
  }
}
