internal import PDF

/// A page of a PDF document (Apple: CGPDFPage). Its space is in points, y up.
public final class CGPDFPage: Hashable, Sendable {
  let source: CGPDFDocument
  private let facts: PDFPageFacts
  public let pageNumber: Int

  init(_ document: CGPDFDocument, _ number: Int, _ facts: PDFPageFacts) {
    (source, pageNumber, self.facts) = (document, number, facts)
  }

  public var document: CGPDFDocument? { source }

  /// Returns a box of the page, not rotated. If the page does not have the box, PDF's defaults apply: the media box for the crop box, and
  /// the crop box for the others.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    let kind: PDFPageFacts.Box =
      switch box {
      case .mediaBox: .media
      case .cropBox: .crop
      case .bleedBox: .bleed
      case .trimBox: .trim
      case .artBox: .art
      }
    return facts.boxes[kind] ?? .zero
  }

  /// The clockwise rotation in degrees with which the page is shown: 0, 90, 180 or 270.
  public var rotationAngle: Int32 { Int32(facts.rotation) }

  /// Returns the transform that shows a box in a rectangle: with the page's rotation and a further clockwise rotation by a multiple of 90
  /// degrees, centred, and reduced if it does not fit. It is never enlarged.
  ///
  /// - Parameter preserveAspectRatio: whether width and height are reduced by the same factor.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let media = getBoxRect(.mediaBox), shown = getBoxRect(box).intersection(media)
    guard !shown.isNull, shown.width > 0, shown.height > 0, !rect.isNull, !rect.isInfinite else { return .identity }
    let quarters = ((facts.rotation + Int(rotate)) / 90 % 4 + 4) % 4
    let size = quarters % 2 == 0 ? shown.size : CGSize(width: shown.height, height: shown.width)
    var (x, y) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    return CGAffineTransform(translationX: -shown.midX, y: -shown.midY)
      .concatenating(.quarterTurns(clockwise: quarters))
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }

  public static func == (lhs: CGPDFPage, rhs: CGPDFPage) -> Bool { lhs.source == rhs.source && lhs.pageNumber == rhs.pageNumber }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(pageNumber)
  }
}

extension CGAffineTransform {
  /// Returns a rotation by right angles without rounding errors, in a space with y up.
  static func quarterTurns(clockwise count: Int) -> CGAffineTransform {
    switch (count % 4 + 4) % 4 {
    case 1: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}
