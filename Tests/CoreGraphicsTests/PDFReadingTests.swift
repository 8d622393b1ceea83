import CoreGraphics
import Foundation
import Raster
import Testing

/// Reading PDF files as Apple documents it: pages count from 1, boxes are not rotated, and the drawing transform never enlarges.
@Suite struct PDFReadingTests {
  /// Returns a file of pages, each with its attributes and its content.
  private func pdf(_ pages: [(String, String)], trailer: String = "", kids: String? = nil) -> Data {
    let list = pages.indices.map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
    var objects = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [\(kids ?? list)] /Count \(pages.count) >>"]
    for (index, (attributes, content)) in pages.enumerated() {
      objects.append("<< /Type /Page /Parent 2 0 R \(attributes) /Contents \(4 + 2 * index) 0 R >>")
      objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
    }
    objects.append("<< /Title (A test\\nPages: 99) /Author (Vitrine) /CreationDate (D:20260102030405+01'00') >>")
    var text = "%PDF-1.5\n", places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = places.map { String(repeating: "0", count: 10 - "\($0)".count) + "\($0) 00000 n \n" }.joined()
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n\(table)"
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info \(objects.count) 0 R \(trailer) >>\nstartxref\n\(start)\n%%EOF"
    return Data(text.utf8)
  }

  private let upright = ("/MediaBox [0 0 100 50] /CropBox [10 10 90 40]", "1 0 0 rg 0 0 20 10 re f 0 0 1 rg 80 40 20 10 re f")
  private let turned = ("/MediaBox [0 0 100 50] /Rotate 90", "0 1 0 rg 0 0 20 10 re f")

  private func open(_ data: Data) -> CGPDFDocument? { CGDataProvider(data: data as CFData).flatMap { CGPDFDocument($0) } }

  /// Draws on white of 100 x 50 pixels, or of another size.
  private func draw(_ width: Int = 100, _ height: Int = 50, _ body: (CGContext) -> Void) throws -> (Int, Int) -> UInt32 {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    body(context)
    let pixels = try #require(context.makeImage()).pixels
    return { pixels[pixels.bounds.minX + $0, pixels.bounds.minY + $1].bits }
  }

