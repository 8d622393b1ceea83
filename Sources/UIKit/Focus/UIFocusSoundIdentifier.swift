/// The name of the sound of a focus update (Apple: UIFocusSoundIdentifier). Linux plays none.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// No sound.
  public static let none = UIFocusSoundIdentifier("UIFocusSoundIdentifierNone")
  /// The sound of the system.
  public static let `default` = UIFocusSoundIdentifier("UIFocusSoundIdentifierDefault")
}
