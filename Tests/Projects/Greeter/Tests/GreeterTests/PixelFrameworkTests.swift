import Accelerate
import CoreImage
import SceneKit
import SpriteKit
import XCTest

final class PixelFrameworkTests: XCTestCase {
  func testABoxIsTheMeanOfItsPixels() throws {
    var source = try vImage_Buffer(width: 3, height: 1, bitsPerPixel: 32), target = try vImage_Buffer(width: 3, height: 1, bitsPerPixel: 32)
    defer {
      source.free()
      target.free()
    }
    for (index, value) in [30, 60, 120].enumerated() {
      source.data.storeBytes(of: UInt8(value), toByteOffset: 4 * index + 1, as: UInt8.self)
    }
    func blurred(_ flags: Int) -> [UInt8] {
      XCTAssertEqual(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 1, 3, nil, vImage_Flags(flags)), kvImageNoError)
      return (0..<3).map { target.data.load(fromByteOffset: 4 * $0 + 1, as: UInt8.self) }
    }
    XCTAssertEqual(blurred(kvImageEdgeExtend), [40, 70, 100])
    XCTAssertEqual(blurred(kvImageTruncateKernel), [45, 70, 90])
    XCTAssertEqual(blurred(kvImageBackgroundColorFill), [30, 70, 60])
    XCTAssertEqual(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 2, 2, nil, 0), kvImageInvalidKernelSize)
  }

  func testVectorsAreAddedUp() {
    let numbers: [Float] = [1, 2, 3, 4, 5, 6]
    var mean: Float = 0
    vDSP_meanv(numbers, 2, &mean, 3)
    XCTAssertEqual(mean, 3)
    vDSP_dotpr(numbers, 1, numbers, 1, &mean, 3)
    XCTAssertEqual(mean, 14)
  }

  func testColoursDifferByWhatIsSeen() {
    func image(_ color: UIColor) -> CIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      }
      return CIImage(cgImage: picture.cgImage!)
    }
    let difference = image(.white).applyingFilter("CILabDeltaE", parameters: ["inputImage2": image(.black)])
    var numbers = [Float](repeating: -1, count: 4)
    CIContext().render(difference, toBitmap: &numbers, rowBytes: 8, bounds: difference.extent, format: .Rf, colorSpace: nil)
    XCTAssertEqual(numbers[0], 100, accuracy: 0.1)
    XCTAssertEqual(numbers[1], 0)
  }

  func testShapesHaveBoxes() {
    let box = SCNSphere(radius: 2).boundingBox
    XCTAssertEqual(box.max.y - box.min.y, 4)
    let matrix = SCNMatrix4Rotate(SCNMatrix4MakeTranslation(1, 0, 0), .pi / 2, 0, 0, 1)
    XCTAssertEqual(matrix.m42, 1, accuracy: 1e-6)
  }

  @MainActor func testSpritesStandAboutTheirAnchor() {
    let scene = SKScene(size: CGSize(width: 100, height: 100)), sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
    sprite.position = CGPoint(x: 50, y: 50)
    sprite.zRotation = .pi / 2
    scene.addChild(sprite)
    XCTAssertEqual(sprite.frame.minY, 40, accuracy: 1e-9)
    XCTAssertEqual(sprite.frame.width, 10, accuracy: 1e-9)
    XCTAssertTrue(scene.nodes(at: CGPoint(x: 50, y: 42)) == [sprite])
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.presentScene(scene)
    XCTAssertEqual(scene.convertPoint(fromView: CGPoint(x: 0, y: 200)), .zero)
  }
}
