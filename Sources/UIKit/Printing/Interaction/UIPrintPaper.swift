/// A paper size in points (Apple: UIPrintPaper).
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// A quarter of an inch, the margin that most printers leave blank.
  private static let margin: CGFloat = 18

  open private(set) var paperSize: CGSize
  /// The printable part of the paper.
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize).insetBy(dx: Self.margin, dy: Self.margin) }

  /// The old name of `printableRect`.
  open func printRect() -> CGRect { printableRect }

  /// The name of the paper for `lp -o media=`.
  let media: String

  init(_ media: String, _ width: CGFloat, _ height: CGFloat) {
    self.media = media
    paperSize = CGSize(width: width, height: height)
  }

  /// Returns all paper sizes. The first is the usual one: that named by PAPERSIZE or /etc/papersize, otherwise US Letter.
  static func all(environment: [String: String], systemFile: String = "/etc/papersize") -> [UIPrintPaper] {
    let papers = [
      UIPrintPaper("Letter", 612, 792), UIPrintPaper("A4", 595, 842), UIPrintPaper("A5", 420, 595), UIPrintPaper("A3", 842, 1191),
      UIPrintPaper("Legal", 612, 1008), UIPrintPaper("4x6", 288, 432),
    ]
    let system = (try? String(contentsOfFile: systemFile, encoding: .utf8)) ?? ""
    let wanted = (environment["PAPERSIZE"] ?? system).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    guard let usual = papers.first(where: { $0.media.lowercased() == wanted }) else { return papers }
    return [usual] + papers.filter { $0 !== usual }
  }

  /// Returns the smallest paper on which content of a size fits, upright or rotated; the largest paper if none is large enough.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
    let content = (min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height))
    let sorted = paperList.sorted { area($0) < area($1) }
    let fitting = sorted.first {
      min($0.paperSize.width, $0.paperSize.height) >= content.0 && max($0.paperSize.width, $0.paperSize.height) >= content.1
    }
    return fitting ?? sorted.last ?? UIPrintPaper("Letter", 612, 792)
  }
}
