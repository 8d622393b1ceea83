public import Foundation

public protocol MTLResource: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var storageMode: MTLStorageMode { get }
  var allocatedSize: Int { get }
}
public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}
public protocol MTLTexture: MTLResource {
  var textureType: MTLTextureType { get }
  var pixelFormat: MTLPixelFormat { get }
  var width: Int { get }
  var height: Int { get }
  var depth: Int { get }
  var mipmapLevelCount: Int { get }
  var sampleCount: Int { get }
  var arrayLength: Int { get }
  var usage: MTLTextureUsage { get }
  var isFramebufferOnly: Bool { get }
  func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
  func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
}
open class MTLTextureDescriptor: NSObject {
  open var textureType = MTLTextureType.type2D
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var width = 1
  open var height = 1
  open var depth = 1
  open var mipmapLevelCount = 1
  open var sampleCount = 1
  open var arrayLength = 1
  open var resourceOptions: MTLResourceOptions = []
  open var storageMode = MTLStorageMode.shared
  open var usage: MTLTextureUsage = .shaderRead
  open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor {
    let descriptor = MTLTextureDescriptor()
    (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
    if mipmapped, width > 0, height > 0 {
      descriptor.mipmapLevelCount = max(width, height).bitWidth - max(width, height).leadingZeroBitCount
    }
    return descriptor
  }
}
open class MTLSamplerDescriptor: NSObject {
  open var minFilter = MTLSamplerMinMagFilter.nearest
  open var magFilter = MTLSamplerMinMagFilter.nearest
  open var mipFilter = MTLSamplerMipFilter.notMipmapped
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
  open var rAddressMode = MTLSamplerAddressMode.clampToEdge
  open var maxAnisotropy = 1
  open var normalizedCoordinates = true
  open var label: String?
}
open class MTLDepthStencilDescriptor: NSObject {
  open var depthCompareFunction = MTLCompareFunction.always
  open var isDepthWriteEnabled = false
  open var label: String?
}
open class MTLCompileOptions: NSObject {
  open var fastMathEnabled = true
}

public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
public enum MTLSamplerMipFilter: UInt, Sendable { case notMipmapped, nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable { case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero }
public enum MTLCompareFunction: UInt, Sendable { case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always }
public enum MTLStorageMode: UInt, Sendable { case shared, managed, `private`, memoryless }
public enum MTLCPUCacheMode: UInt, Sendable { case defaultCache, writeCombined }
public enum MTLTextureType: UInt, Sendable {
  case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
}
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModeManaged = MTLResourceOptions(rawValue: 16)
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
  public static let storageModeMemoryless = MTLResourceOptions(rawValue: 48)
  public static let hazardTrackingModeUntracked = MTLResourceOptions(rawValue: 256)
}
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let unknown: MTLTextureUsage = []
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
  public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
}
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case a8Unorm = 1
  case r8Unorm = 10
  case r8Uint = 13
  case r16Unorm = 20
  case r16Float = 25
  case rg8Unorm = 30
  case r32Uint = 53
  case r32Float = 55
  case rg16Float = 65
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgb10a2Unorm = 90
  case rg32Float = 105
  case rgba16Float = 115
  case rgba32Float = 125
  case depth16Unorm = 250
  case depth32Float = 252
  case stencil8 = 253
  case depth32Float_stencil8 = 260
}

public struct MTLSize: Sendable {
  public var width: Int
  public var height: Int
  public var depth: Int
  public init() { self.init(width: 0, height: 0, depth: 0) }
  public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
public struct MTLOrigin: Sendable {
  public var x: Int
  public var y: Int
  public var z: Int
  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct MTLRegion: Sendable {
  public var origin: MTLOrigin
  public var size: MTLSize
  public init() { self.init(origin: MTLOrigin(), size: MTLSize()) }
  public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public struct MTLViewport: Sendable {
  public var originX, originY, width, height, znear, zfar: Double
  public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
    (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
    (self.znear, self.zfar) = (znear, zfar)
  }
}
public struct MTLClearColor: Sendable {
  public var red, green, blue, alpha: Double
  public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
