import CoreGraphics
import Foundation

// Filters with a property whose type differs from that of other filters' properties with the same name.
final class StretchCropFilter: BuiltInFilter, CIStretchCrop {
  var inputImage: CIImage? {
    get { image("inputImage") }
    set { set(newValue, "inputImage") }
  }
  var size: CGPoint {
    get { point("inputSize") }
    set { set(newValue, "inputSize") }
  }
  var cropAmount: Float {
    get { float("inputCropAmount") }
    set { set(newValue, "inputCropAmount") }
  }
  var centerStretchAmount: Float {
    get { float("inputCenterStretchAmount") }
    set { set(newValue, "inputCenterStretchAmount") }
  }
}
final class AttributedTextImageGeneratorFilter: BuiltInFilter, CIAttributedTextImageGenerator {
  var text: NSAttributedString {
    get { attributed("inputText") }
    set { set(newValue, "inputText") }
  }
  var scaleFactor: Float {
    get { float("inputScaleFactor") }
    set { set(newValue, "inputScaleFactor") }
  }
  var padding: Float {
    get { float("inputPadding") }
    set { set(newValue, "inputPadding") }
  }
}
final class AztecCodeGeneratorFilter: BuiltInFilter, CIAztecCodeGenerator {
  var message: Data {
    get { data("inputMessage") }
    set { set(newValue, "inputMessage") }
  }
  var correctionLevel: Float {
    get { float("inputCorrectionLevel") }
    set { set(newValue, "inputCorrectionLevel") }
  }
  var layers: Float {
    get { float("inputLayers") }
    set { set(newValue, "inputLayers") }
  }
  var compactStyle: Float {
    get { float("inputCompactStyle") }
    set { set(newValue, "inputCompactStyle") }
  }
}
final class PDF417BarcodeGeneratorFilter: BuiltInFilter, CIPDF417BarcodeGenerator {
  var message: Data {
    get { data("inputMessage") }
    set { set(newValue, "inputMessage") }
  }
  var minWidth: Float {
    get { float("inputMinWidth") }
    set { set(newValue, "inputMinWidth") }
  }
  var maxWidth: Float {
    get { float("inputMaxWidth") }
    set { set(newValue, "inputMaxWidth") }
  }
  var minHeight: Float {
    get { float("inputMinHeight") }
    set { set(newValue, "inputMinHeight") }
  }
  var maxHeight: Float {
    get { float("inputMaxHeight") }
    set { set(newValue, "inputMaxHeight") }
  }
  var dataColumns: Float {
    get { float("inputDataColumns") }
    set { set(newValue, "inputDataColumns") }
  }
  var rows: Float {
    get { float("inputRows") }
    set { set(newValue, "inputRows") }
  }
  var preferredAspectRatio: Float {
    get { float("inputPreferredAspectRatio") }
    set { set(newValue, "inputPreferredAspectRatio") }
  }
  var compactionMode: Float {
    get { float("inputCompactionMode") }
    set { set(newValue, "inputCompactionMode") }
  }
  var compactStyle: Float {
    get { float("inputCompactStyle") }
    set { set(newValue, "inputCompactStyle") }
  }
  var correctionLevel: Float {
    get { float("inputCorrectionLevel") }
    set { set(newValue, "inputCorrectionLevel") }
  }
  var alwaysSpecifyCompaction: Float {
    get { float("inputAlwaysSpecifyCompaction") }
    set { set(newValue, "inputAlwaysSpecifyCompaction") }
  }
}
