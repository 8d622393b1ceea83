public import CoreGraphics
public import Foundation

// The typed filters of CIFilterBuiltins (Apple: CIFilter).

public protocol CIAttributedTextImageGenerator: CIFilterProtocol {
  var text: NSAttributedString { get set }
  var scaleFactor: Float { get set }
  var padding: Float { get set }
}
public protocol CIAztecCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: Float { get set }
  var layers: Float { get set }
  var compactStyle: Float { get set }
}
public protocol CIBarcodeGenerator: CIFilterProtocol {
  var barcodeDescriptor: CIBarcodeDescriptor { get set }
}
public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
  var extent: CGRect { get set }
  var sigma: Float { get set }
  var color: CIColor { get set }
}
public protocol CICheckerboardGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}
public protocol CILenticularHaloGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color: CIColor { get set }
  var haloRadius: Float { get set }
  var haloWidth: Float { get set }
  var haloOverlap: Float { get set }
  var striationStrength: Float { get set }
  var striationContrast: Float { get set }
  var time: Float { get set }
}
public protocol CIMeshGenerator: CIFilterProtocol {
  var width: Float { get set }
  var color: CIColor { get set }
  var mesh: [Any] { get set }
}
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var minWidth: Float { get set }
  var maxWidth: Float { get set }
  var minHeight: Float { get set }
  var maxHeight: Float { get set }
  var dataColumns: Float { get set }
  var rows: Float { get set }
  var preferredAspectRatio: Float { get set }
  var compactionMode: Float { get set }
  var compactStyle: Float { get set }
  var correctionLevel: Float { get set }
  var alwaysSpecifyCompaction: Float { get set }
}
public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}
public protocol CIRandomGenerator: CIFilterProtocol {}
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  var extent: CGRect { get set }
  var radius: Float { get set }
  var color: CIColor { get set }
}
public protocol CIRoundedRectangleStrokeGenerator: CIFilterProtocol {
  var extent: CGRect { get set }
  var radius: Float { get set }
  var width: Float { get set }
  var color: CIColor { get set }
}
public protocol CIStarShineGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color: CIColor { get set }
  var radius: Float { get set }
  var crossScale: Float { get set }
  var crossAngle: Float { get set }
  var crossOpacity: Float { get set }
  var crossWidth: Float { get set }
  var epsilon: Float { get set }
}
public protocol CIStripesGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
public protocol CISunbeamsGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color: CIColor { get set }
  var sunRadius: Float { get set }
  var maxStriationRadius: Float { get set }
  var striationStrength: Float { get set }
  var striationContrast: Float { get set }
  var time: Float { get set }
}
public protocol CITextImageGenerator: CIFilterProtocol {
  var text: String { get set }
  var fontName: String { get set }
  var fontSize: Float { get set }
  var scaleFactor: Float { get set }
  var padding: Float { get set }
}
public protocol CIGaussianGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var radius: Float { get set }
}
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
  var value: Float { get set }
  var radius: Float { get set }
  var softness: Float { get set }
  var dither: Float { get set }
  var colorSpace: CGColorSpace? { get set }
}
public protocol CILinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CIRadialGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var radius0: Float { get set }
  var radius1: Float { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
public protocol CISmoothLinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}

extension CIFilter {
  public class func attributedTextImageGenerator() -> any CIFilter & CIAttributedTextImageGenerator {
    AttributedTextImageGeneratorFilter("CIAttributedTextImageGenerator")
  }
  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator { AztecCodeGeneratorFilter("CIAztecCodeGenerator") }
  public class func barcodeGenerator() -> any CIFilter & CIBarcodeGenerator { TypedFilter("CIBarcodeGenerator") }
  public class func blurredRectangleGenerator() -> any CIFilter & CIBlurredRectangleGenerator { TypedFilter("CIBlurredRectangleGenerator") }
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { TypedFilter("CICheckerboardGenerator") }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { TypedFilter("CICode128BarcodeGenerator") }
  public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator { TypedFilter("CILenticularHaloGenerator") }
  public class func meshGenerator() -> any CIFilter & CIMeshGenerator { TypedFilter("CIMeshGenerator") }
  public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
    PDF417BarcodeGeneratorFilter("CIPDF417BarcodeGenerator")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { TypedFilter("CIQRCodeGenerator") }
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator { TypedFilter("CIRandomGenerator") }
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator { TypedFilter("CIRoundedRectangleGenerator") }
  public class func roundedRectangleStrokeGenerator() -> any CIFilter & CIRoundedRectangleStrokeGenerator {
    TypedFilter("CIRoundedRectangleStrokeGenerator")
  }
  public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator { TypedFilter("CIStarShineGenerator") }
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { TypedFilter("CIStripesGenerator") }
  public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator { TypedFilter("CISunbeamsGenerator") }
  public class func textImageGenerator() -> any CIFilter & CITextImageGenerator { TypedFilter("CITextImageGenerator") }
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { TypedFilter("CIGaussianGradient") }
  public class func hueSaturationValueGradient() -> any CIFilter & CIHueSaturationValueGradient {
    TypedFilter("CIHueSaturationValueGradient")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient { TypedFilter("CILinearGradient") }
  public class func radialGradient() -> any CIFilter & CIRadialGradient { TypedFilter("CIRadialGradient") }
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient { TypedFilter("CISmoothLinearGradient") }
}
