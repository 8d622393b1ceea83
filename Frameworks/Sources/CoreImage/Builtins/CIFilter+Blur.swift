public import Foundation

// The typed filters of CIFilterBuiltins (Apple: CIFilter).

public protocol CIBokehBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var ringAmount: Float { get set }
  var ringSize: Float { get set }
  var softness: Float { get set }
}
public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIDiscBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIMaskedVariableBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var mask: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIMedian: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIMorphologyGradient: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIMorphologyMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIMorphologyMinimum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var width: Float { get set }
  var height: Float { get set }
}
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var width: Float { get set }
  var height: Float { get set }
}
public protocol CIMotionBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}
public protocol CINoiseReduction: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var noiseLevel: Float { get set }
  var sharpness: Float { get set }
}
public protocol CIZoomBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var amount: Float { get set }
}
public protocol CISharpenLuminance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var sharpness: Float { get set }
  var radius: Float { get set }
}
public protocol CIUnsharpMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}

extension CIFilter {
  public class func bokehBlur() -> any CIFilter & CIBokehBlur { TypedFilter("CIBokehBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { TypedFilter("CIBoxBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { TypedFilter("CIDiscBlur") }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { TypedFilter("CIGaussianBlur") }
  public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur { TypedFilter("CIMaskedVariableBlur") }
  public class func median() -> any CIFilter & CIMedian { TypedFilter("CIMedianFilter") }
  public class func morphologyGradient() -> any CIFilter & CIMorphologyGradient { TypedFilter("CIMorphologyGradient") }
  public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum { TypedFilter("CIMorphologyMaximum") }
  public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum { TypedFilter("CIMorphologyMinimum") }
  public class func morphologyRectangleMaximum() -> any CIFilter & CIMorphologyRectangleMaximum {
    TypedFilter("CIMorphologyRectangleMaximum")
  }
  public class func morphologyRectangleMinimum() -> any CIFilter & CIMorphologyRectangleMinimum {
    TypedFilter("CIMorphologyRectangleMinimum")
  }
  public class func motionBlur() -> any CIFilter & CIMotionBlur { TypedFilter("CIMotionBlur") }
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { TypedFilter("CINoiseReduction") }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { TypedFilter("CIZoomBlur") }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { TypedFilter("CISharpenLuminance") }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { TypedFilter("CIUnsharpMask") }
}
