@_exported import FoundationCompatibility

/// Apple: MTLDevice. There are no devices: `MTLCreateSystemDefaultDevice()` returns nil.
public protocol MTLDevice: AnyObject {
  var name: String { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
}
public protocol MTLCommandQueue: AnyObject {
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public protocol MTLCommandBuffer: AnyObject {
  func commit()
  func waitUntilCompleted()
}
public protocol MTLTexture: AnyObject {
  var width: Int { get }
  var height: Int { get }
}
public protocol MTLDrawable: AnyObject {}
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
public struct MTLClearColor: Sendable {
  public var red, green, blue, alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
public enum MTLPixelFormat: UInt, Sendable { case invalid = 0, rgba8Unorm = 70, bgra8Unorm = 80, depth32Float = 252 }
