import CoreGraphics
import Foundation
import Raster

/// The settings of a replicator, which shows its sublayers several times.
package struct Replication: Sendable, Equatable {
  package var count: CGFloat = 1
  /// The seconds by which each copy is later than the one before.
  package var delay: TimeInterval = 0
  /// The transform from each copy to the next, about the centre of the bounds.
  package var transform = CATransform3DIdentity
  /// The colour that the first copy is multiplied with.
  package var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The amounts added to the components of the colour with each copy.
  package var redOffset: CGFloat = 0
  package var greenOffset: CGFloat = 0
  package var blueOffset: CGFloat = 0
  package var alphaOffset: CGFloat = 0
  /// Whether the copies are placed in space instead of the replicator's plane.
  package var preservesDepth = false

  package init() {}

  /// The maximum number of layers of one replicator. Further copies are left out.
  package static let maximumLayers = 1 << 16

  /// Returns the number of copies of `layers` layers.
  package func copies(of layers: Int) -> Int {
    guard count >= 1 else { return 0 }
    return min(Int(min(count, 1e6)), max(Replication.maximumLayers / max(layers, 1), 1))
  }

  /// Returns the red, green, blue and alpha factors of a copy, 0...1.
  func factors(of index: Int) -> SIMD4<Double> {
    var base = SIMD4<Double>.zero
    if let color {
      let c = color.sRGB
      base = SIMD4(Double(c.red), Double(c.green), Double(c.blue), Double(color.alpha))
    }
    let offset = SIMD4(Double(redOffset), Double(greenOffset), Double(blueOffset), Double(alphaOffset))
    return (base + offset * Double(index)).clamped(lowerBound: .zero, upperBound: .one)
  }
}

extension RenderNode {
  /// Returns the children of a replicator as copies in nodes of their own. The copies share the nodes that are not animated.
  ///
  /// - Parameters:
  ///   - properties: the replicator's properties with the animations at `t` applied.
  ///   - t: a time of the replicator.
  static func copies(
    _ replication: Replication, _ children: NodeList, _ id: LayerID, _ properties: LayerProperties, at t: TimeInterval, depth: Int,
    from pool: NodePool?
  ) -> NodeList {
    let count = replication.copies(of: children.layerCount)
    guard count > 0, !children.isEmpty else { return [] }
    var nodes: [RenderNode] = []
    nodes.reserveCapacity(count)
    var transform = CATransform3DIdentity
    for index in 0..<count {
      let time = t - Double(index) * (replication.delay.isFinite ? replication.delay : 0)
      let shown = children.isAnimated ? children.presented(at: time, depth: depth + 2, from: pool) : children
      let factors = replication.factors(of: index)
      if factors.w > 0 {
        var p = LayerProperties()
        p.bounds = properties.bounds
        p.position = CGPoint(x: properties.bounds.midX, y: properties.bounds.midY)
        p.transform = transform
        p.opacity = Float(factors.w)
        p.isTransformLayer = replication.preservesDepth
        if factors.x < 1 || factors.y < 1 || factors.z < 1, !replication.preservesDepth {
          var filter = PictureFilter()
          filter.change(
            ColorMatrix(
              red: SIMD4(Float(factors.x), 0, 0, 0), green: SIMD4(0, Float(factors.y), 0, 0), blue: SIMD4(0, 0, Float(factors.z), 0)))
          p.effects = LayerEffects(filter: filter)
        }
        nodes.append(RenderNode(id: id.copy(index), properties: p, children: shown))
      }
      transform = CATransform3DConcat(replication.transform, transform)
      guard transform.m11.isFinite, transform.m41.isFinite else { break }
    }
    return NodeList(nodes)
  }
}
