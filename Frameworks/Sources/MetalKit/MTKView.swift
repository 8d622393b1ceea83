@_exported import Metal
import PlaceholderBox
@_exported import UIKit

/// A view that shows a box, since there is no GPU (Apple: MTKView).
open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var clearColor = MTLClearColorMake(0, 0, 0, 1)
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var framebufferOnly = true
  open var isPaused = false
  open var enableSetNeedsDisplay = false
  open var preferredFramesPerSecond = 60
  open var drawableSize = CGSize.zero
  open var currentDrawable: (any MTLDrawable)? { nil }
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
    PlaceholderBox.fill(self, "MTKView: there is no Metal on Linux")
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderBox.fill(self, "MTKView: there is no Metal on Linux")
  }
  open func draw() {}
}
@MainActor
public protocol MTKViewDelegate: AnyObject {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}
