import Testing
import UIKit

/// Tests the results of drawing functions in a PDF.
@Suite struct UIGraphicsPDFTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func pdf(_ draw: (CGContext) -> Void) throws -> PDFReader {
    try PDFReader(
      UIGraphicsPDFRenderer(bounds: bounds).pdfData {
        $0.beginPage()
        draw($0.cgContext)
      })
  }

  /// Compares a drawing on a page with one in a bitmap at scale 2, over white.
  private func difference(_ draw: (CGContext) -> Void) throws -> PictureDifference {
    let reader = try pdf(draw)
    defer { reader.close() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image { draw($0.cgContext) }
    return PictureDifference(try reader.picture(scale: 2), try #require(image.cgImage))
  }

  @Test func pagesHaveTheSizesThatWereAskedFor() throws {
    let reader = try PDFReader(
      UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        #expect(context.pdfContextBounds == bounds)
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 400), pageInfo: [:])
        #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(UIGraphicsGetPDFContextBounds().height == 400)
        context.beginPage()
      })
    defer { reader.close() }
    #expect(try reader.pageCount() == 3)
    #expect(try reader.info("Page    1 size")?.hasPrefix("200 x 100 pts") == true)
    #expect(try reader.info("Page    2 size", page: 2)?.hasPrefix("300 x 400 pts") == true)
    #expect(try reader.info("Page    3 size", page: 3)?.hasPrefix("200 x 100 pts") == true)
  }

  @Test func documentInfoIsWritten() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle: "A title", kCGPDFContextAuthor: "An author", kCGPDFContextKeywords: ["one", "two"],
    ]
    let reader = try PDFReader(UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { $0.beginPage() })
    defer { reader.close() }
    #expect(try reader.info("Title") == "A title")
    #expect(try reader.info("Author") == "An author")
    #expect(try reader.info("Keywords") == "one, two")
  }

  @Test func theSameDrawingIsTheSameBytes() {
    func data() -> Data {
      UIGraphicsPDFRenderer(bounds: bounds).pdfData {
        $0.beginPage()
        "Once more".draw(at: CGPoint(x: 10, y: 10), withAttributes: nil)
      }
    }
    #expect(data() == data())
  }

  @Test func theOriginIsTheUpperLeftCornerOfThePage() throws {
    let reader = try PDFReader(
      UIGraphicsPDFRenderer(bounds: CGRect(x: 50, y: 20, width: 200, height: 100)).pdfData {
        $0.beginPage()
        UIColor.red.setFill()
        $0.fill(CGRect(x: 50, y: 20, width: 100, height: 50))
      })
    defer { reader.close() }
    let picture = try reader.picture()
    #expect(picture.color(2, 2) == [255, 0, 0] && picture.color(98, 48) == [255, 0, 0])
    #expect(picture.color(102, 20) == [255, 255, 255] && picture.color(20, 52) == [255, 255, 255])
  }

  @Test func textCanBeSelectedAndHoldsItsFont() throws {
    let reader = try pdf { _ in
      "Quick brown fi fox".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      "Überprüfung 漢字".draw(at: CGPoint(x: 10, y: 40), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    }
    defer { reader.close() }
    let text = try reader.text()
    #expect(text.contains("Quick brown fi fox"))
    #expect(text.contains("Überprüfung") && text.contains("漢字"))
    #expect(try reader.pictures().isEmpty)
    #expect(try reader.fonts().contains { $0.contains("Inter") })
  }

  @Test func rightToLeftTextIsReadInItsOrder() throws {
    let reader = try pdf { _ in
      "שלום עולם".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
    defer { reader.close() }
    let text = try reader.text()
    #expect(text.contains("שלום") && text.contains("עולם"))
  }

  @Test func textInTransparencyLayersAndClipsStaysText() throws {
    let reader = try pdf { context in
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 100)).addClip()
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      "Within a layer".draw(at: CGPoint(x: 50, y: 40), withAttributes: nil)
      context.endTransparencyLayer()
    }
    defer { reader.close() }
    #expect(try reader.text().contains("Within a layer"))
    #expect(try reader.pictures().isEmpty)
  }

  @Test func pathsStrokesAndClipsMatchTheBitmap() throws {
    let off = try difference { context in
      UIColor.blue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 60, height: 80)).fill()
      let star = UIBezierPath()
      for index in 0..<5 {
        let angle = Double(index) * 4 * .pi / 5
        let point = CGPoint(x: 110 + 35 * sin(angle), y: 50 - 35 * cos(angle))
        if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
      }
      star.close()
      star.usesEvenOddFillRule = true
      UIColor.orange.setFill()
      star.fill()
      UIColor.black.setStroke()
      star.lineWidth = 2
      star.lineJoinStyle = .round
      star.stroke()
      context.saveGState()
      context.clip(to: [CGRect(x: 150, y: 10, width: 20, height: 80), CGRect(x: 180, y: 10, width: 10, height: 80)])
      context.rotate(by: 0.1)
      context.scaleBy(x: 1, y: 2)
      UIColor.purple.withAlphaComponent(0.5).setStroke()
      context.setLineWidth(6)
      context.setLineDash(phase: 3, lengths: [10, 4])
      context.strokeLineSegments(between: [CGPoint(x: 150, y: 10), CGPoint(x: 200, y: 10)])
      context.restoreGState()
      context.setLineWidth(1)
      context.stroke(CGRect(x: 2.5, y: 2.5, width: 195, height: 95))
    }
    #expect(off.mean < 1.5 && off.far < 0.01, "\(off)")
  }

  @Test func gradientsMatchTheBitmap() throws {
    let off = try difference { context in
      let colors = [UIColor.red.cgColor, UIColor.green.withAlphaComponent(0.5).cgColor, UIColor.blue.cgColor]
      let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.3, 1])!
      for (column, options) in [[], [.drawsBeforeStartLocation], [.drawsAfterEndLocation]].enumerated()
        as EnumeratedSequence<[CGGradientDrawingOptions]>
      {
        context.saveGState()
        context.clip(to: CGRect(x: column * 66, y: 0, width: 64, height: 48))
        context.drawLinearGradient(
          gradient, start: CGPoint(x: column * 66 + 10, y: 0), end: CGPoint(x: column * 66 + 50, y: 20), options: options)
        context.restoreGState()
        context.saveGState()
        context.clip(to: CGRect(x: column * 66, y: 50, width: 64, height: 48))
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: column * 66 + 30, y: 75), startRadius: 5, endCenter: CGPoint(x: column * 66 + 32, y: 75),
          endRadius: 20, options: options)
        context.restoreGState()
      }
    }
    // Renderers use different steps, and differ at the end of a gradient.
    #expect(off.mean < 4 && off.far < 0.01, "\(off)")
  }

  @Test func conicGradientsMatchTheBitmap() throws {
    let off = try difference { context in
      let colors = [UIColor.red.cgColor, UIColor.green.withAlphaComponent(0.5).cgColor, UIColor.blue.cgColor]
      let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0.1, 0.4, 1])!
      context.clip(to: CGRect(x: 5, y: 5, width: 180, height: 90))
      context.drawConicGradient(gradient, center: CGPoint(x: 70, y: 40), angle: 1)
    }
    #expect(off.mean < 2.5 && off.far < 0.01, "\(off)")
  }

  @Test func picturesMatchTheBitmapAndStandInTheFileOnce() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let draw = { (context: CGContext) in
      context.interpolationQuality = .none
      image.draw(in: CGRect(x: 10, y: 10, width: 40, height: 40))
      image.draw(in: CGRect(x: 60, y: 10, width: 80, height: 80), blendMode: .normal, alpha: 0.5)
      UIColor(patternImage: image).setFill()
      UIRectFill(CGRect(x: 150, y: 0, width: 40, height: 100))
    }
    let off = try difference(draw)
    // The tiles of a pattern have separate edges.
    #expect(off.mean < 2.5 && off.far < 0.02, "\(off)")
    let reader = try pdf(draw)
    defer { reader.close() }
    #expect(Set(try reader.pictures()) == ["20 x 20"])
  }

  @Test func shadowsBlendModesAndMasksMatchTheBitmap() throws {
    let mask = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
    }
    let off = try difference { context in
      UIColor.white.setFill()
      context.fill(bounds)
      context.saveGState()
      context.setShadow(offset: CGSize(width: 4, height: 6), blur: 8, color: UIColor.black.withAlphaComponent(0.6).cgColor)
      UIColor.orange.setFill()
      context.fill(CGRect(x: 15, y: 15, width: 40, height: 30))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      UIColor.red.setFill()
      context.fillEllipse(in: CGRect(x: 15, y: 60, width: 25, height: 25))
      UIColor.blue.setFill()
      context.fillEllipse(in: CGRect(x: 30, y: 60, width: 25, height: 25))
      context.endTransparencyLayer()
      context.restoreGState()
      UIColor.yellow.setFill()
      context.fill(CGRect(x: 80, y: 10, width: 50, height: 40))
      context.setBlendMode(.multiply)
      UIColor.cyan.setFill()
      context.fill(CGRect(x: 100, y: 20, width: 40, height: 50))
      context.setBlendMode(.normal)
      context.clip(to: CGRect(x: 150, y: 20, width: 40, height: 40), mask: mask.cgImage!)
      UIColor.purple.setFill()
      context.fill(bounds)
    }
    #expect(off.mean < 1.5 && off.far < 0.01, "\(off)")
  }

  @Test func linksAndDestinationsAreWritten() throws {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      context.setURL(URL(string: "https://example.org/it's")!, for: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setDestinationWithName("end", for: CGRect(x: 20, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginPage()
      context.addDestination(withName: "end", at: CGPoint(x: 5, y: 50))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let reader = try PDFReader(data)
    defer { reader.close() }
    #expect(try reader.pageCount() == 2)
    let links = try reader.links()
    #expect(links.contains("https://example.org/it's"), "\(links)")
    #expect(links.contains("\"end\""), "\(links)")
  }

  @Test func badDestinationsThrowOrAreRefused() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: bounds)
    #expect(throws: (any Error).self) {
      try renderer.writePDF(to: URL(fileURLWithPath: "/nowhere/at/all.pdf")) { $0.beginPage() }
    }
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", bounds, nil))
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndPDFContext()
    #expect(CGContext(URL(fileURLWithPath: "/nowhere/at/all.pdf"), mediaBox: nil, nil) == nil)
    for bad in [CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10), .infinite, CGRect(x: 0, y: 0, width: 1e6, height: 10), .zero] {
      var called = false
      #expect(
        UIGraphicsPDFRenderer(bounds: bad).pdfData { context in
          called = true
          context.beginPage()
          context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }.isEmpty)
      #expect(called)
    }
    #expect(throws: (any Error).self) {
      try UIGraphicsPDFRenderer(bounds: .null).writePDF(to: URL(fileURLWithPath: "/tmp/never.pdf")) { _ in }
    }
  }

  @Test func theOlderFunctionsWriteTheSame() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    "First".draw(at: CGPoint(x: 10, y: 10), withAttributes: nil)
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    "Second".draw(at: CGPoint(x: 10, y: 10), withAttributes: nil)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
    let reader = try PDFReader(data as Data)
    defer { reader.close() }
    #expect(try reader.pageCount() == 2)
    let text = try reader.text()
    #expect(text.contains("First") && text.contains("Second"))
    #expect(try reader.info("Page    2 size", page: 2)?.hasPrefix("100 x 50 pts") == true)
  }

  @Test func aCoreGraphicsPDFHasItsYUpAndNoPixels() throws {
    let path = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var box = CGRect(x: 0, y: 0, width: 200, height: 100)
    do {
      let context = try #require(CGContext(URL(fileURLWithPath: path), mediaBox: &box, [kCGPDFContextTitle: "Plain"]))
      #expect(context.width == 0 && context.data == nil && context.makeImage() == nil)
      context.fill(box)
      context.beginPDFPage(nil)
      #expect(context.ctm == .identity)
      context.translateBy(x: 10, y: 20)
      #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 10, y: 20))
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.endTransparencyLayer()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.endPDFPage()
      context.fill(box)
      context.closePDF()
      context.closePDF()
      context.beginPDFPage(nil)
      context.fill(box)
    }
    let reader = try PDFReader(Data(contentsOf: URL(fileURLWithPath: path)))
    defer { reader.close() }
    #expect(try reader.pageCount() == 1)
    #expect(try reader.info("Title") == "Plain")
    let picture = try reader.picture()
    #expect(picture.color(12, 78) == [0, 255, 0] && picture.color(28, 62) == [0, 255, 0])
    #expect(picture.color(12, 58) == [255, 255, 255] && picture.color(12, 82) == [255, 255, 255])
  }

  @Test func aDocumentWithoutPagesIsAnEmptyOne() throws {
    let reader = try PDFReader(UIGraphicsPDFRenderer(bounds: bounds).pdfData { _ in })
    defer { reader.close() }
    #expect(try reader.pageCount() == 1)
  }
}
