@_exported import CoreGraphics
@_exported import FoundationCompatibility

/// A buffer of pixels in memory, with one plane for packed formats and several for planar ones (Apple: CVPixelBuffer).
open class CVBuffer: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's buffers, threads that share one must lock it.
  struct Plane {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let offset: Int
  }
  let width: Int
  let height: Int
  let format: OSType
  let planes: [Plane]
  let base: UnsafeMutableRawPointer
  let byteCount: Int
  var attachments: [String: (value: Any, mode: CVAttachmentMode)] = [:]
  private let release: () -> Void

  init(
    width: Int, height: Int, format: OSType, planes: [Plane], base: UnsafeMutableRawPointer, byteCount: Int, release: @escaping () -> Void
  ) {
    self.width = width
    self.height = height
    self.format = format
    self.planes = planes
    self.base = base
    self.byteCount = byteCount
    self.release = release
  }
  deinit { release() }

  /// Allocates zeroed memory, with rows that are multiples of 64 bytes; nil for an unknown format.
  convenience init?(width: Int, height: Int, format: OSType) {
    guard width > 0, height > 0, let layout = planeLayout(format) else { return nil }
    var planes: [Plane] = []
    var offset = 0
    for (bytes, divisor) in layout {
      let (columns, rows) = ((width + divisor - 1) / divisor, (height + divisor - 1) / divisor)
      let bytesPerRow = (columns * bytes + 63) / 64 * 64
      planes.append(Plane(width: columns, height: rows, bytesPerRow: bytesPerRow, offset: offset))
      offset += bytesPerRow * rows
    }
    let base = UnsafeMutableRawPointer.allocate(byteCount: offset, alignment: 64)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: offset)
    self.init(width: width, height: height, format: format, planes: planes, base: base, byteCount: offset) { base.deallocate() }
  }
}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64
public typealias CVAttachmentMode = UInt32

/// Returns the bytes per pixel of each plane, and the divisor of the plane's size relative to the picture.
private func planeLayout(_ format: OSType) -> [(bytes: Int, divisor: Int)]? {
  switch format {
  case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ABGR, kCVPixelFormatType_32RGBA,
    kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32:
    [(4, 1)]
  case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: [(3, 1)]
  case kCVPixelFormatType_OneComponent8: [(1, 1)]
  case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16, kCVPixelFormatType_DisparityFloat16,
    kCVPixelFormatType_TwoComponent8:
    [(2, 1)]
  case kCVPixelFormatType_64RGBAHalf, kCVPixelFormatType_64ARGB: [(8, 1)]
  case kCVPixelFormatType_128RGBAFloat: [(16, 1)]
  case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: [(1, 1), (2, 2)]
  case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange: [(1, 1), (1, 2), (1, 2)]
  default: nil
  }
}
