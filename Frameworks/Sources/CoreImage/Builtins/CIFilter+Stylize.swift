public import Foundation

// The typed filters of CIFilterBuiltins (Apple: CIFilter).

public protocol CICircularScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CICMYKHalftone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var width: Float { get set }
  var angle: Float { get set }
  var sharpness: Float { get set }
  var grayComponentReplacement: Float { get set }
  var underColorRemoval: Float { get set }
}
public protocol CIDotScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CIHatchedScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CILineScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CIBlendWithMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}
public protocol CIBloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CICannyEdgeDetector: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var gaussianSigma: Float { get set }
  var perceptual: Bool { get set }
  var thresholdHigh: Float { get set }
  var thresholdLow: Float { get set }
  var hysteresisPasses: Int { get set }
}
public protocol CIComicEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIConvolution: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var weights: CIVector { get set }
  var bias: Float { get set }
}
public protocol CICoreMLModel: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var headIndex: Float { get set }
  var softmaxNormalization: Bool { get set }
}
public protocol CICrystallize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}
public protocol CIDepthOfField: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var saturation: Float { get set }
  var unsharpMaskRadius: Float { get set }
  var unsharpMaskIntensity: Float { get set }
  var radius: Float { get set }
}
public protocol CIEdges: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}
public protocol CIEdgeWork: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIGaborGradients: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIGloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}
public protocol CIHeightFieldFromMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
public protocol CIHexagonalPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var shadowAmount: Float { get set }
  var highlightAmount: Float { get set }
}
public protocol CILineOverlay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var nrNoiseLevel: Float { get set }
  var nrSharpness: Float { get set }
  var edgeIntensity: Float { get set }
  var threshold: Float { get set }
  var contrast: Float { get set }
}
public protocol CIMix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var amount: Float { get set }
}
public protocol CIPersonSegmentation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var qualityLevel: Int { get set }
}
public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}
public protocol CIPointillize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}
public protocol CISaliencyMap: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CIShadedMaterial: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var shadingImage: CIImage? { get set }
  var scale: Float { get set }
}
public protocol CISobelGradients: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
public protocol CISpotColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var centerColor1: CIColor { get set }
  var replacementColor1: CIColor { get set }
  var closeness1: Float { get set }
  var contrast1: Float { get set }
  var centerColor2: CIColor { get set }
  var replacementColor2: CIColor { get set }
  var closeness2: Float { get set }
  var contrast2: Float { get set }
  var centerColor3: CIColor { get set }
  var replacementColor3: CIColor { get set }
  var closeness3: Float { get set }
  var contrast3: Float { get set }
}
public protocol CISpotLight: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var lightPosition: CIVector { get set }
  var lightPointsAt: CIVector { get set }
  var brightness: Float { get set }
  var concentration: Float { get set }
  var color: CIColor { get set }
}

extension CIFilter {
  public class func circularScreen() -> any CIFilter & CICircularScreen { TypedFilter("CICircularScreen") }
  public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { TypedFilter("CICMYKHalftone") }
  public class func dotScreen() -> any CIFilter & CIDotScreen { TypedFilter("CIDotScreen") }
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { TypedFilter("CIHatchedScreen") }
  public class func lineScreen() -> any CIFilter & CILineScreen { TypedFilter("CILineScreen") }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { TypedFilter("CIBlendWithAlphaMask") }
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { TypedFilter("CIBlendWithBlueMask") }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { TypedFilter("CIBlendWithMask") }
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { TypedFilter("CIBlendWithRedMask") }
  public class func bloom() -> any CIFilter & CIBloom { TypedFilter("CIBloom") }
  public class func cannyEdgeDetector() -> any CIFilter & CICannyEdgeDetector { TypedFilter("CICannyEdgeDetector") }
  public class func comicEffect() -> any CIFilter & CIComicEffect { TypedFilter("CIComicEffect") }
  public class func convolution3X3() -> any CIFilter & CIConvolution { TypedFilter("CIConvolution3X3") }
  public class func convolution5X5() -> any CIFilter & CIConvolution { TypedFilter("CIConvolution5X5") }
  public class func convolution7X7() -> any CIFilter & CIConvolution { TypedFilter("CIConvolution7X7") }
  public class func convolution9Horizontal() -> any CIFilter & CIConvolution { TypedFilter("CIConvolution9Horizontal") }
  public class func convolution9Vertical() -> any CIFilter & CIConvolution { TypedFilter("CIConvolution9Vertical") }
  public class func convolutionRGB3X3() -> any CIFilter & CIConvolution { TypedFilter("CIConvolutionRGB3X3") }
  public class func convolutionRGB5X5() -> any CIFilter & CIConvolution { TypedFilter("CIConvolutionRGB5X5") }
  public class func convolutionRGB7X7() -> any CIFilter & CIConvolution { TypedFilter("CIConvolutionRGB7X7") }
  public class func convolutionRGB9Horizontal() -> any CIFilter & CIConvolution { TypedFilter("CIConvolutionRGB9Horizontal") }
  public class func convolutionRGB9Vertical() -> any CIFilter & CIConvolution { TypedFilter("CIConvolutionRGB9Vertical") }
  public class func coreMLModel() -> any CIFilter & CICoreMLModel { TypedFilter("CICoreMLModelFilter") }
  public class func crystallize() -> any CIFilter & CICrystallize { TypedFilter("CICrystallize") }
  public class func depthOfField() -> any CIFilter & CIDepthOfField { TypedFilter("CIDepthOfField") }
  public class func edges() -> any CIFilter & CIEdges { TypedFilter("CIEdges") }
  public class func edgeWork() -> any CIFilter & CIEdgeWork { TypedFilter("CIEdgeWork") }
  public class func gaborGradients() -> any CIFilter & CIGaborGradients { TypedFilter("CIGaborGradients") }
  public class func gloom() -> any CIFilter & CIGloom { TypedFilter("CIGloom") }
  public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask { TypedFilter("CIHeightFieldFromMask") }
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate { TypedFilter("CIHexagonalPixellate") }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust { TypedFilter("CIHighlightShadowAdjust") }
  public class func lineOverlay() -> any CIFilter & CILineOverlay { TypedFilter("CILineOverlay") }
  public class func mix() -> any CIFilter & CIMix { TypedFilter("CIMix") }
  public class func personSegmentation() -> any CIFilter & CIPersonSegmentation { TypedFilter("CIPersonSegmentation") }
  public class func pixellate() -> any CIFilter & CIPixellate { TypedFilter("CIPixellate") }
  public class func pointillize() -> any CIFilter & CIPointillize { TypedFilter("CIPointillize") }
  public class func saliencyMap() -> any CIFilter & CISaliencyMap { TypedFilter("CISaliencyMapFilter") }
  public class func shadedMaterial() -> any CIFilter & CIShadedMaterial { TypedFilter("CIShadedMaterial") }
  public class func sobelGradients() -> any CIFilter & CISobelGradients { TypedFilter("CISobelGradients") }
  public class func spotColor() -> any CIFilter & CISpotColor { TypedFilter("CISpotColor") }
  public class func spotLight() -> any CIFilter & CISpotLight { TypedFilter("CISpotLight") }
}
