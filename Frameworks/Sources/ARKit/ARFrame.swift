public import UIKit

// What a running session gives. There are no instances from a session.

/// Apple: ARFrame.
open class ARFrame: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }
  public enum SegmentationClass: UInt8, Sendable { case none = 0, person = 255 }
  private let buffer: CVPixelBuffer
  init(buffer: CVPixelBuffer) { self.buffer = buffer }
  open var timestamp: TimeInterval { 0 }
  open var capturedImage: CVPixelBuffer { buffer }
  open var camera: ARCamera { ARCamera() }
  open var anchors: [ARAnchor] { [] }
  open var lightEstimate: ARLightEstimate? { nil }
  open var rawFeaturePoints: ARPointCloud? { nil }
  open var worldMappingStatus: WorldMappingStatus { .notAvailable }
  open var segmentationBuffer: CVPixelBuffer? { nil }
  open var estimatedDepthData: CVPixelBuffer? { nil }
  open var capturedDepthData: AVDepthData? { nil }
  open var sceneDepth: ARDepthData? { nil }
  open var smoothedSceneDepth: ARDepthData? { nil }
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery {
    ARRaycastQuery(origin: simd_float3(), direction: simd_float3(0, 0, -1), allowing: target, alignment: alignment)
  }
  open func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform { .identity }
}
/// Apple: ARCamera.
open class ARCamera: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public enum TrackingState: Hashable, Sendable {
    public enum Reason: Int, Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
    case notAvailable
    case limited(Reason)
    case normal
  }
  open var transform: simd_float4x4 { simd_float4x4(1) }
  open var eulerAngles: simd_float3 { simd_float3() }
  open var trackingState: TrackingState { .notAvailable }
  open var intrinsics: simd_float3x3 { simd_float3x3(1) }
  open var imageResolution: CGSize { .zero }
  open var exposureDuration: TimeInterval { 0 }
  open var exposureOffset: Float { 0 }
  open var projectionMatrix: simd_float4x4 { simd_float4x4(1) }
  open func projectionMatrix(
    for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat
  ) -> simd_float4x4 { simd_float4x4(1) }
  open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { simd_float4x4(1) }
  open func projectPoint(_ point: simd_float3, orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGPoint { .zero }
  open func unprojectPoint(
    _ point: CGPoint, ontoPlane planeTransform: simd_float4x4, orientation: UIInterfaceOrientation, viewportSize: CGSize
  ) -> simd_float3? { nil }
}
open class ARLightEstimate: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var ambientIntensity: CGFloat { 1000 }
  open var ambientColorTemperature: CGFloat { 6500 }
}
open class ARDirectionalLightEstimate: ARLightEstimate, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var primaryLightDirection: simd_float3 { simd_float3() }
  open var primaryLightIntensity: CGFloat { 0 }
}
open class ARPointCloud: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var points: [simd_float3] { [] }
  open var identifiers: [UInt64] { [] }
}
open class ARDepthData: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private let map: CVPixelBuffer
  init(map: CVPixelBuffer) { self.map = map }
  open var depthMap: CVPixelBuffer { map }
  open var confidenceMap: CVPixelBuffer? { nil }
}
public enum ARConfidenceLevel: Int, Sendable { case low, medium, high }

/// Apple: ARHitTestResult.
open class ARHitTestResult: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let featurePoint = ResultType(rawValue: 1)
    public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
    public static let estimatedVerticalPlane = ResultType(rawValue: 4)
    public static let existingPlane = ResultType(rawValue: 8)
    public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
    public static let existingPlaneUsingGeometry = ResultType(rawValue: 32)
  }
  open var type: ResultType { [] }
  open var distance: CGFloat { 0 }
  open var localTransform: simd_float4x4 { simd_float4x4(1) }
  open var worldTransform: simd_float4x4 { simd_float4x4(1) }
  open var anchor: ARAnchor? { nil }
}
/// Apple: ARRaycastQuery.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
  public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
  public let origin: simd_float3
  public let direction: simd_float3
  public let target: Target
  public let targetAlignment: TargetAlignment
  public init(origin: simd_float3, direction: simd_float3, allowing target: Target, alignment: TargetAlignment) {
    (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
  }
}
open class ARRaycastResult: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var worldTransform: simd_float4x4 { simd_float4x4(1) }
  open var target: ARRaycastQuery.Target { .estimatedPlane }
  open var targetAlignment: ARRaycastQuery.TargetAlignment { .any }
  open var anchor: ARAnchor? { nil }
}
open class ARTrackedRaycast: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open func stopTracking() {}
}

/// Apple: ARReferenceImage.
open class ARReferenceImage: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var name: String?
  /// In metres.
  public let physicalSize: CGSize
  override init() { physicalSize = .zero }
  /// - Parameter physicalWidth: in metres.
  public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
    physicalSize = CGSize(width: physicalWidth, height: physicalWidth * CGFloat(image.height) / CGFloat(max(1, image.width)))
  }
  /// Returns no images; nil in a bundle without the group is not distinguished.
  open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { [] }
  open func validate(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { completionHandler(nil) }
}
/// Apple: ARReferenceObject.
open class ARReferenceObject: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open class var archiveExtension: String { "arobject" }
  open var name: String?
  override init() { super.init() }
  public init(archiveURL url: URL) throws { throw ARError(.fileIOFailed) }
  open var center: simd_float3 { simd_float3() }
  open var extent: simd_float3 { simd_float3() }
  open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { [] }
}
/// Apple: ARWorldMap.
open class ARWorldMap: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var anchors: [ARAnchor] = []
  open var center: simd_float3 { simd_float3() }
  open var extent: simd_float3 { simd_float3() }
}
