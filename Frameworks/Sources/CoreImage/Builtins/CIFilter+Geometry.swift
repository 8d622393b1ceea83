public import Foundation

// The typed filters of CIFilterBuiltins (Apple: CIFilter).

public protocol CIBumpDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}
public protocol CIBumpDistortionLinear: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
  var scale: Float { get set }
}
public protocol CICircleSplashDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
}
public protocol CICircularWrap: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}
public protocol CIDisplacementDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var displacementImage: CIImage? { get set }
  var scale: Float { get set }
}
public protocol CIDroste: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var insetPoint0: CGPoint { get set }
  var insetPoint1: CGPoint { get set }
  var strands: Float { get set }
  var periodicity: Float { get set }
  var rotation: Float { get set }
  var zoom: Float { get set }
}
public protocol CIGlassDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var textureImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}
public protocol CIGlassLozenge: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var radius: Float { get set }
  var refraction: Float { get set }
}
public protocol CIHoleDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
}
public protocol CILightTunnel: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var rotation: Float { get set }
  var radius: Float { get set }
}
public protocol CINinePartStretched: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var breakpoint0: CGPoint { get set }
  var breakpoint1: CGPoint { get set }
  var growAmount: CGPoint { get set }
}
public protocol CINinePartTiled: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var breakpoint0: CGPoint { get set }
  var breakpoint1: CGPoint { get set }
  var growAmount: CGPoint { get set }
  var flipYTiles: Bool { get set }
}
public protocol CIPinchDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}
public protocol CIStretchCrop: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var size: CGPoint { get set }
  var cropAmount: Float { get set }
  var centerStretchAmount: Float { get set }
}
public protocol CITorusLensDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var width: Float { get set }
  var refraction: Float { get set }
}
public protocol CITwirlDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}
public protocol CIVortexDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}
public protocol CIBicubicScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
  var parameterB: Float { get set }
  var parameterC: Float { get set }
}
public protocol CIEdgePreserveUpsample: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var smallImage: CIImage? { get set }
  var spatialSigma: Float { get set }
  var lumaSigma: Float { get set }
}
public protocol CIKeystoneCorrectionCombined: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var focalLength: Float { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}
public protocol CIKeystoneCorrectionHorizontal: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var focalLength: Float { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}
public protocol CIKeystoneCorrectionVertical: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var focalLength: Float { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}
public protocol CILanczosScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}
public protocol CIPerspectiveCorrection: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
  var crop: Bool { get set }
}
public protocol CIPerspectiveRotate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var focalLength: Float { get set }
  var pitch: Float { get set }
  var yaw: Float { get set }
  var roll: Float { get set }
}
public protocol CIPerspectiveTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}
public protocol CIPerspectiveTransformWithExtent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var extent: CGRect { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}
public protocol CIStraighten: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}

extension CIFilter {
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { TypedFilter("CIBumpDistortion") }
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear { TypedFilter("CIBumpDistortionLinear") }
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion { TypedFilter("CICircleSplashDistortion") }
  public class func circularWrap() -> any CIFilter & CICircularWrap { TypedFilter("CICircularWrap") }
  public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion { TypedFilter("CIDisplacementDistortion") }
  public class func droste() -> any CIFilter & CIDroste { TypedFilter("CIDroste") }
  public class func glassDistortion() -> any CIFilter & CIGlassDistortion { TypedFilter("CIGlassDistortion") }
  public class func glassLozenge() -> any CIFilter & CIGlassLozenge { TypedFilter("CIGlassLozenge") }
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion { TypedFilter("CIHoleDistortion") }
  public class func lightTunnel() -> any CIFilter & CILightTunnel { TypedFilter("CILightTunnel") }
  public class func ninePartStretched() -> any CIFilter & CINinePartStretched { TypedFilter("CINinePartStretched") }
  public class func ninePartTiled() -> any CIFilter & CINinePartTiled { TypedFilter("CINinePartTiled") }
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { TypedFilter("CIPinchDistortion") }
  public class func stretchCrop() -> any CIFilter & CIStretchCrop { StretchCropFilter("CIStretchCrop") }
  public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion { TypedFilter("CITorusLensDistortion") }
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { TypedFilter("CITwirlDistortion") }
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { TypedFilter("CIVortexDistortion") }
  public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform { TypedFilter("CIBicubicScaleTransform") }
  public class func edgePreserveUpsample() -> any CIFilter & CIEdgePreserveUpsample { TypedFilter("CIEdgePreserveUpsampleFilter") }
  public class func keystoneCorrectionCombined() -> any CIFilter & CIKeystoneCorrectionCombined {
    TypedFilter("CIKeystoneCorrectionCombined")
  }
  public class func keystoneCorrectionHorizontal() -> any CIFilter & CIKeystoneCorrectionHorizontal {
    TypedFilter("CIKeystoneCorrectionHorizontal")
  }
  public class func keystoneCorrectionVertical() -> any CIFilter & CIKeystoneCorrectionVertical {
    TypedFilter("CIKeystoneCorrectionVertical")
  }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { TypedFilter("CILanczosScaleTransform") }
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection { TypedFilter("CIPerspectiveCorrection") }
  public class func perspectiveRotate() -> any CIFilter & CIPerspectiveRotate { TypedFilter("CIPerspectiveRotate") }
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform { TypedFilter("CIPerspectiveTransform") }
  public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
    TypedFilter("CIPerspectiveTransformWithExtent")
  }
  public class func straighten() -> any CIFilter & CIStraighten { TypedFilter("CIStraightenFilter") }
}
