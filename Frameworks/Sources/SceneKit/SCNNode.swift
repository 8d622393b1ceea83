/// A node of a scene. Its position and children work as in SceneKit, but it is not drawn, and actions do not run (Apple: SCNNode).
open class SCNNode: NSObject {
  open var name: String?
  open private(set) weak var parent: SCNNode?
  open private(set) var childNodes: [SCNNode] = []
  open var geometry: SCNGeometry?
  open var camera: SCNCamera?
  open var light: SCNLight?
  open var physicsBody: SCNPhysicsBody?
  open var constraints: [SCNConstraint]?
  open var position = SCNVector3()
  /// The rotation about x, y and z, in radians.
  open var eulerAngles = SCNVector3()
  /// The rotation axis and the angle in radians.
  open var rotation = SCNVector4()
  open var orientation = SCNQuaternion(0, 0, 0, 1 as Float)
  open var scale = SCNVector3(1, 1, 1)
  open var pivot = SCNMatrix4()
  open var opacity: CGFloat = 1
  open var isHidden = false
  open var castsShadow = true
  open var renderingOrder = 0
  open var categoryBitMask = 1
  private var actions: [String: SCNAction] = [:]

  public required override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  /// The translation and scale as a matrix. Setting it stores only the translation.
  open var transform: SCNMatrix4 {
    get { SCNMatrix4Mult(SCNMatrix4MakeScale(scale.x, scale.y, scale.z), SCNMatrix4MakeTranslation(position.x, position.y, position.z)) }
    set { position = SCNVector3(newValue.m41, newValue.m42, newValue.m43) }
  }
  open var worldPosition: SCNVector3 {
    guard let parent else { return position }
    let origin = parent.worldPosition
    return SCNVector3(origin.x + position.x, origin.y + position.y, origin.z + position.z)
  }
  open var presentation: SCNNode { self }
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { geometry?.boundingBox ?? (SCNVector3(), SCNVector3()) }
    set { geometry?.boundingBox = newValue }
  }

  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    child.removeFromParentNode()
    childNodes.insert(child, at: min(index, childNodes.count))
    child.parent = self
  }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
    oldChild.removeFromParentNode()
    insertChildNode(newChild, at: index)
  }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    childNodes(passingTest: recursively) { $0.name == name }.first
  }
  open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
    var stop = ObjCBool(false)
    return childNodes(passingTest: true) { !stop.boolValue && predicate($0, &stop) }
  }
  private func childNodes(passingTest isDeep: Bool, _ test: (SCNNode) -> Bool) -> [SCNNode] {
    childNodes.flatMap { (test($0) ? [$0] : []) + (isDeep ? $0.childNodes(passingTest: true, test) : []) }
  }
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for node in childNodes(passingTest: true, { _ in true }) where !stop.boolValue { block(node, &stop) }
  }
  open func clone() -> Self {
    let copy = type(of: self).init()
    (copy.name, copy.geometry, copy.camera, copy.light) = (name, geometry, camera, light)
    (copy.position, copy.eulerAngles, copy.rotation, copy.orientation, copy.scale) = (position, eulerAngles, rotation, orientation, scale)
    for child in childNodes { copy.addChildNode(child.clone()) }
    return copy
  }
  open func look(at worldTarget: SCNVector3) {}

  open func runAction(_ action: SCNAction) { runAction(action, forKey: "\(actions.count)") }
  open func runAction(_ action: SCNAction, forKey key: String?) { actions[key ?? "\(actions.count)"] = action }
  open func runAction(_ action: SCNAction, completionHandler block: (@Sendable () -> Void)?) { runAction(action) }
  open var hasActions: Bool { !actions.isEmpty }
  open func action(forKey key: String) -> SCNAction? { actions[key] }
  open func removeAction(forKey key: String) { actions[key] = nil }
  open func removeAllActions() { actions = [:] }
}
