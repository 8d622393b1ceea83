public import CoreGraphics
public import Foundation

// The typed filters of CIFilterBuiltins (Apple: CIFilter).

public protocol CIColorAbsoluteDifference: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var inputImage2: CIImage? { get set }
}
public protocol CIColorClamp: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var minComponents: CIVector { get set }
  var maxComponents: CIVector { get set }
}
public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}
public protocol CIColorMatrix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var rVector: CIVector { get set }
  var gVector: CIVector { get set }
  var bVector: CIVector { get set }
  var aVector: CIVector { get set }
  var biasVector: CIVector { get set }
}
public protocol CIColorPolynomial: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var redCoefficients: CIVector { get set }
  var greenCoefficients: CIVector { get set }
  var blueCoefficients: CIVector { get set }
  var alphaCoefficients: CIVector { get set }
}
public protocol CIColorThreshold: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var threshold: Float { get set }
}
public protocol CIColorThresholdOtsu: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIDepthToDisparity: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIDisparityToDepth: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var ev: Float { get set }
}
public protocol CIGammaAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var power: Float { get set }
}
public protocol CIHueAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CITemperatureAndTint: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var neutral: CIVector { get set }
  var targetNeutral: CIVector { get set }
}
public protocol CIToneCurve: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var point2: CGPoint { get set }
  var point3: CGPoint { get set }
  var point4: CGPoint { get set }
}
public protocol CIVibrance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}
public protocol CIWhitePointAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
}
public protocol CIColorCrossPolynomial: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var redCoefficients: CIVector { get set }
  var greenCoefficients: CIVector { get set }
  var blueCoefficients: CIVector { get set }
}
public protocol CIColorCube: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var cubeDimension: Float { get set }
  var cubeData: Data { get set }
  var extrapolate: Bool { get set }
}
public protocol CIColorCubesMixedWithMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
  var cubeDimension: Float { get set }
  var cube0Data: Data { get set }
  var cube1Data: Data { get set }
  var colorSpace: CGColorSpace? { get set }
  var extrapolate: Bool { get set }
}
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var cubeDimension: Float { get set }
  var cubeData: Data { get set }
  var colorSpace: CGColorSpace? { get set }
  var extrapolate: Bool { get set }
}
public protocol CIColorCurves: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var curvesData: Data { get set }
  var curvesDomain: CIVector { get set }
  var colorSpace: CGColorSpace? { get set }
}
public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIColorMap: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var gradientImage: CIImage? { get set }
}
public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}
public protocol CIColorPosterize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var levels: Float { get set }
}
public protocol CIConvertLabToRGB: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var normalize: Bool { get set }
}
public protocol CIConvertRGBtoLab: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var normalize: Bool { get set }
}
public protocol CIDither: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}
public protocol CIDocumentEnhancer: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}
public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CILabDeltaE: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var image2: CIImage? { get set }
}
public protocol CIMaskToAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIMaximumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIMinimumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIPaletteCentroid: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var paletteImage: CIImage? { get set }
  var perceptual: Bool { get set }
}
public protocol CIPalettize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var paletteImage: CIImage? { get set }
  var perceptual: Bool { get set }
}
public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}
public protocol CIThermal: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}
public protocol CIVignetteEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
  var falloff: Float { get set }
}
public protocol CIXRay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

extension CIFilter {
  public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference { TypedFilter("CIColorAbsoluteDifference") }
  public class func colorClamp() -> any CIFilter & CIColorClamp { TypedFilter("CIColorClamp") }
  public class func colorControls() -> any CIFilter & CIColorControls { TypedFilter("CIColorControls") }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { TypedFilter("CIColorMatrix") }
  public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { TypedFilter("CIColorPolynomial") }
  public class func colorThreshold() -> any CIFilter & CIColorThreshold { TypedFilter("CIColorThreshold") }
  public class func colorThresholdOtsu() -> any CIFilter & CIColorThresholdOtsu { TypedFilter("CIColorThresholdOtsu") }
  public class func depthToDisparity() -> any CIFilter & CIDepthToDisparity { TypedFilter("CIDepthToDisparity") }
  public class func disparityToDepth() -> any CIFilter & CIDisparityToDepth { TypedFilter("CIDisparityToDepth") }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { TypedFilter("CIExposureAdjust") }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { TypedFilter("CIGammaAdjust") }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { TypedFilter("CIHueAdjust") }
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve { TypedFilter("CILinearToSRGBToneCurve") }
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear { TypedFilter("CISRGBToneCurveToLinear") }
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { TypedFilter("CITemperatureAndTint") }
  public class func toneCurve() -> any CIFilter & CIToneCurve { TypedFilter("CIToneCurve") }
  public class func vibrance() -> any CIFilter & CIVibrance { TypedFilter("CIVibrance") }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { TypedFilter("CIWhitePointAdjust") }
  public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial { TypedFilter("CIColorCrossPolynomial") }
  public class func colorCube() -> any CIFilter & CIColorCube { TypedFilter("CIColorCube") }
  public class func colorCubesMixedWithMask() -> any CIFilter & CIColorCubesMixedWithMask { TypedFilter("CIColorCubesMixedWithMask") }
  public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace { TypedFilter("CIColorCubeWithColorSpace") }
  public class func colorCurves() -> any CIFilter & CIColorCurves { TypedFilter("CIColorCurves") }
  public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter("CIColorInvert") }
  public class func colorMap() -> any CIFilter & CIColorMap { TypedFilter("CIColorMap") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { TypedFilter("CIColorMonochrome") }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { TypedFilter("CIColorPosterize") }
  public class func convertLabToRGB() -> any CIFilter & CIConvertLabToRGB { TypedFilter("CIConvertLabToRGB") }
  public class func convertRGBtoLab() -> any CIFilter & CIConvertRGBtoLab { TypedFilter("CIConvertRGBtoLab") }
  public class func dither() -> any CIFilter & CIDither { TypedFilter("CIDither") }
  public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer { TypedFilter("CIDocumentEnhancer") }
  public class func falseColor() -> any CIFilter & CIFalseColor { TypedFilter("CIFalseColor") }
  public class func labDeltaE() -> any CIFilter & CILabDeltaE { TypedFilter("CILabDeltaE") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { TypedFilter("CIMaskToAlpha") }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent { TypedFilter("CIMaximumComponent") }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent { TypedFilter("CIMinimumComponent") }
  public class func paletteCentroid() -> any CIFilter & CIPaletteCentroid { TypedFilter("CIPaletteCentroid") }
  public class func palettize() -> any CIFilter & CIPalettize { TypedFilter("CIPalettize") }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectChrome") }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectFade") }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectInstant") }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectMono") }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectNoir") }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectProcess") }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectTonal") }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { TypedFilter("CIPhotoEffectTransfer") }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter("CISepiaTone") }
  public class func thermal() -> any CIFilter & CIThermal { TypedFilter("CIThermal") }
  public class func vignette() -> any CIFilter & CIVignette { TypedFilter("CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { TypedFilter("CIVignetteEffect") }
  public class func xRay() -> any CIFilter & CIXRay { TypedFilter("CIXRay") }
}
