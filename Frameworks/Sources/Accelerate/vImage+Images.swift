public import CoreGraphics

public let kvImageInvalidImageFormat = -21778

/// How the bytes of an image are laid out. Layouts of `CGImage` with 8 bits per component work; the others cannot be converted.
public struct vImage_CGImageFormat: @unchecked Sendable {
  // Unchecked: a color space is immutable, and `decode` is not read.
  public var bitsPerComponent: UInt32
  public var bitsPerPixel: UInt32
  /// The color space; nil for sRGB. The format does not own it.
  public var colorSpace: Unmanaged<CGColorSpace>!
  public var bitmapInfo: CGBitmapInfo
  public var version: UInt32
  /// Stored; has no effect on Linux.
  public var decode: UnsafePointer<CGFloat>!
  public var renderingIntent: CGColorRenderingIntent

  public init() {
    self.init(
      bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: [], version: 0, decode: nil, renderingIntent: .defaultIntent)
  }

  public init(
    bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo, version: UInt32,
    decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
  ) {
    (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
    (self.bitmapInfo, self.version, self.decode, self.renderingIntent) = (bitmapInfo, version, decode, renderingIntent)
  }

  /// Returns nil if a component has no bits or a pixel is smaller than a component.
  public init?(
    bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard 1...32 ~= bitsPerComponent, bitsPerComponent...128 ~= bitsPerPixel else { return nil }
    // The structure cannot release the color space.
    self.init(
      bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel), colorSpace: .passRetained(colorSpace),
      bitmapInfo: bitmapInfo, version: 0, decode: nil, renderingIntent: renderingIntent)
  }

  /// The layout of an image's own bytes.
  public init?(cgImage: CGImage) {
    self.init(
      bitsPerComponent: cgImage.bitsPerComponent, bitsPerPixel: cgImage.bitsPerPixel, colorSpace: cgImage.colorSpace ?? .standard,
      bitmapInfo: cgImage.bitmapInfo, renderingIntent: cgImage.renderingIntent)
  }

  /// The number of components of a pixel, with alpha.
  public var componentCount: UInt32 { bitsPerComponent == 0 ? 0 : bitsPerPixel / bitsPerComponent }

  fileprivate var space: CGColorSpace { colorSpace?.takeUnretainedValue() ?? .standard }
}

extension CGColorSpace {
  fileprivate static var standard: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
}

extension vImage {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: Int) { self.rawValue = UInt32(truncatingIfNeeded: rawValue) }

    public static let noFlags: Options = []
    public static let leaveAlphaUnchanged = Options(rawValue: kvImageLeaveAlphaUnchanged)
    public static let copyInPlace = Options(rawValue: kvImageCopyInPlace)
    public static let backgroundColorFill = Options(rawValue: kvImageBackgroundColorFill)
    public static let imageExtend = Options(rawValue: kvImageEdgeExtend)
    public static let doNotTile = Options(rawValue: kvImageDoNotTile)
    public static let highQualityResampling = Options(rawValue: kvImageHighQualityResampling)
    public static let truncateKernel = Options(rawValue: kvImageTruncateKernel)
    public static let getTempBufferSize = Options(rawValue: kvImageGetTempBufferSize)
    public static let printDiagnosticsToConsole = Options(rawValue: kvImagePrintDiagnosticsToConsole)
    public static let noAllocate = Options(rawValue: kvImageNoAllocate)
  }
}

