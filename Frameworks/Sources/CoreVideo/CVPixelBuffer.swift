@_exported import CoreGraphics
@_exported import FoundationCompatibility

/// Apple: CVBuffer. Holds no pixels: Linux has no Core Video.
open class CVBuffer: NSObject {}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { 0 }
