import Hosting
import UIKit

/// Draws over the picture: outlines of views, margins, baselines, constraints, distances, and accessibility elements.
final class OverlayView: DrawnOverlay {
  /// The number of points here for each point of the host.
  var zoom: CGFloat = 1 { didSet { if zoom != oldValue { setNeedsDisplay() } } }
  var selected: InspectedView? { didSet { if selected != oldValue { setNeedsDisplay() } } }
  var pointed: InspectedView? { didSet { if pointed != oldValue { setNeedsDisplay() } } }
  var details: InspectedDetails? { didSet { if details != oldValue { setNeedsDisplay() } } }
  var elements: [AccessibleElement] = [] { didSet { if elements != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let pointed { fill(pointed, .systemBlue, alpha: 0.18, context) }
    if let selected {
      drawMargins(context)
      stroke(outline(selected.corners), .systemBlue, width: 1.5, context)
      drawBaselines(context)
      drawConstraints(context)
      if let pointed, pointed.id != selected.id { drawDistances(from: selected, to: pointed, context) }
    }
    if let pointed { label("\(pointed.type) \(Self.size(pointed))", beside: box(pointed), .systemBlue, context) }
    for (number, element) in elements.enumerated() { draw(element, number + 1, context) }
  }

  // MARK: Parts

  private func drawMargins(_ context: CGContext) {
    guard let selected, let details, details.view.id == selected.id, details.margins.count == 4, isUpright(selected) else { return }
    let box = box(selected), margins = details.margins.map { CGFloat($0) * zoom }
    let inner = CGRect(
      x: box.minX + margins[1], y: box.minY + margins[0], width: box.width - margins[1] - margins[3],
      height: box.height - margins[0] - margins[2])
    guard inner.width > 0, inner.height > 0, inner != box else { return }
    context.setLineDash(phase: 0, lengths: [3, 3])
    stroke(UIBezierPath(rect: inner), .systemTeal, width: 1, context)
    context.setLineDash(phase: 0, lengths: [])
  }

  private func drawBaselines(_ context: CGContext) {
    guard let selected, let baselines = details?.baselines, details?.view.id == selected.id, isUpright(selected) else { return }
    let box = box(selected)
    for baseline in Set(baselines) {
      let y = box.minY + CGFloat(baseline) * zoom
      line(CGPoint(x: box.minX, y: y), CGPoint(x: box.maxX, y: y), .systemOrange, context)
    }
  }

  private func drawConstraints(_ context: CGContext) {
    guard let details, details.view.id == selected?.id else { return }
    for constraint in details.constraints {
      guard let ends = constraint.line, ends.count == 4 else { continue }
      let color = constraint.isSatisfied ? UIColor.systemPurple : .systemRed
      let from = CGPoint(x: ends[0] * zoom, y: ends[1] * zoom), to = CGPoint(x: ends[2] * zoom, y: ends[3] * zoom)
      line(from, to, color.withAlphaComponent(constraint.isAtWork ? 1 : 0.4), context)
      for end in [from, to] {
        context.setFillColor(color.cgColor)
        context.fillEllipse(in: CGRect(x: end.x - 2, y: end.y - 2, width: 4, height: 4))
      }
    }
  }

  private func drawDistances(from view: InspectedView, to other: InspectedView, _ context: CGContext) {
    for distance in ViewDistance.between(box(view), box(other)) {
      line(distance.from, distance.to, .systemPink, context)
      let middle = CGRect(x: (distance.from.x + distance.to.x) / 2, y: (distance.from.y + distance.to.y) / 2, width: 0, height: 0)
      label((distance.length / zoom).brief, beside: middle, .systemPink, context)
    }
  }

  private func draw(_ element: AccessibleElement, _ number: Int, _ context: CGContext) {
    guard element.frame.count == 4 else { return }
    let values = element.frame.map { CGFloat($0) * zoom }
    let frame = CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    stroke(UIBezierPath(rect: frame), .systemGreen, width: 1, context)
    label("\(number)", beside: CGRect(x: frame.minX, y: frame.minY, width: 0, height: 0), .systemGreen, context)
  }

  // MARK: Drawing

  private func outline(_ corners: [Double]) -> UIBezierPath {
    let path = UIBezierPath()
    guard corners.count == 8 else { return path }
    for corner in 0..<4 {
      let point = CGPoint(x: corners[2 * corner] * zoom, y: corners[2 * corner + 1] * zoom)
      corner == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }

  /// Returns the bounding box of a view, in points here.
  private func box(_ view: InspectedView) -> CGRect { outline(view.corners).bounds }

  /// Whether the view is neither rotated nor skewed.
  private func isUpright(_ view: InspectedView) -> Bool {
    let corners = view.corners
    return corners.count == 8 && abs(corners[1] - corners[3]) < 0.01 && abs(corners[0] - corners[6]) < 0.01
  }

  private func fill(_ view: InspectedView, _ color: UIColor, alpha: CGFloat, _ context: CGContext) {
    context.setFillColor(color.withAlphaComponent(alpha).cgColor)
    context.addPath(outline(view.corners).cgPath)
    context.fillPath()
    stroke(outline(view.corners), color, width: 1, context)
  }

  private func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat, _ context: CGContext) {
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(width)
    context.addPath(path.cgPath)
    context.strokePath()
  }

  private func line(_ from: CGPoint, _ to: CGPoint, _ color: UIColor, _ context: CGContext) {
    let path = UIBezierPath()
    path.move(to: from)
    path.addLine(to: to)
    stroke(path, color, width: 1, context)
  }

  private func label(_ text: String, beside box: CGRect, _ color: UIColor, _ context: CGContext) {
    let string = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 11, weight: .medium), .foregroundColor: UIColor.white])
    let size = string.size()
    var frame = CGRect(x: box.minX, y: box.maxY + 2, width: size.width + 8, height: size.height + 2)
    if frame.maxY > bounds.height { frame.origin.y = max(box.minY - frame.height - 2, 0) }
    frame.origin.x = min(max(frame.minX, 0), max(bounds.width - frame.width, 0))
    context.setFillColor(color.cgColor)
    context.addPath(UIBezierPath(roundedRect: frame, cornerRadius: 3).cgPath)
    context.fillPath()
    string.draw(at: CGPoint(x: frame.minX + 4, y: frame.minY + 1))
  }

  private static func size(_ view: InspectedView) -> String {
    let corners = view.corners
    guard corners.count == 8 else { return "" }
    let width = hypot(corners[2] - corners[0], corners[3] - corners[1]), height = hypot(corners[6] - corners[0], corners[7] - corners[1])
    return "\(CGFloat(width).brief) × \(CGFloat(height).brief)"
  }
}
