import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIImageTests {
  private static let words: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff, 0xff00_0000, 0xffff_ff00]
  // Red, green and blue above white, black and yellow.
  private let picture = UIImage(width: 3, words: UIImageTests.words)

  @Test func anImageIsDrawnUpright() {
    #expect(drawn(3, 2) { _ in picture.draw(at: .zero) }.words == UIImageTests.words)
    // A CGImage in the same context is upside down.
    let cgImage = drawn(3, 2) { $0.cgContext.draw(picture.cgImage!, in: CGRect(x: 0, y: 0, width: 3, height: 2)) }
    #expect(cgImage.words == Array(UIImageTests.words[3...] + UIImageTests.words[..<3]))
  }

  @Test(arguments: [
    (UIImage.Orientation.up, 3, [0, 1, 2, 3, 4, 5]), (.down, 3, [5, 4, 3, 2, 1, 0]), (.upMirrored, 3, [2, 1, 0, 5, 4, 3]),
    (.downMirrored, 3, [3, 4, 5, 0, 1, 2]),
    // After a quarter turn clockwise, the first column is the first row, from right to left.
    (.right, 2, [3, 0, 4, 1, 5, 2]), (.left, 2, [2, 5, 1, 4, 0, 3]), (.leftMirrored, 2, [0, 3, 1, 4, 2, 5]),
    (.rightMirrored, 2, [5, 2, 4, 1, 3, 0]),
  ])
  func orientationsAreHonoured(orientation: UIImage.Orientation, width: Int, order: [Int]) throws {
    let image = UIImage(width: 3, words: UIImageTests.words, orientation: orientation)
    #expect(image.size == CGSize(width: width, height: 6 / width))
    let expected = order.map { UIImageTests.words[$0] }
    #expect(drawn(width, 6 / width) { _ in image.draw(at: .zero) }.words == expected)
    #expect(UIImage(data: try #require(image.pngData()))?.words == expected)
  }

  @Test func alphaAndModeOfADrawAreItsOwn() {
    let image = drawn(2, 1) { _ in
      UIImage(width: 1, words: [0xffff_0000]).draw(in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .normal, alpha: 0.5)
      UIImage(width: 1, words: [0xffff_0000]).draw(at: CGPoint(x: 1, y: 0))
    }
    #expect(image.words == [0x8080_0000, 0xffff_0000])
  }

  @Test func capsKeepTheirSizeWhenStretched() {
    let button = UIImage(width: 3, words: [0xffff_0000, 0xff00_ff00, 0xff00_00ff])
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
    let image = drawn(6, 2) { _ in button.draw(in: CGRect(x: 0, y: 0, width: 6, height: 2)) }
    let row: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_ff00, 0xff00_ff00, 0xff00_ff00, 0xff00_00ff]
    #expect(image.words == row + row)
    #expect(button.capInsets.left == 1 && button.resizingMode == .stretch)
  }

  @Test func tiledCapsRepeatTheMiddle() {
    let button = UIImage(width: 4, words: [0xffff_0000, 0xff00_ff00, 0xff00_0000, 0xff00_00ff])
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let image = drawn(6, 1) { _ in button.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) }
    #expect(image.words == [0xffff_0000, 0xff00_ff00, 0xff00_0000, 0xff00_ff00, 0xff00_0000, 0xff00_00ff])
  }

  @Test func tintAndTemplatesTakeTheShape() {
    let shape = UIImage(width: 2, words: [0xff00_0000, 0x8000_0000])
    #expect(shape.withTintColor(.red).words == [0xffff_0000, 0x8080_0000])
    let image = drawn(2, 1) { _ in
      UIColor.blue.set()
      shape.withRenderingMode(.alwaysTemplate).draw(at: .zero)
    }
    #expect(image.words == [0xff00_00ff, 0x8000_0080])
  }

  @Test func patternsRepeat() {
    let image = drawn(4, 2) { _ in picture.drawAsPattern(in: CGRect(x: 0, y: 0, width: 4, height: 2)) }
    #expect(image.words == [0, 1, 2, 0, 3, 4, 5, 3].map { UIImageTests.words[$0] })
  }

  @Test func namedImagesAreKeptUpToABudget() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("named-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = try #require(UIGraphicsImageRenderer(size: CGSize(width: 2048, height: 2048), format: format).image { _ in }.pngData())
    for number in 0..<6 { try data.write(to: folder.appendingPathComponent("\(number).png")) }
    let bundle = try #require(Bundle(path: folder.path))
    var images: [UIImage] = []
    for number in 0..<6 { images.append(try #require(UIImage(named: "\(number)", in: bundle, compatibleWith: nil))) }
    #expect(ImageLookup.heldBytes <= ImageLookup.budget)
    #expect(UIImage(named: "5", in: bundle, compatibleWith: nil)?.cgImage === images[5].cgImage)
    #expect(UIImage(named: "0", in: bundle, compatibleWith: nil)?.cgImage !== images[0].cgImage)
  }

  @Test func theSuffixOfAFileIsItsScale() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(picture.pngData()).write(to: folder.appendingPathComponent("star@2x.png"))
    let image = try #require(UIImage(contentsOfFile: folder.appendingPathComponent("star@2x.png").path))
    #expect(image.scale == 2 && image.size == CGSize(width: 1.5, height: 1) && image.words == UIImageTests.words)
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("star.png").path)?.scale == 2)
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("moon.png").path) == nil)
    #expect(UIImage(named: "no such picture") == nil && UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test func aReaderMakesPicturesSmallEnough() throws {
    let data = try #require(picture.pngData())
    var configuration = UIImageReader.Configuration()
    configuration.preferredThumbnailSize = CGSize(width: 2, height: 2)
    #expect(UIImageReader.default.image(data: data)?.words == UIImageTests.words)
    #expect(try #require(UIImageReader(configuration: configuration).image(data: data)).size.width <= 2)
    #expect(!picture.isHighDynamicRange && picture.imageRestrictedToStandardDynamicRange() === picture)
    #expect(UIImageReader.default.image(data: Data([1])) == nil)
  }

  @Test func uikitBringsImageFilesAndTheirTypes() throws {
    let data = try #require(picture.pngData())
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let type = try #require(CGImageSourceGetType(source))
    #expect(UTType(type as String) == .png)
    #expect(UTType(filenameExtension: "ico") == .ico && UTType.icns.conforms(to: .image) && UTType("com.apple.icns") == .icns)
    #expect(UTType.usdz.preferredFilenameExtension == "usdz" && UTType.swiftSource.conforms(to: .sourceCode))
  }

  @Test func geometryGoesIntoValuesAndBack() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect && NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  /// Apple's documentation of `UIImage`: an image has no baseline until it gets one, and the caps of a stretchable image can be asked.
  @Test func baselinesAndCapsCanBeAsked() {
    let based = picture.withBaselineOffset(fromBottom: 3)
    #expect(picture.baselineOffsetFromBottom == nil && based.baselineOffsetFromBottom == 3)
    #expect(based.withRenderingMode(.alwaysTemplate).baselineOffsetFromBottom == 3)
    #expect(based.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    let stretchable = picture.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
    #expect(stretchable.leftCapWidth == 1 && stretchable.topCapHeight == 0)
  }
}
