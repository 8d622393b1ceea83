public import CoreGraphics
public import Foundation

// The typed filters of CIFilterBuiltins (Apple: CIFilter).

public protocol CIAffineClamp: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var transform: CGAffineTransform { get set }
}
public protocol CIAffineTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var transform: CGAffineTransform { get set }
}
public protocol CIEightfoldReflectedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}
public protocol CIFourfoldReflectedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var acuteAngle: Float { get set }
}
public protocol CIFourfoldRotatedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}
public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var acuteAngle: Float { get set }
}
public protocol CIGlideReflectedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}
public protocol CIKaleidoscope: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var count: Int { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
}
public protocol CIOpTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
  var angle: Float { get set }
  var width: Float { get set }
}
public protocol CIParallelogramTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var acuteAngle: Float { get set }
  var width: Float { get set }
}
public protocol CIPerspectiveTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var topLeft: CGPoint { get set }
  var topRight: CGPoint { get set }
  var bottomRight: CGPoint { get set }
  var bottomLeft: CGPoint { get set }
}
public protocol CISixfoldReflectedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}
public protocol CISixfoldRotatedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}
public protocol CITriangleKaleidoscope: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var point: CGPoint { get set }
  var size: Float { get set }
  var rotation: Float { get set }
  var decay: Float { get set }
}
public protocol CITriangleTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}
public protocol CITwelvefoldReflectedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
}

extension CIFilter {
  public class func affineClamp() -> any CIFilter & CIAffineClamp { TypedFilter("CIAffineClamp") }
  public class func affineTile() -> any CIFilter & CIAffineTile { TypedFilter("CIAffineTile") }
  public class func eightfoldReflectedTile() -> any CIFilter & CIEightfoldReflectedTile { TypedFilter("CIEightfoldReflectedTile") }
  public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile { TypedFilter("CIFourfoldReflectedTile") }
  public class func fourfoldRotatedTile() -> any CIFilter & CIFourfoldRotatedTile { TypedFilter("CIFourfoldRotatedTile") }
  public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile { TypedFilter("CIFourfoldTranslatedTile") }
  public class func glideReflectedTile() -> any CIFilter & CIGlideReflectedTile { TypedFilter("CIGlideReflectedTile") }
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { TypedFilter("CIKaleidoscope") }
  public class func opTile() -> any CIFilter & CIOpTile { TypedFilter("CIOpTile") }
  public class func parallelogramTile() -> any CIFilter & CIParallelogramTile { TypedFilter("CIParallelogramTile") }
  public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile { TypedFilter("CIPerspectiveTile") }
  public class func sixfoldReflectedTile() -> any CIFilter & CISixfoldReflectedTile { TypedFilter("CISixfoldReflectedTile") }
  public class func sixfoldRotatedTile() -> any CIFilter & CISixfoldRotatedTile { TypedFilter("CISixfoldRotatedTile") }
  public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope { TypedFilter("CITriangleKaleidoscope") }
  public class func triangleTile() -> any CIFilter & CITriangleTile { TypedFilter("CITriangleTile") }
  public class func twelvefoldReflectedTile() -> any CIFilter & CITwelvefoldReflectedTile { TypedFilter("CITwelvefoldReflectedTile") }
}
