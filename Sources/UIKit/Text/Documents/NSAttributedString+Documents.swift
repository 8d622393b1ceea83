import Foundation
internal import HTMLDocuments

extension NSAttributedString {
  /// Creates a text from the data of a document (Apple: NSAttributedString.init(data:options:documentAttributes:)). Unlike on Apple's
  /// systems, HTML can be read on any thread.
  /// - Parameter dict: receives properties of the document by `DocumentAttributeKey.rawValue`.
  /// - Throws: a `CocoaError` if the data has another format than HTML or plain text, or is not text in its encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let document = try TextDocument(data: data, options: options)
    dict?.pointee = document.properties as NSDictionary
    self.init(attributedString: document.text)
  }

  /// Creates a text from a file. The options determine the format, or else the extension of the file.
  /// - Throws: a `CocoaError` if the file cannot be read or has another format than HTML or plain text.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    var options = options
    if options[.documentType] == nil { options[.documentType] = TextDocument.type(ofFile: url) }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Writes a range of the text as a document.
  /// - Parameter dict: must contain a `documentType`: HTML or plain text.
  /// - Throws: a `CocoaError` for other types.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let text = attributedSubstring(from: range)
    let encoding = TextDocument.encoding(dict[.characterEncoding]) ?? .utf8
    let type = TextDocument.type(dict[.documentType]) ?? .plain
    let written: String
    switch type {
    case .plain: written = text.string
    case .html: written = HTMLWriter(text).document
    default: throw TextDocument.unsupported(type, .fileWriteUnknown)
    }
    guard let data = written.data(using: encoding, allowLossyConversion: true) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }

  /// Writes a range of the text as a file (Apple: fileWrapper(from:documentAttributes:)).
  /// - Parameter dict: must contain a `documentType`: HTML or plain text.
  /// - Throws: a `CocoaError` for other types.
  public func fileWrapper(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
  }
}

/// The contents of a document.
struct TextDocument {
  let text: NSAttributedString
  /// By `NSAttributedString.DocumentAttributeKey.rawValue`.
  let properties: [String: Any]

  init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let encoding = Self.encoding(options[.characterEncoding])
    let type = Self.type(options[.documentType]) ?? Self.type(of: data)
    var properties: [String: Any] = [
      NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: (encoding ?? .utf8).rawValue,
    ]
    switch type {
    case .html:
      let document: HTMLDocument
      do { document = try HTMLDocument(data: data, encoding: encoding) } catch {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "\(error)"])
      }
      if let title = document.root.first("title")?.text { properties[NSAttributedString.DocumentAttributeKey.title.rawValue] = title }
      text = HTMLTextBuilder(document).text
    case .plain:
      guard let string = String(data: data, encoding: encoding ?? .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      text = NSAttributedString(
        string: string, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
    default: throw Self.unsupported(type, .fileReadUnknown)
    }
    self.properties = properties
  }

  /// The encoding in an option: an encoding or its raw value, as any kind of integer.
  static func encoding(_ option: Any?) -> String.Encoding? {
    option as? String.Encoding
      ?? (option as? NSNumber ?? (option as? UInt).map(NSNumber.init)).map { String.Encoding(rawValue: $0.uintValue) }
  }

  /// The type in an option: a type or its raw value.
  static func type(_ option: Any?) -> NSAttributedString.DocumentType? {
    option as? NSAttributedString.DocumentType ?? (option as? String).map(NSAttributedString.DocumentType.init(rawValue:))
  }

  /// HTML if the data begins like an HTML document, otherwise plain text.
  private static func type(of data: Data) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(256), as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{feff}" }.lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  static func type(ofFile url: URL) -> NSAttributedString.DocumentType? {
    switch url.pathExtension.lowercased() {
    case "html", "htm": .html
    case "txt", "text": .plain
    case "rtf": .rtf
    case "rtfd": .rtfd
    default: nil
    }
  }

  static func unsupported(_ type: NSAttributedString.DocumentType, _ code: CocoaError.Code) -> CocoaError {
    CocoaError(
      code,
      userInfo: [
        NSLocalizedDescriptionKey: "Documents of type \(type.rawValue) are neither read nor written on Linux. Use HTML or plain text."
      ])
  }
}
