import Foundation
import FoundationXML

/// Parses XML to a tree of elements.
final class ElementParser: NSObject, XMLParserDelegate {
  private let limits: InterfaceLimits
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var count = 0
  /// The first error. Later errors of libxml2 are consequences of it.
  private var fault: InterfaceError?
  /// The error for a file that exceeds the limits.
  private var refusal: InterfaceError?

  private init(_ limits: InterfaceLimits) { self.limits = limits }

  static func parse(_ data: Data, limits: InterfaceLimits) throws -> InterfaceElement {
    guard data.count <= limits.bytes else {
      throw InterfaceError(line: 1, reason: "\(data.count) bytes are too many: at most \(limits.bytes) are read")
    }
    try Prologue.check(data)
    let reader = ElementParser(limits), parser = XMLParser(data: Prologue.withoutInstructions(data))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isDone = parser.parse()
    if let refusal = reader.refusal { throw refusal }
    if let fault = reader.fault { throw reader.explained(fault, end: Prologue.lines(data)) }
    guard isDone, parser.parserError == nil, let root = reader.root, reader.open.isEmpty else {
      throw reader.explained(InterfaceError(line: parser.lineNumber, reason: "this is not XML"), end: Prologue.lines(data))
    }
    return root
  }

  /// Returns the error with the name of the element in which a truncated file ends.
  private func explained(_ fault: InterfaceError, end: Int) -> InterfaceError {
    guard let last = open.last, fault.line >= end else { return fault }
    return InterfaceError(line: fault.line, reason: "the file ends within <\(last.name)>, which begins in line \(last.line)")
  }

  private func stop(_ parser: XMLParser, _ reason: String) {
    refusal = InterfaceError(line: parser.lineNumber, reason: reason)
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard fault == nil, refusal == nil else { return }
    count += 1
    if count > limits.elements { return stop(parser, "more than \(limits.elements) elements") }
    if open.count >= limits.depth { return stop(parser, "<\(name)> is nested more than \(limits.depth) deep") }
    open.append(InterfaceElement(name: name, attributes: attributes, line: max(1, parser.lineNumber)))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard fault == nil, refusal == nil, var element = open.popLast() else { return }
    element.text = Self.text(of: element)
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  /// Returns the text of an element. In a string all characters are kept, including a line break at its end;
  /// between elements, white space is only layout.
  private static func text(of element: InterfaceElement) -> String {
    guard element.children.isEmpty else { return "" }
    let trimmed = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard element.name == "string" || element.name == "mutableString" else { return trimmed }
    guard element.flag("base64-UTF8") == true else { return element.text }
    // The base64 text is written without padding at its end and broken into lines.
    let letters = trimmed.filter { !$0.isWhitespace && $0 != "=" }
    let padded = letters + String(repeating: "=", count: (4 - letters.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? trimmed
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard fault == nil, !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard fault == nil, !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: block, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard fault == nil else { return }
    fault = InterfaceError(line: parser.lineNumber, reason: Self.reason((error as NSError).code))
  }

  /// Returns the description of an error number of libxml2.
  private static func reason(_ code: Int) -> String {
    switch code {
    case 4, 5: "the file ends too early, or something follows its last element"
    case 9: "a character that XML does not allow"
    case 23, 26: "an entity that XML does not have"
    case 38...41, 65: "an attribute that XML does not allow"
    case 42: "the same attribute twice"
    case 68, 73: "a tag that is not closed"
    case 76: "a closing tag that does not match"
    default: "this is not XML (error \(code))"
    }
  }
}
