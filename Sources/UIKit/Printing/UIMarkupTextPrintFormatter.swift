import Foundation

/// Prints text that is written in HTML (Apple: UIMarkupTextPrintFormatter). It prints the HTML as `NSAttributedString` reads it.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML. Default nil.
  open var markupText: String? { didSet { known = nil } }

  private var known: UISimpleTextPrintFormatter?

  /// Creates a formatter without text.
  public override init() { super.init() }

  public init(markupText: String) {
    super.init()
    self.markupText = markupText
  }

  /// The formatter of the attributed text, with the measures of this one.
  private var text: UISimpleTextPrintFormatter {
    let text = known ?? UISimpleTextPrintFormatter(attributedText: Self.read(markupText ?? ""))
    known = text
    text.printPageRenderer = printPageRenderer
    text.maximumContentHeight = maximumContentHeight
    text.maximumContentWidth = maximumContentWidth
    text.perPageContentInsets = perPageContentInsets
    text.contentInsets = contentInsets
    text.startPage = startPage
    return text
  }

  private static func read(_ markup: String) -> NSAttributedString {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    return (try? NSAttributedString(data: Data(markup.utf8), options: options, documentAttributes: nil))
      ?? NSAttributedString(string: markup)
  }

  open override var pageCount: Int { markupText?.isEmpty == false ? text.pageCount : 0 }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) { text.draw(in: rect, forPageAt: pageIndex) }
}
