import Foundation

/// A position in a document (Apple: NSTextLocation). Content managers make their own; those of `NSTextContentStorage` count UTF-16 units.
public protocol NSTextLocation: NSObjectProtocol {
  /// Returns the order of two locations of one document.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}
