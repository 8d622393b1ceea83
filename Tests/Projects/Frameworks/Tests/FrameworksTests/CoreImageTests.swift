import CoreImage
import CoreImage.CIFilterBuiltins
import Frameworks
import XCTest

/// The values follow from Apple's descriptions of the filters, in the default linear working space.
@MainActor
final class CoreImageTests: XCTestCase {
  private let context = CIContext()

  private func pixel(_ image: CIImage?, _ x: Int, _ y: Int, in context: CIContext? = nil) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    (context ?? self.context).render(
      try XCTUnwrap(image), toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
    return bytes
  }

  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CIImage {
    CIImage(color: CIColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  private func flag() throws -> CIImage { try XCTUnwrap(CIImage(image: Flag.image())) }

  func testTheOriginIsAtTheLowerLeft() throws {
    let flag = try flag()
    XCTAssertEqual(flag.extent, CGRect(x: 0, y: 0, width: 4, height: 2))
    XCTAssertEqual(try pixel(flag, 0, 0), [128, 128, 128, 255])
    XCTAssertEqual(try pixel(flag, 0, 1), [255, 0, 0, 255])
    XCTAssertEqual(try pixel(flag, 9, 9), [0, 0, 0, 0])
  }

  /// 1 - 0.216, the linear value of 0.5, is 0.784, which is 229 of 255 in sRGB.
  func testInversionIsLinear() throws {
    XCTAssertEqual(try pixel(flag().applyingFilter("CIColorInvert"), 0, 0), [229, 229, 229, 255])
  }

  /// Twice the linear value of 0.5 is 0.428, which is 175 of 255 in sRGB.
  func testExposure() throws {
    let filter = CIFilter.exposureAdjust()
    filter.inputImage = color(0.5, 0.5, 0.5)
    filter.ev = 1
    XCTAssertEqual(Int(try pixel(filter.outputImage, 0, 0)[0]), 175, accuracy: 1)
  }

  func testGeometry() throws {
    let flag = try flag(), moved = flag.transformed(by: CGAffineTransform(translationX: 10, y: 5))
    XCTAssertEqual(moved.extent, CGRect(x: 10, y: 5, width: 4, height: 2))
    XCTAssertEqual(try pixel(moved, 10, 5), [128, 128, 128, 255])
    let cropped = flag.cropped(to: CGRect(x: 2, y: 0, width: 2, height: 2))
    XCTAssertEqual(try pixel(cropped, 0, 0), [0, 0, 0, 0])
    XCTAssertEqual(try pixel(cropped, 2, 0), [0, 0, 255, 255])
    XCTAssertEqual(try pixel(flag.clampedToExtent(), 50, -7), [0, 0, 255, 255])
  }

  func testCompositing() throws {
    let over = color(1, 0, 0, 0.5).composited(over: color(0, 0, 1))
    XCTAssertEqual(try pixel(over, 0, 0), [188, 0, 188, 255])
    let unmanaged = CIContext(options: [.workingColorSpace: NSNull()])
    XCTAssertEqual(try pixel(over, 0, 0, in: unmanaged), [128, 0, 128, 255])
  }

  func testMasksAndGradients() throws {
    let gradient = CIFilter.radialGradient(), blend = CIFilter.blendWithMask()
    gradient.center = CGPoint(x: 50, y: 50)
    gradient.radius0 = 10
    gradient.radius1 = 40
    blend.inputImage = color(1, 0, 0)
    blend.backgroundImage = color(0, 0, 1)
    blend.maskImage = gradient.outputImage
    XCTAssertEqual(try pixel(blend.outputImage, 50, 50), [255, 0, 0, 255])
    XCTAssertEqual(try pixel(blend.outputImage, 95, 50), [0, 0, 255, 255])
  }

  func testABlurGrowsByThreeSigma() throws {
    let blur = color(1, 1, 1).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 40)).applyingGaussianBlur(sigma: 4)
    XCTAssertEqual(blur.extent, CGRect(x: -12, y: -12, width: 64, height: 64))
    XCTAssertEqual(Int(try pixel(blur, 20, 20)[3]), 255, accuracy: 1)
  }

