@_exported import FoundationCompatibility

/// Network information of a device without a telephone (Apple: CTTelephonyNetworkInfo).
open class CTTelephonyNetworkInfo: NSObject {
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  open var dataServiceIdentifier: String? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  open var currentRadioAccessTechnology: String? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}

/// Apple: CTTelephonyNetworkInfoDelegate.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// Apple: CTCarrier. A device without a telephone has none.
open class CTCarrier: NSObject {
  open var carrierName: String? { nil }
  open var isoCountryCode: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var allowsVOIP: Bool { false }
}

extension NSNotification.Name {
  /// Never posted.
  public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name("CTServiceRadioAccessTechnologyDidChangeNotification")
  public static let CTRadioAccessTechnologyDidChange = NSNotification.Name("CTRadioAccessTechnologyDidChangeNotification")
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
