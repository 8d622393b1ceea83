import Accelerate
import CoreGraphics
import XCTest

final class AccelerateTests: XCTestCase {
  /// One pixel of half transparent orange: 255, 128, 0 at an alpha of 128.
  private func image() throws -> CGImage {
    let bytes: [UInt8] = [128, 64, 0, 128]
    let provider = try XCTUnwrap(CGDataProvider(data: Data(bytes) as CFData))
    return try XCTUnwrap(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
  }

  private func bytes(_ info: CGImageAlphaInfo, _ order: CGBitmapInfo = []) throws -> [UInt8] {
    var format = vImage_CGImageFormat(
      bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil, bitmapInfo: CGBitmapInfo(rawValue: info.rawValue | order.rawValue),
      version: 0,
      decode: nil, renderingIntent: .defaultIntent)
    var buffer = vImage_Buffer()
    XCTAssertEqual(vImageBuffer_InitWithCGImage(&buffer, &format, nil, try image(), vImage_Flags(kvImageNoFlags)), kvImageNoError)
    defer { free(buffer.data) }
    let result = (0..<4).map { buffer.data.load(fromByteOffset: $0, as: UInt8.self) }
    // The image that is created of the buffer has the same pixel.
    var fault = kvImageNoError
    let copy = try XCTUnwrap(vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, vImage_Flags(kvImageNoFlags), &fault))
      .takeRetainedValue()
    XCTAssertEqual(
      copy.dataProvider?.data.map { Data(referencing: $0 as NSData) },
      try image().dataProvider?.data.map { Data(referencing: $0 as NSData) })
    return result
  }

  func testAnImageIsCopiedInTheOrderOfTheFormat() throws {
    XCTAssertEqual(try bytes(.premultipliedLast), [128, 64, 0, 128])
    XCTAssertEqual(try bytes(.premultipliedFirst), [128, 128, 64, 0])
    XCTAssertEqual(try bytes(.premultipliedFirst, .byteOrder32Little), [0, 64, 128, 128])
    XCTAssertEqual(try bytes(.last), [255, 128, 0, 128])
    XCTAssertEqual(try bytes(.first), [128, 255, 128, 0])
    XCTAssertEqual(try bytes(.first, .byteOrder32Little), [0, 128, 255, 128])
  }

  func testAFormatThatIsNotSupportedIsAnError() throws {
    let format = try XCTUnwrap(
      vImage_CGImageFormat(bitsPerComponent: 16, bitsPerPixel: 64, colorSpace: CGColorSpaceCreateDeviceRGB(), bitmapInfo: []))
    XCTAssertEqual(format.componentCount, 4)
    XCTAssertThrowsError(try vImage_Buffer(cgImage: image(), format: format)) { XCTAssertEqual($0 as? vImage.Error, .invalidImageFormat) }
  }
}
