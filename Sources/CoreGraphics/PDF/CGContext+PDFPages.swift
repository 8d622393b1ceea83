internal import PDF

extension CGContext {
  /// Draws a page in its own space: its points are units of user space, and it is not rotated. Empty areas of the page are transparent.
  /// `CGPDFPage.getDrawingTransform` fits a page into a rectangle.
  ///
  /// The page is drawn as a bitmap with the resolution of the context, at most 16 million pixels. A page that cannot be drawn is logged.
  public func drawPDFPage(_ page: CGPDFPage) {
    let media = page.getBoxRect(.mediaBox), turns = Int(page.rotationAngle) / 90
    guard media.width > 0, media.height > 0 else { return }
    // The bitmap has the rotation with which the page is shown.
    let size = turns % 2 == 0 ? media.size : CGSize(width: media.height, height: media.width)
    let transform = state.transform
    var (across, down) = (hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    if turns % 2 == 1 { swap(&across, &down) }
    guard across > 0, down > 0, across.isFinite, down.isFinite else { return }
    var (width, height) = (min(size.width * across, 16_384).rounded(.up), min(size.height * down, 16_384).rounded(.up))
    let excess = width * height / CGFloat(PDFFile.maximumPixels)
    if excess > 1 { (width, height) = ((width / excess.squareRoot()).rounded(.down), (height / excess.squareRoot()).rounded(.down)) }
    guard let picture = page.source.file.picture(of: page.pageNumber, width: max(1, Int(width)), height: max(1, Int(height))) else {
      return Problem.log("CGContext.drawPDFPage: page \(page.pageNumber) cannot be drawn; is poppler-utils installed?")
    }
    saveGState()
    translateBy(x: media.midX, y: media.midY)
    concatenate(.quarterTurns(clockwise: -turns))
    draw(CGImage(pixels: picture), in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    restoreGState()
  }
}
