extension NSLayoutManager {
  /// The direction of lines (Apple: NSLayoutManager.TextLayoutOrientation). Text on Linux is horizontal.
  public enum TextLayoutOrientation: Int, Sendable { case horizontal, vertical }
}

/// An object with an orientation of lines (Apple: NSTextLayoutOrientationProvider).
public protocol NSTextLayoutOrientationProvider {
  var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
  /// The orientation of lines: always horizontal. A subclass for vertical text has no effect on Linux.
  public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}
