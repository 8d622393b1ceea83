@_exported import FoundationCompatibility

/// The advertising identifier, which is all zeros since tracking is off (Apple: ASIdentifierManager).
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private static let only = ASIdentifierManager()
  open class func shared() -> ASIdentifierManager { only }
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
