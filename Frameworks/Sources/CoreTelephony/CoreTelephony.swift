@_exported import FoundationCompatibility

/// Network information of a device without a telephone (Apple: CTTelephonyNetworkInfo).
open class CTTelephonyNetworkInfo: NSObject {
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}
open class CTCarrier: NSObject {
  open var carrierName: String? { nil }
  open var isoCountryCode: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
}
