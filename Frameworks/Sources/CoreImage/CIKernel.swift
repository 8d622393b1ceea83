public import CoreGraphics
public import Foundation

public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

/// A kernel. None can be created, since kernels are programs for a GPU (Apple: CIKernel).
open class CIKernel: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var name: String { "" }
  public init?(source string: String) { return nil }
  public init(functionName name: String, fromMetalLibraryData data: Data) throws { throw CocoaError(.featureUnsupported) }
  open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?) -> CIImage? { nil }
}
open class CIColorKernel: CIKernel, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}
open class CIWarpKernel: CIKernel, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open func apply(extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]) -> CIImage? {
    nil
  }
}
open class CIBlendKernel: CIColorKernel, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open func apply(foreground: CIImage, background: CIImage) -> CIImage? { nil }
}
