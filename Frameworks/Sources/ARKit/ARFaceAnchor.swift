public import UIKit

/// A face. There are no instances, except those that a program creates (Apple: ARFaceAnchor).
open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
  // Unchecked: the class has no state of its own.
  open var isTracked: Bool { false }
  open var geometry: ARFaceGeometry { ARFaceGeometry() }
  open var leftEyeTransform: simd_float4x4 { simd_float4x4(1) }
  open var rightEyeTransform: simd_float4x4 { simd_float4x4(1) }
  open var lookAtPoint: simd_float3 { simd_float3() }
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }

  /// The parts of a face that move (Apple: ARFaceAnchor.BlendShapeLocation).
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let browDownLeft = BlendShapeLocation(rawValue: "browDown_L")
    public static let browDownRight = BlendShapeLocation(rawValue: "browDown_R")
    public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
    public static let browOuterUpLeft = BlendShapeLocation(rawValue: "browOuterUp_L")
    public static let browOuterUpRight = BlendShapeLocation(rawValue: "browOuterUp_R")
    public static let cheekPuff = BlendShapeLocation(rawValue: "cheekPuff")
    public static let cheekSquintLeft = BlendShapeLocation(rawValue: "cheekSquint_L")
    public static let cheekSquintRight = BlendShapeLocation(rawValue: "cheekSquint_R")
    public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
    public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
    public static let eyeLookDownLeft = BlendShapeLocation(rawValue: "eyeLookDown_L")
    public static let eyeLookDownRight = BlendShapeLocation(rawValue: "eyeLookDown_R")
    public static let eyeLookInLeft = BlendShapeLocation(rawValue: "eyeLookIn_L")
    public static let eyeLookInRight = BlendShapeLocation(rawValue: "eyeLookIn_R")
    public static let eyeLookOutLeft = BlendShapeLocation(rawValue: "eyeLookOut_L")
    public static let eyeLookOutRight = BlendShapeLocation(rawValue: "eyeLookOut_R")
    public static let eyeLookUpLeft = BlendShapeLocation(rawValue: "eyeLookUp_L")
    public static let eyeLookUpRight = BlendShapeLocation(rawValue: "eyeLookUp_R")
    public static let eyeSquintLeft = BlendShapeLocation(rawValue: "eyeSquint_L")
    public static let eyeSquintRight = BlendShapeLocation(rawValue: "eyeSquint_R")
    public static let eyeWideLeft = BlendShapeLocation(rawValue: "eyeWide_L")
    public static let eyeWideRight = BlendShapeLocation(rawValue: "eyeWide_R")
    public static let jawForward = BlendShapeLocation(rawValue: "jawForward")
    public static let jawLeft = BlendShapeLocation(rawValue: "jawLeft")
    public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
    public static let jawRight = BlendShapeLocation(rawValue: "jawRight")
    public static let mouthClose = BlendShapeLocation(rawValue: "mouthClose")
    public static let mouthDimpleLeft = BlendShapeLocation(rawValue: "mouthDimple_L")
    public static let mouthDimpleRight = BlendShapeLocation(rawValue: "mouthDimple_R")
    public static let mouthFrownLeft = BlendShapeLocation(rawValue: "mouthFrown_L")
    public static let mouthFrownRight = BlendShapeLocation(rawValue: "mouthFrown_R")
    public static let mouthFunnel = BlendShapeLocation(rawValue: "mouthFunnel")
    public static let mouthLeft = BlendShapeLocation(rawValue: "mouthLeft")
    public static let mouthLowerDownLeft = BlendShapeLocation(rawValue: "mouthLowerDown_L")
    public static let mouthLowerDownRight = BlendShapeLocation(rawValue: "mouthLowerDown_R")
    public static let mouthPressLeft = BlendShapeLocation(rawValue: "mouthPress_L")
    public static let mouthPressRight = BlendShapeLocation(rawValue: "mouthPress_R")
    public static let mouthPucker = BlendShapeLocation(rawValue: "mouthPucker")
    public static let mouthRight = BlendShapeLocation(rawValue: "mouth_R")
    public static let mouthRollLower = BlendShapeLocation(rawValue: "mouthRollLower")
    public static let mouthRollUpper = BlendShapeLocation(rawValue: "mouthRollUpper")
    public static let mouthShrugLower = BlendShapeLocation(rawValue: "mouthShrugLower")
    public static let mouthShrugUpper = BlendShapeLocation(rawValue: "mouthShrugUpper")
    public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
    public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    public static let mouthStretchLeft = BlendShapeLocation(rawValue: "mouthStretch_L")
    public static let mouthStretchRight = BlendShapeLocation(rawValue: "mouthStretch_R")
    public static let mouthUpperUpLeft = BlendShapeLocation(rawValue: "mouthUpperUp_L")
    public static let mouthUpperUpRight = BlendShapeLocation(rawValue: "mouthUpperUp_R")
    public static let noseSneerLeft = BlendShapeLocation(rawValue: "noseSneer_L")
    public static let noseSneerRight = BlendShapeLocation(rawValue: "noseSneer_R")
    public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
  }
}
/// Apple: ARFaceGeometry.
open class ARFaceGeometry: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public override init() { super.init() }
  public convenience init?(blendShapes: [ARFaceAnchor.BlendShapeLocation: NSNumber]) { nil }
  open var vertices: [simd_float3] { [] }
  open var textureCoordinates: [simd_float2] { [] }
  open var triangleIndices: [Int16] { [] }
  open var triangleCount: Int { 0 }
}
