public import Foundation

// The typed filters of CIFilterBuiltins (Apple: CIFilter).

public protocol CIAccordionFoldTransition: CITransitionFilter {
  var bottomHeight: Float { get set }
  var numberOfFolds: Float { get set }
  var foldShadowAmount: Float { get set }
}
public protocol CIBarsSwipeTransition: CITransitionFilter {
  var angle: Float { get set }
  var width: Float { get set }
  var barOffset: Float { get set }
}
public protocol CICopyMachineTransition: CITransitionFilter {
  var extent: CGRect { get set }
  var color: CIColor { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var opacity: Float { get set }
}
public protocol CIDisintegrateWithMaskTransition: CITransitionFilter {
  var maskImage: CIImage? { get set }
  var shadowRadius: Float { get set }
  var shadowDensity: Float { get set }
  var shadowOffset: CGPoint { get set }
}
public protocol CIDissolveTransition: CITransitionFilter {}
public protocol CIFlashTransition: CITransitionFilter {
  var center: CGPoint { get set }
  var extent: CGRect { get set }
  var color: CIColor { get set }
  var maxStriationRadius: Float { get set }
  var striationStrength: Float { get set }
  var striationContrast: Float { get set }
  var fadeThreshold: Float { get set }
}
public protocol CIModTransition: CITransitionFilter {
  var center: CGPoint { get set }
  var angle: Float { get set }
  var radius: Float { get set }
  var compression: Float { get set }
}
public protocol CIPageCurlTransition: CITransitionFilter {
  var backsideImage: CIImage? { get set }
  var shadingImage: CIImage? { get set }
  var extent: CGRect { get set }
  var angle: Float { get set }
  var radius: Float { get set }
}
public protocol CIPageCurlWithShadowTransition: CITransitionFilter {
  var backsideImage: CIImage? { get set }
  var extent: CGRect { get set }
  var angle: Float { get set }
  var radius: Float { get set }
  var shadowSize: Float { get set }
  var shadowAmount: Float { get set }
  var shadowExtent: CGRect { get set }
}
public protocol CIRippleTransition: CITransitionFilter {
  var shadingImage: CIImage? { get set }
  var center: CGPoint { get set }
  var extent: CGRect { get set }
  var width: Float { get set }
  var scale: Float { get set }
}
public protocol CISwipeTransition: CITransitionFilter {
  var extent: CGRect { get set }
  var color: CIColor { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var opacity: Float { get set }
}

extension CIFilter {
  public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition { TypedFilter("CIAccordionFoldTransition") }
  public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition { TypedFilter("CIBarsSwipeTransition") }
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition { TypedFilter("CICopyMachineTransition") }
  public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition {
    TypedFilter("CIDisintegrateWithMaskTransition")
  }
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { TypedFilter("CIDissolveTransition") }
  public class func flashTransition() -> any CIFilter & CIFlashTransition { TypedFilter("CIFlashTransition") }
  public class func modTransition() -> any CIFilter & CIModTransition { TypedFilter("CIModTransition") }
  public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition { TypedFilter("CIPageCurlTransition") }
  public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition {
    TypedFilter("CIPageCurlWithShadowTransition")
  }
  public class func rippleTransition() -> any CIFilter & CIRippleTransition { TypedFilter("CIRippleTransition") }
  public class func swipeTransition() -> any CIFilter & CISwipeTransition { TypedFilter("CISwipeTransition") }
}
