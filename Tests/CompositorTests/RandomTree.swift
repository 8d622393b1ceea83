import CoreGraphics
import Foundation
import Raster
import RenderTree
import TestSupport

/// Random layer trees and changes from a seed.
struct RandomTree {
  var random: SeededGenerator
  let root = ModelLayer()
  let width = 160
  let height = 120
  private var revision: UInt64 = 0
  var isAnimated = false

  init(seed: UInt64, layers: Int, isAnimated: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.isAnimated = isAnimated
    root.properties.anchorPoint = .zero
    root.properties.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    for _ in 0..<layers { addLayer() }
  }

  var snapshot: RenderSnapshot {
    RenderSnapshot(
      root: root.node, size: PixelRect(x: 0, y: 0, width: width, height: height), scale: 1,
      background: Pixel(red: 0.2, green: 0.3, blue: 0.4, alpha: 1))
  }

  mutating func addLayer() {
    let all = root.all
    let parent = all[random.whole(0...(all.count - 1))]
    let layer = ModelLayer()
    layer.properties = properties()
    if random.chance(0.4) { layer.contents = picture() }
    if random.chance(0.06) {
      let mask = ModelLayer()
      mask.properties = properties()
      mask.properties.shadowOpacity = 0
      layer.mask = mask
    }
    if isAnimated, random.chance(0.5) { layer.animations = [animation()] }
    parent.insert(layer, at: random.whole(0...parent.children.count))
  }

  mutating func color() -> CGColor {
    CGColor(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: random.chance(0.6) ? 1 : random.number(0...1))
  }

  mutating func coordinate(_ range: ClosedRange<Double>) -> CGFloat {
    let value = random.number(range)
    return random.chance(0.6) ? CGFloat(value.rounded()) : CGFloat(value)
  }

