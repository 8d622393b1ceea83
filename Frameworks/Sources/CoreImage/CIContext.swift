public import CoreGraphics
public import CoreVideo
public import Foundation
public import Metal
import UIKit

/// Renders images on the processor (Apple: CIContext).
open class CIContext: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  let renderer: Renderer
  open var workingColorSpace: CGColorSpace? { CGColorSpace(name: renderer.space == .linear ? CGColorSpace.linearSRGB : CGColorSpace.sRGB) }
  open var workingFormat: CIFormat { .RGBAf }

  public override init() {
    renderer = Renderer()
    super.init()
  }
  /// The option `workingColorSpace` with `NSNull` or sRGB disables the conversion to linear light. Other options have no effect.
  public init(options: [CIContextOption: Any]? = nil) {
    let space = options?[.workingColorSpace]
    let isEncoded = space is NSNull || (space as? CGColorSpace)?.name == CGColorSpace.sRGB
    renderer = Renderer(space: isEncoded ? .encoded : .linear)
    super.init()
  }
  public convenience init(mtlDevice device: any MTLDevice) { self.init(options: nil) }
  public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil) { self.init(options: options) }
  public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue) { self.init(options: nil) }
  public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]? = nil) {
    self.init(options: options)
  }
  public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) { self.init(options: options) }

  /// Returns nil for a rectangle that is empty, infinite or too large.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { renderer.image(image, fromRect) }
  open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
    renderer.image(image, fromRect)
  }
  open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool) -> CGImage?
  {
    renderer.image(image, fromRect)
  }
  /// Writes the pixels of `bounds`, the top row first. Nothing is written for formats that `CIFormat` does not name.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    if let measure = image.measure { return measure.write(to: data, rowBytes: rowBytes, format: format) }
    renderer.write(image, bounds, to: data, rowBytes: rowBytes, format: format)
  }
  open func render(_ image: CIImage, to buffer: CVPixelBuffer) {
    let bounds = CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
    render(image, to: buffer, bounds: bounds, colorSpace: nil)
  }
  /// Writes to buffers with four 8-bit components; other buffers are not changed.
  open func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
    guard let base = CVPixelBufferGetBaseAddress(buffer), let format = CIFormat(pixelFormat: CVPixelBufferGetPixelFormatType(buffer))
    else { return }
    let size = CGSize(width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
    let region = CGRect(
      x: bounds.minX, y: bounds.minY, width: min(bounds.width, size.width), height: min(bounds.height, size.height))
    renderer.write(image, region, to: base, rowBytes: CVPixelBufferGetBytesPerRow(buffer), format: format)
  }
  /// Does nothing, since there are no textures.
  open func render(
    _ image: CIImage, to texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect, colorSpace: CGColorSpace
  ) {}
  /// Does nothing, since a context without a bitmap has no destination.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {}
  open func clearCaches() {}
  open func reclaimResources() {}
  open func inputImageMaximumSize() -> CGSize { CGSize(width: PixelRect.maximumSide, height: PixelRect.maximumSide) }
  open func outputImageMaximumSize() -> CGSize { inputImageMaximumSize() }

  open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data? {
    let quality = options[.lossyCompressionQuality].flatMap { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double } ?? 0.85
    return createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: CGFloat(quality)) }
  }
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }
  /// Always nil, since there is no encoder for this format.
  open func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  /// Always nil, since there is no encoder for this format.
  open func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), url) }
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), url) }
  open func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(nil, url) }
  open func writeTIFFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws { try write(nil, url) }

  private func write(_ data: Data?, _ url: URL) throws {
    guard let data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url)
  }
}