  /// A QR code of version 1 has 21 modules (ISO/IEC 18004), and Apple's generator an empty border of one.
  func testAQRCodeHasItsFinderPatterns() throws {
    let filter = try XCTUnwrap(CIFilter(name: "CIQRCodeGenerator"))
    XCTAssertNil(filter.outputImage)
    filter.setValue(Data("https://a.b".utf8), forKey: "inputMessage")
    filter.setValue("L", forKey: "inputCorrectionLevel")
    let code = try XCTUnwrap(filter.outputImage)
    XCTAssertEqual(code.extent, CGRect(x: 0, y: 0, width: 23, height: 23))
    let dark: [UInt8] = [0, 0, 0, 255], light: [UInt8] = [255, 255, 255, 255]
    // The finder patterns are in all corners but the lower right one; their rings are dark, light, dark.
    for (x, y) in [(1, 1), (1, 21), (21, 21)] {
      let (dx, dy) = (x == 1 ? 1 : -1, y == 1 ? 1 : -1)
      XCTAssertEqual(try pixel(code, x - dx, y - dy), light)
      XCTAssertEqual(try pixel(code, x, y), dark)
      XCTAssertEqual(try pixel(code, x + dx, y + dy), light)
      XCTAssertEqual(try pixel(code, x + 2 * dx, y + 2 * dy), dark)
    }
    XCTAssertEqual(UIImage(ciImage: code).size, CGSize(width: 23, height: 23))
    let colored = CIFilter.falseColor()
    colored.inputImage = code
    colored.color0 = CIColor(red: 0, green: 0, blue: 1)
    colored.color1 = CIColor(red: 1, green: 0, blue: 0)
    XCTAssertEqual(try pixel(colored.outputImage, 1, 1), [0, 0, 255, 255])
    XCTAssertEqual(try pixel(colored.outputImage, 0, 0), [255, 0, 0, 255])
    filter.setValue(Data(repeating: 7, count: 8000), forKey: "inputMessage")
    XCTAssertNil(filter.outputImage)
  }

  /// The bars of start code B and of "A" (ISO/IEC 15417).
  func testCode128() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("A".utf8)
    filter.quietSpace = 3
    filter.barcodeHeight = 12
    let code = try XCTUnwrap(filter.outputImage)
    // Start, one character, the check character and a stop of 13 modules.
    XCTAssertEqual(code.extent, CGRect(x: 0, y: 0, width: 3 * 11 + 13 + 6, height: 12))
    let bars = try (0..<25).map { try pixel(code, $0, 11)[0] == 0 ? "1" : "0" }.joined()
    XCTAssertEqual(bars, "000" + "11010010000" + "10100011000")
    XCTAssertNotNil(CIFilter(name: "CIAztecCodeGenerator", parameters: ["inputMessage": Data("A".utf8)])?.outputImage)
    XCTAssertNotNil(CIFilter(name: "CIPDF417BarcodeGenerator", parameters: ["inputMessage": Data("A".utf8)])?.outputImage)
  }

  /// Each type of property is converted to the object that Apple stores for the key, and back.
  func testPropertiesAreTheParametersOfTheirKeys() throws {
    let cube = CIFilter.colorCubeWithColorSpace(), means = CIFilter.kMeans(), text = CIFilter.textImageGenerator()
    cube.cubeDimension = 2
    cube.cubeData = Data([1, 2])
    cube.extrapolate = true
    cube.colorSpace = CGColorSpaceCreateDeviceRGB()
    XCTAssertEqual(cube.value(forKey: "inputCubeDimension") as? NSNumber, 2)
    XCTAssertEqual(cube.value(forKey: "inputCubeData") as? Data, Data([1, 2]))
    XCTAssertTrue(cube.extrapolate)
    XCTAssertNotNil(cube.value(forKey: "inputColorSpace"))
    cube.colorSpace = nil
    XCTAssertNil(cube.value(forKey: "inputColorSpace"))
    means.count = 5
    means.extent = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertEqual(means.value(forKey: "inputExtent") as? CIVector, CIVector(x: 1, y: 2, z: 3, w: 4))
    XCTAssertEqual(means.count, 5)
    XCTAssertEqual(means.extent, CGRect(x: 1, y: 2, width: 3, height: 4))
    text.text = "Title"
    text.setValue("Other", forKey: "inputText")
    XCTAssertEqual(text.text, "Other")
    // A value of another type is read as the default value.
    text.setValue("wide", forKey: "inputScaleFactor")
    XCTAssertEqual(text.scaleFactor, 0)
  }

  func testUnknownFiltersAndEmptyPictures() throws {
    XCTAssertNil(CIFilter(name: "CINoSuchFilter"))
    XCTAssertNil(context.createCGImage(color(1, 1, 1), from: .infinite))
    XCTAssertNil(context.createCGImage(try flag(), from: .zero))
  }
}
