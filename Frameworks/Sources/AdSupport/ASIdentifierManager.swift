@_exported import FoundationCompatibility

/// Tracking is off: the identifier is all zeros (Apple: ASIdentifierManager).
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  // Nothing in it changes; an open class cannot be checked for that.
  private static let only = ASIdentifierManager()
  open class func shared() -> ASIdentifierManager { only }
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
