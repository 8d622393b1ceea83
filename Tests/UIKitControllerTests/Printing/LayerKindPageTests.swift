import Testing
import UIKit
import VitrineTesting

/// Tests the kinds of layers on a PDF page, as vectors and text where possible.
@Suite(.serialized) @MainActor struct LayerKindPageTests {
  private func build(on layer: CALayer) {
    let conic = CAGradientLayer()
    conic.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    conic.type = .conic
    conic.colors = [UIColor.red, .green, .blue, .red].map(\.cgColor)
    conic.startPoint = CGPoint(x: 0.5, y: 0.5)
    conic.endPoint = CGPoint(x: 0.5, y: 0)
    conic.cornerRadius = 12
    layer.addSublayer(conic)

    let dashes = CAShapeLayer()
    dashes.path = UIBezierPath(ovalIn: CGRect(x: 110, y: 15, width: 70, height: 70)).cgPath
    dashes.fillColor = UIColor.systemYellow.cgColor
    dashes.strokeColor = UIColor.systemIndigo.cgColor
    dashes.lineWidth = 6
    dashes.lineDashPattern = [14, 8]
    dashes.strokeEnd = 0.7
    layer.addSublayer(dashes)

    let text = CATextLayer()
    text.frame = CGRect(x: 10, y: 100, width: 180, height: 40)
    text.contentsScale = 2
    text.string = "Typed by a layer"
    text.font = UIFont.systemFont(ofSize: 12)
    text.fontSize = 22
    text.foregroundColor = UIColor.black.cgColor
    layer.addSublayer(text)

    let row = CAReplicatorLayer()
    row.frame = CGRect(x: 10, y: 150, width: 180, height: 40)
    row.instanceCount = 4
    row.instanceTransform = CATransform3DMakeTranslation(45, 0, 0)
    row.instanceAlphaOffset = -0.2
    let dot = CALayer()
    dot.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
    dot.backgroundColor = UIColor.systemPink.cgColor
    row.addSublayer(dot)
    layer.addSublayer(row)
  }

  @Test func aPageMatchesTheScreen() throws {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.backgroundColor = .white
    build(on: view.layer)
    screen.show(view)
    let data = UIGraphicsPDFRenderer(bounds: view.bounds).pdfData { context in
      MainActor.assumeIsolated {
        context.beginPage()
        view.layer.render(in: context.cgContext)
      }
    }
    let reader = try PDFReader(data)
    defer { reader.close() }
    let off = PictureDifference(try reader.picture(scale: 2), screen.image)
    // The glyphs of another renderer differ, and cover much of such a small page.
    #expect(off.mean < 3.5 && off.far < 0.025, "\(off)")
    #expect(try reader.text(raw: true).contains("Typed by a layer"))
    #expect(try reader.pictures().count <= 2, "the copies are a picture, the gradient is a shading")
  }
}
