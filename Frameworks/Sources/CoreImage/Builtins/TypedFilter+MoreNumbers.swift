import CoreGraphics
import Foundation

// The numbers of all built-in filters.
extension TypedFilter {
  var minimumStop: Float {
    get { float("inputMinimumStop") }
    set { set(newValue, "inputMinimumStop") }
  }
  var noiseLevel: Float {
    get { float("inputNoiseLevel") }
    set { set(newValue, "inputNoiseLevel") }
  }
  var nrNoiseLevel: Float {
    get { float("inputNrNoiseLevel") }
    set { set(newValue, "inputNrNoiseLevel") }
  }
  var nrSharpness: Float {
    get { float("inputNrSharpness") }
    set { set(newValue, "inputNrSharpness") }
  }
  var numberOfFolds: Float {
    get { float("inputNumberOfFolds") }
    set { set(newValue, "inputNumberOfFolds") }
  }
  var opacity: Float {
    get { float("inputOpacity") }
    set { set(newValue, "inputOpacity") }
  }
  var padding: Float {
    get { float("inputPadding") }
    set { set(newValue, "inputPadding") }
  }
  var parameterB: Float {
    get { float("inputParameterB") }
    set { set(newValue, "inputParameterB") }
  }
  var parameterC: Float {
    get { float("inputParameterC") }
    set { set(newValue, "inputParameterC") }
  }
  var passes: Float {
    get { float("inputPasses") }
    set { set(newValue, "inputPasses") }
  }
  var periodicity: Float {
    get { float("inputPeriodicity") }
    set { set(newValue, "inputPeriodicity") }
  }
  var pitch: Float {
    get { float("inputPitch") }
    set { set(newValue, "inputPitch") }
  }
  var power: Float {
    get { float("inputPower") }
    set { set(newValue, "inputPower") }
  }
  var preferredAspectRatio: Float {
    get { float("inputPreferredAspectRatio") }
    set { set(newValue, "inputPreferredAspectRatio") }
  }
  var quietSpace: Float {
    get { float("inputQuietSpace") }
    set { set(newValue, "inputQuietSpace") }
  }
  var radius: Float {
    get { float("inputRadius") }
    set { set(newValue, "inputRadius") }
  }
  var radius0: Float {
    get { float("inputRadius0") }
    set { set(newValue, "inputRadius0") }
  }
  var radius1: Float {
    get { float("inputRadius1") }
    set { set(newValue, "inputRadius1") }
  }
  var refraction: Float {
    get { float("inputRefraction") }
    set { set(newValue, "inputRefraction") }
  }
  var ringAmount: Float {
    get { float("inputRingAmount") }
    set { set(newValue, "inputRingAmount") }
  }
  var ringSize: Float {
    get { float("inputRingSize") }
    set { set(newValue, "inputRingSize") }
  }
  var roll: Float {
    get { float("inputRoll") }
    set { set(newValue, "inputRoll") }
  }
  var rotation: Float {
    get { float("inputRotation") }
    set { set(newValue, "inputRotation") }
  }
  var rows: Float {
    get { float("inputRows") }
    set { set(newValue, "inputRows") }
  }
  var saturation: Float {
    get { float("inputSaturation") }
    set { set(newValue, "inputSaturation") }
  }
  var scale: Float {
    get { float("inputScale") }
    set { set(newValue, "inputScale") }
  }
  var scaleFactor: Float {
    get { float("inputScaleFactor") }
    set { set(newValue, "inputScaleFactor") }
  }
  var shadowAmount: Float {
    get { float("inputShadowAmount") }
    set { set(newValue, "inputShadowAmount") }
  }
  var shadowDensity: Float {
    get { float("inputShadowDensity") }
    set { set(newValue, "inputShadowDensity") }
  }
  var shadowRadius: Float {
    get { float("inputShadowRadius") }
    set { set(newValue, "inputShadowRadius") }
  }
  var shadowSize: Float {
    get { float("inputShadowSize") }
    set { set(newValue, "inputShadowSize") }
  }
  var sharpness: Float {
    get { float("inputSharpness") }
    set { set(newValue, "inputSharpness") }
  }
  var sigma: Float {
    get { float("inputSigma") }
    set { set(newValue, "inputSigma") }
  }
  var size: Float {
    get { float("inputSize") }
    set { set(newValue, "inputSize") }
  }
  var softness: Float {
    get { float("inputSoftness") }
    set { set(newValue, "inputSoftness") }
  }
  var spatialSigma: Float {
    get { float("inputSpatialSigma") }
    set { set(newValue, "inputSpatialSigma") }
  }
  var strands: Float {
    get { float("inputStrands") }
    set { set(newValue, "inputStrands") }
  }
  var striationContrast: Float {
    get { float("inputStriationContrast") }
    set { set(newValue, "inputStriationContrast") }
  }
  var striationStrength: Float {
    get { float("inputStriationStrength") }
    set { set(newValue, "inputStriationStrength") }
  }
  var sunRadius: Float {
    get { float("inputSunRadius") }
    set { set(newValue, "inputSunRadius") }
  }
  var threshold: Float {
    get { float("inputThreshold") }
    set { set(newValue, "inputThreshold") }
  }
  var thresholdHigh: Float {
    get { float("inputThresholdHigh") }
    set { set(newValue, "inputThresholdHigh") }
  }
  var thresholdLow: Float {
    get { float("inputThresholdLow") }
    set { set(newValue, "inputThresholdLow") }
  }
  var time: Float {
    get { float("inputTime") }
    set { set(newValue, "inputTime") }
  }
  var underColorRemoval: Float {
    get { float("inputUnderColorRemoval") }
    set { set(newValue, "inputUnderColorRemoval") }
  }
  var unsharpMaskIntensity: Float {
    get { float("inputUnsharpMaskIntensity") }
    set { set(newValue, "inputUnsharpMaskIntensity") }
  }
  var unsharpMaskRadius: Float {
    get { float("inputUnsharpMaskRadius") }
    set { set(newValue, "inputUnsharpMaskRadius") }
  }
  var value: Float {
    get { float("inputValue") }
    set { set(newValue, "inputValue") }
  }
  var width: Float {
    get { float("inputWidth") }
    set { set(newValue, "inputWidth") }
  }
  var yaw: Float {
    get { float("inputYaw") }
    set { set(newValue, "inputYaw") }
  }
  var zoom: Float {
    get { float("inputZoom") }
    set { set(newValue, "inputZoom") }
  }
  var count: Int {
    get { int("inputCount") }
    set { set(newValue, "inputCount") }
  }
  var hysteresisPasses: Int {
    get { int("inputHysteresisPasses") }
    set { set(newValue, "inputHysteresisPasses") }
  }
  var qualityLevel: Int {
    get { int("inputQualityLevel") }
    set { set(newValue, "inputQualityLevel") }
  }
  var crop: Bool {
    get { bool("inputCrop") }
    set { set(newValue, "inputCrop") }
  }
  var extrapolate: Bool {
    get { bool("inputExtrapolate") }
    set { set(newValue, "inputExtrapolate") }
  }
  var flipYTiles: Bool {
    get { bool("inputFlipYTiles") }
    set { set(newValue, "inputFlipYTiles") }
  }
  var normalize: Bool {
    get { bool("inputNormalize") }
    set { set(newValue, "inputNormalize") }
  }
  var perceptual: Bool {
    get { bool("inputPerceptual") }
    set { set(newValue, "inputPerceptual") }
  }
  var softmaxNormalization: Bool {
    get { bool("inputSoftmaxNormalization") }
    set { set(newValue, "inputSoftmaxNormalization") }
  }
}
