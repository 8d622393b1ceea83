/// What scrolls without touching the screen (Apple: UIScrollType).
public enum UIScrollType: Int, Sendable {
  /// A wheel, notch by notch.
  case discrete
  /// Fingers on a touch pad.
  case continuous
}

/// Kinds of scrolling that a pan follows (Apple: UIScrollTypeMask).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
