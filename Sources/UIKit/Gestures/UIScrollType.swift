/// A kind of scrolling without touches on the screen (Apple: UIScrollType).
public enum UIScrollType: Int, Sendable {
  /// A wheel with notches.
  case discrete
  /// Fingers on a touchpad.
  case continuous
}

/// The kinds of scrolling that a pan recogniser follows (Apple: UIScrollTypeMask).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
