import Foundation

extension NSAttributedString {
  /// The format of a document (Apple: NSAttributedString.DocumentType). HTML and plain text are read and written on Linux.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Not supported on Linux: reading and writing throw an error.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Not supported on Linux: reading and writing throw an error.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// The options for reading a document (Apple: NSAttributedString.DocumentReadingOptionKey).
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`. Default: HTML if the text begins like an HTML document, otherwise plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`. Default: the encoding that the document declares, otherwise UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// Stored; has no effect on Linux.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    /// Stored; has no effect on Linux.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// The properties of a document (Apple: NSAttributedString.DocumentAttributeKey).
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    public static let textLayoutSections = DocumentAttributeKey(rawValue: "TextLayoutSections")
    /// A `NSTextScalingType` for showing the text. Stored; has no effect on Linux.
    public static let textScaling = DocumentAttributeKey(rawValue: "NSTextScalingDocumentAttribute")
    /// The `NSTextScalingType` with which the text was made. Stored; has no effect on Linux.
    public static let sourceTextScaling = DocumentAttributeKey(rawValue: "NSSourceTextScalingDocumentAttribute")
    public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
  }
}
