import CoreGraphics
import CoreVideo
import Foundation

/// Computes the pixels of images.
struct Renderer: Sendable {
  var space = WorkingSpace.linear

  /// Returns nil for a rectangle that is empty, infinite or too large.
  func image(_ image: CIImage, _ rect: CGRect) -> CGImage? {
    if let bitmap = image.source as? BitmapSource, bitmap.extent == rect { return bitmap.image }
    guard image.measure == nil, let region = PixelRect(covering: rect) else { return nil }
    let bytes = bytes(image.source.tile(region, space))
    return CGImage.from(Data(bytes), width: region.width, height: region.height, bytesPerRow: 4 * region.width, format: .RGBA8)
  }

  /// Premultiplied red, green, blue and alpha bytes, the top row first.
  private func bytes(_ tile: Tile) -> [UInt8] {
    let (width, height) = (tile.region.width, tile.region.height)
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    for row in 0..<height {
      var target = 4 * (height - 1 - row) * width
      for column in 0..<width {
        let color = quantized(tile.pixels[row * width + column])
        for component in 0..<4 { bytes[target + component] = color[component] }
        target += 4
      }
    }
    return bytes
  }

  private func quantized(_ color: SIMD4<Float>) -> SIMD4<UInt8> {
    let shown = displayed(color)
    return SIMD4<UInt8>((shown * 255).rounded(.toNearestOrAwayFromZero).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
  }

  /// Converts a pixel of the working space to premultiplied sRGB. NaN becomes 0.
  private func displayed(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let finite = color.replacing(with: 0, where: color .!= color)
    let limited = finite.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    return space.display(limited.unpremultiplied).premultiplied
  }

  func write(_ image: CIImage, _ rect: CGRect, to data: UnsafeMutableRawPointer, rowBytes: Int, format: CIFormat) {
    guard let region = PixelRect(covering: rect) else { return }
    let tile = image.source.tile(region, space)
    for row in 0..<region.height {
      let target = data + (region.height - 1 - row) * rowBytes
      for column in 0..<region.width {
        write(tile.pixels[row * region.width + column], to: target, column, rowBytes, format)
      }
    }
  }

  private func write(_ color: SIMD4<Float>, to row: UnsafeMutableRawPointer, _ column: Int, _ rowBytes: Int, _ format: CIFormat) {
    func store<T: BitwiseCopyable>(_ values: [T]) {
      let size = MemoryLayout<T>.size
      guard (column + 1) * values.count * size <= rowBytes else { return }
      for (index, value) in values.enumerated() {
        row.storeBytes(of: value, toByteOffset: (column * values.count + index) * size, as: T.self)
      }
    }
    let (bytes, shown) = (quantized(color), displayed(color))
    switch format {
    case .RGBA8, .RGBX8: store([bytes.x, bytes.y, bytes.z, bytes.w])
    case .BGRA8: store([bytes.z, bytes.y, bytes.x, bytes.w])
    case .ARGB8: store([bytes.w, bytes.x, bytes.y, bytes.z])
    case .ABGR8: store([bytes.w, bytes.z, bytes.y, bytes.x])
    case .R8: store([bytes.x])
    case .A8: store([bytes.w])
    case .L8: store([UInt8((shown.luminance * 255).rounded())])
    case .RG8: store([bytes.x, bytes.y])
    case .RGBAf: store([shown.x, shown.y, shown.z, shown.w])
    case .RGBAh: store([Float16(shown.x), Float16(shown.y), Float16(shown.z), Float16(shown.w)])
    case .Rf: store([shown.x])
    case .Rh: store([Float16(shown.x)])
    case .Af: store([shown.w])
    case .Ah: store([Float16(shown.w)])
    default: break
    }
  }
}

extension CGImage {
  /// Creates an image from premultiplied pixels with four 8-bit components; nil for other formats.
  static func from(_ data: Data, width: Int, height: Int, bytesPerRow: Int, format: CIFormat) -> CGImage? {
    let info: UInt32
    switch format {
    case .RGBA8: info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
    case .BGRA8: info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    case .ARGB8: info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Big.rawValue
    case .ABGR8: info = CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    default: return nil
    }
    guard let provider = CGDataProvider(data: data) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  static func from(_ buffer: CVPixelBuffer) -> CGImage? {
    guard let format = CIFormat(pixelFormat: CVPixelBufferGetPixelFormatType(buffer)), let base = CVPixelBufferGetBaseAddress(buffer)
    else { return nil }
    let (height, bytesPerRow) = (CVPixelBufferGetHeight(buffer), CVPixelBufferGetBytesPerRow(buffer))
    let data = Data(bytes: base, count: height * bytesPerRow)
    return from(data, width: CVPixelBufferGetWidth(buffer), height: height, bytesPerRow: bytesPerRow, format: format)
  }
}
