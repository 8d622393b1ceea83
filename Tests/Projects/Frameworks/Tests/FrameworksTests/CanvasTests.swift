import PencilKit
import VitrineTesting
import XCTest

/// What touches draw on a canvas.
@MainActor final class CanvasTests: XCTestCase {
  private func canvas(on screen: HeadlessScreen) -> PKCanvasView {
    let canvas = PKCanvasView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    canvas.tool = PKInkingTool(.pen, color: .red, width: 6)
    canvas.backgroundColor = .white
    screen.show(canvas)
    return canvas
  }

  func testADragIsAStroke() {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 200))
    let canvas = canvas(on: screen)
    screen.drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 160, y: 100), duration: 0.25)
    XCTAssertEqual(canvas.drawing.strokes.count, 1)
    XCTAssertEqual(canvas.drawing.bounds.minX, 37, accuracy: 0.01)
    XCTAssertEqual(canvas.drawing.bounds.maxX, 163, accuracy: 0.01)
    XCTAssertEqual(screen.color(at: CGPoint(x: 100, y: 100)), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(screen.color(at: CGPoint(x: 100, y: 110)), UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    screen.tap(at: CGPoint(x: 60, y: 150))
    XCTAssertEqual(canvas.drawing.strokes.count, 2, "a tap is a dot")
    canvas.undoManager?.undo()
    XCTAssertLessThan(canvas.drawing.strokes.count, 2)
  }

  func testAnEraserSplitsOrRemovesStrokes() {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 200))
    let canvas = canvas(on: screen)
    screen.drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 160, y: 100), duration: 0.25)
    screen.drag(from: CGPoint(x: 40, y: 150), to: CGPoint(x: 160, y: 150), duration: 0.25)
    canvas.tool = PKEraserTool(.bitmap, width: 10)
    screen.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 120), duration: 0.25)
    XCTAssertEqual(canvas.drawing.strokes.count, 3)
    XCTAssertEqual(screen.color(at: CGPoint(x: 100, y: 100)), UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    XCTAssertEqual(screen.color(at: CGPoint(x: 60, y: 100)), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    canvas.tool = PKEraserTool(.vector)
    screen.drag(from: CGPoint(x: 100, y: 130), to: CGPoint(x: 100, y: 170), duration: 0.25)
    XCTAssertEqual(canvas.drawing.strokes.count, 2)
    XCTAssertEqual(screen.color(at: CGPoint(x: 60, y: 150)), UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  func testThePaletteChoosesTools() throws {
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 400))
    let canvas = canvas(on: screen)
    let picker = PKToolPicker()
    picker.setVisible(true, forFirstResponder: canvas)
    picker.addObserver(canvas)
    XCTAssertFalse(picker.isVisible)
    XCTAssertTrue(canvas.becomeFirstResponder())
    screen.settle()
    XCTAssertTrue(picker.isVisible)
    let palette = picker.frameObscured(in: screen.window)
    XCTAssertGreaterThan(palette.minY, 300)
    // The fourth button is the eraser.
    screen.tap(at: CGPoint(x: palette.minX + 12 + 3 * 38 + 15, y: palette.midY))
    XCTAssertTrue(canvas.tool is PKEraserTool)
    XCTAssertTrue(canvas.resignFirstResponder())
    XCTAssertFalse(picker.isVisible)
  }
}
