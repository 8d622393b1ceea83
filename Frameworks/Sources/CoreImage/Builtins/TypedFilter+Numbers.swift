import CoreGraphics
import Foundation

// The numbers of all built-in filters.
extension TypedFilter {
  var acuteAngle: Float {
    get { float("inputAcuteAngle") }
    set { set(newValue, "inputAcuteAngle") }
  }
  var alwaysSpecifyCompaction: Float {
    get { float("inputAlwaysSpecifyCompaction") }
    set { set(newValue, "inputAlwaysSpecifyCompaction") }
  }
  var amount: Float {
    get { float("inputAmount") }
    set { set(newValue, "inputAmount") }
  }
  var angle: Float {
    get { float("inputAngle") }
    set { set(newValue, "inputAngle") }
  }
  var aspectRatio: Float {
    get { float("inputAspectRatio") }
    set { set(newValue, "inputAspectRatio") }
  }
  var barOffset: Float {
    get { float("inputBarOffset") }
    set { set(newValue, "inputBarOffset") }
  }
  var barcodeHeight: Float {
    get { float("inputBarcodeHeight") }
    set { set(newValue, "inputBarcodeHeight") }
  }
  var bias: Float {
    get { float("inputBias") }
    set { set(newValue, "inputBias") }
  }
  var bottomHeight: Float {
    get { float("inputBottomHeight") }
    set { set(newValue, "inputBottomHeight") }
  }
  var brightness: Float {
    get { float("inputBrightness") }
    set { set(newValue, "inputBrightness") }
  }
  var centerStretchAmount: Float {
    get { float("inputCenterStretchAmount") }
    set { set(newValue, "inputCenterStretchAmount") }
  }
  var closeness1: Float {
    get { float("inputCloseness1") }
    set { set(newValue, "inputCloseness1") }
  }
  var closeness2: Float {
    get { float("inputCloseness2") }
    set { set(newValue, "inputCloseness2") }
  }
  var closeness3: Float {
    get { float("inputCloseness3") }
    set { set(newValue, "inputCloseness3") }
  }
  var compactStyle: Float {
    get { float("inputCompactStyle") }
    set { set(newValue, "inputCompactStyle") }
  }
  var compactionMode: Float {
    get { float("inputCompactionMode") }
    set { set(newValue, "inputCompactionMode") }
  }
  var compression: Float {
    get { float("inputCompression") }
    set { set(newValue, "inputCompression") }
  }
  var concentration: Float {
    get { float("inputConcentration") }
    set { set(newValue, "inputConcentration") }
  }
  var contrast: Float {
    get { float("inputContrast") }
    set { set(newValue, "inputContrast") }
  }
  var contrast1: Float {
    get { float("inputContrast1") }
    set { set(newValue, "inputContrast1") }
  }
  var contrast2: Float {
    get { float("inputContrast2") }
    set { set(newValue, "inputContrast2") }
  }
  var contrast3: Float {
    get { float("inputContrast3") }
    set { set(newValue, "inputContrast3") }
  }
  var cropAmount: Float {
    get { float("inputCropAmount") }
    set { set(newValue, "inputCropAmount") }
  }
  var crossAngle: Float {
    get { float("inputCrossAngle") }
    set { set(newValue, "inputCrossAngle") }
  }
  var crossOpacity: Float {
    get { float("inputCrossOpacity") }
    set { set(newValue, "inputCrossOpacity") }
  }
  var crossScale: Float {
    get { float("inputCrossScale") }
    set { set(newValue, "inputCrossScale") }
  }
  var crossWidth: Float {
    get { float("inputCrossWidth") }
    set { set(newValue, "inputCrossWidth") }
  }
  var cubeDimension: Float {
    get { float("inputCubeDimension") }
    set { set(newValue, "inputCubeDimension") }
  }
  var dataColumns: Float {
    get { float("inputDataColumns") }
    set { set(newValue, "inputDataColumns") }
  }
  var decay: Float {
    get { float("inputDecay") }
    set { set(newValue, "inputDecay") }
  }
  var dither: Float {
    get { float("inputDither") }
    set { set(newValue, "inputDither") }
  }
  var edgeIntensity: Float {
    get { float("inputEdgeIntensity") }
    set { set(newValue, "inputEdgeIntensity") }
  }
  var epsilon: Float {
    get { float("inputEpsilon") }
    set { set(newValue, "inputEpsilon") }
  }
  var ev: Float {
    get { float("inputEV") }
    set { set(newValue, "inputEV") }
  }
  var fadeThreshold: Float {
    get { float("inputFadeThreshold") }
    set { set(newValue, "inputFadeThreshold") }
  }
  var falloff: Float {
    get { float("inputFalloff") }
    set { set(newValue, "inputFalloff") }
  }
  var focalLength: Float {
    get { float("inputFocalLength") }
    set { set(newValue, "inputFocalLength") }
  }
  var foldShadowAmount: Float {
    get { float("inputFoldShadowAmount") }
    set { set(newValue, "inputFoldShadowAmount") }
  }
  var fontSize: Float {
    get { float("inputFontSize") }
    set { set(newValue, "inputFontSize") }
  }
  var gaussianSigma: Float {
    get { float("inputGaussianSigma") }
    set { set(newValue, "inputGaussianSigma") }
  }
  var grayComponentReplacement: Float {
    get { float("inputGrayComponentReplacement") }
    set { set(newValue, "inputGrayComponentReplacement") }
  }
  var haloOverlap: Float {
    get { float("inputHaloOverlap") }
    set { set(newValue, "inputHaloOverlap") }
  }
  var haloRadius: Float {
    get { float("inputHaloRadius") }
    set { set(newValue, "inputHaloRadius") }
  }
  var haloWidth: Float {
    get { float("inputHaloWidth") }
    set { set(newValue, "inputHaloWidth") }
  }
  var headIndex: Float {
    get { float("inputHeadIndex") }
    set { set(newValue, "inputHeadIndex") }
  }
  var height: Float {
    get { float("inputHeight") }
    set { set(newValue, "inputHeight") }
  }
  var highLimit: Float {
    get { float("inputHighLimit") }
    set { set(newValue, "inputHighLimit") }
  }
  var highlightAmount: Float {
    get { float("inputHighlightAmount") }
    set { set(newValue, "inputHighlightAmount") }
  }
  var intensity: Float {
    get { float("inputIntensity") }
    set { set(newValue, "inputIntensity") }
  }
  var layers: Float {
    get { float("inputLayers") }
    set { set(newValue, "inputLayers") }
  }
  var levels: Float {
    get { float("inputLevels") }
    set { set(newValue, "inputLevels") }
  }
  var lowLimit: Float {
    get { float("inputLowLimit") }
    set { set(newValue, "inputLowLimit") }
  }
  var lumaSigma: Float {
    get { float("inputLumaSigma") }
    set { set(newValue, "inputLumaSigma") }
  }
  var maxHeight: Float {
    get { float("inputMaxHeight") }
    set { set(newValue, "inputMaxHeight") }
  }
  var maxStriationRadius: Float {
    get { float("inputMaxStriationRadius") }
    set { set(newValue, "inputMaxStriationRadius") }
  }
  var maxWidth: Float {
    get { float("inputMaxWidth") }
    set { set(newValue, "inputMaxWidth") }
  }
  var maximumStop: Float {
    get { float("inputMaximumStop") }
    set { set(newValue, "inputMaximumStop") }
  }
  var minHeight: Float {
    get { float("inputMinHeight") }
    set { set(newValue, "inputMinHeight") }
  }
  var minWidth: Float {
    get { float("inputMinWidth") }
    set { set(newValue, "inputMinWidth") }
  }
}
