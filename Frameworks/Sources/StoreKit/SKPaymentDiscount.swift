import FoundationCompatibility

/// The signed details of an offer (Apple: SKPaymentDiscount).
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  // Sendable, since all properties are constant.
  public let identifier: String
  public let keyIdentifier: String
  public let nonce: UUID
  public let signature: String
  public let timestamp: NSNumber

  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    (self.identifier, self.keyIdentifier, self.nonce, self.signature, self.timestamp) = (
      identifier, keyIdentifier, nonce, signature, timestamp
    )
  }
}
