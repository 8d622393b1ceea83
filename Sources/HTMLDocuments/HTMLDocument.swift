import CXML2
import Foundation

/// An HTML document. Like a browser, the parser repairs faulty markup: any text is a document.
package struct HTMLDocument: Sendable {
  /// The maximum size of a document in bytes.
  package static let maximumSize = 8 << 20

  /// The element `html`.
  package let root: HTMLElement

  /// Parses a document. Elements that are nested more deeply than libxml2 allows (256) are left out.
  /// - Parameter encoding: the character encoding; nil for that of a byte order mark or a `meta` element, otherwise UTF-8.
  /// - Throws: `HTMLError` if the document is too large or memory runs out.
  package init(data: Data, encoding: String.Encoding? = nil) throws {
    guard data.count <= Self.maximumSize else { throw HTMLError.tooLarge(data.count) }
    let source = Self.text(data, encoding)
    // The parser wraps text outside of the body in a paragraph, which browsers do not do.
    let hasParagraphs = source.firstMatch(of: /<[pP][\s>\/]/) != nil
    let isFragment = source.firstMatch(of: /<(html|head|body|!doctype)/.ignoresCase()) == nil
    let text = Array(((isFragment ? "<body>" : "") + source).utf8)
    let options = HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
    let document = text.withUnsafeBytes { bytes in
      htmlReadMemory(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil, "UTF-8", Int32(options))
    }
    guard let document else {
      guard text.allSatisfy({ $0 == 0x20 || (0x09...0x0d).contains($0) }) else { throw HTMLError.unreadable }
      root = HTMLElement(name: "html")
      return
    }
    defer { xmlFreeDoc(document) }
    root = xmlDocGetRootElement(document).map { Self.element($0, hasParagraphs: hasParagraphs) } ?? HTMLElement(name: "html")
  }

  /// Returns the text without a byte order mark. The parser alone would read a document without a declared encoding as Latin 1.
  private static func text(_ data: Data, _ encoding: String.Encoding?) -> String {
    let marked: String.Encoding? =
      data.starts(with: [0xef, 0xbb, 0xbf]) ? .utf8 : data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) ? .utf16 : nil
    let encoding = marked ?? encoding ?? declaredEncoding(data)
    let text =
      encoding == .utf8
      ? String(decoding: data, as: UTF8.self) : String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self)
    // In C, zero would end the text.
    return String(text.trimmingPrefix("\u{feff}")).replacing("\0", with: "")
  }

  /// Returns the encoding that a `meta` element in the first 1,024 bytes declares, as in the HTML standard.
  private static func declaredEncoding(_ data: Data) -> String.Encoding {
    let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    guard let match = head.firstMatch(of: /<meta[^>]*charset\s*=\s*["']?\s*([a-z0-9_:-]+)/) else { return .utf8 }
    switch match.1 {
    case "iso-8859-1", "latin1", "windows-1252", "cp1252", "us-ascii", "ascii": return .windowsCP1252
    case "iso-8859-2", "latin2": return .isoLatin2
    case "windows-1250": return .windowsCP1250
    case "windows-1251": return .windowsCP1251
    case "shift_jis", "shift-jis", "sjis": return .shiftJIS
    case "euc-jp": return .japaneseEUC
    default: return .utf8
    }
  }

  /// The recursion depth is limited, because the parser limits the nesting.
  /// - Parameter hasParagraphs: whether the source has paragraphs; otherwise those of the parser are replaced by their children.
  private static func element(_ node: UnsafeMutablePointer<xmlNode>, hasParagraphs: Bool) -> HTMLElement {
    var element = HTMLElement(name: string(node.pointee.name).lowercased())
    var attribute = node.pointee.properties
    while let current = attribute {
      let name = string(current.pointee.name).lowercased()
      if element.attributes[name] == nil { element.attributes[name] = text(current.pointee.children) }
      attribute = current.pointee.next
    }
    var child = node.pointee.children
    while let current = child {
      switch current.pointee.type {
      case XML_ELEMENT_NODE:
        let child = Self.element(current, hasParagraphs: hasParagraphs)
        if child.name == "p", !hasParagraphs { element.children += child.children } else { element.children.append(.element(child)) }
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: element.children.append(.text(string(current.pointee.content)))
      default: break
      }
      child = current.pointee.next
    }
    return element
  }

  private static func text(_ first: UnsafeMutablePointer<xmlNode>?) -> String {
    var text = ""
    var node = first
    while let current = node {
      text += string(current.pointee.content)
      node = current.pointee.next
    }
    return text
  }

  private static func string(_ bytes: UnsafePointer<xmlChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
}
