public import UIKit

/// A session that cannot run: the delegate is told `unsupportedConfiguration`, and there are no frames (Apple: ARSession).
open class ARSession: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
    public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
    public static let resetSceneReconstruction = RunOptions(rawValue: 8)
  }

  public let identifier = UUID()
  open weak var delegate: (any ARSessionDelegate)?
  open var delegateQueue: DispatchQueue?
  open private(set) var configuration: ARConfiguration?
  open var currentFrame: ARFrame? { nil }
  /// The view that shows the session.
  package weak var observer: (any ARSessionObserver)?
  /// The anchors that the program added.
  package private(set) var anchors: [ARAnchor] = []

  /// Stores the configuration, and tells the delegate of the session, or of its view, that it is not supported.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    if options.contains(.removeExistingAnchors) { anchors = [] }
    (delegateQueue ?? .main).async { [weak self] in
      guard let self, self.configuration === configuration else { return }
      delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
      observer?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
    }
  }
  open func pause() {}
  open func add(anchor: ARAnchor) { anchors.append(anchor) }
  open func remove(anchor: ARAnchor) { anchors.removeAll { $0 === anchor } }
  open func setWorldOrigin(relativeTransform: simd_float4x4) {}
  open func getCurrentWorldMap(completionHandler: @escaping @Sendable (ARWorldMap?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, ARError(.unsupportedConfiguration)) }
  }
  open func currentWorldMap() async throws -> ARWorldMap { throw ARError(.unsupportedConfiguration) }
  open func createReferenceObject(
    transform: simd_float4x4, center: simd_float3, extent: simd_float3,
    completionHandler: @escaping @Sendable (ARReferenceObject?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, ARError(.unsupportedConfiguration)) } }
  open func captureHighResolutionFrame(completion: @escaping @Sendable (ARFrame?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completion(nil, ARError(.unsupportedConfiguration)) }
  }
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
  open func trackedRaycast(_ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void) -> ARTrackedRaycast? { nil }
  open func update(with collaborationData: CollaborationData) {}

  /// Apple: ARSession.CollaborationData.
  open class CollaborationData: NSObject, @unchecked Sendable {
    // Unchecked: the class has no state.
    public enum Priority: Int, Sendable { case critical, optional }
    open var priority: Priority { .optional }
  }
}

/// Apple: ARSessionObserver.
public protocol ARSessionObserver: NSObjectProtocol {
  func session(_ session: ARSession, didFailWithError error: any Error)
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
  func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
  func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer)
  func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData)
}
extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
  public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
  public func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer) {}
  public func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData) {}
}
/// Apple: ARSessionDelegate.
public protocol ARSessionDelegate: ARSessionObserver {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
/// Apple: ARSessionProviding.
public protocol ARSessionProviding: NSObjectProtocol {
  @MainActor var session: ARSession { get }
}

public let ARErrorDomain = "com.apple.arkit.error"
/// Apple: ARError.
public struct ARError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized, locationUnauthorized
    case highResolutionFrameCaptureInProgress = 106, highResolutionFrameCaptureFailed, worldTrackingFailed = 200
    case geoTrackingNotAvailableAtLocation = 201, geoTrackingFailed, invalidReferenceImage = 300, invalidReferenceObject, invalidWorldMap
    case invalidConfiguration, collaborationDataUnavailable, insufficientFeatures = 400, objectMergeFailed, fileIOFailed = 500,
      requestFailed
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? ARError)?.code == code }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { ARErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { code == .unsupportedConfiguration ? "Unsupported configuration." : "\(code)" }
  public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
  public static var sensorUnavailable: Code { .sensorUnavailable }
  public static var sensorFailed: Code { .sensorFailed }
  public static var cameraUnauthorized: Code { .cameraUnauthorized }
  public static var worldTrackingFailed: Code { .worldTrackingFailed }
}
