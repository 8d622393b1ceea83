import Foundation

extension NSMutableAttributedString {
  /// Replaces the text by that of a file (Apple: read(from:options:documentAttributes:)).
  /// - Throws: a `CocoaError` if the file cannot be read, or has another format than HTML or plain text. The text then stays.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict))
  }

  /// Replaces the text by that of a document (Apple: read(from:options:documentAttributes:)).
  /// - Throws: a `CocoaError` if the data has another format than HTML or plain text. The text then stays.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
  }
}
