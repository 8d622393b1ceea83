import CoreGraphics
import Foundation
import Raster
import Testing

@testable import ImageIO

/// Tests the size of an image without its pixels.
@Suite struct HeaderSizeTests {
  @Test func theSizeIsReadWithoutThePixels() throws {
    let buffer = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 30, height: 20)))
    let file = try ImageFile.encode(CGImage(pixels: buffer), as: .png)
    // The header chunk alone, which cannot be decoded.
    let header = file.prefix(33)
    #expect(throws: ImageFileError.self) { try ImageFile.read(data: header) }
    let size = try ImageFile.size(data: header)
    #expect(size.width == 30 && size.height == 20)
    #expect(throws: ImageFileError.self) { try ImageFile.size(data: file.prefix(20)) }
    #expect(throws: ImageFileError.self) { try ImageFile.size(data: Data("no picture".utf8)) }
  }
}
