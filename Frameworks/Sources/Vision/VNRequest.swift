@_exported import CoreImage
import FoundationCompatibility

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
public typealias VNConfidence = Float

/// A request to analyse an image. It finds nothing (Apple: VNRequest).
open class VNRequest: NSObject, _VNObservingRequest {
  public let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1
  open fileprivate(set) var isCancelled = false
  fileprivate var isDone = false
  /// The observations: empty after the request was performed, nil before.
  var observations: [VNObservation]? { isDone ? [] : nil }
  public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
  public convenience override init() { self.init(completionHandler: nil) }
  open class var supportedRevisions: IndexSet { [1] }
  open class var defaultRevision: Int { 1 }
  open class var currentRevision: Int { 1 }
  open func cancel() { isCancelled = true }
  func perform() {
    guard !isCancelled else { return }
    isDone = true
    completionHandler?(self, nil)
  }
}
open class VNImageBasedRequest: VNRequest {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Provides `results` for requests whose type is not known. Subclasses declare the property with the type of their observations, which they
/// could not do if the class declared it. Not meant for programs.
public protocol _VNObservingRequest: AnyObject {}
extension _VNObservingRequest {
  /// The results: empty after the request was performed, nil before (Apple: VNRequest.results).
  public var results: [VNObservation]? { (self as? VNRequest)?.observations }
}

// The requests. `results` is empty after a request was performed.

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  open var results: [VNFaceObservation]? { observations.map { _ in [] } }
}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  open var inputFaceObservations: [VNFaceObservation]?
  open var results: [VNFaceObservation]? { observations.map { _ in [] } }
}
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
  open var results: [VNFaceObservation]? { observations.map { _ in [] } }
}
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var quadratureTolerance: Float = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
  open var results: [VNRectangleObservation]? { observations.map { _ in [] } }
}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
  open var reportCharacterBoxes = false
  open var results: [VNTextObservation]? { observations.map { _ in [] } }
}
open class VNRecognizeTextRequest: VNImageBasedRequest {
  open var recognitionLanguages: [String] = ["en-US"]
  open var customWords: [String] = []
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var usesLanguageCorrection = true
  open var automaticallyDetectsLanguage = false
  open var minimumTextHeight: Float = 0
  open func supportedRecognitionLanguages() throws -> [String] { [] }
  open var results: [VNRecognizedTextObservation]? { observations.map { _ in [] } }
}
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  open var symbologies: [VNBarcodeSymbology] = []
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
  open var results: [VNBarcodeObservation]? { observations.map { _ in [] } }
}
open class VNClassifyImageRequest: VNImageBasedRequest {
  open var results: [VNClassificationObservation]? { observations.map { _ in [] } }
}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
  open var upperBodyOnly = true
  open var results: [VNHumanObservation]? { observations.map { _ in [] } }
}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
  open var results: [VNHumanBodyPoseObservation]? { observations.map { _ in [] } }
}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
  open var maximumHandCount = 2
  open var results: [VNHumanHandPoseObservation]? { observations.map { _ in [] } }
}
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
  open var results: [VNRecognizedObjectObservation]? { observations.map { _ in [] } }
}
open class VNDetectHorizonRequest: VNImageBasedRequest {
  open var results: [VNHorizonObservation]? { observations.map { _ in [] } }
}
open class VNDetectContoursRequest: VNImageBasedRequest {
  open var contrastAdjustment: Float = 2
  open var detectsDarkOnLight = true
  open var results: [VNContoursObservation]? { observations.map { _ in [] } }
}
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
  open var results: [VNRectangleObservation]? { observations.map { _ in [] } }
}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
  open var results: [VNFeaturePrintObservation]? { observations.map { _ in [] } }
}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
  open var results: [VNSaliencyImageObservation]? { observations.map { _ in [] } }
}
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {
  open var results: [VNSaliencyImageObservation]? { observations.map { _ in [] } }
}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  open var qualityLevel = QualityLevel.accurate
  open var outputPixelFormat: OSType = kCVPixelFormatType_OneComponent8
  open var results: [VNPixelBufferObservation]? { observations.map { _ in [] } }
}
open class VNTrackingRequest: VNImageBasedRequest {
  open var inputObservation: VNDetectedObjectObservation
  open var trackingLevel = VNRequestTrackingLevel.fast
  open var isLastFrame = false
  open var results: [VNObservation]? { observations }
  init(_ observation: VNDetectedObjectObservation, _ completionHandler: VNRequestCompletionHandler?) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}
open class VNTrackObjectRequest: VNTrackingRequest {
  public init(detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler? = nil) {
    super.init(observation, completionHandler)
  }
}
open class VNTrackRectangleRequest: VNTrackingRequest {
  public init(rectangleObservation observation: VNRectangleObservation, completionHandler: VNRequestCompletionHandler? = nil) {
    super.init(observation, completionHandler)
  }
}
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
/// Performs requests at once, without results (Apple: VNImageRequestHandler).
open class VNImageRequestHandler: NSObject {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws { for request in requests { request.perform() } }
}
/// Performs requests at once, without results (Apple: VNSequenceRequestHandler).
open class VNSequenceRequestHandler: NSObject {
  public override init() { super.init() }
  open func perform(_ requests: [VNRequest], onCGImage image: CGImage) throws { for request in requests { request.perform() } }
  open func perform(_ requests: [VNRequest], onCGImage image: CGImage, orientation: CGImagePropertyOrientation) throws {
    for request in requests { request.perform() }
  }
  open func perform(_ requests: [VNRequest], onCIImage image: CIImage) throws { for request in requests { request.perform() } }
  open func perform(_ requests: [VNRequest], onCIImage image: CIImage, orientation: CGImagePropertyOrientation) throws {
    for request in requests { request.perform() }
  }
  open func perform(_ requests: [VNRequest], onCVPixelBuffer pixelBuffer: CVPixelBuffer) throws {
    for request in requests { request.perform() }
  }
  open func perform(_ requests: [VNRequest], onCVPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws {
    for request in requests { request.perform() }
  }
  open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws { for request in requests { request.perform() } }
  open func perform(_ requests: [VNRequest], onImageData imageData: Data, orientation: CGImagePropertyOrientation) throws {
    for request in requests { request.perform() }
  }
}
