import Raster
import RenderTree
import Testing

@testable import QuartzCore

@Suite(.serialized) @MainActor
struct ShapeLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let black = Pixel(red: 0, green: 0, blue: 0, alpha: 1)

  private func line(_ stage: Stage) -> CAShapeLayer {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 50))
    path.addLine(to: CGPoint(x: 120, y: 50))
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = red
    shape.lineWidth = 10
    stage.root.addSublayer(shape)
    stage.host.commit()
    return shape
  }

  private func animate(_ layer: CALayer, _ key: String, from: Any, to: Any) {
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
    layer.add(animation, forKey: key)
    layer.rootHost?.commit()
  }

  @Test func aStrokeDrawsItselfAsItsEndMoves() throws {
    let stage = Stage()
    let shape = line(stage)
    animate(shape, "strokeEnd", from: 0, to: 1)
    stage.advance(by: 1)
    #expect(try #require(shape.presentation()).strokeEnd == 0.5)
    #expect(shape.strokeEnd == 1)
    let half = stage.picture()
    #expect(half[69, 50] == red.pixel && half[71, 50] == black)
    stage.advance(by: 0.5)
    #expect(stage.picture()[94, 50] == red.pixel)
    #expect(shape.contents == nil, "it owns no bitmap")
  }

  @Test func pathsOfTheSameStructureAnimateIntoEachOtherAndOthersJump() throws {
    let stage = Stage()
    let shape = CAShapeLayer()
    let small = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
    let large = CGPath(rect: CGRect(x: 10, y: 10, width: 60, height: 40))
    shape.path = large
    shape.fillColor = red
    stage.root.addSublayer(shape)
    stage.host.commit()
    animate(shape, "path", from: small, to: large)
    stage.advance(by: 1)
    #expect(try #require(shape.presentation()?.path).boundingBox == CGRect(x: 10, y: 10, width: 40, height: 30))
    let middle = stage.picture()
    #expect(middle[49, 39] == red.pixel && middle[50, 39] == black && middle[49, 40] == black)
    animate(shape, "path", from: CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), to: large)
    stage.advance(by: 0.9)
    #expect(stage.picture()[60, 40] == black)
    stage.advance(by: 0.2)
    #expect(stage.picture()[60, 40] == red.pixel)
    shape.path = small
    #expect(shape.animation(forKey: "path") is CABasicAnimation, "a change of the path adds none; the one before goes on")
    #expect(CAShapeLayer().action(forKey: "path") == nil)
  }

  @Test func everyNumberOfAShapeAnimates() throws {
    let stage = Stage()
    let shape = line(stage)
    shape.lineDashPattern = [10, 10]
    let keys: [(String, WritableKeyPath<CAShapeLayer, CGFloat>)] = [
      ("strokeStart", \.strokeStart), ("strokeEnd", \.strokeEnd), ("lineWidth", \.lineWidth), ("miterLimit", \.miterLimit),
      ("lineDashPhase", \.lineDashPhase),
    ]
    for (key, path) in keys {
      animate(shape, key, from: 0.25, to: 0.75)
      stage.host.commit()
      stage.advance(by: 1)
      #expect(try #require(shape.presentation())[keyPath: path] == 0.5, "\(key)")
      shape.removeAllAnimations()
    }
    for key in ["strokeColor", "fillColor"] {
      animate(shape, key, from: red, to: blue)
      stage.host.commit()
      stage.advance(by: 1)
      let shown = try #require(shape.presentation()?.value(forKey: key) as? CGColor).pixel
      #expect((126...129).contains(shown.red) && (126...129).contains(shown.blue), "\(key)")
      shape.removeAllAnimations()
    }
  }

  @Test func standAloneShapesAnimateByThemselvesButNotTheirPath() throws {
    let stage = Stage()
    let shape = line(stage)
    shape.strokeEnd = 0.5
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(shape.animationKeys() == ["strokeEnd"])
    stage.host.commit()
    #expect(try #require(shape.presentation()).strokeEnd == 1)
    stage.advance(by: 0.3)
    #expect(try #require(shape.presentation()).strokeEnd == 0.5)
  }

  @Test func aChangedShapeDamagesWhatItReaches() throws {
    let stage = Stage()
    let shape = line(stage)
    let target = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 200, height: 100)))
    _ = stage.host.composite(at: stage.time, into: target)
    CATransaction.setDisableActions(true)
    shape.strokeEnd = 0.9
    stage.host.commit()
    let frame = stage.host.composite(at: stage.time, into: target)
    #expect(frame.damage.bounds.width <= 112 && frame.damage.bounds.height <= 12, "\(frame.damage.bounds)")
    #expect(target == stage.picture())
  }

  @Test func trimmingKeepsCurvesAndClosesWhatIsWhole() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).vector
    #expect(circle.trimmed(from: 0, to: 1) == circle)
    let half = circle.trimmed(from: 0, to: 0.5)
    #expect(half.verbs.contains(.cubic) && !half.verbs.contains(.close))
    #expect(abs((half.currentPoint ?? .zero).x - 0) < 1e-6 || abs((half.currentPoint ?? .zero).x - 100) < 1e-6)
    var two = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).vector
    two.append(CGPath(rect: CGRect(x: 50, y: 0, width: 10, height: 10)).vector)
    let second = two.trimmed(from: 0.5, to: 1)
    #expect(second.verbs.last == .close && second.bounds.minX == 50)
    #expect(two.trimmed(from: 0.7, to: 0.7).isEmpty && two.trimmed(from: .nan, to: 1).isEmpty)
  }

  @Test func nonsenseDrawsNothingAndStaysAlive() {
    let stage = Stage()
    let shape = line(stage)
    CATransaction.setDisableActions(true)
    shape.lineWidth = .nan
    shape.strokeEnd = .infinity
    #expect(shape.lineWidth == 10 && shape.strokeEnd == 1)
    shape.lineDashPattern = [-1, 0]
    _ = stage.picture()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1e300, y: 0))
    path.addLine(to: CGPoint(x: -1e300, y: 1e300))
    shape.path = path
    _ = stage.picture()
    shape.path = nil
    #expect(stage.picture()[60, 50] == black)
  }
}
