public import Foundation

public protocol MTLCommandEncoder: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func endEncoding()
  func pushDebugGroup(_ string: String)
  func popDebugGroup()
}
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func setViewport(_ viewport: MTLViewport)
  func setCullMode(_ cullMode: MTLCullMode)
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
    instanceCount: Int)
}
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func setThreadgroupMemoryLength(_ length: Int, index: Int)
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  func generateMipmaps(for texture: any MTLTexture)
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int)
  func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
}

open class MTLRenderPassAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var level = 0
  open var slice = 0
  open var resolveTexture: (any MTLTexture)?
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.dontCare
}
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearDepth = 1.0
}
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearStencil: UInt32 = 0
}
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
  private var list: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
  open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
    get {
      let found = list[attachmentIndex] ?? MTLRenderPassColorAttachmentDescriptor()
      list[attachmentIndex] = found
      return found
    }
    set { list[attachmentIndex] = newValue }
  }
}
open class MTLRenderPassDescriptor: NSObject {
  public let colorAttachments: MTLRenderPassColorAttachmentDescriptorArray! = MTLRenderPassColorAttachmentDescriptorArray()
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
  open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = MTLRenderPassStencilAttachmentDescriptor()
}
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
  open var rgbBlendOperation = MTLBlendOperation.add
  open var alphaBlendOperation = MTLBlendOperation.add
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
}
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
  private var list: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
  open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
    get {
      let found = list[attachmentIndex] ?? MTLRenderPipelineColorAttachmentDescriptor()
      list[attachmentIndex] = found
      return found
    }
    set { list[attachmentIndex] = newValue }
  }
}
open class MTLRenderPipelineDescriptor: NSObject {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var vertexDescriptor: MTLVertexDescriptor?
  open var sampleCount = 1
  open var rasterSampleCount = 1
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
  public let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray! = MTLRenderPipelineColorAttachmentDescriptorArray()
}
open class MTLVertexAttributeDescriptor: NSObject {
  open var format = MTLVertexFormat.invalid
  open var offset = 0
  open var bufferIndex = 0
}
open class MTLVertexBufferLayoutDescriptor: NSObject {
  open var stride = 0
  open var stepFunction = MTLVertexStepFunction.perVertex
  open var stepRate = 1
}
open class MTLVertexAttributeDescriptorArray: NSObject {
  private var list: [Int: MTLVertexAttributeDescriptor] = [:]
  open subscript(index: Int) -> MTLVertexAttributeDescriptor! {
    get {
      let found = list[index] ?? MTLVertexAttributeDescriptor()
      list[index] = found
      return found
    }
    set { list[index] = newValue }
  }
}
open class MTLVertexBufferLayoutDescriptorArray: NSObject {
  private var list: [Int: MTLVertexBufferLayoutDescriptor] = [:]
  open subscript(index: Int) -> MTLVertexBufferLayoutDescriptor! {
    get {
      let found = list[index] ?? MTLVertexBufferLayoutDescriptor()
      list[index] = found
      return found
    }
    set { list[index] = newValue }
  }
}
open class MTLVertexDescriptor: NSObject {
  public let attributes: MTLVertexAttributeDescriptorArray! = MTLVertexAttributeDescriptorArray()
  public let layouts: MTLVertexBufferLayoutDescriptorArray! = MTLVertexBufferLayoutDescriptorArray()
}

public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
public enum MTLCullMode: UInt, Sendable { case none, front, back }
public enum MTLWinding: UInt, Sendable { case clockwise, counterClockwise }
public enum MTLTriangleFillMode: UInt, Sendable { case fill, lines }
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store, multisampleResolve, storeAndMultisampleResolve, unknown }
public enum MTLVertexStepFunction: UInt, Sendable { case constant, perVertex, perInstance }
public enum MTLVertexFormat: UInt, Sendable {
  case invalid = 0, uchar4 = 3, uchar4Normalized = 9, float = 28, float2, float3, float4, int, int2, int3, int4, uint, uint2, uint3, uint4
}
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor, oneMinusDestinationColor
  case destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated, blendColor, oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha
}
