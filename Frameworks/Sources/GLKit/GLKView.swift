import PlaceholderBox
@_exported import UIKit
@_exported import simd

public enum EAGLRenderingAPI: UInt, Sendable { case openGLES1 = 1, openGLES2, openGLES3 }

/// A context that renders nothing (Apple: EAGLContext). OpenGL's functions are not declared.
open class EAGLContext: NSObject {
  public let api: EAGLRenderingAPI
  open var isMultiThreaded = false
  open var debugLabel: String?
  public init?(api: EAGLRenderingAPI) {
    self.api = api
    super.init()
  }
  private nonisolated(unsafe) static weak var active: EAGLContext?
  open class func current() -> EAGLContext? { active }
  @discardableResult
  open class func setCurrent(_ context: EAGLContext?) -> Bool {
    active = context
    return true
  }
}

public enum GLKViewDrawableColorFormat: Int32, Sendable { case RGBA8888, RGB565, SRGBA8888 }
public enum GLKViewDrawableDepthFormat: Int32, Sendable { case formatNone, format16, format24 }
public enum GLKViewDrawableStencilFormat: Int32, Sendable { case formatNone, format8 }
public enum GLKViewDrawableMultisample: Int32, Sendable { case multisampleNone, multisample4X }

/// A view that shows a box. Nothing is rendered, and the delegate is not called (Apple: GLKView).
open class GLKView: UIView {
  open weak var delegate: (any GLKViewDelegate)?
  open var context: EAGLContext! = EAGLContext(api: .openGLES2)
  open var drawableWidth: Int { Int(bounds.width * contentScaleFactor) }
  open var drawableHeight: Int { Int(bounds.height * contentScaleFactor) }
  open var drawableColorFormat = GLKViewDrawableColorFormat.RGBA8888
  open var drawableDepthFormat = GLKViewDrawableDepthFormat.formatNone
  open var drawableStencilFormat = GLKViewDrawableStencilFormat.formatNone
  open var drawableMultisample = GLKViewDrawableMultisample.multisampleNone
  open var enableSetNeedsDisplay = true
  open var snapshot: UIImage { UIImage() }

  public init(frame: CGRect, context: EAGLContext) {
    super.init(frame: frame)
    self.context = context
    PlaceholderBox.fill(self, "GLKView: there is no OpenGL on Linux")
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, "GLKView: there is no OpenGL on Linux")
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderBox.fill(self, "GLKView: there is no OpenGL on Linux")
    _ = GLKView.outlets
  }
  /// Registers the outlets that Interface Builder files connect, once.
  private static let outlets: Void = _vitrineRegisterClass(GLKView.self, name: nil) { $0.property("delegate", \.delegate) }
  open func bindDrawable() {}
  open func deleteDrawable() {}
  open func display() {}
}

/// Apple: GLKViewDelegate.
@preconcurrency @MainActor
public protocol GLKViewDelegate: NSObjectProtocol {
  func glkView(_ view: GLKView, drawIn rect: CGRect)
}

/// A controller whose view shows a box and is never updated (Apple: GLKViewController).
open class GLKViewController: UIViewController, GLKViewDelegate {
  open weak var delegate: (any GLKViewControllerDelegate)?
  open var preferredFramesPerSecond = 30
  open var framesPerSecond: Int { 0 }
  open var isPaused = false
  open var framesDisplayed: Int { 0 }
  open var timeSinceFirstResume: TimeInterval { 0 }
  open var timeSinceLastResume: TimeInterval { 0 }
  open var timeSinceLastUpdate: TimeInterval { 0 }
  open var timeSinceLastDraw: TimeInterval { 0 }
  open var pauseOnWillResignActive = true
  open var resumeOnDidBecomeActive = true
  open override func loadView() {
    if nibName != nil || storyboard != nil { super.loadView() } else { view = GLKView(frame: UIScreen.main.bounds) }
    (view as? GLKView)?.delegate = self
  }
  open func glkView(_ view: GLKView, drawIn rect: CGRect) {}
}

/// Apple: GLKViewControllerDelegate.
@preconcurrency @MainActor
public protocol GLKViewControllerDelegate: NSObjectProtocol {
  func glkViewControllerUpdate(_ controller: GLKViewController)
  func glkViewController(_ controller: GLKViewController, willPause pause: Bool)
}
extension GLKViewControllerDelegate {
  public func glkViewController(_ controller: GLKViewController, willPause pause: Bool) {}
}
