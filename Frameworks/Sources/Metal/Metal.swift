@_exported import FoundationCompatibility

// There is no device: `MTLCreateSystemDefaultDevice()` returns nil. The protocols and values are declared, and nothing implements them.

public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

/// Apple: MTLDevice.
public protocol MTLDevice: NSObjectProtocol {
  var name: String { get }
  var registryID: UInt64 { get }
  var maxThreadsPerThreadgroup: MTLSize { get }
  var hasUnifiedMemory: Bool { get }
  var recommendedMaxWorkingSetSize: UInt64 { get }
  var currentAllocatedSize: Int { get }
  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
  func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(
    bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions,
    deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
  ) -> (any MTLBuffer)?
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  func makeLibrary(filepath: String) throws -> any MTLLibrary
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
  func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
  func makeFence() -> (any MTLFence)?
  func makeEvent() -> (any MTLEvent)?
}
extension MTLDevice {
  public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
}
public protocol MTLCommandQueue: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
  func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
}
public typealias MTLCommandBufferHandler = @Sendable (any MTLCommandBuffer) -> Void
public protocol MTLCommandBuffer: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var commandQueue: any MTLCommandQueue { get }
  var status: MTLCommandBufferStatus { get }
  var error: (any Error)? { get }
  var gpuStartTime: CFTimeInterval { get }
  var gpuEndTime: CFTimeInterval { get }
  func enqueue()
  func commit()
  func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
  func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
  func present(_ drawable: any MTLDrawable)
  func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
  func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: CFTimeInterval)
  func waitUntilScheduled()
  func waitUntilCompleted()
  func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  func pushDebugGroup(_ string: String)
  func popDebugGroup()
}
public enum MTLCommandBufferStatus: UInt, Sendable { case notEnqueued, enqueued, committed, scheduled, completed, error }
public protocol MTLDrawable: NSObjectProtocol {
  var presentedTime: CFTimeInterval { get }
  var drawableID: Int { get }
  func present()
  func present(at presentationTime: CFTimeInterval)
  func present(afterMinimumDuration duration: CFTimeInterval)
}
public protocol MTLLibrary: NSObjectProtocol {
  var label: String? { get set }
  var functionNames: [String] { get }
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}
public protocol MTLFunction: NSObjectProtocol {
  var label: String? { get set }
  var name: String { get }
}
public protocol MTLFence: NSObjectProtocol {}
public protocol MTLEvent: NSObjectProtocol {}
public protocol MTLSamplerState: NSObjectProtocol {}
public protocol MTLDepthStencilState: NSObjectProtocol {}
public protocol MTLRenderPipelineState: NSObjectProtocol {
  var label: String? { get }
}
public protocol MTLComputePipelineState: NSObjectProtocol {
  var label: String? { get }
  var maxTotalThreadsPerThreadgroup: Int { get }
  var threadExecutionWidth: Int { get }
}

public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
  case mac2 = 2002
  case common1 = 3001, common2, common3
  case metal3 = 5001
}
public enum MTLFeatureSet: UInt, Sendable {
  case iOS_GPUFamily1_v1 = 0, iOS_GPUFamily2_v1 = 1, iOS_GPUFamily3_v1 = 4, iOS_GPUFamily4_v1 = 11, iOS_GPUFamily5_v1 = 16
}
