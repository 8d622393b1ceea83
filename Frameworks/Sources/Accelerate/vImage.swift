@_exported public import FoundationCompatibility

// vImage's functions for images as rows of bytes. Those that programs use for blurring, scaling and channels work as Apple's do; the others
// are missing.

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidEdgeStyle = -21768
public let kvImageMemoryAllocationError = -21771
public let kvImageNullPointerArgument = -21772
public let kvImageInvalidParameter = -21773
public let kvImageBufferSizeMismatch = -21774
public let kvImageUnknownFlagsBit = -21775

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128
public let kvImagePrintDiagnosticsToConsole = 256
public let kvImageNoAllocate = 512

/// A description of an image in memory. The code that allocates the memory must free it.
public struct vImage_Buffer: @unchecked Sendable {
  // Unchecked: it contains a pointer, as Apple's does. Code that passes it to another thread is responsible for the memory.
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  /// The distance from a row to the next, in bytes.
  public var rowBytes: Int

  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }

  /// Allocates memory for an image, which must be freed with `free()`.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard width >= 0, height >= 0, width < 1 << 20, height < 1 << 20, bitsPerPixel <= 128 else { throw vImage.Error.invalidParameter }
    let rowBytes = (width * Int(bitsPerPixel) + 7) / 8
    let padded = (rowBytes + 15) / 16 * 16
    let data = UnsafeMutableRawPointer.allocate(byteCount: max(16, padded * height), alignment: 16)
    data.initializeMemory(as: UInt8.self, repeating: 0, count: max(16, padded * height))
    self.init(data: data, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: padded)
  }

  public func free() { data?.deallocate() }
  public var size: CGSize { CGSize(width: Double(width), height: Double(height)) }
}

public enum vImage {
  public enum Error: Int, Swift.Error {
    case roiLargerThanInputBuffer = -21766
    case invalidKernelSize = -21767
    case memoryAllocationError = -21771
    case invalidParameter = -21773
    case bufferSizeMismatch = -21774
    case invalidImageFormat = -21778
  }
}

@discardableResult
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>!, _ height: vImagePixelCount, _ width: vImagePixelCount, _ pixelBits: UInt32,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let made = try? vImage_Buffer(width: Int(width), height: Int(height), bitsPerPixel: pixelBits) else {
    return kvImageMemoryAllocationError
  }
  buf.pointee = made
  return kvImageNoError
}

/// The rows of an image with four bytes per pixel.
struct PixelRows {
  let start: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let rowBytes: Int

  init?(_ buffer: UnsafePointer<vImage_Buffer>?) {
    guard let buffer = buffer?.pointee, let data = buffer.data, buffer.width < 1 << 30, buffer.height < 1 << 30 else { return nil }
    start = data.assumingMemoryBound(to: UInt8.self)
    (width, height, rowBytes) = (Int(buffer.width), Int(buffer.height), buffer.rowBytes)
    guard rowBytes >= width * 4 else { return nil }
  }

  subscript(y: Int) -> UnsafeMutablePointer<UInt8> { start + y * rowBytes }

  func forEach(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    for y in 0..<height {
      let row = self[y]
      for x in 0..<width { body(row + 4 * x) }
    }
  }
}

/// Calls a function for each pair of pixels of two buffers, which may be the same.
func vImageMap(
  _ source: UnsafePointer<vImage_Buffer>?, _ target: UnsafePointer<vImage_Buffer>?,
  _ body: (_ from: (Int, Int, Int, Int), _ to: UnsafeMutablePointer<UInt8>) -> Void
) -> vImage_Error {
  guard let source = PixelRows(source), let target = PixelRows(target) else { return kvImageNullPointerArgument }
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  for y in 0..<target.height {
    let from = source[y], to = target[y]
    for x in 0..<target.width {
      let pixel = from + 4 * x
      body((Int(pixel[0]), Int(pixel[1]), Int(pixel[2]), Int(pixel[3])), to + 4 * x)
    }
  }
  return kvImageNoError
}
