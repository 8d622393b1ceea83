import UIKit

/// A picture of hills under a sky, drawn by code. Each seed gives another landscape.
struct Landscape {
  enum Light: CaseIterable {
    case dawn, day, dusk, night
  }

  let light: Light
  let seed: Int

  init(_ light: Light, seed: Int = 1) {
    self.light = light
    self.seed = seed
  }

  /// Returns an opaque image. `size` is in points; `scale` is the number of pixels per point.
  func image(size: CGSize, scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      draw(in: CGRect(origin: .zero, size: size), context: renderer.cgContext)
    }
  }

  private func draw(in rect: CGRect, context: CGContext) {
    var random = SeededRandom(seed: seed)
    let horizon = rect.minY + rect.height * 0.62
    context.fillVertically(rect, colors: sky)
    if light == .night { drawStars(in: rect, horizon: horizon, random: &random) }
    drawSun(in: rect, horizon: horizon, random: &random)
    for (index, color) in hills.enumerated() {
      let depth = CGFloat(index) / CGFloat(hills.count)
      drawHills(
        in: rect, base: horizon + rect.height * 0.2 * depth, height: rect.height * (0.3 - 0.16 * depth), color: color,
        random: &random)
    }
    drawLake(in: rect, context: context)
  }

  private var sky: [UIColor] {
    switch light {
    case .dawn: [.hex(0x5B7DB8), .hex(0xB7B4D6), .hex(0xFBC9A8), .hex(0xFFE8C4)]
    case .day: [.hex(0x2F80D8), .hex(0x7DB9EE), .hex(0xD5ECFA)]
    case .dusk: [.hex(0x2B2455), .hex(0x8D3F78), .hex(0xEB6E4B), .hex(0xFFC46B)]
    case .night: [.hex(0x060B24), .hex(0x12204A), .hex(0x2B3F72)]
    }
  }

  private var hills: [UIColor] {
    switch light {
    case .dawn: [.hex(0xA79BC4), .hex(0x7E83AB), .hex(0x556489)]
    case .day: [.hex(0x8FB3D1), .hex(0x5F9A77), .hex(0x3B7A4B)]
    case .dusk: [.hex(0x7A3F6E), .hex(0x51305F), .hex(0x2E2046)]
    case .night: [.hex(0x223262), .hex(0x18244A), .hex(0x0E1632)]
    }
  }

  private func drawSun(in rect: CGRect, horizon: CGFloat, random: inout SeededRandom) {
    let x = rect.minX + rect.width * CGFloat.random(in: 0.2...0.8, using: &random)
    let height = light == .day || light == .night ? 0.26 : 0.5
    let radius = min(rect.width, rect.height) * 0.09
    let center = CGPoint(x: x, y: rect.minY + rect.height * height)
    let color: UIColor = light == .night ? .hex(0xEEF1F8) : light == .day ? .hex(0xFFF6D0) : .hex(0xFFE2A0)
    for ring in (1...4).reversed() {
      color.withAlphaComponent(0.08).setFill()
      UIBezierPath(
        arcCenter: center, radius: radius * (1 + CGFloat(ring) * 0.35), startAngle: 0, endAngle: 2 * .pi,
        clockwise: true
      ).fill()
    }
    color.setFill()
    UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
  }

  private func drawStars(in rect: CGRect, horizon: CGFloat, random: inout SeededRandom) {
    for _ in 0..<60 {
      let point = CGPoint(x: .random(in: rect.minX...rect.maxX, using: &random), y: .random(in: rect.minY...horizon, using: &random))
      let radius = CGFloat.random(in: 0.3...1.0, using: &random)
      UIColor(white: 1, alpha: .random(in: 0.3...0.9, using: &random)).setFill()
      UIBezierPath(ovalIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)).fill()
    }
  }

  private func drawHills(in rect: CGRect, base: CGFloat, height: CGFloat, color: UIColor, random: inout SeededRandom) {
    let peaks = Int.random(in: 3...5, using: &random)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: base - height * .random(in: 0.1...0.6, using: &random)))
    let step = rect.width / CGFloat(peaks)
    for index in 0..<peaks {
      let left = rect.minX + step * CGFloat(index)
      let peak = base - height * .random(in: 0.5...1, using: &random)
      let valley = base - height * .random(in: 0...0.35, using: &random)
      path.addQuadCurve(to: CGPoint(x: left + step * 0.55, y: peak), controlPoint: CGPoint(x: left + step * 0.3, y: peak))
      path.addQuadCurve(to: CGPoint(x: left + step, y: valley), controlPoint: CGPoint(x: left + step * 0.8, y: peak))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.close()
    color.setFill()
    path.fill()
  }

  private func drawLake(in rect: CGRect, context: CGContext) {
    let top = rect.minY + rect.height * 0.84
    let lake = CGRect(x: rect.minX, y: top, width: rect.width, height: rect.maxY - top)
    context.fillVertically(lake, colors: [sky[sky.count - 1], sky[sky.count - 2]])
    UIColor(white: 1, alpha: 0.28).setFill()
    for (index, share) in [0.22, 0.5, 0.36, 0.7].enumerated() {
      let y = top + lake.height * (0.2 + 0.2 * CGFloat(index))
      let width = rect.width * share
      let x = rect.minX + (rect.width - width) * (index.isMultiple(of: 2) ? 0.35 : 0.6)
      UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: 1.2), cornerRadius: 0.6).fill()
    }
  }
}
