@_exported import FoundationCompatibility
@_exported import UIKit

/// A payment queue without a store: payments are not allowed, and requests return no products (Apple: SKPaymentQueue).
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private static let queue = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }
  open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) {}
  open weak var delegate: (any SKPaymentQueueDelegate)?
  open var storefront: SKStorefront? { nil }
  open var transactionObservers: [any SKPaymentTransactionObserver] { [] }
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {}
  @preconcurrency @MainActor open func presentCodeRedemptionSheet() {}
  open func showPriceConsentIfNeeded() {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}
extension SKPaymentQueueDelegate {
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
  ) -> Bool { true }
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}
open class SKStorefront: NSObject {
  open var countryCode: String { "" }
  open var identifier: String { "" }
}
/// Apple: SKPayment.
open class SKPayment: NSObject {
  // What SKMutablePayment can change.
  fileprivate var identifier: String
  fileprivate var number = 1
  fileprivate var user: String?
  fileprivate var asks = false
  fileprivate var data: Data?
  fileprivate var discount: SKPaymentDiscount?

  public init(product: SKProduct) { identifier = product.productIdentifier }
  public override init() { identifier = "" }

  open var productIdentifier: String { identifier }
  open var quantity: Int { number }
  open var applicationUsername: String? { user }
  open var simulatesAskToBuyInSandbox: Bool { asks }
  open var requestData: Data? { data }
  open var paymentDiscount: SKPaymentDiscount? { discount }
}
/// Apple: SKMutablePayment.
open class SKMutablePayment: SKPayment {
  open override var productIdentifier: String {
    get { identifier }
    set { identifier = newValue }
  }
  open override var quantity: Int {
    get { number }
    set { number = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { asks }
    set { asks = newValue }
  }
  open override var requestData: Data? {
    get { data }
    set { data = newValue }
  }
  open override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
}
open class SKPaymentTransaction: NSObject {
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  open var original: SKPaymentTransaction? { nil }
  open var error: (any Error)? { SKError(.unknown) }
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
/// A product (Apple: SKProduct). The store never returns one; tests create one and set its values by key.
open class SKProduct: NSObject {
  private var values = Values()
  open var productIdentifier: String { values.productIdentifier }
  open var localizedTitle: String { values.localizedTitle }
  open var localizedDescription: String { values.localizedDescription }
  open var price: NSDecimalNumber { values.price }
  open var priceLocale: Locale { values.priceLocale }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var subscriptionGroupIdentifier: String? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
  open var isDownloadable: Bool { false }
  open var contentVersion: String { "" }
  open var downloadContentVersion: String { "" }
  open var downloadContentLengths: [NSNumber] { [] }
  open var isFamilyShareable: Bool { false }

  public override init() {
    super.init()
    _ = SKProduct.names
  }

  private struct Values {
    var productIdentifier = ""
    var localizedTitle = ""
    var localizedDescription = ""
    var price = NSDecimalNumber(value: 0)
    var priceLocale = Locale.current
  }

  /// Registers the properties for key-value coding, once.
  private static let names: Void = _vitrineRegisterClass(SKProduct.self, name: nil) { names in
    names.property("productIdentifier", \SKProduct.values.productIdentifier)
    names.property("localizedTitle", \SKProduct.values.localizedTitle)
    names.property("localizedDescription", \SKProduct.values.localizedDescription)
    names.property("price", \SKProduct.values.price)
    names.property("priceLocale", \SKProduct.values.priceLocale)
  }
}
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  open func start() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
  open func cancel() {}
}
public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKProductsRequest: SKRequest {
  public init(productIdentifiers: Set<String>) {}
}
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}
/// Apple: SKReceiptRefreshRequest. There is no receipt.
open class SKReceiptRefreshRequest: SKRequest {
  private let properties: [String: Any]?
  open var receiptProperties: [String: Any]? { properties }

  public override convenience init() { self.init(receiptProperties: nil) }
  public init(receiptProperties properties: [String: Any]? = nil) { self.properties = properties }
}
public let SKReceiptPropertyIsExpired = "expired"
public let SKReceiptPropertyIsRevoked = "revoked"
public let SKReceiptPropertyIsVolumePurchase = "vpp"
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  @MainActor @preconcurrency open class func requestReview(in windowScene: UIWindowScene) {}
}
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) {
    block?(false, SKError(.storeProductNotAvailable))
  }
}
@MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "product"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
