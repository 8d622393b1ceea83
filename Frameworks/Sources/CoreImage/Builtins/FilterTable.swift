import CoreGraphics
import Foundation

/// The built-in filters with their categories, parameters and default values (Apple: Core Image Filter Reference).
enum FilterTable {
  struct Filter: Sendable {
    let category: String
    let keys: [String]
    /// The default values of those keys that have one.
    let defaults: [String: any Sendable]
  }

  /// The filters by name.
  static let filters: [String: Filter] = {
    var filters: [String: Filter] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      guard parts.count > 1 else { continue }
      var keys: [String] = []
      var defaults: [String: any Sendable] = [:]
      for part in parts.dropFirst(2) {
        let fields = part.split(separator: "=", maxSplits: 1).map(String.init)
        let name = fields[0].split(separator: ":").map(String.init)
        keys.append(name[0])
        if fields.count == 2, let value = value(fields[1], kind: name[1]) { defaults[name[0]] = value }
      }
      filters[parts[1]] = Filter(category: "CICategory" + parts[0], keys: keys, defaults: defaults)
    }
    return filters
  }()

  /// Returns the default values of a filter; empty if there is no filter of this name.
  static func defaults(of name: String) -> [String: Any] {
    guard let filter = filters[name] else { return [:] }
    return filter.defaults
  }

  private static func value(_ text: String, kind: String) -> (any Sendable)? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }.map { CGFloat($0) }
    switch kind {
    case "F", "K", "J": return numbers.first.map { NSNumber(value: Double($0)) }
    case "C": return numbers.count == 4 ? CIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]) : nil
    case "P", "V", "R": return CIVector(list: numbers)
    case "T": return text
    default: return nil
    }
  }

  // The category, the filter, and each key with its kind and default: F number, P point, R rectangle, V vector, C colour, T text.
  private static let text = """
    Blur CIBokehBlur inputImage:I inputRadius:F=20 inputRingAmount:F=0 inputRingSize:F=0.1 inputSoftness:F=1
    Blur CIBoxBlur inputImage:I inputRadius:F=10
    Blur CIDiscBlur inputImage:I inputRadius:F=8
    Blur CIGaussianBlur inputImage:I inputRadius:F=10
    Blur CIMaskedVariableBlur inputImage:I inputMask:I inputRadius:F=5
    Blur CIMedianFilter inputImage:I
    Blur CIMorphologyGradient inputImage:I inputRadius:F=5
    Blur CIMorphologyMaximum inputImage:I inputRadius:F=0
    Blur CIMorphologyMinimum inputImage:I inputRadius:F=0
    Blur CIMorphologyRectangleMaximum inputImage:I inputWidth:F=5 inputHeight:F=5
    Blur CIMorphologyRectangleMinimum inputImage:I inputWidth:F=5 inputHeight:F=5
    Blur CIMotionBlur inputImage:I inputRadius:F=20 inputAngle:F=0
    Blur CINoiseReduction inputImage:I inputNoiseLevel:F=0.02 inputSharpness:F=0.4
    Blur CIZoomBlur inputImage:I inputCenter:P=150,150 inputAmount:F=20
    ColorAdjustment CIColorAbsoluteDifference inputImage:I inputImage2:I
    ColorAdjustment CIColorClamp inputImage:I inputMinComponents:V=0,0,0,0 inputMaxComponents:V=1,1,1,1
    ColorAdjustment CIColorControls inputImage:I inputSaturation:F=1 inputBrightness:F=0 inputContrast:F=1
    ColorAdjustment CIColorMatrix inputImage:I inputRVector:V=1,0,0,0 inputGVector:V=0,1,0,0 inputBVector:V=0,0,1,0 \
      inputAVector:V=0,0,0,1 inputBiasVector:V=0,0,0,0
    ColorAdjustment CIColorPolynomial inputImage:I inputRedCoefficients:V=0,1,0,0 inputGreenCoefficients:V=0,1,0,0 \
      inputBlueCoefficients:V=0,1,0,0 inputAlphaCoefficients:V=0,1,0,0
    ColorAdjustment CIColorThreshold inputImage:I inputThreshold:F=0.5
    ColorAdjustment CIColorThresholdOtsu inputImage:I
    ColorAdjustment CIDepthToDisparity inputImage:I
    ColorAdjustment CIDisparityToDepth inputImage:I
    ColorAdjustment CIExposureAdjust inputImage:I inputEV:F=0
    ColorAdjustment CIGammaAdjust inputImage:I inputPower:F=1
    ColorAdjustment CIHueAdjust inputImage:I inputAngle:F=0
    ColorAdjustment CILinearToSRGBToneCurve inputImage:I
    ColorAdjustment CISRGBToneCurveToLinear inputImage:I
    ColorAdjustment CITemperatureAndTint inputImage:I inputNeutral:V=6500,0 inputTargetNeutral:V=6500,0
    ColorAdjustment CIToneCurve inputImage:I inputPoint0:P=0,0 inputPoint1:P=0.25,0.25 inputPoint2:P=0.5,0.5 inputPoint3:P=0.75,0.75 \
      inputPoint4:P=1,1
    ColorAdjustment CIVibrance inputImage:I inputAmount:F=0
    ColorAdjustment CIWhitePointAdjust inputImage:I inputColor:C=1,1,1,1
    ColorEffect CIColorCrossPolynomial inputImage:I inputRedCoefficients:V inputGreenCoefficients:V inputBlueCoefficients:V
    ColorEffect CIColorCube inputImage:I inputCubeDimension:F=2 inputCubeData:D inputExtrapolate:B
    ColorEffect CIColorCubesMixedWithMask inputImage:I inputMaskImage:I inputCubeDimension:F=2 inputCube0Data:D inputCube1Data:D \
      inputColorSpace:S inputExtrapolate:B
    ColorEffect CIColorCubeWithColorSpace inputImage:I inputCubeDimension:F=2 inputCubeData:D inputColorSpace:S inputExtrapolate:B
    ColorEffect CIColorCurves inputImage:I inputCurvesData:D inputCurvesDomain:V=0,1 inputColorSpace:S
    ColorEffect CIColorInvert inputImage:I
    ColorEffect CIColorMap inputImage:I inputGradientImage:I
    ColorEffect CIColorMonochrome inputImage:I inputColor:C=0.6,0.45,0.3,1 inputIntensity:F=1
    ColorEffect CIColorPosterize inputImage:I inputLevels:F=6
    ColorEffect CIConvertLabToRGB inputImage:I inputNormalize:B
    ColorEffect CIConvertRGBtoLab inputImage:I inputNormalize:B
    ColorEffect CIDither inputImage:I inputIntensity:F=0.1
    ColorEffect CIDocumentEnhancer inputImage:I inputAmount:F=1
    ColorEffect CIFalseColor inputImage:I inputColor0:C=0.3,0,0,1 inputColor1:C=1,0.9,0.8,1
    ColorEffect CILabDeltaE inputImage:I inputImage2:I
    ColorEffect CIMaskToAlpha inputImage:I
    ColorEffect CIMaximumComponent inputImage:I
    ColorEffect CIMinimumComponent inputImage:I
    ColorEffect CIPaletteCentroid inputImage:I inputPaletteImage:I inputPerceptual:B
    ColorEffect CIPalettize inputImage:I inputPaletteImage:I inputPerceptual:B
    ColorEffect CIPhotoEffectChrome inputImage:I
    ColorEffect CIPhotoEffectFade inputImage:I
    ColorEffect CIPhotoEffectInstant inputImage:I
    ColorEffect CIPhotoEffectMono inputImage:I
    ColorEffect CIPhotoEffectNoir inputImage:I
    ColorEffect CIPhotoEffectProcess inputImage:I
    ColorEffect CIPhotoEffectTonal inputImage:I
    ColorEffect CIPhotoEffectTransfer inputImage:I
    ColorEffect CISepiaTone inputImage:I inputIntensity:F=1
    ColorEffect CIThermal inputImage:I
    ColorEffect CIVignette inputImage:I inputIntensity:F=0 inputRadius:F=1
    ColorEffect CIVignetteEffect inputImage:I inputCenter:P=150,150 inputIntensity:F=1 inputRadius:F=150 inputFalloff:F=0.5
    ColorEffect CIXRay inputImage:I
    CompositeOperation CIAdditionCompositing inputImage:I inputBackgroundImage:I
    CompositeOperation CIColorBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIColorBurnBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIColorDodgeBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIDarkenBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIDifferenceBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIDivideBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIExclusionBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIHardLightBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIHueBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CILightenBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CILinearBurnBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CILinearDodgeBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CILinearLightBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CILuminosityBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIMaximumCompositing inputImage:I inputBackgroundImage:I
    CompositeOperation CIMinimumCompositing inputImage:I inputBackgroundImage:I
    CompositeOperation CIMultiplyBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIMultiplyCompositing inputImage:I inputBackgroundImage:I
    CompositeOperation CIOverlayBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIPinLightBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CISaturationBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIScreenBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CISoftLightBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CISourceAtopCompositing inputImage:I inputBackgroundImage:I
    CompositeOperation CISourceInCompositing inputImage:I inputBackgroundImage:I
    CompositeOperation CISourceOutCompositing inputImage:I inputBackgroundImage:I
    CompositeOperation CISourceOverCompositing inputImage:I inputBackgroundImage:I
    CompositeOperation CISubtractBlendMode inputImage:I inputBackgroundImage:I
    CompositeOperation CIVividLightBlendMode inputImage:I inputBackgroundImage:I
    DistortionEffect CIBumpDistortion inputImage:I inputCenter:P=150,150 inputRadius:F=300 inputScale:F=0.5
    DistortionEffect CIBumpDistortionLinear inputImage:I inputCenter:P=150,150 inputRadius:F=300 inputAngle:F=0 inputScale:F=0.5
    DistortionEffect CICircleSplashDistortion inputImage:I inputCenter:P=150,150 inputRadius:F=150
    DistortionEffect CICircularWrap inputImage:I inputCenter:P=150,150 inputRadius:F=150 inputAngle:F=0
    DistortionEffect CIDisplacementDistortion inputImage:I inputDisplacementImage:I inputScale:F=50
    DistortionEffect CIDroste inputImage:I inputInsetPoint0:P=200,200 inputInsetPoint1:P=400,400 inputStrands:F=1 inputPeriodicity:F=1 \
      inputRotation:F=0 inputZoom:F=1
    DistortionEffect CIGlassDistortion inputImage:I inputTextureImage:I inputCenter:P=150,150 inputScale:F=200
    DistortionEffect CIGlassLozenge inputImage:I inputPoint0:P=150,150 inputPoint1:P=350,150 inputRadius:F=100 inputRefraction:F=1.7
    DistortionEffect CIHoleDistortion inputImage:I inputCenter:P=150,150 inputRadius:F=150
    DistortionEffect CILightTunnel inputImage:I inputCenter:P=150,150 inputRotation:F=0 inputRadius:F=100
    DistortionEffect CINinePartStretched inputImage:I inputBreakpoint0:P=50,50 inputBreakpoint1:P=150,150 inputGrowAmount:P=100,100
    DistortionEffect CINinePartTiled inputImage:I inputBreakpoint0:P=50,50 inputBreakpoint1:P=150,150 inputGrowAmount:P=100,100 \
      inputFlipYTiles:B
    DistortionEffect CIPinchDistortion inputImage:I inputCenter:P=150,150 inputRadius:F=300 inputScale:F=0.5
    DistortionEffect CIStretchCrop inputImage:I inputSize:P=1280,720 inputCropAmount:F=0.25 inputCenterStretchAmount:F=0.25
    DistortionEffect CITorusLensDistortion inputImage:I inputCenter:P=150,150 inputRadius:F=160 inputWidth:F=80 inputRefraction:F=1.7
    DistortionEffect CITwirlDistortion inputImage:I inputCenter:P=150,150 inputRadius:F=300 inputAngle:F=3.141592653589793
    DistortionEffect CIVortexDistortion inputImage:I inputCenter:P=150,150 inputRadius:F=300 inputAngle:F=56.548667764616276
    Generator CIAttributedTextImageGenerator inputText:N inputScaleFactor:F=1 inputPadding:F=0
    Generator CIAztecCodeGenerator inputMessage:D inputCorrectionLevel:F=23 inputLayers:F=0 inputCompactStyle:F=0
    Generator CIBarcodeGenerator inputBarcodeDescriptor:O
    Generator CIBlurredRectangleGenerator inputExtent:R=0,0,100,100 inputSigma:F=10 inputColor:C=1,1,1,1
    Generator CICheckerboardGenerator inputCenter:P=150,150 inputColor0:C=1,1,1,1 inputColor1:C=0,0,0,1 inputWidth:F=80 \
      inputSharpness:F=1
    Generator CICode128BarcodeGenerator inputMessage:D inputQuietSpace:F=10 inputBarcodeHeight:F=32
    Generator CIConstantColorGenerator inputColor:C=1,0,0,1
    Generator CILenticularHaloGenerator inputCenter:P=150,150 inputColor:C=1,0.9,0.8,1 inputHaloRadius:F=70 inputHaloWidth:F=87 \
      inputHaloOverlap:F=0.77 inputStriationStrength:F=0.5 inputStriationContrast:F=1 inputTime:F=0
    Generator CIMeshGenerator inputWidth:F=1.5 inputColor:C=1,1,1,1 inputMesh:A
    Generator CIPDF417BarcodeGenerator inputMessage:D inputMinWidth:F=0 inputMaxWidth:F=0 inputMinHeight:F=0 inputMaxHeight:F=0 \
      inputDataColumns:F=0 inputRows:F=0 inputPreferredAspectRatio:F=0 inputCompactionMode:F=0 inputCompactStyle:F=0 \
      inputCorrectionLevel:F=0 inputAlwaysSpecifyCompaction:F=0
    Generator CIQRCodeGenerator inputMessage:D inputCorrectionLevel:T=M
    Generator CIRandomGenerator
    Generator CIRoundedRectangleGenerator inputExtent:R=0,0,100,100 inputRadius:F=10 inputColor:C=1,1,1,1
    Generator CIRoundedRectangleStrokeGenerator inputExtent:R=0,0,100,100 inputRadius:F=10 inputWidth:F=10 inputColor:C=1,1,1,1
    Generator CIStarShineGenerator inputCenter:P=150,150 inputColor:C=1,0.8,0.6,1 inputRadius:F=50 inputCrossScale:F=15 \
      inputCrossAngle:F=0.6 inputCrossOpacity:F=-2 inputCrossWidth:F=2.5 inputEpsilon:F=-2
    Generator CIStripesGenerator inputCenter:P=150,150 inputColor0:C=1,1,1,1 inputColor1:C=0,0,0,1 inputWidth:F=80 inputSharpness:F=1
    Generator CISunbeamsGenerator inputCenter:P=150,150 inputColor:C=1,0.5,0,1 inputSunRadius:F=40 inputMaxStriationRadius:F=2.58 \
      inputStriationStrength:F=0.5 inputStriationContrast:F=1.375 inputTime:F=0
    Generator CITextImageGenerator inputText:T inputFontName:T=HelveticaNeue inputFontSize:F=12 inputScaleFactor:F=1 inputPadding:F=0
    GeometryAdjustment CIAffineTransform inputImage:I inputTransform:M
    GeometryAdjustment CIBicubicScaleTransform inputImage:I inputScale:F=1 inputAspectRatio:F=1 inputParameterB:F=0 \
      inputParameterC:F=0.75
    GeometryAdjustment CICrop inputImage:I inputRectangle:R=-8.98847e+307,-8.98847e+307,1.797693e+308,1.797693e+308
    GeometryAdjustment CIEdgePreserveUpsampleFilter inputImage:I inputSmallImage:I inputSpatialSigma:F=3 inputLumaSigma:F=0.15
    GeometryAdjustment CIKeystoneCorrectionCombined inputImage:I inputFocalLength:F=28 inputTopLeft:P inputTopRight:P inputBottomRight:P \
      inputBottomLeft:P
    GeometryAdjustment CIKeystoneCorrectionHorizontal inputImage:I inputFocalLength:F=28 inputTopLeft:P inputTopRight:P \
      inputBottomRight:P inputBottomLeft:P
    GeometryAdjustment CIKeystoneCorrectionVertical inputImage:I inputFocalLength:F=28 inputTopLeft:P inputTopRight:P inputBottomRight:P \
      inputBottomLeft:P
    GeometryAdjustment CILanczosScaleTransform inputImage:I inputScale:F=1 inputAspectRatio:F=1
    GeometryAdjustment CIPerspectiveCorrection inputImage:I inputTopLeft:P=118,484 inputTopRight:P=646,507 inputBottomRight:P=548,140 \
      inputBottomLeft:P=155,153 inputCrop:B
    GeometryAdjustment CIPerspectiveRotate inputImage:I inputFocalLength:F=28 inputPitch:F=0 inputYaw:F=0 inputRoll:F=0
    GeometryAdjustment CIPerspectiveTransform inputImage:I inputTopLeft:P=118,484 inputTopRight:P=646,507 inputBottomRight:P=548,140 \
      inputBottomLeft:P=155,153
    GeometryAdjustment CIPerspectiveTransformWithExtent inputImage:I inputExtent:R=0,0,300,300 inputTopLeft:P=118,484 \
      inputTopRight:P=646,507 inputBottomRight:P=548,140 inputBottomLeft:P=155,153
    GeometryAdjustment CIStraightenFilter inputImage:I inputAngle:F=0
    Gradient CIGaussianGradient inputCenter:P=150,150 inputColor0:C=1,1,1,1 inputColor1:C=0,0,0,0 inputRadius:F=300
    Gradient CIHueSaturationValueGradient inputValue:F=1 inputRadius:F=300 inputSoftness:F=1 inputDither:F=1 inputColorSpace:S
    Gradient CILinearGradient inputPoint0:P=0,0 inputPoint1:P=200,200 inputColor0:C=1,1,1,1 inputColor1:C=0,0,0,1
    Gradient CIRadialGradient inputCenter:P=150,150 inputRadius0:F=5 inputRadius1:F=100 inputColor0:C=1,1,1,1 inputColor1:C=0,0,0,1
    Gradient CISmoothLinearGradient inputPoint0:P=0,0 inputPoint1:P=200,200 inputColor0:C=1,1,1,1 inputColor1:C=0,0,0,1
    HalftoneEffect CICircularScreen inputImage:I inputCenter:P=150,150 inputWidth:F=6 inputSharpness:F=0.7
    HalftoneEffect CICMYKHalftone inputImage:I inputCenter:P=150,150 inputWidth:F=6 inputAngle:F=0 inputSharpness:F=0.7 \
      inputGrayComponentReplacement:F=1 inputUnderColorRemoval:F=0.5
    HalftoneEffect CIDotScreen inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=6 inputSharpness:F=0.7
    HalftoneEffect CIHatchedScreen inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=6 inputSharpness:F=0.7
    HalftoneEffect CILineScreen inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=6 inputSharpness:F=0.7
    Reduction CIAreaAlphaWeightedHistogram inputImage:I inputExtent:R inputScale:F=1 inputCount:K=64
    Reduction CIAreaAverage inputImage:I inputExtent:R
    Reduction CIAreaBoundsRed inputImage:I inputExtent:R
    Reduction CIAreaHistogram inputImage:I inputExtent:R inputScale:F=1 inputCount:K=64
    Reduction CIAreaLogarithmicHistogram inputImage:I inputExtent:R inputScale:F=1 inputCount:K=64 inputMinimumStop:F=-10 \
      inputMaximumStop:F=4
    Reduction CIAreaMaximum inputImage:I inputExtent:R
    Reduction CIAreaMaximumAlpha inputImage:I inputExtent:R
    Reduction CIAreaMinimum inputImage:I inputExtent:R
    Reduction CIAreaMinimumAlpha inputImage:I inputExtent:R
    Reduction CIAreaMinMax inputImage:I inputExtent:R
    Reduction CIAreaMinMaxRed inputImage:I inputExtent:R
    Reduction CIColumnAverage inputImage:I inputExtent:R
    Reduction CIHistogramDisplayFilter inputImage:I inputHeight:F=100 inputHighLimit:F=1 inputLowLimit:F=0
    Reduction CIKMeans inputImage:I inputExtent:R inputMeans:I inputCount:K=8 inputPasses:F=5 inputPerceptual:B
    Reduction CIRowAverage inputImage:I inputExtent:R
    Sharpen CISharpenLuminance inputImage:I inputSharpness:F=0.4 inputRadius:F=1.69
    Sharpen CIUnsharpMask inputImage:I inputRadius:F=2.5 inputIntensity:F=0.5
    Stylize CIBlendWithAlphaMask inputImage:I inputBackgroundImage:I inputMaskImage:I
    Stylize CIBlendWithBlueMask inputImage:I inputBackgroundImage:I inputMaskImage:I
    Stylize CIBlendWithMask inputImage:I inputBackgroundImage:I inputMaskImage:I
    Stylize CIBlendWithRedMask inputImage:I inputBackgroundImage:I inputMaskImage:I
    Stylize CIBloom inputImage:I inputRadius:F=10 inputIntensity:F=0.5
    Stylize CICannyEdgeDetector inputImage:I inputGaussianSigma:F=1.6 inputPerceptual:B inputThresholdHigh:F=0.05 \
      inputThresholdLow:F=0.02 inputHysteresisPasses:K=1
    Stylize CIComicEffect inputImage:I
    Stylize CIConvolution3X3 inputImage:I inputWeights:V=0,0,0,0,1,0,0,0,0 inputBias:F=0
    Stylize CIConvolution5X5 inputImage:I inputWeights:V inputBias:F=0
    Stylize CIConvolution7X7 inputImage:I inputWeights:V inputBias:F=0
    Stylize CIConvolution9Horizontal inputImage:I inputWeights:V=0,0,0,0,1,0,0,0,0 inputBias:F=0
    Stylize CIConvolution9Vertical inputImage:I inputWeights:V=0,0,0,0,1,0,0,0,0 inputBias:F=0
    Stylize CIConvolutionRGB3X3 inputImage:I inputWeights:V=0,0,0,0,1,0,0,0,0 inputBias:F=0
    Stylize CIConvolutionRGB5X5 inputImage:I inputWeights:V inputBias:F=0
    Stylize CIConvolutionRGB7X7 inputImage:I inputWeights:V inputBias:F=0
    Stylize CIConvolutionRGB9Horizontal inputImage:I inputWeights:V=0,0,0,0,1,0,0,0,0 inputBias:F=0
    Stylize CIConvolutionRGB9Vertical inputImage:I inputWeights:V=0,0,0,0,1,0,0,0,0 inputBias:F=0
    Stylize CICoreMLModelFilter inputImage:I inputHeadIndex:F=0 inputSoftmaxNormalization:B
    Stylize CICrystallize inputImage:I inputRadius:F=20 inputCenter:P=150,150
    Stylize CIDepthOfField inputImage:I inputPoint0:P=0,300 inputPoint1:P=300,300 inputSaturation:F=1.5 inputUnsharpMaskRadius:F=2.5 \
      inputUnsharpMaskIntensity:F=0.5 inputRadius:F=6
    Stylize CIEdges inputImage:I inputIntensity:F=1
    Stylize CIEdgeWork inputImage:I inputRadius:F=3
    Stylize CIGaborGradients inputImage:I
    Stylize CIGloom inputImage:I inputRadius:F=10 inputIntensity:F=0.5
    Stylize CIHeightFieldFromMask inputImage:I inputRadius:F=10
    Stylize CIHexagonalPixellate inputImage:I inputCenter:P=150,150 inputScale:F=8
    Stylize CIHighlightShadowAdjust inputImage:I inputRadius:F=0 inputShadowAmount:F=0 inputHighlightAmount:F=1
    Stylize CILineOverlay inputImage:I inputNrNoiseLevel:F=0.07 inputNrSharpness:F=0.71 inputEdgeIntensity:F=1 inputThreshold:F=0.1 \
      inputContrast:F=50
    Stylize CIMix inputImage:I inputBackgroundImage:I inputAmount:F=1
    Stylize CIPersonSegmentation inputImage:I inputQualityLevel:J=0
    Stylize CIPixellate inputImage:I inputCenter:P=150,150 inputScale:F=8
    Stylize CIPointillize inputImage:I inputRadius:F=20 inputCenter:P=150,150
    Stylize CISaliencyMapFilter inputImage:I
    Stylize CIShadedMaterial inputImage:I inputShadingImage:I inputScale:F=10
    Stylize CISobelGradients inputImage:I
    Stylize CISpotColor inputImage:I inputCenterColor1:C=0.0784,0.0627,0.0706,1 inputReplacementColor1:C=0.4392,0.1922,0.1961,1 \
      inputCloseness1:F=0.22 inputContrast1:F=0.98 inputCenterColor2:C=0.5255,0.3059,0.3451,1 \
      inputReplacementColor2:C=0.9137,0.5608,0.5059,1 inputCloseness2:F=0.15 inputContrast2:F=0.98 \
      inputCenterColor3:C=0.9216,0.4549,0.3333,1 inputReplacementColor3:C=0.9098,0.7529,0.6078,1 inputCloseness3:F=0.5 \
      inputContrast3:F=0.99
    Stylize CISpotLight inputImage:I inputLightPosition:V=400,600,150 inputLightPointsAt:V=200,200,0 inputBrightness:F=3 \
      inputConcentration:F=0.1 inputColor:C=1,1,1,1
    TileEffect CIAffineClamp inputImage:I inputTransform:M
    TileEffect CIAffineTile inputImage:I inputTransform:M
    TileEffect CIEightfoldReflectedTile inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=100
    TileEffect CIFourfoldReflectedTile inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=100 \
      inputAcuteAngle:F=1.5707963267948966
    TileEffect CIFourfoldRotatedTile inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=100
    TileEffect CIFourfoldTranslatedTile inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=100 \
      inputAcuteAngle:F=1.5707963267948966
    TileEffect CIGlideReflectedTile inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=100
    TileEffect CIKaleidoscope inputImage:I inputCount:K=6 inputCenter:P=150,150 inputAngle:F=0
    TileEffect CIOpTile inputImage:I inputCenter:P=150,150 inputScale:F=2.8 inputAngle:F=0 inputWidth:F=65
    TileEffect CIParallelogramTile inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputAcuteAngle:F=1.5707963267948966 \
      inputWidth:F=100
    TileEffect CIPerspectiveTile inputImage:I inputTopLeft:P=118,484 inputTopRight:P=646,507 inputBottomRight:P=548,140 \
      inputBottomLeft:P=155,153
    TileEffect CISixfoldReflectedTile inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=100
    TileEffect CISixfoldRotatedTile inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=100
    TileEffect CITriangleKaleidoscope inputImage:I inputPoint:P=150,150 inputSize:F=700 inputRotation:F=5.924285296593801 \
      inputDecay:F=0.85
    TileEffect CITriangleTile inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=100
    TileEffect CITwelvefoldReflectedTile inputImage:I inputCenter:P=150,150 inputAngle:F=0 inputWidth:F=100
    Transition CIAccordionFoldTransition inputImage:I inputTargetImage:I inputTime:F=0 inputBottomHeight:F=0 inputNumberOfFolds:F=3 \
      inputFoldShadowAmount:F=0.1
    Transition CIBarsSwipeTransition inputImage:I inputTargetImage:I inputTime:F=0 inputAngle:F=3.141592653589793 inputWidth:F=30 \
      inputBarOffset:F=10
    Transition CICopyMachineTransition inputImage:I inputTargetImage:I inputTime:F=0 inputExtent:R=0,0,300,300 inputColor:C=0.6,1,0.8,1 \
      inputAngle:F=0 inputWidth:F=200 inputOpacity:F=1.3
    Transition CIDisintegrateWithMaskTransition inputImage:I inputTargetImage:I inputMaskImage:I inputTime:F=0 inputShadowRadius:F=8 \
      inputShadowDensity:F=0.65 inputShadowOffset:P=0,-10
    Transition CIDissolveTransition inputImage:I inputTargetImage:I inputTime:F=0
    Transition CIFlashTransition inputImage:I inputTargetImage:I inputTime:F=0 inputCenter:P=150,150 inputExtent:R=0,0,300,300 \
      inputColor:C=1,0.8,0.6,1 inputMaxStriationRadius:F=2.58 inputStriationStrength:F=0.5 inputStriationContrast:F=1.375 \
      inputFadeThreshold:F=0.85
    Transition CIModTransition inputImage:I inputTargetImage:I inputTime:F=0 inputCenter:P=150,150 inputAngle:F=2 inputRadius:F=150 \
      inputCompression:F=300
    Transition CIPageCurlTransition inputImage:I inputTargetImage:I inputBacksideImage:I inputShadingImage:I inputTime:F=0 \
      inputExtent:R=0,0,300,300 inputAngle:F=0 inputRadius:F=100
    Transition CIPageCurlWithShadowTransition inputImage:I inputTargetImage:I inputBacksideImage:I inputTime:F=0 inputExtent:R=0,0,0,0 \
      inputAngle:F=0 inputRadius:F=100 inputShadowSize:F=0.5 inputShadowAmount:F=0.7 inputShadowExtent:R=0,0,0,0
    Transition CIRippleTransition inputImage:I inputTargetImage:I inputShadingImage:I inputTime:F=0 inputCenter:P=150,150 \
      inputExtent:R=0,0,300,300 inputWidth:F=100 inputScale:F=50
    Transition CISwipeTransition inputImage:I inputTargetImage:I inputTime:F=0 inputExtent:R=0,0,300,300 inputColor:C=1,1,1,1 \
      inputAngle:F=0 inputWidth:F=300 inputOpacity:F=0
    """
}
