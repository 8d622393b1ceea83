import FoundationCompatibility

extension SKProduct {
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
}

/// The duration of a subscription (Apple: SKProductSubscriptionPeriod). The store never returns one.
open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A reduced price for a limited time (Apple: SKProductDiscount). The store never returns one.
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
