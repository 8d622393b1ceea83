import SpriteKit

/// The root node of a scene in another framework (Apple: GKSceneRootNodeType).
@preconcurrency @MainActor
public protocol GKSceneRootNodeType: NSObjectProtocol {}
extension SKScene: GKSceneRootNodeType {}

/// A scene with its entities and graphs (Apple: GKScene). From a file, only the part that SpriteKit can read is read.
@preconcurrency @MainActor
open class GKScene: NSObject {
  open private(set) var entities: [GKEntity] = []
  open var rootNode: (any GKSceneRootNodeType)?
  open private(set) var graphs: [String: GKGraph] = [:]
  public nonisolated override init() { super.init() }

  public convenience init?(fileNamed filename: String) {
    guard let scene = SKScene(fileNamed: filename) else { return nil }
    self.init(fileNamed: filename, rootNode: scene)
  }
  public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) {
    self.init()
    self.rootNode = rootNode
  }

  open func addEntity(_ entity: GKEntity) { if !entities.contains(where: { $0 === entity }) { entities.append(entity) } }
  open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
  open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
  open func removeGraph(_ name: String) { graphs[name] = nil }
}
