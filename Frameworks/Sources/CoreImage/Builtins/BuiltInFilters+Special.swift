import CoreGraphics
import Foundation

// Filters with a property whose type differs from that of other filters' properties with the same name.
final class StretchCropFilter: BuiltInFilter, CIStretchCrop {
  @Parameter("inputImage") var inputImage: CIImage?
  @Parameter("inputSize") var size: CGPoint
  @Parameter("inputCropAmount") var cropAmount: Float
  @Parameter("inputCenterStretchAmount") var centerStretchAmount: Float
}
final class AttributedTextImageGeneratorFilter: BuiltInFilter, CIAttributedTextImageGenerator {
  @Parameter("inputText") var text: NSAttributedString
  @Parameter("inputScaleFactor") var scaleFactor: Float
  @Parameter("inputPadding") var padding: Float
}
final class AztecCodeGeneratorFilter: BuiltInFilter, CIAztecCodeGenerator {
  @Parameter("inputMessage") var message: Data
  @Parameter("inputCorrectionLevel") var correctionLevel: Float
  @Parameter("inputLayers") var layers: Float
  @Parameter("inputCompactStyle") var compactStyle: Float
}
final class PDF417BarcodeGeneratorFilter: BuiltInFilter, CIPDF417BarcodeGenerator {
  @Parameter("inputMessage") var message: Data
  @Parameter("inputMinWidth") var minWidth: Float
  @Parameter("inputMaxWidth") var maxWidth: Float
  @Parameter("inputMinHeight") var minHeight: Float
  @Parameter("inputMaxHeight") var maxHeight: Float
  @Parameter("inputDataColumns") var dataColumns: Float
  @Parameter("inputRows") var rows: Float
  @Parameter("inputPreferredAspectRatio") var preferredAspectRatio: Float
  @Parameter("inputCompactionMode") var compactionMode: Float
  @Parameter("inputCompactStyle") var compactStyle: Float
  @Parameter("inputCorrectionLevel") var correctionLevel: Float
  @Parameter("inputAlwaysSpecifyCompaction") var alwaysSpecifyCompaction: Float
}
