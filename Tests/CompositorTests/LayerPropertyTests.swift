import CoreGraphics
import Raster
import RenderTree
import Testing

@testable import Compositor

/// Compares what the table of layer properties says about damage with what the diff finds.
@Suite struct LayerPropertyTests {
  private static let bounds = PixelRect(x: 0, y: 0, width: 100, height: 100)
  /// The pixels of the layer, and those of its sublayer beside it.
  private static let own = PixelRect(x: 40, y: 40, width: 20, height: 20)
  private static let child = PixelRect(x: 70, y: 45, width: 10, height: 10)

  /// Returns a layer with a background, a border, contents and a sublayer beside it.
  private func layer(shadow: Bool) -> ModelLayer {
    let layer = ModelLayer(), child = ModelLayer()
    layer.properties.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.properties.position = CGPoint(x: 50, y: 50)
    layer.properties.backgroundColor = .white
    layer.properties.borderWidth = 2
    layer.properties.shadowOpacity = shadow ? 0.25 : 0
    layer.contents = LayerContents(pixels: PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 20, height: 20))!, revision: 1)
    child.properties.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.properties.position = CGPoint(x: 35, y: 10)
    child.properties.backgroundColor = .black
    layer.insert(child, at: 0)
    return layer
  }

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

  /// Returns the damage of a change of one property.
  private func damage(_ property: LayerProperty, shadow: Bool) throws -> Region {
    let layer = layer(shadow: shadow)
    // Only a rasterized layer depends on the scale of its bitmap.
    layer.properties.isRasterized = property.name == "rasterizationScale"
    let before = layer.node
    let path = try #require(LayerKeyPath(rawValue: property.name)), value = try #require(path.value(in: layer.properties))
    var properties = layer.properties
    path.set(other(value), in: &properties)
    #expect(properties != layer.properties, "\(property.name) was not set")
    layer.properties = properties
    var collector = DamageCollector()
    collector.begin(Self.bounds)
    var diff = TreeDiff(damage: collector)
    diff.compare(before, layer.node, TreeDiff.Context(transform: .identity, clipRect: Self.bounds))
    return diff.damage.region()
  }

  @Test(arguments: LayerProperty.table.filter { $0.owner == nil }.map(\.name)) func theTableSaysWhatAChangeDraws(_ name: String) throws {
    let property = try #require(LayerProperty.table.first { $0.name == name })
    let plain = try damage(property, shadow: false), shadowed = try damage(property, shadow: true)
    switch property.damage {
    case .layer: #expect(plain.contains(Self.own) && plain.contains(Self.child))
    case .depth: #expect(plain.isEmpty)
    case .shape, .contents: #expect(plain.contains(Self.own) && !plain.intersects(Self.child))
    case .shadow:
      if name != "shadowOpacity" { #expect(plain.isEmpty) }
      #expect(shadowed.contains(Self.own) && shadowed.contains(Self.child))
    case .figure: Issue.record("\(name) belongs to no kind of layer")
    }
  }

  @Test func keysAreUnique() {
    #expect(Set(LayerProperty.table.map(\.name)).count == LayerProperty.table.count)
    #expect(LayerProperty.table.allSatisfy { ($0.owner != nil) == ($0.damage == .figure) })
  }

  /// Boxes of rare properties are taken from a pool only for animations of properties that the table calls rare.
  @Test func theTableSaysWhatIsRare() throws {
    for property in LayerProperty.table where property.owner == nil {
      let path = try #require(LayerKeyPath(rawValue: property.name))
      var properties = LayerProperties()
      path.set(other(try #require(path.value(in: properties))), in: &properties)
      #expect(properties.isPlain == !property.isRare, "\(property.name)")
    }
  }
}
