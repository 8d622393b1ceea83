import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore

/// Tests the setter of each row of the table of layer properties, and the implicit animation of its change.
@Suite(.serialized) @MainActor struct LayerPropertyTests {
  private func other(_ value: AnimatableValue) -> AnimatableValue {
    switch value {
    case .number(let v): .number(v + 0.5)
    case .point(let v): .point(CGPoint(x: v.x + 0.25, y: v.y))
    case .size(let v): .size(CGSize(width: v.width + 1, height: v.height))
    case .rect(let v): .rect(CGRect(x: v.minX, y: v.minY, width: v.width + 0.5, height: v.height))
    case .transform(let v): .transform(CATransform3DTranslate(v, 3, 0, 0))
    case .color: .color(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    case .path: .path(CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil))
    case .flag(let v): .flag(!v)
    case .choice(let v): .choice(v ^ 1)
    case .contents, .colors, .numbers: value
    }
  }

  @Test(arguments: LayerProperty.table.filter { $0.owner == nil }.map(\.name)) func eachRowHasASetterAndItsAnimation(_ name: String) throws
  {
    let property = try #require(LayerProperty.table.first { $0.name == name })
    let stage = Stage()
    let layer = stage.shown()
    let path = try #require(LayerKeyPath(rawValue: name)), value = other(try #require(path.value(in: layer.properties)))
    layer.setValue(value.object(as: name), forKey: name)
    #expect(path.value(in: layer.properties)?.isAlike(value) == true)
    #expect((layer.animation(forKey: name) != nil) == !property.options.contains(.explicit))
    let copy = CALayer(layer: layer)
    #expect(path.value(in: copy.properties)?.isAlike(value) == true)
  }

  @Test func theScaleOfARasterizedLayerIsAnimated() throws {
    let stage = Stage()
    let layer = stage.shown()
    layer.shouldRasterize = true
    stage.host.commit()
    layer.rasterizationScale = 3
    stage.host.commit()
    stage.advance(by: 0.125)
    let shown = try #require(layer.presentation()?.rasterizationScale)
    #expect(shown > 1 && shown < 3 && layer.rasterizationScale == 3)
    stage.advance(by: 0.2)
    #expect(layer.presentation()?.rasterizationScale ?? 3 == 3)
    layer.rasterizationScale = 0
    layer.rasterizationScale = .nan
    #expect(layer.rasterizationScale == 3)
  }

  @Test func subclassesOverrideTheTiming() {
    final class Repeating: CALayer {
      var seen: [Float] = []
      override var repeatCount: Float { didSet { seen.append(repeatCount) } }
      override var speed: Float {
        get { super.speed * 2 }
        set { super.speed = newValue / 2 }
      }
    }
    let layer = Repeating()
    layer.repeatCount = 3
    let timing: any CAMediaTiming = layer
    timing.repeatCount = .infinity
    timing.speed = 4
    #expect(layer.seen == [3, .infinity] && layer.speed == 4)
    #expect(CALayer().repeatCount == 0 && CALayer().speed == 1 && CALayer().fillMode == .removed)
  }
}
