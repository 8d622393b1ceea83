import Foundation

/// A source of the elements of a document (Apple: NSTextElementProvider). The last three methods are optional.
public protocol NSTextElementProvider: NSObjectProtocol {
  var documentRange: NSTextRange { get }
  /// Calls the block with elements until it returns false.
  /// - Parameter textLocation: the location in or before which the enumeration begins; nil for the start, or the end if it is reversed.
  /// - Returns: the edge of the last element; nil if there is none.
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions, using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Stores the document, and calls the handler with an error or nil.
  func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns the range that an edit or a selection has to have instead of a proposed one.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
  public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { textRange }
}
