public import UIKit

/// A place in the world (Apple: ARAnchor).
open class ARAnchor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let identifier: UUID
  public let name: String?
  open var transform: simd_float4x4 { matrix }
  private let matrix: simd_float4x4
  open var sessionIdentifier: UUID? { nil }

  public init(transform: simd_float4x4) { (matrix, name, identifier) = (transform, nil, UUID()) }
  public init(name: String, transform: simd_float4x4) { (matrix, self.name, identifier) = (transform, name, UUID()) }
  public required init(anchor: ARAnchor) { (matrix, name, identifier) = (anchor.transform, anchor.name, anchor.identifier) }
  public required init?(coder: NSCoder) {
    // Foundation on Linux terminates the program if the key of an object is missing.
    func text(_ key: String) -> String? {
      coder.containsValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" } : nil
    }
    identifier = text("identifier").flatMap { UUID(uuidString: $0) } ?? UUID()
    name = text("name")
    matrix = simd_float4x4((0..<4).map { column in SIMD4((0..<4).map { coder.decodeFloat(forKey: "m\(column)\($0)") }) })
  }
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: identifier.uuidString), forKey: "identifier")
    if let name { coder.encode(NSString(string: name), forKey: "name") }
    for column in 0..<4 { for row in 0..<4 { coder.encode(matrix[column, row], forKey: "m\(column)\(row)") } }
  }
  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(anchor: self) }
}
/// Apple: ARTrackable.
public protocol ARTrackable: NSObjectProtocol {
  var isTracked: Bool { get }
}

// The anchors that a device finds. There are no instances, except those that a program creates.

/// Apple: ARPlaneAnchor.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  // Unchecked: the class has no state of its own.
  public enum Alignment: Int, Sendable { case horizontal, vertical }
  public enum Classification: Sendable, Hashable {
    public enum Status: Int, Sendable { case notAvailable, undetermined, unknown }
    case none(Status)
    case wall, floor, ceiling, table, seat, window, door
  }
  open class var isClassificationSupported: Bool { false }
  open var alignment: Alignment { .horizontal }
  open var center: simd_float3 { simd_float3() }
  open var extent: simd_float3 { simd_float3() }
  open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
  open var geometry: ARPlaneGeometry { ARPlaneGeometry() }
  open var classification: Classification { .none(.notAvailable) }
}
open class ARPlaneExtent: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var rotationOnYAxis: Float { 0 }
  open var width: Float { 0 }
  open var height: Float { 0 }
}
open class ARPlaneGeometry: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var vertices: [simd_float3] { [] }
  open var textureCoordinates: [simd_float2] { [] }
  open var triangleIndices: [Int16] { [] }
  open var triangleCount: Int { 0 }
  open var boundaryVertices: [simd_float3] { [] }
}
open class ARImageAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
  // Unchecked: the class has no state of its own.
  open var referenceImage: ARReferenceImage { ARReferenceImage() }
  open var estimatedScaleFactor: CGFloat { 1 }
  open var isTracked: Bool { false }
}
open class ARObjectAnchor: ARAnchor, @unchecked Sendable {
  // Unchecked: the class has no state of its own.
  open var referenceObject: ARReferenceObject { ARReferenceObject() }
}
// Unchecked: these subclasses have no state of their own.
open class ARParticipantAnchor: ARAnchor, @unchecked Sendable {}
open class ARMeshAnchor: ARAnchor, @unchecked Sendable {}
open class ARGeoAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
  // Unchecked: the class has no state of its own.
  open var isTracked: Bool { false }
}
open class AREnvironmentProbeAnchor: ARAnchor, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let extent: simd_float3
  public init(transform: simd_float4x4, extent: simd_float3) {
    self.extent = extent
    super.init(transform: transform)
  }
  public required init(anchor: ARAnchor) {
    extent = (anchor as? AREnvironmentProbeAnchor)?.extent ?? simd_float3()
    super.init(anchor: anchor)
  }
  public required init?(coder: NSCoder) {
    extent = simd_float3()
    super.init(coder: coder)
  }
}
open class ARBodyAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
  // Unchecked: the class has no state of its own.
  open var estimatedScaleFactor: CGFloat { 1 }
  open var skeleton: ARSkeleton3D { ARSkeleton3D() }
  open var isTracked: Bool { false }
}
open class ARSkeleton: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let root = JointName(rawValue: "root")
    public static let head = JointName(rawValue: "head_joint")
    public static let leftHand = JointName(rawValue: "left_hand_joint")
    public static let rightHand = JointName(rawValue: "right_hand_joint")
    public static let leftFoot = JointName(rawValue: "left_foot_joint")
    public static let rightFoot = JointName(rawValue: "right_foot_joint")
    public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
    public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
  }
  open var jointCount: Int { 0 }
  open func isJointTracked(_ jointIndex: Int) -> Bool { false }
}
open class ARSkeleton3D: ARSkeleton, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var jointModelTransforms: [simd_float4x4] { [] }
  open var jointLocalTransforms: [simd_float4x4] { [] }
  open func modelTransform(for jointName: JointName) -> simd_float4x4? { nil }
  open func localTransform(for jointName: JointName) -> simd_float4x4? { nil }
}