  mutating func transform() -> CATransform3D {
    switch random.whole(0...7) {
    case 6: perspective(CATransform3DMakeRotation(random.number(-3...3), random.number(0...1), 1, random.number(0...1)))
    case 7: perspective(CATransform3DIdentity)
    case 0: CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1)
    case 1: CATransform3DMakeScale(random.number(-1.5...2), random.number(0.3...2), 1)
    case 2: CATransform3DMakeRotation(random.number(-3...3), random.number(0...1), 1, random.number(0...1))
    default: CATransform3DIdentity
    }
  }

  /// Adds a strong or weak perspective.
  mutating func perspective(_ turn: CATransform3D) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / CGFloat(random.number(random.chance(0.3) ? 20...60 : 100...900))
    return CATransform3DConcat(turn, eye)
  }

  mutating func properties() -> LayerProperties {
    var p = LayerProperties()
    p.bounds = CGRect(x: 0, y: 0, width: coordinate(0...90), height: coordinate(0...70))
    if random.chance(0.2) { p.bounds.origin = CGPoint(x: coordinate(-20...20), y: coordinate(-20...20)) }
    p.position = CGPoint(x: coordinate(-10...130), y: coordinate(-10...100))
    if random.chance(0.5) { p.anchorPoint = .zero }
    if random.chance(0.3) { p.transform = transform() }
    if random.chance(0.07) { p.sublayerTransform = transform() }
    if random.chance(0.7) { p.backgroundColor = color() }
    if random.chance(0.3) { p.opacity = Float(random.number(0...1)) }
    if random.chance(0.3) { p.cornerRadius = coordinate(0...20) }
    p.hasContinuousCorners = Int(p.cornerRadius) % 3 == 1
    if random.chance(0.1) { p.maskedCorners = CornerMask(rawValue: UInt8(random.whole(0...15))) }
    if random.chance(0.3) { p.masksToBounds = true }
    if random.chance(0.25) {
      p.borderWidth = coordinate(0...6)
      p.borderColor = color()
    }
    if random.chance(0.15) {
      p.shadowColor = color()
      p.shadowOpacity = Float(random.number(0...1))
      p.shadowRadius = random.number(0...6)
      p.shadowOffset = CGSize(width: coordinate(-6...6), height: coordinate(-6...6))
      if random.chance(0.3) { p.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20)) }
    }
    if random.chance(0.05) { p.isHidden = true }
    if random.chance(0.05) { p.isGeometryFlipped = true }
    if random.chance(0.05) { p.isDoubleSided = false }
    if random.chance(0.2) { p.zPosition = coordinate(-3...3) * (random.chance(0.3) ? 20 : 1) }
    p.contentsGravity = ContentsGravity.allCases[random.whole(0...11)]
    if random.chance(0.3) { p.contentsScale = 2 }
    if random.chance(0.15) { p.contentsRect = CGRect(x: 0.1, y: 0.25, width: 0.5, height: 0.5) }
    if random.chance(0.15) { p.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }
    if random.chance(0.2) { p.magnificationFilter = .nearest }
    if random.chance(0.5) { p.smoothEdges = random.chance(0.7) ? [] : EdgeMask(rawValue: UInt8(random.whole(0...15))) }
    if random.chance(0.15) { p.effects = effects() }
    if random.chance(0.08) { p.isTransformLayer = true }
    if random.chance(0.25) { p.figure = figure() }
    return p
  }

  mutating func effects() -> LayerEffects? {
    var (own, behind) = (PictureFilter(), PictureFilter())
    if random.chance(0.3) {
      own.blur(random.number(0...(random.chance(0.2) ? 30 : 5)))
      if random.chance(0.3) { own.change(.saturation(Float(random.number(0...2)))) }
    }
    if random.chance(0.5) {
      behind.blur(random.number(0...(random.chance(0.3) ? 30 : 6)))
      if random.chance(0.3) { behind.change(.tint(red: 1, green: 0.9, blue: 0.2, amount: Float(random.number(0...1)))) }
    }
    let blend = random.chance(0.5) ? .sourceOver : Blend.allCases[random.whole(0...(Blend.allCases.count - 1))]
    return LayerEffects(blend: blend, filter: own, backgroundFilter: behind)
  }

  mutating func figure() -> LayerFigure {
    // Emitters are animated by themselves.
    switch random.whole(0...(isAnimated ? 4 : 3)) {
    case 0, 1:
      var shape = ShapeFigure()
      let path = CGMutablePath()
      switch random.whole(0...2) {
      case 0:
        path.addEllipse(in: CGRect(x: coordinate(-10...20), y: coordinate(-10...20), width: coordinate(1...60), height: coordinate(1...60)))
      case 1: path.addRect(CGRect(x: coordinate(-10...20), y: coordinate(-10...20), width: coordinate(1...60), height: coordinate(1...60)))
      default:
        path.move(to: CGPoint(x: coordinate(0...60), y: coordinate(0...60)))
        for _ in 0..<3 {
          path.addLine(to: CGPoint(x: coordinate(0...60), y: coordinate(0...60)))
          path.addQuadCurve(
            to: CGPoint(x: coordinate(0...60), y: coordinate(0...60)), control: CGPoint(x: coordinate(0...60), y: coordinate(0...60)))
        }
        if random.chance(0.5) { path.closeSubpath() }
      }
      shape.path = path.copy()
      shape.fillColor = random.chance(0.3) ? nil : color()
      if random.chance(0.3) { shape.fillRule = .evenOdd }
      if random.chance(0.6) {
        shape.strokeColor = color()
        shape.lineWidth = CGFloat(random.number(0.5...9))
        shape.strokeStart = random.chance(0.3) ? random.number(0...0.5) : 0
        shape.strokeEnd = random.chance(0.3) ? random.number(0.4...1) : 1
        shape.lineCap = [.butt, .round, .square][random.whole(0...2)]
        shape.lineJoin = [.miter, .round, .bevel][random.whole(0...2)]
        if random.chance(0.2) { shape.lineDashPattern = [random.number(1...9), random.number(1...9)] }
      }
      return .shape(shape)
    case 2:
      var gradient = GradientFigure()
      gradient.form = [.axial, .radial, .conic][random.whole(0...2)]
      gradient.colors = (0...random.whole(0...3)).map { _ in color() }
      gradient.startPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
      gradient.endPoint = CGPoint(x: random.number(-0.5...1.5), y: random.number(0...1))
      return .gradient(gradient)
    case 3:
      var copies = Replication()
      copies.count = CGFloat(random.whole(0...4))
      copies.delay = random.chance(0.5) ? random.number(-0.3...0.5) : 0
      copies.transform = random.chance(0.6) ? CATransform3DMakeTranslation(coordinate(-20...20), coordinate(-9...9), 0) : transform()
      if random.chance(0.3) { copies.color = color() }
      copies.redOffset = random.chance(0.3) ? -0.2 : 0
      copies.alphaOffset = random.chance(0.3) ? -0.25 : 0
      return .replicator(copies)
    default:
      var emitter = EmitterFigure()
      var cell = EmitterSource()
      cell.contents = picture().pixels
      cell.birthRate = 12
      cell.lifetime = 2
      cell.lifetimeRange = 1
      cell.velocity = 30
      cell.velocityRange = 30
      cell.emissionRange = 6
      cell.scale = 0.4
      cell.scaleRange = 0.4
      cell.spin = random.chance(0.5) ? 2 : 0
      cell.color = color()
      cell.colorSpeed.w = -0.3
      emitter.settings.cells = [cell]
      emitter.settings.position = CGPoint(x: 30, y: 30)
      emitter.settings.size = CGSize(width: 40, height: 20)
      emitter.settings.shape = [.point, .line, .rectangle, .circle][random.whole(0...3)]
      if random.chance(0.3) { emitter.settings.order = .additive }
      emitter.seed = UInt32(random.whole(0...1000))
      return .emitter(emitter)
    }
  }

  mutating func picture() -> LayerContents {
    let (w, h) = (random.whole(1...40), random.whole(1...30))
    let pixels = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: w, height: h))!
    pixels.isOpaque = random.chance(0.5)
    for y in 0..<h {
      for x in 0..<w {
        pixels[x, y] = Pixel(
          red: random.number(0...1), green: Double(x) / Double(w), blue: Double(y) / Double(h),
          alpha: pixels.isOpaque ? 1 : random.number(0...1))
      }
    }
    revision += 10
    return LayerContents(pixels: pixels, revision: revision)
  }

  /// Returns the same picture with a changed part.
  mutating func dab(_ old: LayerContents) -> LayerContents {
    let pixels = old.pixels.copy()!
    let (x, y) = (random.whole(0...(pixels.width - 1)), random.whole(0...(pixels.height - 1)))
    let dirty = PixelRect(x: x, y: y, width: random.whole(1...8), height: random.whole(1...8)).intersection(pixels.bounds)
    for y in dirty.minY..<dirty.maxY {
      for x in dirty.minX..<dirty.maxX { pixels[x, y] = Pixel(red: 1, green: 0, blue: random.number(0...1), alpha: 1) }
    }
    revision += 10
    return LayerContents(pixels: pixels, revision: revision, dirty: dirty, base: old.revision)
  }

  mutating func animation() -> LayerAnimation {
    let timing = MediaTiming(
      beginTime: random.number(0...1), duration: random.number(0.2...2), repeatCount: Double(random.whole(0...3)),
      autoreverses: random.chance(0.5), fillMode: random.chance(0.5) ? .both : .removed)
    func basic(_ path: LayerKeyPath, _ to: AnimatableValue) -> LayerAnimation {
      LayerAnimation(id: 0, keyPath: path, effect: .basic(from: nil, to: to, by: nil), curve: .easeInEaseOut, timing: timing)
    }
    switch random.whole(0...11) {
    case 9: return basic(LayerKeyPath(rawValue: "strokeEnd")!, .number(random.number(0...1)))
    case 10: return basic(LayerKeyPath(rawValue: "endPoint")!, .point(CGPoint(x: random.number(0...1), y: random.number(0...1))))
    case 11: return basic(LayerKeyPath(rawValue: "emitterPosition.x")!, .number(random.number(0...90)))
    case 0: return basic(.position, .point(CGPoint(x: coordinate(0...100), y: coordinate(0...100))))
    case 1: return basic(.opacity, .number(random.number(0...1)))
    case 2: return basic(.transformRotation, .number(random.number(-6...6)))
    case 3: return basic(.backgroundColor, .color(color()))
    case 4: return basic(.bounds, .rect(CGRect(x: 0, y: 0, width: coordinate(0...90), height: coordinate(0...90))))
    case 5: return basic(.contents, .contents(picture()))
    case 6: return basic(.cornerRadius, .number(random.number(0...20)))
    case 7: return basic(.zPosition, .number(random.number(-3...3)))
    default:
      let was = ModelLayer()
      was.properties = properties()
      let turn = PageTurn(direction: CGVector(dx: -1, dy: random.number(-1...1)), isReversed: random.chance(0.5))
      let style: TransitionStyle = random.chance(0.5) ? .curl(turn) : .dissolve
      return LayerAnimation(id: 0, keyPath: .transition, effect: .transition(from: was.node, style: style), timing: timing)
    }
  }

  /// Makes a random change.
  mutating func change() {
    let all = root.all
    let layer = all[random.whole(0...(all.count - 1))]
    guard layer !== root else {
      addLayer()
      return
    }
    switch random.whole(0...18) {
    case 16, 17: layer.properties.figure = random.chance(0.2) ? nil : figure()
    case 0: layer.properties = properties()
    case 1: layer.properties.position.x += coordinate(-20...20)
    case 2: layer.properties.backgroundColor = random.chance(0.2) ? nil : color()
    case 3: layer.properties.opacity = Float(random.number(0...1))
    case 4: layer.properties.bounds.size.width = coordinate(0...90)
    case 5: layer.properties.bounds.origin.y += coordinate(-9...9)
    case 6: layer.properties.transform = transform()
    case 7: layer.contents = random.chance(0.3) ? nil : picture()
    case 8: if let contents = layer.contents { layer.contents = dab(contents) }
    case 9: layer.properties.isHidden.toggle()
    case 10: layer.properties.shadowOpacity = Float(random.number(0...1))
    case 11: addLayer()
    case 12:
      guard let parent = layer.parent, let index = parent.children.firstIndex(where: { $0 === layer }) else { return }
      parent.remove(at: index)
      if random.chance(0.6) { parent.insert(layer, at: random.whole(0...parent.children.count)) }
    case 13: layer.properties.effects = effects()
    case 14: layer.properties.isTransformLayer.toggle()
    case 15: layer.properties.smoothEdges = EdgeMask(rawValue: UInt8(random.whole(0...15)))
    default: layer.properties.zPosition = coordinate(-3...3)
    }
  }
}

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}
