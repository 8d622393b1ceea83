@_exported import FoundationCompatibility
import Glibc

/// Reports once whether the machine has a network (Apple: NWPathMonitor). Later changes are not reported on Linux.
public final class NWPathMonitor: @unchecked Sendable {
  // Unchecked: it must be set before `start`, as with Apple's class.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  public var currentPath: NWPath { NWPath(status: hasInterface() ? .satisfied : .unsatisfied) }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    let path = currentPath
    queue.async { [self] in pathUpdateHandler?(path) }
  }

  public func cancel() { pathUpdateHandler = nil }
}

/// Apple: NWPath.
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }

  public let status: Status
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { [] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { status == .satisfied && type == .wiredEthernet }
}

/// Apple: NWInterface.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable, CaseIterable { case other, wifi, cellular, wiredEthernet, loopback }

  public let name: String
  public let type: InterfaceType
}

private func hasInterface() -> Bool {
  var list: UnsafeMutablePointer<ifaddrs>?
  guard getifaddrs(&list) == 0 else { return false }
  defer { freeifaddrs(list) }
  var entry = list
  while let interface = entry?.pointee {
    let flags = Int32(bitPattern: interface.ifa_flags)
    if flags & Int32(IFF_UP) != 0, flags & Int32(IFF_LOOPBACK) == 0, interface.ifa_addr != nil { return true }
    entry = interface.ifa_next
  }
  return false
}
