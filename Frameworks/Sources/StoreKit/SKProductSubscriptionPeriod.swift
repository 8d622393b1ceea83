import FoundationCompatibility

extension SKProduct {
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}

/// How long a subscription lasts (Apple: SKProductSubscriptionPeriod). None comes from a shop.
open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price for some time (Apple: SKProductDiscount). None comes from a shop.
open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  public enum `Type`: UInt, Sendable { case introductory, subscription }

  open var identifier: String? { nil }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: `Type` { .introductory }
}
