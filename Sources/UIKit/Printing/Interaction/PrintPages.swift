import CoreGraphics
import Foundation

/// Creates the PDF data of print jobs.
@MainActor struct PrintPages {
  private let paper: CGRect
  private let printable: CGRect
  private let name: String

  init(_ sheet: UIPrintPaper, _ info: UIPrintInfo) {
    let size = sheet.paperSize, area = sheet.printableRect
    let isTurned = (info.orientation == .landscape) != (size.width > size.height)
    paper = CGRect(x: 0, y: 0, width: isTurned ? size.height : size.width, height: isTurned ? size.width : size.height)
    printable =
      isTurned ? CGRect(x: area.minY, y: size.width - area.maxX, width: area.height, height: area.width) : area
    name = info.jobName
  }

  private func data(_ draw: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: name]
    return UIGraphicsPDFRenderer(bounds: paper, format: format).pdfData(actions: draw)
  }

  /// Returns the PDF of a page renderer, after setting its paper.
  func data(of renderer: UIPrintPageRenderer) throws -> Data {
    renderer.setPaper(paper, printable: printable)
    let count = renderer.numberOfPages
    guard count > 0 else { throw UIPrintError(.printNoContentError, "\(name) has no pages") }
    return data { context in
      renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
      for page in 0..<count {
        context.beginPage()
        renderer.drawPage(at: page, in: renderer.printableRect)
      }
    }
  }

  /// Returns one PDF with all images, each on its own page, after the items that are PDFs already.
  func data(of items: [Any]) throws -> [Data] {
    var pictures: [UIImage] = [], documents: [Data] = []
    for (index, item) in items.enumerated() {
      switch PrintItem(item) {
      case .picture(let image): pictures.append(image)
      case .document(let data): documents.append(data)
      case nil:
        throw UIPrintError(
          .printUnknownImageFormatError, "item \(index + 1) of \(items.count) to print is no picture and no PDF that can be read")
      }
    }
    if !pictures.isEmpty {
      documents.append(
        data { context in
          for image in pictures {
            context.beginPage()
            draw(image)
          }
        })
    }
    guard !documents.isEmpty else { throw UIPrintError(.printNoContentError, "there is nothing to print") }
    return documents
  }

  /// Draws an image in the center of the paper, as large as possible, rotated by 90 degrees if it can be larger that way.
  private func draw(_ image: UIImage) {
    guard image.size.width > 0, image.size.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let isTurned = (image.size.width > image.size.height) != (printable.width > printable.height)
    let available = isTurned ? CGSize(width: printable.height, height: printable.width) : printable.size
    let scale = min(available.width / image.size.width, available.height / image.size.height)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    context.saveGState()
    context.translateBy(x: printable.midX, y: printable.midY)
    if isTurned { context.rotate(by: .pi / 2) }
    image.draw(in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    context.restoreGState()
  }
}
