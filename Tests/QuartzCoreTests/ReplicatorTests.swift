import Raster
import RenderTree
import Testing

@testable import QuartzCore

@Suite(.serialized) @MainActor
struct ReplicatorTests {
  private let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  private let black = Pixel(red: 0, green: 0, blue: 0, alpha: 1)

  private func row(_ stage: Stage, count: Int = 4) -> (CAReplicatorLayer, CALayer) {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    replicator.instanceCount = count
    replicator.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    dot.backgroundColor = white
    replicator.addSublayer(dot)
    stage.root.addSublayer(replicator)
    stage.host.commit()
    return (replicator, dot)
  }

  @Test func copiesStandApartByTheTransform() {
    let stage = Stage()
    let (replicator, _) = row(stage)
    let picture = stage.picture()
    for i in 0..<4 { #expect(picture[20 + 40 * i, 20] == white.pixel && picture[35 + 40 * i, 20] == black) }
    stage.still { replicator.instanceCount = 2 }
    #expect(stage.picture()[100, 20] == black)
    stage.still { replicator.instanceCount = 0 }
    #expect(stage.picture()[20, 20] == black)
  }

  @Test func turnsGoAboutTheMiddle() {
    let stage = Stage(width: 100, height: 100)
    let (replicator, dot) = row(stage)
    stage.still {
      replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      dot.frame = CGRect(x: 45, y: 5, width: 10, height: 10)
    }
    let picture = stage.picture()
    for point in [(50, 10), (90, 50), (50, 90), (10, 50)] { #expect(picture[point.0, point.1] == white.pixel) }
  }

  @Test func coloursChangeFromCopyToCopy() {
    let stage = Stage()
    let (replicator, _) = row(stage)
    stage.still {
      replicator.instanceRedOffset = -0.25
      replicator.instanceAlphaOffset = -0.2
    }
    let picture = stage.picture()
    for i in 0..<4 {
      let pixel = picture[20 + 40 * i, 20]
      let alpha = 1 - 0.2 * Double(i)
      #expect(abs(Double(pixel.red) - 255 * alpha * (1 - 0.25 * Double(i))) < 2 && abs(Double(pixel.green) - 255 * alpha) < 2)
    }
  }

  @Test func eachCopyIsLaterThanTheOneBefore() throws {
    let stage = Stage()
    let (replicator, dot) = row(stage)
    stage.still { replicator.instanceDelay = 0.5 }
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.repeatCount) = (0, 1, 4, .infinity)
    dot.add(fade, forKey: nil)
    stage.host.commit()
    stage.advance(by: 3)
    let picture = stage.picture()
    for i in 0..<4 {
      let wanted = 255 * (3 - 0.5 * Double(i)) / 4
      #expect(abs(Double(picture[20 + 40 * i, 20].red) - wanted) < 1.5, "copy \(i)")
    }
  }

  @Test func itsOwnPropertiesAnimate() throws {
    let stage = Stage()
    let (replicator, _) = row(stage)
    func animate(_ key: String, _ from: Any, _ to: Any) {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
      replicator.add(animation, forKey: key)
    }
    animate("instanceTransform.translation.x", 20, 60)
    animate("instanceDelay", 0, 1)
    animate("instanceCount", 1, 5)
    animate("instanceAlphaOffset", 0, -0.5)
    animate("instanceColor", CGColor(red: 0, green: 0, blue: 0, alpha: 1), white)
    stage.host.commit()
    stage.advance(by: 1)
    let shown = try #require(replicator.presentation())
    #expect(shown.instanceTransform.m41 == 40 && shown.instanceDelay == 0.5 && shown.instanceCount == 3)
    #expect(shown.instanceAlphaOffset == -0.25 && (126...129).contains(shown.instanceColor?.pixel.red ?? 0))
    #expect(stage.picture()[20, 20].red < 140)
  }

  @Test func whatStandsStillIsCopiedOnceAndShared() throws {
    let stage = Stage()
    let (replicator, dot) = row(stage)
    let node = try #require(replicator.tree.contentNode)
    #expect(node.children.count == 4 && !node.isAnimated)
    for copy in node.children { #expect(copy.children.first === dot.tree.node) }
    stage.host.commit()
    #expect(replicator.tree.contentNode === node)
  }

  @Test func copiesOfCopiesAreBounded() {
    let stage = Stage()
    let (outer, dot) = row(stage, count: 1_000_000)
    dot.removeFromSuperlayer()
    let inner = CAReplicatorLayer()
    inner.frame = outer.bounds
    inner.instanceCount = 1_000_000
    inner.addSublayer(dot)
    outer.addSublayer(inner)
    stage.host.commit()
    #expect((stage.root.tree.node?.layerCount ?? 0) < 500_000)
    #expect(stage.picture()[20, 20] == white.pixel)
  }

  @Test func depthIsKeptWhereItIsAskedFor() {
    let stage = Stage(width: 100, height: 100)
    let (replicator, dot) = row(stage, count: 2)
    stage.still {
      replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      dot.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
      // The copy is behind, and half transparent.
      replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, -10)
      replicator.instanceAlphaOffset = -0.5
    }
    #expect(stage.picture()[50, 50] == white.pixel)
    replicator.preservesDepth = true
    #expect(stage.picture()[50, 50] == white.pixel, "the first one is in front")
  }
}