  @Test func aDocumentTellsItsPagesAndInformation() throws {
    let document = try #require(open(pdf([upright, turned])))
    #expect(
      document.numberOfPages == 2 && document.isUnlocked && !document.isEncrypted && document.allowsCopying && document.allowsPrinting)
    var (major, minor): (Int32, Int32) = (0, 0)
    document.getVersion(majorVersion: &major, minorVersion: &minor)
    #expect(major == 1 && minor == 5)
    let info = try #require(document.info)
    func string(_ key: String) -> CGPDFStringRef? {
      var value: CGPDFStringRef?
      return CGPDFDictionaryGetString(info, key, &value) ? value : nil
    }
    #expect(string("Author").flatMap { CGPDFStringCopyTextString($0) } == "Vitrine" && string("Subject") == nil)
    let date = string("CreationDate").flatMap { CGPDFStringCopyDate($0) }
    #expect(date == ISO8601DateFormatter().date(from: "2026-01-02T02:04:05Z"))
    #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
  }

  @Test func aPageTellsItsBoxesAndRotation() throws {
    let document = try #require(open(pdf([upright, turned])))
    let first = try #require(document.page(at: 1)), second = try #require(document.page(at: 2))
    #expect(first.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(first.getBoxRect(.cropBox) == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(first.getBoxRect(.trimBox) == first.getBoxRect(.cropBox), "PDF: boxes that are missing are the crop box")
    #expect(first.rotationAngle == 0 && second.rotationAngle == 90)
    #expect(second.getBoxRect(.cropBox) == CGRect(x: 0, y: 0, width: 100, height: 50), "boxes are not rotated")
    #expect(first.pageNumber == 1 && first.document === document && first == document.page(at: 1))
  }

  @Test func aPageIsDrawnInItsOwnSpace() throws {
    let page = try #require(open(pdf([upright]))?.page(at: 1))
    let pixel = try draw { $0.drawPDFPage(page) }
    #expect(pixel(5, 45) == 0xffff_0000, "the lower left corner")
    #expect(pixel(95, 5) == 0xff00_00ff && pixel(50, 25) == 0xffff_ffff, "the paper is not drawn")
    let scaled = try draw(200, 100) { context in
      context.scaleBy(x: 2, y: 2)
      context.drawPDFPage(page)
    }
    #expect(scaled(39, 81) == 0xffff_0000 && scaled(41, 81) == 0xffff_ffff && scaled(39, 79) == 0xffff_ffff)
  }

  @Test func aTurnedPageIsDrawnAsItIsStored() throws {
    let page = try #require(open(pdf([turned]))?.page(at: 1))
    let pixel = try draw { $0.drawPDFPage(page) }
    #expect(pixel(5, 45) == 0xff00_ff00 && pixel(95, 5) == 0xffff_ffff && pixel(25, 45) == 0xffff_ffff)
    // The drawing transform turns it clockwise: its lower left corner is at the top left.
    let shown = try draw(50, 100) { context in
      context.concatenate(
        page.getDrawingTransform(.mediaBox, rect: CGRect(x: 0, y: 0, width: 50, height: 100), rotate: 0, preserveAspectRatio: true))
      context.drawPDFPage(page)
    }
    #expect(shown(5, 5) == 0xff00_ff00 && shown(5, 95) == 0xffff_ffff && shown(15, 5) == 0xffff_ffff && shown(5, 25) == 0xffff_ffff)
  }

  /// Apple: the box is intersected with the media box, rotated, centred, and scaled down if necessary.
  @Test func theDrawingTransformFitsAPage() throws {
    let page = try #require(open(pdf([upright]))?.page(at: 1))
    func mapped(_ rect: CGRect, rotate: Int32 = 0, keeps: Bool = true) -> CGRect {
      page.getBoxRect(.cropBox).applying(page.getDrawingTransform(.cropBox, rect: rect, rotate: rotate, preserveAspectRatio: keeps))
    }
    #expect(mapped(CGRect(x: 0, y: 0, width: 200, height: 200)) == CGRect(x: 60, y: 85, width: 80, height: 30), "it is not enlarged")
    #expect(mapped(CGRect(x: 0, y: 0, width: 40, height: 40)) == CGRect(x: 0, y: 12.5, width: 40, height: 15))
    #expect(mapped(CGRect(x: 0, y: 0, width: 40, height: 40), keeps: false) == CGRect(x: 0, y: 5, width: 40, height: 30))
    #expect(mapped(CGRect(x: 0, y: 0, width: 200, height: 200), rotate: 90) == CGRect(x: 85, y: 60, width: 30, height: 80))
    let corner = CGPoint(x: 10, y: 10).applying(
      page.getDrawingTransform(.cropBox, rect: CGRect(x: 0, y: 0, width: 30, height: 80), rotate: 90, preserveAspectRatio: true))
    #expect(corner == CGPoint(x: 0, y: 80), "clockwise")
  }

  @Test func whatContextsWriteIsRead() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data)), page = CGRect(x: 0, y: 0, width: 60, height: 30)
    let context = try withUnsafePointer(to: page) {
      try #require(CGContext(consumer: consumer, mediaBox: $0, [kCGPDFContextTitle: "Written"]))
    }
    context.beginPDFPage(nil)
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
    context.endPDFPage()
    context.closePDF()
    let read = try #require(open(data as Data)?.page(at: 1))
    #expect(read.getBoxRect(.mediaBox) == page)
    let pixel = try draw(60, 30) { $0.drawPDFPage(read) }
    #expect(pixel(10, 10) == 0xff00_00ff && pixel(50, 10) == 0xffff_ffff)
  }

  @Test func aFileAtAnAddressIsRead() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(getpid()) a.pdf")
    try pdf([upright]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(CGPDFDocument(url as CFURL)?.numberOfPages == 1)
    #expect(CGPDFDocument(URL(fileURLWithPath: "/nowhere.pdf") as CFURL) == nil && CGPDFDocument(URL(fileURLWithPath: "/") as CFURL) == nil)
  }

  @Test func aDocumentWithAPasswordStaysLocked() throws {
    let key = String(repeating: "41", count: 32)
    let trailer = "/Encrypt << /Filter /Standard /V 1 /R 2 /O <\(key)> /U <\(key)> /P -4 >> /ID [<41> <41>]"
    let document = try #require(open(pdf([upright], trailer: trailer)))
    #expect(document.isEncrypted && !document.isUnlocked && !document.allowsPrinting && document.numberOfPages == 0)
    #expect(document.page(at: 1) == nil && document.info == nil && !document.unlockWithPassword("secret"))
  }

  @Test func filesThatAreNoneAreNil() {
    #expect(open(Data()) == nil && open(Data("no PDF".utf8)) == nil && open(Data("%PDF-1.7".utf8)) == nil)
  }

  /// A tree of pages that contains itself ends, with a page or without.
  @Test func aTreeInACircleEnds() throws {
    guard let page = open(pdf([upright], kids: "2 0 R"))?.page(at: 1) else { return }
    _ = try draw { $0.drawPDFPage(page) }
  }

  @Test func damagedFilesNeverTrap() throws {
    let good = pdf([upright, turned])
    // The same numbers in every run (a linear congruential generator).
    var state: UInt64 = 21
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for round in 0..<24 {
      var bad = [UInt8](good)
      for _ in 0..<6 { bad[random(bad.count)] = UInt8(random(256)) }
      if round % 3 == 0 { bad.removeLast(random(bad.count)) }
      guard let document = open(Data(bad)), let page = document.page(at: 1) else { continue }
      _ = try draw { $0.drawPDFPage(page) }
    }
  }

  /// A page may be as large as it likes: the picture is not.
  @Test func aHugePageTakesBoundedMemory() throws {
    let page = try #require(open(pdf([("/MediaBox [0 0 14400 14400]", "1 0 0 rg 0 0 14400 7200 re f")]))?.page(at: 1))
    let pixel = try draw { context in
      context.translateBy(x: 0, y: -7175)
      context.drawPDFPage(page)
    }
    #expect(pixel(50, 45) == 0xffff_0000 && pixel(50, 5) == 0xffff_ffff)
  }
}
