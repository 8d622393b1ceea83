import Testing
import UIKit
import UIKitTestSupport

@Suite struct UIGraphicsTests {
  @Test func aRendererDrawsYDownInPoints() {
    let image = drawn(2, 2, scale: 2) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 0.5))
    }
    #expect(image.size == CGSize(width: 2, height: 2) && image.scale == 2 && image.cgImage?.width == 4)
    #expect(Array(image.words.prefix(4)) == [0xffff_0000, 0xffff_0000, 0, 0])
    #expect(image.words.dropFirst(4).allSatisfy { $0 == 0 })
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func opaqueImagesStartBlackAndHaveNoAlpha() {
    let image = drawn(1, 1, opaque: true) { _ in }
    #expect(image.words == [0xff00_0000] && image.cgImage?.alphaInfo == .noneSkipFirst)
  }

  @Test func aLazyContextIsMadeOnceAndOnlyWhenAskedFor() {
    var made = 0
    UIGraphicsPushContext(lazy: {
      made += 1
      return nil
    })
    #expect(made == 0)
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetCurrentContext() == nil && made == 1)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
  }

  @Test func imageContextsNest() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.words == [0])
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.words == [0xffff_0000])
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1e9, height: 1), CGSize(width: -.infinity, height: 4),
  ])
  func impossibleSizesGiveAnEmptyImage(size: CGSize) {
    var wasCalled = false
    let image = UIGraphicsImageRenderer(size: size).image { _ in wasCalled = true }
    #expect(wasCalled && image.cgImage == nil && image.size == .zero)
    UIGraphicsBeginImageContext(size)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func aFrameLiesInsideItsRect() {
    let image = drawn(4, 4) { _ in UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(image.words.filter { $0 != 0 }.count == 12 && image.words[5] == 0)
    let stroked = drawn(4, 4) { $0.stroke(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(stroked.words == image.words)
  }

  @Test func theBoundsOriginIsTheTopLeftCorner() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 1), format: format)
    #expect(renderer.image { $0.fill(CGRect(x: 11, y: 20, width: 1, height: 1)) }.words == [0, 0xff00_0000])
    #expect(UIImage(data: renderer.pngData { $0.fill(CGRect(x: 10, y: 20, width: 1, height: 1)) })?.words == [0xff00_0000, 0])
  }
}