extension vImage_Buffer {
  /// Allocates memory and copies an image into it. The memory must be freed with `free()`.
  /// - Throws: `vImage.Error.invalidImageFormat` for layouts other than those of `CGImage` with 8 bits per component.
  public init(cgImage: CGImage, format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws {
    try self.init(width: cgImage.width, height: cgImage.height, bitsPerPixel: format.bitsPerPixel)
    do { try fill(with: cgImage, format: format) } catch {
      free()
      throw error
    }
  }

  /// Allocates memory and copies the bytes of an image into it as they are.
  public init(cgImage: CGImage, flags options: vImage.Options = .noFlags) throws {
    guard let format = vImage_CGImageFormat(cgImage: cgImage) else { throw vImage.Error.invalidImageFormat }
    try self.init(cgImage: cgImage, format: format, flags: options)
  }

  /// Creates an image with a copy of the pixels.
  public func createCGImage(format: vImage_CGImageFormat, flags options: vImage.Options = .noFlags) throws -> CGImage {
    guard let data, rowBytes >= 0, let provider = CGDataProvider(data: Data(bytes: data, count: rowBytes * Int(height)))
    else { throw vImage.Error.invalidParameter }
    guard
      let image = CGImage(
        width: Int(width), height: Int(height), bitsPerComponent: Int(format.bitsPerComponent), bitsPerPixel: Int(format.bitsPerPixel),
        bytesPerRow: rowBytes, space: format.space, bitmapInfo: format.bitmapInfo, provider: provider, decode: nil, shouldInterpolate: true,
        intent: format.renderingIntent)
    else { throw vImage.Error.invalidImageFormat }
    return image
  }

  /// Draws an image over the whole buffer. A bitmap context multiplies colors by alpha, which is undone for formats with straight alpha.
  fileprivate func fill(with image: CGImage, format: vImage_CGImageFormat) throws {
    let info = format.bitmapInfo
    let isStraight = info.alphaInfo == .first || info.alphaInfo == .last
    let drawn: CGImageAlphaInfo =
      switch info.alphaInfo {
      case .first: .premultipliedFirst
      case .last: .premultipliedLast
      default: info.alphaInfo
      }
    guard
      let context = CGContext(
        data: data, width: Int(width), height: Int(height), bitsPerComponent: Int(format.bitsPerComponent), bytesPerRow: rowBytes,
        space: format.space, bitmapInfo: info.subtracting(.alphaInfoMask).rawValue | drawn.rawValue),
      context.bitsPerPixel == Int(format.bitsPerPixel)
    else { throw vImage.Error.invalidImageFormat }
    let area = CGRect(x: 0, y: 0, width: Double(width), height: Double(height))
    context.clear(area)
    context.draw(image, in: area)
    guard isStraight, context.bitsPerPixel == 32 else { return }
    var target = self
    let isFirst = (info.alphaInfo == .first) != (info.byteOrder == .order32Little)
    _ = isFirst ? vImageUnpremultiplyData_ARGB8888(&target, &target, 0) : vImageUnpremultiplyData_RGBA8888(&target, &target, 0)
  }
}

/// Copies an image into a buffer. The memory is allocated, and must be freed with `free`, unless the flags contain `kvImageNoAllocate`.
/// - Parameter backgroundColor: ignored; an image with alpha that is copied to a format without it stands on black.
@discardableResult
public func vImageBuffer_InitWithCGImage(
  _ buf: UnsafeMutablePointer<vImage_Buffer>!, _ format: UnsafeMutablePointer<vImage_CGImageFormat>!,
  _ backgroundColor: UnsafePointer<CGFloat>!, _ image: CGImage!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let buf, let format, let image else { return kvImageNullPointerArgument }
  do {
    if Int(flags) & kvImageNoAllocate == 0 {
      buf.pointee = try vImage_Buffer(cgImage: image, format: format.pointee)
    } else {
      guard buf.pointee.data != nil else { return kvImageNullPointerArgument }
      try buf.pointee.fill(with: image, format: format.pointee)
    }
    return kvImageNoError
  } catch { return (error as? vImage.Error)?.rawValue ?? kvImageInvalidParameter }
}

/// Creates an image of a buffer.
/// - Parameters:
///   - callback: frees the memory of the buffer if the flags contain `kvImageNoAllocate`, at once, since the pixels are copied; nil for
///     `free`.
///   - error: receives `kvImageNoError`, or why the result is nil.
public func vImageCreateCGImageFromBuffer(
  _ buf: UnsafePointer<vImage_Buffer>!, _ format: UnsafeMutablePointer<vImage_CGImageFormat>!,
  _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)!, _ userData: UnsafeMutableRawPointer!,
  _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>!
) -> Unmanaged<CGImage>! {
  guard let buf, let format else {
    error?.pointee = kvImageNullPointerArgument
    return nil
  }
  do {
    let image = try buf.pointee.createCGImage(format: format.pointee)
    if Int(flags) & kvImageNoAllocate != 0 {
      if let callback { callback(userData, buf.pointee.data) } else { free(buf.pointee.data) }
    }
    error?.pointee = kvImageNoError
    return .passRetained(image)
  } catch let fault {
    error?.pointee = (fault as? vImage.Error)?.rawValue ?? kvImageInvalidParameter
    return nil
  }
}
