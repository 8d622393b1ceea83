public import Foundation

/// A detector that finds nothing (Apple: CIDetector).
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
open class CIFeature: NSObject {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}
open class CIFaceFeature: CIFeature {
  open override var type: String { CIFeatureTypeFace }
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasTrackingID: Bool { false }
  open var trackingID: Int32 { 0 }
  open var hasTrackingFrameCount: Bool { false }
  open var trackingFrameCount: Int32 { 0 }
  open var hasFaceAngle: Bool { false }
  open var faceAngle: Float { 0 }
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
}
open class CIRectangleFeature: CIFeature {
  open override var type: String { CIFeatureTypeRectangle }
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
open class CIQRCodeFeature: CIFeature {
  open override var type: String { CIFeatureTypeQRCode }
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
  open var messageString: String? { nil }
}
open class CITextFeature: CIFeature {
  open override var type: String { CIFeatureTypeText }
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
  open var subFeatures: [Any]? { nil }
}
public let CIFeatureTypeFace = "Face"
public let CIFeatureTypeRectangle = "Rectangle"
public let CIFeatureTypeQRCode = "QRCode"
public let CIFeatureTypeText = "Text"
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorFocalLength = "CIDetectorFocalLength"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorTracking = "CIDetectorTracking"
