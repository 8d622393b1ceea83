import FoundationCompatibility

/// A purchase (Apple: Transaction). There is no store, so that there are no transactions.
public struct Transaction: Identifiable, Hashable, Sendable {
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)
  }

  /// The transactions of a sequence, of which there are none. `updates` does not end, as on a device where nothing is bought.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    var isEndless = false

    public struct AsyncIterator: AsyncIteratorProtocol {
      var isEndless: Bool

      public mutating func next() async -> VerificationResult<Transaction>? {
        // The task ends the wait when it is cancelled.
        while isEndless, !Task.isCancelled { try? await Task.sleep(nanoseconds: 3_600_000_000_000) }
        return nil
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let appBundleID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let purchasedQuantity: Int
  public let ownershipType: OwnershipType
  public let signedDate: Date
  public var subscriptionGroupID: String? { nil }
  public var expirationDate: Date? { nil }
  public var isUpgraded: Bool { false }
  public var revocationDate: Date? { nil }
  public var revocationReason: RevocationReason? { nil }
  public var appAccountToken: UUID? { nil }
  public var webOrderLineItemID: String? { nil }
  public var offerID: String? { nil }
  public var jsonRepresentation: Data { Data() }

  public func finish() async {}

  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static var updates: Transactions { Transactions(isEndless: true) }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func all(for productID: String) -> Transactions { Transactions() }
}
