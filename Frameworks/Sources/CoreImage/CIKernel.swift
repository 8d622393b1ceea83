public import CoreGraphics
public import Foundation

public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

/// Cannot be made: kernels are programs for a graphics processor (Apple: CIKernel).
open class CIKernel: NSObject, @unchecked Sendable {
  // Nothing in it changes; an open class cannot be checked for that.
  open var name: String { "" }
  public init?(source string: String) { return nil }
  public init(functionName name: String, fromMetalLibraryData data: Data) throws { throw CocoaError(.featureUnsupported) }
  open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?) -> CIImage? { nil }
}
open class CIColorKernel: CIKernel, @unchecked Sendable {
  // Nothing in it changes; an open class cannot be checked for that.
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}
open class CIWarpKernel: CIKernel, @unchecked Sendable {
  // Nothing in it changes; an open class cannot be checked for that.
  open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]) -> CIImage? {
    nil
  }
}
open class CIBlendKernel: CIColorKernel, @unchecked Sendable {
  // Nothing in it changes; an open class cannot be checked for that.
  open func apply(foreground: CIImage, background: CIImage) -> CIImage? { nil }
}
