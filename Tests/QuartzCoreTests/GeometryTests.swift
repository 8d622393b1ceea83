import TestSupport
import Testing

@testable import QuartzCore

@Suite(.namesSeeds, .serialized) @MainActor
struct GeometryTests {
  @Test func frameFollowsPositionAnchorAndBounds() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(layer.position == CGPoint(x: 60, y: 40))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 60, y: 0, width: 100, height: 40))
    layer.bounds.origin = CGPoint(x: 7, y: 7)
    #expect(layer.frame == CGRect(x: 60, y: 0, width: 100, height: 40))
  }

  @Test func frameOfATurnedLayerIsTheBoxOfItsCorners() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.position = CGPoint(x: 50, y: 50)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(layer.frame, CGRect(x: 30, y: 0, width: 40, height: 100)))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 60)
    #expect(isClose(layer.bounds, CGRect(x: 0, y: 0, width: 60, height: 20)))
    #expect(isClose(layer.frame, CGRect(x: 0, y: 0, width: 20, height: 60)))
  }

  @Test func valuesThatAreNoNumbersAreIgnored() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    layer.position = CGPoint(x: 0, y: CGFloat.nan)
    layer.opacity = .nan
    layer.cornerRadius = -.infinity
    layer.transform = CATransform3DMakeScale(.nan, 1, 1)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.opacity == 1 && layer.cornerRadius == 0 && CATransform3DIsIdentity(layer.transform))
  }

  @Test func conversionGoesThroughBoundsOriginsAndTransforms() {
    let (root, a, b) = (CALayer(), CALayer(), CALayer())
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    a.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    a.bounds.origin = CGPoint(x: 0, y: 30)
    b.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    b.position = CGPoint(x: 20, y: 60)
    b.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    root.addSublayer(a)
    a.addSublayer(b)
    #expect(b.convert(CGPoint(x: 0, y: 0), to: a) == CGPoint(x: 10, y: 50))
    #expect(b.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 60, y: 70))
    #expect(b.convert(CGPoint(x: 60, y: 70), from: root) == .zero)
    #expect(b.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root) == CGRect(x: 60, y: 70, width: 20, height: 20))
    #expect(a.convert(CGPoint(x: 5, y: 35), to: a) == CGPoint(x: 5, y: 35))
  }

  @Test func sublayerTransformIsAboutTheAnchorPoint() {
    let (root, a) = (CALayer(), CALayer())
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    a.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    root.addSublayer(a)
    #expect(a.convert(a.bounds, to: root) == CGRect(x: 50, y: 50, width: 20, height: 20))
    #expect(root.hitTest(root.convert(CGPoint(x: 65, y: 65), to: nil)) === a)
  }

  @Test func conversionThereAndBackIsTheSamePoint() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var layers = [CALayer()]
      for _ in 0..<8 {
        let layer = CALayer()
        layer.bounds = CGRect(
          x: .random(in: -50...50, using: &dice), y: .random(in: -50...50, using: &dice), width: .random(in: 1...100, using: &dice),
          height: .random(in: 1...100, using: &dice))
        layer.position = CGPoint(x: .random(in: -50...50, using: &dice), y: .random(in: -50...50, using: &dice))
        layer.anchorPoint = CGPoint(x: .random(in: -1...2, using: &dice), y: .random(in: -1...2, using: &dice))
        layer.setAffineTransform(
          CGAffineTransform(rotationAngle: .random(in: -3...3, using: &dice)).scaledBy(x: .random(in: 0.5...2, using: &dice), y: 1))
        layer.isGeometryFlipped = Bool.random(using: &dice)
        layers[Int.random(in: 0..<layers.count, using: &dice)].addSublayer(layer)
        layers.append(layer)
      }
      let (a, b) = (layers.randomElement(using: &dice)!, layers.randomElement(using: &dice)!)
      let point = CGPoint(x: .random(in: -100...100, using: &dice), y: .random(in: -100...100, using: &dice))
      #expect(isClose(b.convert(a.convert(point, to: b), to: a), point, 1e-4), "seed \(seed)")
      #expect(isClose(a.convert(point, to: b), b.convert(point, from: a), 1e-4), "seed \(seed)")
    }
  }

  @Test func hitTestFindsTheFrontmostDescendant() {
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    a.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    b.frame = CGRect(x: 30, y: 30, width: 50, height: 50)
    c.frame = CGRect(x: 40, y: 40, width: 30, height: 30)
    root.sublayers = [a, b]
    a.addSublayer(c)
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === b)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === a)
    #expect(root.hitTest(CGPoint(x: 95, y: 95)) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 95)) == nil)
    a.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === a)
    #expect(root.hitTest(CGPoint(x: 75, y: 75)) === c, "a sublayer outside of the bounds is hit")
    a.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 75, y: 75)) === b)
    a.isHidden = true
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
    root.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) == nil)
  }

  @Test func keyPathsReadAndWriteParts() throws {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 4, forKeyPath: "transform.rotation.z")
    #expect(isClose(layer.affineTransform().b, sin(.pi / 4)))
    #expect(isClose(try #require(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat), .pi / 4))
    layer.setValue(12, forKeyPath: "bounds.size.width")
    layer.setValue(NSNumber(value: 3.5), forKeyPath: "position.x")
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.bounds.width == 12 && layer.position.x == 3.5 && layer.opacity == 0.5)
    layer.setValue("mine", forKey: "note")
    #expect(layer.value(forKey: "note") as? String == "mine")
    layer.setValue("no number", forKeyPath: "position.x")
    #expect(layer.position.x == 3.5)
    #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
  }
}
