import Foundation

/// The interface through which the navigation of selections queries a document with a layout (Apple: NSTextSelectionDataSource). The last two methods are optional.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
  var documentRange: NSTextRange { get }
  /// Calls the block with units of the text from a location on; backward if the options have `reverse`.
  /// - Parameter block: receives the text, its range, the range with what separates it from the next unit, and a flag that ends the
  ///   enumeration.
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the unit that contains a location.
  func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange?
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
  /// Calls the block with the carets of the line that contains a location.
  /// - Parameter block: receives the distance from the left edge of the container, the location of a character, whether the caret stands at
  ///   the leading edge of that character, and a flag that ends the enumeration.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the range of the line at a point.
  /// - Parameter location: any location in the container that the point refers to.
  func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
  /// Calls the block with the ends of the containers. By default there is one container, and the block is not called.
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
  func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  public func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
