public import Foundation

// The typed filters of CIFilterBuiltins (Apple: CIFilter).

public protocol CICompositeOperation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}
public protocol CIAreaAlphaWeightedHistogram: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
  var scale: Float { get set }
  var count: Int { get set }
}
public protocol CIAreaAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
public protocol CIAreaBoundsRed: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
public protocol CIAreaHistogram: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
  var scale: Float { get set }
  var count: Int { get set }
}
public protocol CIAreaLogarithmicHistogram: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
  var scale: Float { get set }
  var count: Int { get set }
  var minimumStop: Float { get set }
  var maximumStop: Float { get set }
}
public protocol CIAreaMaximum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
public protocol CIAreaMaximumAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
public protocol CIAreaMinimum: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
public protocol CIAreaMinimumAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
public protocol CIAreaMinMax: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
public protocol CIAreaMinMaxRed: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
public protocol CIColumnAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}
public protocol CIHistogramDisplay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var height: Float { get set }
  var highLimit: Float { get set }
  var lowLimit: Float { get set }
}
public protocol CIKMeans: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
  var means: CIImage? { get set }
  var count: Int { get set }
  var passes: Float { get set }
  var perceptual: Bool { get set }
}
public protocol CIRowAverage: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
}

extension CIFilter {
  public class func additionCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CIAdditionCompositing") }
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIColorBlendMode") }
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIColorBurnBlendMode") }
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIColorDodgeBlendMode") }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIDarkenBlendMode") }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIDifferenceBlendMode") }
  public class func divideBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIDivideBlendMode") }
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIExclusionBlendMode") }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIHardLightBlendMode") }
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIHueBlendMode") }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CILightenBlendMode") }
  public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CILinearBurnBlendMode") }
  public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CILinearDodgeBlendMode") }
  public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CILinearLightBlendMode") }
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CILuminosityBlendMode") }
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CIMaximumCompositing") }
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CIMinimumCompositing") }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIMultiplyBlendMode") }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CIMultiplyCompositing") }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIOverlayBlendMode") }
  public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIPinLightBlendMode") }
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CISaturationBlendMode") }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIScreenBlendMode") }
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CISoftLightBlendMode") }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CISourceAtopCompositing") }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CISourceInCompositing") }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CISourceOutCompositing") }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { TypedFilter("CISourceOverCompositing") }
  public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CISubtractBlendMode") }
  public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation { TypedFilter("CIVividLightBlendMode") }
  public class func areaAlphaWeightedHistogram() -> any CIFilter & CIAreaAlphaWeightedHistogram {
    TypedFilter("CIAreaAlphaWeightedHistogram")
  }
  public class func areaAverage() -> any CIFilter & CIAreaAverage { TypedFilter("CIAreaAverage") }
  public class func areaBoundsRed() -> any CIFilter & CIAreaBoundsRed { TypedFilter("CIAreaBoundsRed") }
  public class func areaHistogram() -> any CIFilter & CIAreaHistogram { TypedFilter("CIAreaHistogram") }
  public class func areaLogarithmicHistogram() -> any CIFilter & CIAreaLogarithmicHistogram { TypedFilter("CIAreaLogarithmicHistogram") }
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum { TypedFilter("CIAreaMaximum") }
  public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha { TypedFilter("CIAreaMaximumAlpha") }
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum { TypedFilter("CIAreaMinimum") }
  public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha { TypedFilter("CIAreaMinimumAlpha") }
  public class func areaMinMax() -> any CIFilter & CIAreaMinMax { TypedFilter("CIAreaMinMax") }
  public class func areaMinMaxRed() -> any CIFilter & CIAreaMinMaxRed { TypedFilter("CIAreaMinMaxRed") }
  public class func columnAverage() -> any CIFilter & CIColumnAverage { TypedFilter("CIColumnAverage") }
  public class func histogramDisplay() -> any CIFilter & CIHistogramDisplay { TypedFilter("CIHistogramDisplayFilter") }
  public class func kMeans() -> any CIFilter & CIKMeans { TypedFilter("CIKMeans") }
  public class func rowAverage() -> any CIFilter & CIRowAverage { TypedFilter("CIRowAverage") }
}
