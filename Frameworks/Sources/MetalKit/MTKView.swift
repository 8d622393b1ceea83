@_exported import Metal
import PlaceholderBox
@_exported import UIKit

/// A texture that can be shown. There are none (Apple: CAMetalDrawable).
public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
  var layer: CAMetalLayer { get }
}

/// A layer without drawables, since there is no GPU (Apple: CAMetalLayer).
open class CAMetalLayer: CALayer {
  open var device: (any MTLDevice)?
  open var pixelFormat = MTLPixelFormat.bgra8Unorm
  open var framebufferOnly = true
  open var drawableSize = CGSize.zero
  open var maximumDrawableCount = 3
  open var presentsWithTransaction = false
  open var allowsNextDrawableTimeout = true
  open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}

/// A view that shows a box, since there is no GPU (Apple: MTKView).
open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var clearColor = MTLClearColorMake(0, 0, 0, 1)
  open var clearDepth = 1.0
  open var clearStencil: UInt32 = 0
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var sampleCount = 1
  open var framebufferOnly = true
  open var presentsWithTransaction = false
  open var autoResizeDrawable = true
  open var isPaused = false
  open var enableSetNeedsDisplay = false
  open var preferredFramesPerSecond = 60
  open var preferredDevice: (any MTLDevice)? { nil }
  open var drawableSize = CGSize.zero
  open var preferredDrawableSize: CGSize { CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor) }
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  open var depthStencilTexture: (any MTLTexture)? { nil }

  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
    PlaceholderBox.fill(self, "MTKView: there is no Metal on Linux")
  }
  /// Creates a view without a device. Also works for a subclass that overrides both designated initialisers.
  public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
  public required init(coder: NSCoder) {
    // `UIView` accepts every archive.
    super.init(coder: coder)!
    PlaceholderBox.fill(self, "MTKView: there is no Metal on Linux")
    _ = MTKView.outlets
  }
  /// Registers the outlets that Interface Builder files connect, once.
  private static let outlets: Void = _vitrineRegisterClass(MTKView.self, name: nil) { $0.property("delegate", \.delegate) }
  open func draw() {}
  open func releaseDrawables() {}
}
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}

/// A loader that fails for every texture (Apple: MTKTextureLoader).
open class MTKTextureLoader: NSObject {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let allocateMipmaps = Option(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
    public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
    public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
    public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
    public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
  }
  public let device: any MTLDevice
  public init(device: any MTLDevice) { self.device = device }
  open func newTexture(URL url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
    throw CocoaError(.featureUnsupported)
  }
  open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
  ) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
}
