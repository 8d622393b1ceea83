public import Foundation
public import Metal

public protocol CIImageProcessorInput {
  var region: CGRect { get }
  var baseAddress: UnsafeRawPointer { get }
  var bytesPerRow: Int { get }
  var format: CIFormat { get }
  var metalTexture: (any MTLTexture)? { get }
}

public protocol CIImageProcessorOutput {
  var region: CGRect { get }
  var baseAddress: UnsafeMutableRawPointer { get }
  var bytesPerRow: Int { get }
  var format: CIFormat { get }
  var metalTexture: (any MTLTexture)? { get }
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A processor that never runs: `apply` throws an error (Apple: CIImageProcessorKernel).
open class CIImageProcessorKernel: NSObject {
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws {}
  open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }
  open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }
  open class var outputFormat: CIFormat { .BGRA8 }
  open class var outputIsOpaque: Bool { false }
  open class var synchronizeInputs: Bool { true }
  open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments args: [String: Any]?) throws -> CIImage {
    throw CocoaError(.featureUnsupported)
  }
}
