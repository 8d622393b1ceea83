import CoreGraphics
import Raster
import RenderTree

/// A mutable layer for tests. It keeps its node as long as its subtree does not change.
final class ModelLayer {
  let id = LayerID()
  private(set) weak var parent: ModelLayer?
  var properties = LayerProperties() { didSet { invalidate() } }
  var contents: LayerContents? { didSet { invalidate() } }
  var animations: [LayerAnimation] = [] { didSet { invalidate() } }
  var transition: RenderNode?
  private(set) var children: [ModelLayer] = []
  var mask: ModelLayer? {
    didSet {
      mask?.parent = self
      invalidate()
    }
  }
  private var cached: RenderNode?
  private var list = NodeList()

  func invalidate() {
    cached = nil
    parent?.invalidate()
  }

  func insert(_ child: ModelLayer, at index: Int) {
    child.parent = self
    children.insert(child, at: index)
    invalidate()
  }

  @discardableResult func remove(at index: Int) -> ModelLayer {
    let child = children.remove(at: index)
    child.parent = nil
    invalidate()
    return child
  }

  var node: RenderNode {
    if let cached { return cached }
    list = NodeList(children.map(\.node), reusing: list)
    let made = RenderNode(
      id: id, properties: properties, contents: contents, children: list, mask: mask?.node, animations: animations)
    cached = made
    return made
  }

  /// The layer and its descendants, including masks.
  var all: [ModelLayer] { [self] + children.flatMap(\.all) + (mask?.all ?? []) }
}
