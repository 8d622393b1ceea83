import Testing
import UIKit

/// Apple: NSAttributedString.init(data:options:documentAttributes:). Texts and attributes of the simple cases are those that Apple's reader gives.
@Suite @MainActor struct HTMLTextTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
      documentAttributes: nil)
  }

  private func value<T>(_ key: NSAttributedString.Key, of word: String, in text: NSAttributedString, as type: T.Type = T.self) throws -> T?
  {
    let range = (text.string as NSString).range(of: word)
    try #require(range.location != NSNotFound, "\(word) is not in \(text.string)")
    return text.attribute(key, at: range.location, effectiveRange: nil) as? T
  }

  private func font(of word: String, in text: NSAttributedString) throws -> UIFont { try #require(try value(.font, of: word, in: text)) }

  @Test(arguments: [
    ("Hello", "Hello"), ("<p>Hello</p>", "Hello\n"), ("a<br>b", "a\nb"), ("<p>a<br>b</p>", "a\u{2028}b\n"), ("<div>a</div>b", "a\nb"),
    ("<div><p>a</p></div>b", "a\nb"), ("a<div>b</div>", "a\nb\n"), ("  a \n\t b  ", "a b"), ("<b>a</b> <i>b</i>", "a b"),
    ("a<b> b </b> c", "a b c"),
    ("a &amp; b&nbsp;c", "a & b\u{a0}c"), ("<pre>a  b\n c</pre>", "a  b\n c\n"), ("<ul><li>a<li>b</ul>", "\t\u{2022}\ta\n\t\u{2022}\tb\n"),
    ("<ol start=3 type=A><li>a<li>b</ol>", "\tC.\ta\n\tD.\tb\n"),
    ("<head><title>t</title><style>p{}</style></head><script>x</script>a", "a"),
    ("<table><tr><td>a<td>b</table>", "a\nb\n"), ("<span style='display:none'>a</span>b", "b"), ("", ""), ("<p></p>", ""),
    ("<span style='text-transform: uppercase'>straße</span>", "STRASSE"),
  ]) func blocksAndWhiteSpace(_ html: String, _ expected: String) throws { #expect(try read(html).string == expected) }

  @Test func textHasApplesDefaults() throws {
    let text = try read("<p>Hello <b>bold</b> <em>slanted</em></p>")
    #expect(try font(of: "Hello", in: text).pointSize == 12)
    #expect(try font(of: "bold", in: text).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font(of: "slanted", in: text).fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(try value(.foregroundColor, of: "Hello", in: text) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    let paragraph = try #require(try value(.paragraphStyle, of: "Hello", in: text, as: NSParagraphStyle.self))
    #expect(paragraph.paragraphSpacing == 12 && paragraph.defaultTabInterval == 36)
    #expect(try font(of: "Big", in: read("<h1>Big</h1>")).pointSize == 24)
  }

  @Test func stylesComeFromSheetsAttributesAndElements() throws {
    let text = try read(
      """
      <style>body { font-family: '-apple-system'; font-size: 17px; color: #ff0000 } .small { font-size: 50% }</style>
      plain <span class="small">tiny</span> <font color="blue" size="5">blue</font> <u>under</u> <s>struck</s>
      <span style="background-color: yellow; letter-spacing: 2px">marked</span> H<sub>low</sub>
      """)
    #expect(try font(of: "plain", in: text) == .systemFont(ofSize: 17))
    #expect(try font(of: "tiny", in: text).pointSize == 8.5)
    #expect(try value(.foregroundColor, of: "plain", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try value(.foregroundColor, of: "blue", in: text) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(try font(of: "blue", in: text).pointSize == 18)
    #expect(try value(.underlineStyle, of: "under", in: text) == 1 && value(.strikethroughStyle, of: "struck", in: text) == 1)
    #expect(try value(.backgroundColor, of: "marked", in: text) == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(try value(.kern, of: "marked", in: text) == CGFloat(2))
    #expect(try #require(try value(.baselineOffset, of: "low", in: text, as: CGFloat.self)) < 0)
  }

  @Test func linksAndAlignment() throws {
    let text = try read("<p align=center>See <a href='https://example.com/a b'>this</a></p><p style='text-align:right'>end</p>")
    #expect(try value(.link, of: "this", in: text) == URL(string: "https://example.com/a%20b"))
    #expect(try value(.underlineStyle, of: "this", in: text) == 1)
    #expect(try value(.paragraphStyle, of: "See", in: text, as: NSParagraphStyle.self)?.alignment == .center)
    #expect(try value(.paragraphStyle, of: "end", in: text, as: NSParagraphStyle.self)?.alignment == .right)
  }

  @Test func listsIndentByTheirDepth() throws {
    let text = try read("<ul><li>a<ol><li>b</ol></ul>")
    #expect(text.string == "\t\u{2022}\ta\n\t1.\tb\n")
    let inner = try #require(try value(.paragraphStyle, of: "b", in: text, as: NSParagraphStyle.self))
    #expect(
      inner.headIndent == 72 && inner.tabStops.map(\.location) == [47, 72]
        && inner.textLists.map(\.markerFormat.rawValue) == ["{disc}", "{decimal}."])
  }

  @Test func imagesInTheDocumentAreAttached() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
    let data = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
    let text = try read("a<img width=40 src='data:image/png;base64,\(data.base64EncodedString())'>b")
    #expect(text.string == "a\u{fffc}b")
    let attachment = try #require(try value(.attachment, of: "\u{fffc}", in: text, as: NSTextAttachment.self))
    #expect(attachment.image != nil && attachment.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func theDocumentIsTheSameWhenWrittenAndRead() throws {
    let text = try read("<p align=right>One <b>two</b> &lt;3</p><p><a href='https://example.com'>link</a><br>x</p>")
    let data = try text.data(
      from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let again = try NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    #expect(again.string == text.string)
    #expect(try font(of: "two", in: again).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try value(.link, of: "link", in: again) == URL(string: "https://example.com"))
    #expect(try value(.paragraphStyle, of: "One", in: again, as: NSParagraphStyle.self)?.alignment == .right)
  }

  @Test func otherTypesAreRefusedOrPlain() throws {
    #expect(try NSAttributedString(data: Data("a<b>".utf8)).string == "a<b>")
    #expect(try NSAttributedString(data: Data("<!DOCTYPE html><b>a".utf8)).string == "a")
    for type in [NSAttributedString.DocumentType.rtf, .rtfd] {
      #expect(throws: CocoaError.self) {
        try NSAttributedString(data: Data("{\\rtf1}".utf8), options: [.documentType: type], documentAttributes: nil)
      }
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xff, 0xff]), options: [.documentType: NSAttributedString.DocumentType.plain])
    }
    var properties: NSDictionary?
    let mutable = try NSMutableAttributedString(data: Data("<html><title>T</title>b".utf8), options: [:], documentAttributes: &properties)
    #expect(mutable.string == "b" && properties?[NSAttributedString.DocumentAttributeKey.title.rawValue] as? String == "T")
  }
}
