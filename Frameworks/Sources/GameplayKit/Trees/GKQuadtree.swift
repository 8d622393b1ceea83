import FoundationCompatibility
import simd

/// A rectangle (Apple: GKQuad).
public struct GKQuad: Sendable, Equatable {
  public var quadMin: vector_float2
  public var quadMax: vector_float2
  public init(quadMin: vector_float2 = vector_float2(), quadMax: vector_float2 = vector_float2()) {
    self.quadMin = quadMin
    self.quadMax = quadMax
  }
  func intersects(_ other: GKQuad) -> Bool { all(quadMin .<= other.quadMax) && all(other.quadMin .<= quadMax) }
}

/// A cell of a quadtree (Apple: GKQuadtreeNode).
open class GKQuadtreeNode: NSObject {
  public let quad: GKQuad
  fileprivate var elements: [(element: NSObject, quad: GKQuad)] = []
  fileprivate var children: [GKQuadtreeNode] = []
  init(_ quad: GKQuad) {
    self.quad = quad
    super.init()
  }
}

/// Elements by their position in the plane (Apple: GKQuadtree).
open class GKQuadtree<ElementType: NSObject>: NSObject {
  private let root: GKQuadtreeNode
  private let minimumCellSize: Float

  public init(boundingQuad quad: GKQuad, minimumCellSize minCellSize: Float) {
    root = GKQuadtreeNode(quad)
    // Cells are divided at most 32 times.
    minimumCellSize = max(minCellSize, (quad.quadMax - quad.quadMin).max() / 0x1p32, .leastNormalMagnitude)
    super.init()
  }

  @discardableResult
  open func add(_ element: ElementType, at point: vector_float2) -> GKQuadtreeNode {
    add(element, in: GKQuad(quadMin: point, quadMax: point))
  }
  /// Adds an element to the smallest cell that contains the whole rectangle, or to the root.
  @discardableResult
  open func add(_ element: ElementType, in quad: GKQuad) -> GKQuadtreeNode {
    var node = root
    while (node.quad.quadMax - node.quad.quadMin).max() / 2 >= minimumCellSize {
      if node.children.isEmpty { divide(node) }
      let child = node.children.first { all($0.quad.quadMin .<= quad.quadMin) && all(quad.quadMax .<= $0.quad.quadMax) }
      guard let child else { break }
      node = child
    }
    node.elements.append((element, quad))
    return node
  }
  open func elements(at point: vector_float2) -> [ElementType] { elements(in: GKQuad(quadMin: point, quadMax: point)) }
  /// Returns the elements that intersect a rectangle.
  open func elements(in quad: GKQuad) -> [ElementType] {
    var (result, open): ([ElementType], [GKQuadtreeNode]) = ([], [root])
    while let node = open.popLast() {
      result += node.elements.filter { $0.quad.intersects(quad) }.compactMap { $0.element as? ElementType }
      open += node.children.filter { $0.quad.intersects(quad) }
    }
    return result
  }
  /// Removes an element from all cells, and returns whether it was in one.
  @discardableResult
  open func remove(_ data: ElementType) -> Bool {
    var (isFound, open) = (false, [root])
    while let node = open.popLast() {
      if remove(data, using: node) { isFound = true }
      open += node.children
    }
    return isFound
  }
  @discardableResult
  open func remove(_ data: ElementType, using node: GKQuadtreeNode) -> Bool {
    let count = node.elements.count
    node.elements.removeAll { $0.element === data }
    return node.elements.count < count
  }

  private func divide(_ node: GKQuadtreeNode) {
    let (low, high) = (node.quad.quadMin, node.quad.quadMax)
    let middle = (low + high) / 2
    node.children = [
      GKQuad(quadMin: low, quadMax: middle),
      GKQuad(quadMin: vector_float2(middle.x, low.y), quadMax: vector_float2(high.x, middle.y)),
      GKQuad(quadMin: vector_float2(low.x, middle.y), quadMax: vector_float2(middle.x, high.y)),
      GKQuad(quadMin: middle, quadMax: high),
    ].map(GKQuadtreeNode.init)
  }
}
