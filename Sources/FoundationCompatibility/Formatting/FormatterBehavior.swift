extension NumberFormatter {
  /// The versions of macOS whose behaviour a formatter has (Apple: NumberFormatter.Behavior).
  public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }

  /// Always the behaviour since macOS 10.4, the only one on iOS, too. Setting it has no effect.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
  public class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }
  public class func setDefaultFormatterBehavior(_ behavior: Behavior) {}
}

extension DateFormatter {
  /// The versions of macOS whose behaviour a formatter has (Apple: DateFormatter.Behavior).
  public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }

  /// Always the behaviour since macOS 10.4, the only one on iOS, too. Setting it has no effect.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
  public class var defaultFormatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
