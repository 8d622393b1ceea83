public import Foundation
import Glibc

/// Apple: IPAddress.
public protocol IPAddress: Sendable {
  var rawValue: Data { get }
  var interface: NWInterface? { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }
  init?(_ rawValue: Data, _ interface: NWInterface?)
  init?(_ string: String)
}

/// An address of four bytes (Apple: IPv4Address).
public struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
  public let rawValue: Data
  public let interface: NWInterface?
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = Data(rawValue)
    self.interface = interface
  }
  /// Parses an address as the C library does: `127.1` is `127.0.0.1`.
  public init?(_ string: String) {
    var address = in_addr()
    guard !string.isEmpty, string.allSatisfy({ $0.isHexDigit || $0 == "." || $0 == "x" || $0 == "X" }), inet_aton(string, &address) != 0
    else {
      return nil
    }
    self.init(withUnsafeBytes(of: address.s_addr) { Data($0) })
  }
  private init(bytes: UInt8...) {
    rawValue = Data(bytes)
    interface = nil
  }
  public static let any = IPv4Address(bytes: 0, 0, 0, 0), broadcast = IPv4Address(bytes: 255, 255, 255, 255)
  public static let loopback = IPv4Address(bytes: 127, 0, 0, 1), allHostsGroup = IPv4Address(bytes: 224, 0, 0, 1)
  public static let allRoutersGroup = IPv4Address(bytes: 224, 0, 0, 2), mdnsGroup = IPv4Address(bytes: 224, 0, 0, 251)
  public var isLoopback: Bool { rawValue[0] == 127 }
  public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
  public var isMulticast: Bool { rawValue[0] & 0xF0 == 0xE0 }
  public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

/// An address of sixteen bytes (Apple: IPv6Address).
public struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
  public enum Scope: UInt8, Sendable { case nodeLocal = 1, linkLocal = 2, siteLocal = 5, organizationLocal = 8, global = 14 }
  public let rawValue: Data
  public let interface: NWInterface?
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = Data(rawValue)
    self.interface = interface
  }
  public init?(_ string: String) {
    var address = in6_addr()
    guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
    self.init(withUnsafeBytes(of: address) { Data($0) })
  }
  public static let any = IPv6Address(Data(count: 16))!
  public static let loopback = IPv6Address(Data(count: 15) + [1])!
  public var isAny: Bool { rawValue.allSatisfy { $0 == 0 } }
  public var isLoopback: Bool { rawValue.dropLast().allSatisfy { $0 == 0 } && rawValue[15] == 1 }
  public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
  public var isMulticast: Bool { rawValue[0] == 0xFF }
  public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
  public var isIPv4Mapped: Bool { rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue[10] == 0xFF && rawValue[11] == 0xFF }
  public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(rawValue.suffix(4)) : nil }
  public var multicastScope: Scope? { isMulticast ? Scope(rawValue: rawValue[1] & 0x0F) : nil }
  public var debugDescription: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    return rawValue.withUnsafeBytes { bytes in
      inet_ntop(AF_INET6, bytes.baseAddress, &text, socklen_t(text.count)).map { String(cString: $0) } ?? ""
    }
  }
}
