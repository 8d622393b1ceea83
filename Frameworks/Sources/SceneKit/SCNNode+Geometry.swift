// The geometry of nodes in simd's types, and in the coordinates of other nodes. As in `worldPosition`, only translations count.

extension SCNNode {
  public var simdPosition: simd_float3 {
    get { simd_float3(position) }
    set { position = SCNVector3(newValue) }
  }
  public var simdScale: simd_float3 {
    get { simd_float3(scale) }
    set { scale = SCNVector3(newValue) }
  }
  public var simdEulerAngles: simd_float3 {
    get { simd_float3(eulerAngles) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  public var simdOrientation: simd_quatf {
    get { simd_quatf(ix: orientation.x, iy: orientation.y, iz: orientation.z, r: orientation.w) }
    set { orientation = SCNQuaternion(newValue.imag.x, newValue.imag.y, newValue.imag.z, newValue.real) }
  }
  public var simdTransform: simd_float4x4 {
    get { simd_float4x4(transform) }
    set { transform = SCNMatrix4(newValue) }
  }
  public var simdPivot: simd_float4x4 {
    get { simd_float4x4(pivot) }
    set { pivot = SCNMatrix4(newValue) }
  }
  public var worldTransform: SCNMatrix4 {
    let position = worldPosition
    return SCNMatrix4MakeTranslation(position.x, position.y, position.z)
  }
  public func setWorldTransform(_ worldTransform: SCNMatrix4) {
    simdWorldPosition = simd_float3(worldTransform.m41, worldTransform.m42, worldTransform.m43)
  }
  public var simdWorldPosition: simd_float3 {
    get { simd_float3(worldPosition) }
    set { simdPosition = newValue - (parent?.simdWorldPosition ?? simd_float3()) }
  }
  public var simdWorldTransform: simd_float4x4 {
    get { simd_float4x4(worldTransform) }
    set { setWorldTransform(SCNMatrix4(newValue)) }
  }
  public var worldOrientation: SCNQuaternion {
    get { orientation }
    set { orientation = newValue }
  }
  public var simdWorldOrientation: simd_quatf {
    get { simdOrientation }
    set { simdOrientation = newValue }
  }
  public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
  public var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }
  public var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }
  public var simdWorldFront: simd_float3 { simdOrientation.act(simd_float3(0, 0, -1)) }
  public var simdWorldUp: simd_float3 { simdOrientation.act(simd_float3(0, 1, 0)) }
  public var simdWorldRight: simd_float3 { simdOrientation.act(simd_float3(1, 0, 0)) }

  /// - Parameter node: nil stands for the scene.
  public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    SCNVector3(simdConvertPosition(simd_float3(position), to: node))
  }
  public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SCNVector3(simdConvertPosition(simd_float3(position), from: node))
  }
  public func simdConvertPosition(_ position: simd_float3, to node: SCNNode?) -> simd_float3 {
    position + simdWorldPosition - (node?.simdWorldPosition ?? simd_float3())
  }
  public func simdConvertPosition(_ position: simd_float3, from node: SCNNode?) -> simd_float3 {
    position - simdWorldPosition + (node?.simdWorldPosition ?? simd_float3())
  }
  public func localTranslate(by translation: SCNVector3) { simdPosition += simdOrientation.act(simd_float3(translation)) }
  public func simdLocalTranslate(by translation: simd_float3) { simdPosition += simdOrientation.act(translation) }
  public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {}
  public func simdLook(at worldTarget: simd_float3) {}
  public func flattenedClone() -> Self { clone() }
  public func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    block(self, &stop)
    if !stop.boolValue { enumerateChildNodes(block) }
  }
}

/// A node for a file, which is not read (Apple: SCNReferenceNode).
open class SCNReferenceNode: SCNNode {
  open var referenceURL = URL(fileURLWithPath: "/")
  open var isLoaded: Bool { false }
  public convenience init?(url referenceURL: URL) {
    self.init()
    self.referenceURL = referenceURL
  }
  open func load() {}
  open func unload() {}
}
