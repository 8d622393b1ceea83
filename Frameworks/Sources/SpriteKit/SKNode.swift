@_exported public import UIKit

/// A node of a scene. Its position and children work as in SpriteKit, but it is not drawn, and actions do not run (Apple: SKNode).
@preconcurrency @MainActor
open class SKNode: UIResponder, @preconcurrency NSSecureCoding {
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  /// The position in the parent's coordinates, where y points up.
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  /// The rotation in radians, anticlockwise.
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var speed: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  /// Stored; has no effect, since nodes receive no touches.
  open var isUserInteractionEnabled = false
  open var name: String?
  open var userData: NSMutableDictionary?
  open var constraints: [SKConstraint]?
  open var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  private var actions: [String: SKAction] = [:]

  public override init() { super.init() }

  /// Reads a node from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init()
    // Programs also pass coders that hold nothing.
    if aDecoder.allowsKeyedCoding { for value in archivedValues { value.decode(aDecoder) } }
  }

  /// Writes the node with its children, but without actions, physics bodies and constraints.
  open func encode(with aCoder: NSCoder) {
    if aCoder.allowsKeyedCoding { for value in archivedValues { value.encode(aCoder) } }
  }
  open class var supportsSecureCoding: Bool { true }
  /// The values of the node and its superclasses in an archive.
  var archivedValues: [ArchivedValue] { SKNode.values(of: self) }

  /// Creates an empty node if the main bundle contains the file; otherwise nil. The files of SpriteKit's editor are not read.
  public convenience init?(fileNamed filename: String) {
    guard SKNode.hasFile(filename) else { return nil }
    self.init()
  }

  static func hasFile(_ name: String) -> Bool {
    Bundle.main.url(forResource: name, withExtension: name.hasSuffix(".sks") ? nil : "sks") != nil
  }

  /// The bounding box of the node's own content in its parent's coordinates; empty for a plain node.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }
  open override var next: UIResponder? { parent }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  // MARK: Node tree

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "the node has a parent already")
    children.insert(node, at: index)
    node.parent = self
  }

  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  open func removeAllChildren() { removeChildren(in: children) }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func move(toParent parent: SKNode) {
    if let old = self.parent { position = old.convert(position, to: parent) }
    removeFromParent()
    parent.addChild(self)
  }

  open func inParentHierarchy(_ parent: SKNode) -> Bool { self.parent === parent || self.parent?.inParentHierarchy(parent) ?? false }

  /// Returns the first node with that name. `//name` searches all descendants, `name` only the children; `*` matches any name.
  open func childNode(withName name: String) -> SKNode? { self[name].first }
  open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for node in self[name] where !stop.boolValue { block(node, &stop) }
  }
  open subscript(name: String) -> [SKNode] {
    let isDeep = name.hasPrefix("//")
    let wanted = isDeep ? String(name.dropFirst(2)) : name
    return (isDeep ? descendants : children).filter { wanted == "*" || $0.name == wanted }
  }
  var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  // MARK: Geometry

  var toParent: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale)
  }
  private var toRoot: CGAffineTransform { toParent.concatenating(parent?.toRoot ?? .identity) }

  /// Returns the bounding box of the node and its descendants in its parent's coordinates.
  open func calculateAccumulatedFrame() -> CGRect {
    children.reduce(frame) { box, child in
      let inner = child.calculateAccumulatedFrame().applying(toParent)
      return box.isEmpty ? inner : box.union(inner)
    }
  }
  open func contains(_ point: CGPoint) -> Bool { calculateAccumulatedFrame().contains(point) }
  open func intersects(_ node: SKNode) -> Bool { calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame()) }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point.applying(node.toRoot).applying(toRoot.inverted()) }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
  open func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).first ?? self }

  /// Returns the descendants at a point, the topmost first.
  open func nodes(at point: CGPoint) -> [SKNode] {
    descendants.filter { node in node.parent.map { node.frame.contains($0.convert(point, from: self)) } ?? false }
      .enumerated().sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }.map(\.element)
  }

  // MARK: Actions (stored, not run)

  open func run(_ action: SKAction) { actions["\(actions.count)"] = action }
  open func run(_ action: SKAction, completion block: @escaping @Sendable () -> Void) { run(action) }
  open func run(_ action: SKAction, withKey key: String) { actions[key] = action }
  open func hasActions() -> Bool { !actions.isEmpty }
  open func action(forKey key: String) -> SKAction? { actions[key] }
  open func removeAction(forKey key: String) { actions[key] = nil }
  open func removeAllActions() { actions = [:] }
}

extension UITouch {
  public func location(in node: SKNode) -> CGPoint { node.point(ofView: location(in: node.scene?.view)) }
  public func previousLocation(in node: SKNode) -> CGPoint { node.point(ofView: previousLocation(in: node.scene?.view)) }
}

extension SKNode {
  fileprivate func point(ofView point: CGPoint) -> CGPoint { scene.map { convert($0.convertPoint(fromView: point), from: $0) } ?? point }
}
