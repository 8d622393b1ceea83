import CoreGraphics
import Foundation
import Raster
import RenderTree
import Testing

@testable import QuartzCore

/// Tests the filters that layers accept, and their results.
@Suite(.serialized) @MainActor
struct FilterTests {
  private func layer(_ frame: CGRect, _ color: CGColor?) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  @Test func namesOfBlendModesAreThoseOfCoreImage() {
    let layer = CALayer()
    for (name, blend) in [
      ("multiplyBlendMode", Blend.multiply), ("CIScreenBlendMode", .screen), ("colorDodgeBlendMode", .colorDodge),
      ("CISourceInCompositing", .sourceIn), ("CIAdditionCompositing", .plusLighter), ("xor", .xor), ("softLightBlendMode", .softLight),
      ("destinationAtopCompositing", .destinationAtop), ("CIExclusionBlendMode", .exclusion),
    ] {
      layer.compositingFilter = name
      #expect(layer.properties.effects?.blend == blend, "\(name)")
      #expect(layer.compositingFilter as? String == name)
    }
    layer.compositingFilter = CGBlendMode.hardLight
    #expect(layer.properties.effects?.blend == .hardLight)
    layer.compositingFilter = "normalBlendMode"
    #expect(layer.properties.effects == nil)
    layer.compositingFilter = "CIFunHouseMirror"
    #expect(layer.properties.effects == nil && layer.compositingFilter != nil)
    layer.compositingFilter = nil
    #expect(layer.compositingFilter == nil)
  }

  @Test func edgesAreSharpUntilTheyMayBeSmooth() {
    let layer = CALayer()
    #expect(!layer.allowsEdgeAntialiasing && layer.properties.smoothEdges == [])
    layer.allowsEdgeAntialiasing = true
    #expect(layer.properties.smoothEdges == .all)
    layer.edgeAntialiasingMask = [.layerLeftEdge, .layerBottomEdge]
    #expect(layer.properties.smoothEdges == [.minX, .minY])
    let copy = CALayer(layer: layer)
    #expect(copy.allowsEdgeAntialiasing && copy.edgeAntialiasingMask == layer.edgeAntialiasingMask)
    layer.allowsEdgeAntialiasing = false
    #expect(layer.properties.smoothEdges == [])
  }

  @Test func filtersAddUp() {
    let layer = CALayer()
    layer.filters = [LayerFilter.gaussianBlur(radius: 3), LayerFilter.gaussianBlur(radius: 4), "nonsense", 7]
    #expect(layer.properties.effects?.filter.radius == 5)
    layer.backgroundFilters = [LayerFilter.saturation(2), LayerFilter.gaussianBlur(radius: .nan)]
    #expect(layer.properties.effects?.backgroundFilter.radius == 0)
    #expect(layer.properties.effects?.backgroundFilter.color != nil)
    let copy = CALayer(layer: layer)
    #expect(copy.filters?.count == 4 && copy.properties.effects == layer.properties.effects)
    layer.filters = nil
    layer.backgroundFilters = []
    #expect(layer.properties.effects == nil)
    #expect(copy.properties.effects != nil, "copies have their own")
    #expect(copy.filters?.count == 4)
  }

  @Test func renderDrawsFiltersAndSpace() throws {
    let top = layer(CGRect(x: 0, y: 0, width: 100, height: 100), CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    top.addSublayer(layer(CGRect(x: 0, y: 0, width: 50, height: 100), CGColor(red: 0, green: 0, blue: 0, alpha: 1)))
    let glass = layer(CGRect(x: 0, y: 0, width: 100, height: 40), nil)
    glass.backgroundFilters = [LayerFilter.gaussianBlur(radius: 8)]
    top.addSublayer(glass)
    let ink = layer(CGRect(x: 60, y: 60, width: 20, height: 20), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    ink.compositingFilter = "differenceBlendMode"
    top.addSublayer(ink)
    let space = CATransformLayer()
    space.frame = CGRect(x: 80, y: 80, width: 20, height: 20)
    let (near, far) = (
      layer(CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
      layer(CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    )
    near.transform = CATransform3DMakeTranslation(0, 0, 9)
    space.addSublayer(near)
    space.addSublayer(far)
    top.addSublayer(space)

    let stage = Stage(width: 100, height: 100)
    stage.root.addSublayer(top)
    stage.host.commit()
    let screen = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 100, height: 100)))
    _ = stage.host.composite(at: stage.time, into: screen)
    #expect(screen[85, 85].bits == 0xffff_0000)
    #expect(screen[65, 65].bits == 0xff00_ffff)
    #expect(abs(Int(screen[49, 10].red) - 122) < 10)

    let picture = try #require(PixelBuffer(bounds: screen.bounds))
    top.render(in: CGContext(target: picture, clip: Clip(picture.bounds), baseTransform: .identity))
    #expect(picture == screen)
    // A clip does not change the pixels inside of it.
    let part = PixelRect(x: 30, y: 20, width: 40, height: 50)
    let clipped = try #require(PixelBuffer(bounds: screen.bounds))
    top.render(in: CGContext(target: clipped, clip: Clip(part), baseTransform: .identity))
    #expect(clipped.bytes(of: part) == screen.bytes(of: part))
  }
}
