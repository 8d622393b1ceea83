import Testing
import UIKit
import VitrineTesting

/// Tests views, text, headers and footers on pages.
@Suite @MainActor struct PrintingTests {
  private func pages(_ renderer: UIPrintPageRenderer) throws -> PDFReader {
    let data = UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
      MainActor.assumeIsolated {
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
        for page in 0..<renderer.numberOfPages {
          context.beginPage()
          renderer.drawPage(at: page, in: renderer.printableRect)
        }
      }
    }
    return try PDFReader(data)
  }

  /// Views of all kinds that have a vector form on a page, and some that have none.
  private final class Sheet: UIView {
    var draws = 0

    final class Chart: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.systemIndigo.setStroke()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 4, y: bounds.height - 4))
        path.addCurve(
          to: CGPoint(x: bounds.width - 4, y: 8), controlPoint1: CGPoint(x: 40, y: 0), controlPoint2: CGPoint(x: 60, y: bounds.height))
        path.lineWidth = 3
        path.stroke()
        "drawn by a view".draw(at: CGPoint(x: 6, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 11)])
      }
    }

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
      backgroundColor = .white
      let card = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 60))
      card.backgroundColor = .systemTeal
      card.layer.cornerRadius = 12
      card.layer.borderWidth = 3
      card.layer.borderColor = UIColor.systemBlue.cgColor
      card.layer.shadowOpacity = 0.4
      card.layer.shadowOffset = CGSize(width: 0, height: 4)
      card.layer.shadowRadius = 5
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
      label.text = "A label"
      label.textAlignment = .center
      card.addSubview(label)
      addSubview(card)
      let chart = Chart(frame: CGRect(x: 160, y: 20, width: 120, height: 60))
      chart.backgroundColor = UIColor(white: 0.95, alpha: 1)
      addSubview(chart)
      let turned = UILabel(frame: CGRect(x: 30, y: 110, width: 100, height: 30))
      turned.text = "Turned"
      turned.backgroundColor = .systemYellow
      turned.transform = CGAffineTransform(rotationAngle: 0.3)
      addSubview(turned)
      let faint = UIView(frame: CGRect(x: 160, y: 100, width: 60, height: 60))
      faint.backgroundColor = .red
      faint.alpha = 0.5
      let inner = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
      inner.backgroundColor = .green
      faint.addSubview(inner)
      addSubview(faint)
      let masked = UIView(frame: CGRect(x: 230, y: 100, width: 50, height: 50))
      masked.backgroundColor = .systemPurple
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 25))
      mask.backgroundColor = .black
      masked.mask = mask
      addSubview(masked)
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 20, y: 180, width: 80, height: 40)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.cornerRadius = 8
      layer.addSublayer(gradient)
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 120, y: 180, width: 60, height: 40)
      shape.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 56, height: 36)).cgPath
      shape.fillColor = UIColor.systemPink.cgColor
      shape.strokeColor = UIColor.black.cgColor
      shape.lineWidth = 2
      layer.addSublayer(shape)
      let clip = UIView(frame: CGRect(x: 200, y: 180, width: 80, height: 40))
      clip.clipsToBounds = true
      clip.layer.cornerRadius = 20
      let stripe = UIView(frame: CGRect(x: -10, y: 10, width: 120, height: 20))
      stripe.backgroundColor = .systemOrange
      clip.addSubview(stripe)
      clip.backgroundColor = .darkGray
      addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The mean difference is at most 1.5 of 255, and one percent of the pixels differs by more than a quarter, due to the edges and glyphs
  /// of another renderer.
  @Test func aPageMatchesTheBitmapOfTheSameView() throws {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 240), scale: 2)
    let sheet = Sheet()
    screen.show(sheet)
    let data = UIGraphicsPDFRenderer(bounds: sheet.bounds).pdfData { context in
      MainActor.assumeIsolated {
        context.beginPage()
        sheet.layer.render(in: context.cgContext)
      }
    }
    let reader = try PDFReader(data)
    defer { reader.close() }
    let off = PictureDifference(try reader.picture(scale: 2), screen.image)
    #expect(off.mean < 1.5 && off.far < 0.01, "\(off)")
    let text = try reader.text(raw: true)
    #expect(text.contains("A label") && text.contains("drawn by a view") && text.contains("Turned"))
    // The shadow's coverage is a mask; only the masked view is a picture.
    let pictures = try reader.pictures()
    #expect(pictures.count <= 2, "\(pictures)")
  }

  @Test func drawHierarchyOnAPageKeepsText() throws {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 240), scale: 2)
    let sheet = Sheet()
    screen.show(sheet)
    let reader = try PDFReader(
      UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 150, height: 120)).pdfData { context in
        MainActor.assumeIsolated {
          context.beginPage()
          #expect(sheet.drawHierarchy(in: context.pdfContextBounds, afterScreenUpdates: false))
        }
      })
    defer { reader.close() }
    #expect(try reader.text().contains("A label"))
  }

  @Test func printingCallsDrawForFormatterAndTheScreenDoesNot() throws {
    final class Two: UIView {
      var calls: [String] = []
      override func draw(_ rect: CGRect) {
        calls.append("draw \(Int(rect.width))x\(Int(rect.height))")
        "on screen".draw(at: .zero, withAttributes: nil)
      }
      override func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
        calls.append("print \(Int(rect.width))x\(Int(rect.height)) \(formatter.view === self)")
        "on paper".draw(at: .zero, withAttributes: nil)
      }
    }
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100))
    let view = Two(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    screen.show(view)
    #expect(view.calls == ["draw 100x50"])
    view.calls = []
    let renderer = UIPrintPageRenderer()
    let formatter = view.viewPrintFormatter()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.printPageRenderer === renderer && renderer.numberOfPages == 1)
    let reader = try pages(renderer)
    defer { reader.close() }
    #expect(view.calls == ["print 100x50 true"])
    let text = try reader.text()
    #expect(text.contains("on paper") && !text.contains("on screen"))
    formatter.removeFromPrintPageRenderer()
    #expect(renderer.printFormatters == nil && formatter.printPageRenderer == nil && renderer.numberOfPages == 0)
  }

  @Test func aHighViewGoesOverSeveralPages() throws {
    final class Ladder: UIView {
      override func draw(_ rect: CGRect) {
        for rung in 0..<12 { "rung \(rung)".draw(at: CGPoint(x: 10, y: 5 + rung * 50), withAttributes: nil) }
      }
    }
    final class Paper: UIPrintPageRenderer {
      override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 200, height: 300) }
      override var printableRect: CGRect { paperRect.insetBy(dx: 20, dy: 20) }
    }
    let ladder = Ladder(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    ladder.backgroundColor = .white
    let paper = Paper()
    paper.headerHeight = 20
    paper.footerHeight = 40
    let formatter = ladder.viewPrintFormatter()
    paper.addPrintFormatter(formatter, startingAtPageAt: 1)
    // At half the size it is 300 points high, and each page has room for 200.
    #expect(formatter.pageCount == 2 && paper.numberOfPages == 3)
    #expect(formatter.rectForPage(at: 0) == .zero && formatter.rectForPage(at: 3) == .zero)
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 20, y: 40, width: 160, height: 200))
    #expect(formatter.rectForPage(at: 2) == CGRect(x: 20, y: 40, width: 160, height: 100))
    #expect(paper.printFormattersForPage(at: 0) == nil && paper.printFormattersForPage(at: 2) == [formatter])
    let reader = try pages(paper)
    defer { reader.close() }
    #expect(try reader.pageCount() == 3)
    let text = try reader.text().split(separator: "\u{c}", omittingEmptySubsequences: false)
    #expect(!text[0].contains("rung") && text[1].contains("rung 0") && text[1].contains("rung 7"))
    #expect(!text[1].contains("rung 9") && text[2].contains("rung 9") && text[2].contains("rung 11"))
  }

  @Test func headerFormattersContentAndFooterAreDrawnInThisOrder() throws {
    final class Log: UIPrintPageRenderer {
      var calls: [String] = []
      override func prepare(forDrawingPages range: NSRange) { calls.append("prepare \(range.location) \(range.length)") }
      override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { calls.append("header \(headerRect.brief)") }
      override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        calls.append("formatter \(pageIndex)")
        super.drawPrintFormatter(printFormatter, forPageAt: pageIndex)
      }
      override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { calls.append("content \(contentRect.brief)") }
      override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { calls.append("footer \(footerRect.brief)") }
    }
    let log = Log()
    log.setValue(CGRect(x: 0, y: 0, width: 100, height: 100), forKey: "paperRect")
    log.setValue(NSValue(cgRect: CGRect(x: 10, y: 10, width: 80, height: 80)), forKey: "printableRect")
    log.setValue(7, forKey: "paperRect")
    (log.headerHeight, log.footerHeight) = (10, 20)
    log.addPrintFormatter(UISimpleTextPrintFormatter(text: "Hello"), startingAtPageAt: 0)
    let reader = try pages(log)
    defer { reader.close() }
    #expect(
      log.calls == [
        "prepare 0 1", "header 10 10; 80 10", "formatter 0", "content 10 20; 80 50", "footer 10 70; 80 20",
      ])
    #expect(try reader.text().contains("Hello"))
    log.calls = []
    (log.headerHeight, log.footerHeight) = (0, 0)
    log.drawPage(at: 5, in: log.printableRect)
    #expect(log.calls == ["content 10 10; 80 80"])
  }

  @Test func textFillsAsManyPagesAsItNeeds() throws {
    let words = (0..<400).map { "word\($0)" }
    let formatter = UISimpleTextPrintFormatter(text: words.joined(separator: " "))
    formatter.font = .systemFont(ofSize: 20)
    formatter.color = .red
    formatter.perPageContentInsets = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    formatter.contentInsets.top = 300
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(formatter.rectForPage(at: 0) == CGRect(x: 50, y: 350, width: 512, height: 392))
    #expect(formatter.rectForPage(at: 1) == CGRect(x: 50, y: 50, width: 512, height: 692))
    #expect(formatter.pageCount == 3)
    let reader = try pages(renderer)
    defer { reader.close() }
    let text = try reader.text()
    let found = text.split { $0.isWhitespace || $0 == "\u{c}" }.map(String.init)
    #expect(found == words)
    // Nothing is drawn outside of the insets.
    let picture = try reader.picture(page: 1)
    for y in 0..<345 { #expect(picture.color(100, y) == [255, 255, 255]) }
    formatter.maximumContentHeight = 100
    #expect(formatter.pageCount > 4)
    formatter.perPageContentInsets.left = 5000
    #expect(formatter.pageCount == 0 && formatter.rectForPage(at: 0) == .zero)
    #expect(UISimpleTextPrintFormatter(text: "").pageCount == 0)
    #expect(UIView().viewPrintFormatter().pageCount == 0)
  }
}
