import ARKit
import AVFoundation
import PencilKit
import RealityKit
import XCTest

/// Drawings of PencilKit, and the geometry of ARKit's values.
final class DrawingTests: XCTestCase {
  private func stroke(_ points: [CGPoint], _ type: PKInkingTool.InkType = .pen, width: CGFloat = 4) -> PKStroke {
    PKStroke(
      ink: PKInk(type, color: .red),
      path: PKStrokePath(
        controlPoints: points.enumerated().map {
          PKStrokePoint(
            location: $1, timeOffset: Double($0) / 60, size: CGSize(width: width, height: width), opacity: 1, force: 1, azimuth: 0,
            altitude: .pi / 2)
        }, creationDate: .distantPast))
  }

  func testPathsAreSplines() {
    let path = stroke([CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 0)]).path
    XCTAssertEqual(path.interpolatedLocation(at: 0), CGPoint(x: 0, y: 0))
    XCTAssertEqual(path.interpolatedLocation(at: 1).x, 30, accuracy: 1e-9)
    XCTAssertEqual(path.interpolatedLocation(at: 2).x, 60, accuracy: 1e-9)
    let points = path.interpolatedPoints(by: .parametricStep(0.5)).map(\.location.x)
    XCTAssertEqual(points.count, 5)
    XCTAssertEqual(points[1], 15, accuracy: 1e-9)
    XCTAssertEqual(Array(path.interpolatedPoints(by: .distance(10))).count, 7, "the points are ten points apart")
  }

  @MainActor func testDrawingsAreKept() throws {
    var drawing = PKDrawing(strokes: [stroke([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)]), stroke([CGPoint(x: 20, y: 40)], .marker)])
    drawing.strokes[1].mask = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 80))
    let copy = try PKDrawing(data: drawing.dataRepresentation())
    XCTAssertEqual(copy, drawing)
    XCTAssertEqual(copy.strokes[1].mask?.bounds, CGRect(x: 0, y: 0, width: 20, height: 80))
    XCTAssertEqual(copy.strokes[0].renderBounds, CGRect(x: 8, y: 8, width: 44, height: 4))
    XCTAssertThrowsError(try PKDrawing(data: Data([1, 2, 3])))
    XCTAssertEqual(try JSONDecoder().decode(PKDrawing.self, from: JSONEncoder().encode(drawing)), drawing)
    let moved = drawing.transformed(using: CGAffineTransform(translationX: 5, y: 0))
    XCTAssertEqual(moved.strokes[0].renderBounds.minX, 13)
    XCTAssertEqual(drawing.appending(moved).strokes.count, 4)
    XCTAssertTrue(PKDrawing().bounds.isNull)

    let picture = drawing.image(from: CGRect(x: 0, y: 0, width: 60, height: 60), scale: 2)
    XCTAssertEqual(picture.size, CGSize(width: 60, height: 60))
    XCTAssertEqual(picture.scale, 2)
    XCTAssertEqual(try pixel(of: picture, 60, 20), [255, 0, 0, 255])
    XCTAssertEqual(try pixel(of: picture, 60, 60), [0, 0, 0, 0])
  }

  /// Red, green, blue and alpha of a pixel.
  private func pixel(of image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    let picture = try XCTUnwrap(image.cgImage)
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(picture, in: CGRect(x: -x, y: y + 1 - picture.height, width: picture.width, height: picture.height))
    let bytes = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
    return (0..<4).map { bytes[$0] }
  }

  @MainActor func testCanvasKeepsItsDrawing() async {
    final class Watching: NSObject, PKCanvasViewDelegate {
      var count = 0
      func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { count += 1 }
    }
    let canvas = PKCanvasView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let watching = Watching()
    canvas.delegate = watching
    canvas.drawing = PKDrawing(strokes: [stroke([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)])])
    canvas.drawing = canvas.drawing
    XCTAssertEqual(canvas.drawing.strokes.count, 1)
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    XCTAssertEqual(watching.count, 1)
    let picker = PKToolPicker()
    picker.addObserver(canvas)
    picker.selectedTool = PKEraserTool(.bitmap, width: 20)
    XCTAssertEqual((canvas.tool as? PKEraserTool)?.eraserType, .bitmap)
    picker.selectedTool = PKInkingTool(.marker, color: .blue)
    XCTAssertEqual((canvas.tool as? PKInkingTool)?.width, PKInkingTool.InkType.marker.defaultWidth)
  }

  func testInkIsTurnedOverForDarkCanvases() {
    let white = PKInkingTool.convertColor(.black, from: .light, to: .dark)
    XCTAssertEqual(white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertEqual(PKInkingTool.convertColor(white, from: .dark, to: .light), UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  private final class Session: NSObject, ARSessionDelegate {
    let told: XCTestExpectation
    init(_ told: XCTestExpectation) { self.told = told }
    func session(_ session: ARSession, didFailWithError error: Error) {
      if (error as? ARError)?.code == .unsupportedConfiguration { told.fulfill() }
    }
  }

  private final class Showing: NSObject, ARSCNViewDelegate {
    let told: XCTestExpectation
    init(_ told: XCTestExpectation) { self.told = told }
    func session(_ session: ARSession, didFailWithError error: Error) { told.fulfill() }
    func renderer(_ renderer: SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  }

  @MainActor func testSessionsFail() {
    XCTAssertFalse(ARWorldTrackingConfiguration.isSupported)
    let view = ARSCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Session(expectation(description: "the session fails"))
    view.session.delegate = delegate
    let showing = Showing(expectation(description: "the view's delegate is told"))
    view.delegate = showing
    XCTAssertTrue(view.delegate === showing)
    view.scene.rootNode.addChildNode(SCNNode())
    XCTAssertEqual((view as SCNView).scene?.rootNode.childNodes.count, 1)
    let configuration = ARWorldTrackingConfiguration()
    configuration.planeDetection = [.horizontal, .vertical]
    view.session.run(configuration, options: [.resetTracking, .removeExistingAnchors])
    wait(for: [delegate.told, showing.told], timeout: 5)
    XCTAssertNil(view.session.currentFrame)
  }

  @MainActor func testRotations() {
    let turn = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    XCTAssertEqual(simd_distance(turn.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)), 0, accuracy: 1e-6)
    XCTAssertEqual(simd_quatf(simd_float4x4(turn)).angle, .pi / 2, accuracy: 1e-5)
    XCTAssertEqual(simd_distance((turn * turn).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)), 0, accuracy: 1e-6)
    let matrix = simd_float4x4(turn) * simd_float4x4(diagonal: SIMD4(2, 3, 4, 1))
    XCTAssertEqual(matrix.determinant, 24, accuracy: 1e-4)
    let unit = matrix * matrix.inverse
    for column in 0..<4 { for row in 0..<4 { XCTAssertEqual(unit[column, row], column == row ? 1 : 0, accuracy: 1e-5) } }
    let anchor = AnchorEntity(world: SIMD3(1, 2, 3))
    let model = ModelEntity(mesh: .generateBox(size: 0.1), materials: [SimpleMaterial(color: .red, isMetallic: false)])
    anchor.orientation = turn
    anchor.addChild(model)
    model.position = SIMD3(1, 0, 0)
    XCTAssertEqual(simd_distance(model.position(relativeTo: nil), SIMD3(1, 3, 3)), 0, accuracy: 1e-5)
  }

  func testTypesOfMetadataAreStrings() {
    XCTAssertEqual(AVMetadataObject.ObjectType.qr as NSString, "org.iso.QRCode" as NSString)
    XCTAssertEqual(("face" as NSString) as AVMetadataObject.ObjectType, .face)
    XCTAssertEqual(AVAudioSession.ErrorCode.isBusy.rawValue, 0x2161_6374)
    XCTAssertEqual(AVCaptureConnection(inputPorts: [], output: AVCapturePhotoOutput()).videoScaleAndCropFactor, 1)
  }
}
