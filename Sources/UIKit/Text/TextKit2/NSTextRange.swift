import Foundation

/// A range between two locations of a document (Apple: NSTextRange). The end is not part of it.
open class NSTextRange: NSObject {
  public let location: any NSTextLocation
  public let endLocation: any NSTextLocation

  /// - Parameter endLocation: the end; nil for an empty range.
  /// - Returns: nil if the end lies before the start.
  public required init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    (self.location, self.endLocation) = (location, endLocation ?? location)
    super.init()
    if self.endLocation.compare(location) == .orderedAscending { return nil }
  }

  /// Makes an empty range.
  public init(location: any NSTextLocation) {
    (self.location, endLocation) = (location, location)
    super.init()
  }

  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Whether a location lies in the range. The end does not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Whether the ranges have a character in common.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    later(location, textRange.location).compare(earlier(endLocation, textRange.endLocation)) == .orderedAscending
  }

  /// Returns the common part of two ranges; nil if there is none.
  open func intersection(_ textRange: NSTextRange) -> Self? {
    guard intersects(textRange) else { return nil }
    return Self(location: later(location, textRange.location), end: earlier(endLocation, textRange.endLocation))
  }

  /// Returns the range from the start of the first to the end of the last of two ranges.
  open func union(_ textRange: NSTextRange) -> Self {
    let low = earlier(location, textRange.location), high = later(endLocation, textRange.endLocation)
    return Self(location: low, end: high) ?? self
  }

  private func earlier(_ a: any NSTextLocation, _ b: any NSTextLocation) -> any NSTextLocation {
    a.compare(b) == .orderedDescending ? b : a
  }
  private func later(_ a: any NSTextLocation, _ b: any NSTextLocation) -> any NSTextLocation {
    a.compare(b) == .orderedAscending ? b : a
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { (location as? NSObject)?.hash ?? 0 }
  open override var description: String { "\(location)...\(endLocation)" }
}
