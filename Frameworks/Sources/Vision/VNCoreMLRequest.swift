@_exported public import CoreML

/// A model for requests. There is none on Linux, since no model can be loaded (Apple: VNCoreMLModel).
open class VNCoreMLModel: NSObject {
  public let model: MLModel
  open var inputImageFeatureName = "image"
  open var featureProvider: (any MLFeatureProvider)?
  public init(for model: MLModel) throws { self.model = model }
}

/// How an image is fitted to a model's input (Apple: VNImageCropAndScaleOption).
public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop, scaleFit, scaleFill
  case scaleFitRotate90CCW = 0x101
  case scaleFillRotate90CCW = 0x102
}

/// A request that asks a model. It finds nothing (Apple: VNCoreMLRequest).
open class VNCoreMLRequest: VNImageBasedRequest {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
  public convenience init(model: VNCoreMLModel) { self.init(model: model, completionHandler: nil) }
}

/// Apple: VNCoreMLFeatureValueObservation.
open class VNCoreMLFeatureValueObservation: VNObservation {
  open var featureName: String { "" }
  open var featureValue: MLFeatureValue { MLFeatureValue(undefined: .invalid) }
}
