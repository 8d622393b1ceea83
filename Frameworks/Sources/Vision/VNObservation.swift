public import CoreGraphics
public import CoreImage
public import Foundation

// The results of requests. There are no instances, except those that a program creates.

open class VNObservation: NSObject {
  public let uuid = UUID()
  open var confidence: VNConfidence { 1 }
}
open class VNDetectedObjectObservation: VNObservation {
  public let boundingBox: CGRect
  public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
  public convenience override init() { self.init(boundingBox: .zero) }
}
open class VNRectangleObservation: VNDetectedObjectObservation {
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  open var bottomLeft: CGPoint { boundingBox.origin }
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}
open class VNTextObservation: VNRectangleObservation {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}
open class VNRecognizedText: NSObject {
  open var string: String { "" }
  open var confidence: VNConfidence { 0 }
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
open class VNRecognizedTextObservation: VNRectangleObservation {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
open class VNBarcodeObservation: VNRectangleObservation {
  open var symbology: VNBarcodeSymbology { .qr }
  open var payloadStringValue: String? { nil }
  open var barcodeDescriptor: CIBarcodeDescriptor? { nil }
}
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  public static let code39Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39Checksum")
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
  public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
  public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
  public static let microPDF417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroPDF417")
  public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
}
open class VNClassificationObservation: VNObservation {
  open var identifier: String { "" }
  open var hasPrecisionRecallCurve: Bool { false }
  open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
  open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
}
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
  open var labels: [VNClassificationObservation] { [] }
}
open class VNHumanObservation: VNDetectedObjectObservation {
  open var upperBodyOnly: Bool { true }
}
open class VNHorizonObservation: VNObservation {
  open var transform: CGAffineTransform { .identity }
  open var angle: CGFloat { 0 }
}
open class VNContoursObservation: VNObservation {
  open var contourCount: Int { 0 }
  open var normalizedPath: CGPath { CGMutablePath() }
}
open class VNPixelBufferObservation: VNObservation {
  public let pixelBuffer: CVPixelBuffer
  init(pixelBuffer: CVPixelBuffer) { self.pixelBuffer = pixelBuffer }
  open var featureName: String? { nil }
}
open class VNSaliencyImageObservation: VNPixelBufferObservation {
  open var salientObjects: [VNRectangleObservation]? { nil }
}
open class VNFeaturePrintObservation: VNObservation {
  open var elementCount: Int { 0 }
  open var data: Data { Data() }
  open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation) throws {
    outDistance.pointee = 0
  }
}
open class VNFaceObservation: VNDetectedObjectObservation {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
  open var pitch: NSNumber? { nil }
  open var faceCaptureQuality: Float? { nil }
}
open class VNFaceLandmarks2D: NSObject {
  open var confidence: VNConfidence { 0 }
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var noseCrest: VNFaceLandmarkRegion2D? { nil }
  open var medianLine: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}
open class VNFaceLandmarkRegion2D: NSObject {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
open class VNRecognizedPoint: NSObject {
  open var location: CGPoint { .zero }
  open var x: Double { 0 }
  open var y: Double { 0 }
  open var confidence: VNConfidence { 0 }
}
open class VNHumanBodyPoseObservation: VNObservation {
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nose = JointName(rawValue: "nose")
    public static let leftEye = JointName(rawValue: "leftEye")
    public static let rightEye = JointName(rawValue: "rightEye")
    public static let leftEar = JointName(rawValue: "leftEar")
    public static let rightEar = JointName(rawValue: "rightEar")
    public static let neck = JointName(rawValue: "neck")
    public static let leftShoulder = JointName(rawValue: "leftShoulder")
    public static let rightShoulder = JointName(rawValue: "rightShoulder")
    public static let leftElbow = JointName(rawValue: "leftElbow")
    public static let rightElbow = JointName(rawValue: "rightElbow")
    public static let leftWrist = JointName(rawValue: "leftWrist")
    public static let rightWrist = JointName(rawValue: "rightWrist")
    public static let root = JointName(rawValue: "root")
    public static let leftHip = JointName(rawValue: "leftHip")
    public static let rightHip = JointName(rawValue: "rightHip")
    public static let leftKnee = JointName(rawValue: "leftKnee")
    public static let rightKnee = JointName(rawValue: "rightKnee")
    public static let leftAnkle = JointName(rawValue: "leftAnkle")
    public static let rightAnkle = JointName(rawValue: "rightAnkle")
  }
  open var availableJointNames: [JointName] { [] }
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { VNRecognizedPoint() }
}
open class VNHumanHandPoseObservation: VNObservation {
  public struct JointName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wrist = JointName(rawValue: "wrist")
    public static let thumbTip = JointName(rawValue: "thumbTip")
    public static let thumbIP = JointName(rawValue: "thumbIP")
    public static let thumbMP = JointName(rawValue: "thumbMP")
    public static let thumbCMC = JointName(rawValue: "thumbCMC")
    public static let indexTip = JointName(rawValue: "indexTip")
    public static let indexDIP = JointName(rawValue: "indexDIP")
    public static let indexPIP = JointName(rawValue: "indexPIP")
    public static let indexMCP = JointName(rawValue: "indexMCP")
    public static let middleTip = JointName(rawValue: "middleTip")
    public static let middleDIP = JointName(rawValue: "middleDIP")
    public static let middlePIP = JointName(rawValue: "middlePIP")
    public static let middleMCP = JointName(rawValue: "middleMCP")
    public static let ringTip = JointName(rawValue: "ringTip")
    public static let ringDIP = JointName(rawValue: "ringDIP")
    public static let ringPIP = JointName(rawValue: "ringPIP")
    public static let ringMCP = JointName(rawValue: "ringMCP")
    public static let littleTip = JointName(rawValue: "littleTip")
    public static let littleDIP = JointName(rawValue: "littleDIP")
    public static let littlePIP = JointName(rawValue: "littlePIP")
    public static let littleMCP = JointName(rawValue: "littleMCP")
  }
  open var availableJointNames: [JointName] { [] }
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { VNRecognizedPoint() }
}

public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
    height: normalizedRect.height * height)
}
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  guard imageWidth > 0, imageHeight > 0 else { return .zero }
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width, height: imageRect.height / height)
}
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)
