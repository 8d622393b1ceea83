extension NWConnection {
  /// Facts about a message (Apple: NWConnection.ContentContext). Only `isFinal` is used on Linux.
  public final class ContentContext: Sendable {
    public let identifier: String
    /// Milliseconds until the content is not sent any more; 0 for never.
    public let expirationMilliseconds: UInt64
    public let relativePriority: Double
    /// Whether nothing follows.
    public let isFinal: Bool
    public let antecedent: ContentContext?
    public let protocolMetadata: [NWProtocolMetadata]

    public static let defaultMessage = ContentContext(identifier: "Default message")
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "Default stream")

    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false, antecedent: ContentContext? = nil,
      metadata: [NWProtocolMetadata]? = []
    ) {
      (self.identifier, expirationMilliseconds, relativePriority) = (identifier, expiration, priority)
      (self.isFinal, self.antecedent, protocolMetadata) = (isFinal, antecedent, metadata ?? [])
    }
    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
  }
}
