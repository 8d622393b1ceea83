public import UIKit

/// A stroke of a drawing (Apple: PKStroke).
public struct PKStroke {
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform
  /// The part of the stroke that is drawn, in the coordinates before `transform`; nil for all of it.
  public var mask: UIBezierPath?
  public var randomSeed: UInt32

  public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
    self.init(ink: ink, path: path, transform: transform, mask: mask, randomSeed: .random(in: 0 ... .max))
  }
  public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform, mask: UIBezierPath?, randomSeed: UInt32) {
    (self.ink, self.path, self.transform, self.mask, self.randomSeed) = (ink, path, transform, mask, randomSeed)
  }

  /// The smallest rectangle around the ink, in the coordinates of the drawing.
  public var renderBounds: CGRect {
    let bounds = path.reduce(CGRect.null) { result, point in
      let radius = max(point.size.width, point.size.height) / 2
      return result.union(CGRect(x: point.location.x, y: point.location.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
    }
    return (mask.map { bounds.intersection($0.bounds) } ?? bounds).applying(transform)
  }
  /// The ranges of parameters that the mask lets through, in steps of a quarter.
  public var maskedPathRanges: [ClosedRange<CGFloat>] {
    guard !path.isEmpty else { return [] }
    guard let mask else { return [0...CGFloat(path.count - 1)] }
    var ranges: [ClosedRange<CGFloat>] = []
    for step in 0...(path.count - 1) * 4 {
      let value = CGFloat(step) / 4
      guard mask.contains(path.interpolatedLocation(at: value)) else { continue }
      if let last = ranges.last, value - last.upperBound <= 0.25 {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    return ranges
  }
  public var requiredContentVersion: PKContentVersion { ink.requiredContentVersion }
}

extension PKStroke {
  /// Draws the ink in the coordinates of the drawing.
  func draw(in context: CGContext, style: UIUserInterfaceStyle) {
    guard !path.isEmpty else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(transform)
    if let mask {
      context.addPath(mask.cgPath)
      context.clip()
    }
    let color = PKInkingTool.convertColor(ink.color, from: .light, to: style).cgColor
    let opacity = path.reduce(0) { $0 + $1.opacity } / CGFloat(path.count)
    // All of the stroke is one path, hence it does not get darker where it crosses itself.
    let shade = color.copy(alpha: color.alpha * ink.inkType.density * opacity) ?? color
    let samples = samples()
    if let width = evenWidth {
      let line = UIBezierPath()
      line.move(to: samples[0].location)
      for sample in samples.dropFirst() { line.addLine(to: sample.location) }
      if samples.count == 1 { line.addLine(to: samples[0].location) }
      context.addPath(line.cgPath)
      context.setLineWidth(width)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.setStrokeColor(shade)
      context.strokePath()
    } else {
      context.addPath(outline(samples))
      context.setFillColor(shade)
      context.fillPath()
    }
  }

  /// The width of all points if it is the same, and the nib is round.
  private var evenWidth: CGFloat? {
    let size = path[0].size
    return size.width == size.height && path.allSatisfy { $0.size == size } ? size.width : nil
  }

  /// Points of the curve that are at most a few points apart.
  func samples() -> [PKStrokePoint] {
    guard path.count > 1 else { return Array(path) }
    return (0..<path.count - 1).flatMap { index in
      let (a, b) = (path[index].location, path[index + 1].location)
      let steps = max(1, min(16, Int(hypot(b.x - a.x, b.y - a.y) / 3)))
      return (0..<steps).map { path.interpolatedPoint(at: CGFloat(index) + CGFloat($0) / CGFloat(steps)) }
    } + [path.interpolatedPoint(at: CGFloat(path.count - 1))]
  }

  /// Discs at the samples, and bars between them, all with the same direction of turn, so that their union is filled.
  private func outline(_ samples: [PKStrokePoint]) -> CGPath {
    let result = CGMutablePath()
    func add(_ corners: [CGPoint]) {
      result.move(to: corners[0])
      for corner in corners.dropFirst() { result.addLine(to: corner) }
      result.closeSubpath()
    }
    for (index, sample) in samples.enumerated() {
      let radius = sample.size.width / 2, center = sample.location
      let sides = max(8, min(32, Int(radius * 3)))
      add(
        (0..<sides).map {
          let angle = CGFloat($0) / CGFloat(sides) * 2 * .pi
          return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        })
      guard index > 0 else { continue }
      let previous = samples[index - 1], other = previous.size.width / 2, start = previous.location
      let distance = hypot(center.x - start.x, center.y - start.y)
      guard distance > 0 else { continue }
      let (x, y) = ((center.y - start.y) / distance, -(center.x - start.x) / distance)
      add([
        CGPoint(x: start.x + x * other, y: start.y + y * other), CGPoint(x: center.x + x * radius, y: center.y + y * radius),
        CGPoint(x: center.x - x * radius, y: center.y - y * radius), CGPoint(x: start.x - x * other, y: start.y - y * other),
      ])
    }
    return result
  }
}
