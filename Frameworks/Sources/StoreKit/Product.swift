import UIKit

/// Something that the store sells (Apple: Product). There is no store, so that no product is found.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice
    case invalidOfferSignature, missingOfferParameters
  }

  public struct PurchaseOption: Hashable, Sendable {
    private let value: String

    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(value: "token \(token)") }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(value: "quantity \(quantity)") }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(value: "asks \(simulateAskToBuy)")
    }
    public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool) -> PurchaseOption {
      PurchaseOption(value: "storefront")
    }
    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(value: "\(key) \(value)") }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public var subscription: SubscriptionInfo? { nil }
  public var jsonRepresentation: Data { Data() }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

  /// Returns no products.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String { [] }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { throw PurchaseError.productUnavailable }

  @MainActor public func purchase(confirmIn scene: UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }
}

/// Apple: Storefront.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let countryCode: String
  public let id: String

  public static var current: Storefront? { get async { nil } }
}
