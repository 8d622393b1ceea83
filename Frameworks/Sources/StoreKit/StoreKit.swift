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
public protocol SKPaymentQueueDelegate: NSObjectProtocol {}
open class SKStorefront: NSObject {
  open var countryCode: String { "" }
  open var identifier: String { "" }
}
open class SKPayment: NSObject {
  public let productIdentifier: String
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
open class SKMutablePayment: SKPayment {
  open var quantity = 1
  open var applicationUsername: String?
  open var simulatesAskToBuyInSandbox = false
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
open class SKReceiptRefreshRequest: SKRequest {}
/// Apple: SKError.
public struct SKError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
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
