import CoreGraphics
import Foundation
import UIKit

/// Writes a PDF with a page of vector graphics for each frame. A page is as large as the screen; a point of the scene is a point of the
/// page.
final class PageWriter: FrameWriter {
  private let file: OutputFile
  private let data = NSMutableData()
  private let context: CGContext

  /// - Throws: a `CommandError` if a page cannot have that size.
  init(_ file: OutputFile, size: CGSize) throws {
    self.file = file
    let info: CFDictionary = [kCGPDFContextTitle: (file.path as NSString).lastPathComponent, kCGPDFContextCreator: "vitrine"]
    guard let consumer = CGDataConsumer(data: data),
      let context = CGContext(consumer: consumer, page: CGRect(origin: .zero, size: size), isFlipped: true, info: info)
    else { throw CommandError("cannot write '\(file.path)': no page has \(size.width) x \(size.height) points.") }
    self.context = context
  }

  func add(_ preview: HeadlessPreview) {
    context.beginPDFPage(nil)
    preview.screen.draw(onPage: context)
    context.endPDFPage()
  }

  func finish() throws {
    guard context.closeDocument() else { throw CommandError("cannot write '\(file.path)': the pages could not be joined into a document.") }
    try file.write(Data(referencing: data))
  }
}
