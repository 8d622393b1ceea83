import Foundation

/// Another device (Apple: CBPeer).
open class CBPeer: NSObject {
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

/// A device that is connected to a peripheral manager (Apple: CBCentral).
open class CBCentral: CBPeer {
  open var maximumUpdateValueLength: Int { 0 }
}

/// A device that offers services (Apple: CBPeripheral). None is ever found.
open class CBPeripheral: CBPeer {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open var canSendWriteWithoutResponse: Bool { false }

  open func readRSSI() {}
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func readValue(for descriptor: CBDescriptor) {}
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
}
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// The identifier of an attribute: 16, 32 or 128 bits (Apple: CBUUID).
open class CBUUID: NSObject {
  public let data: Data
  open var uuidString: String {
    let digits = data.map { String(format: "%02X", $0) }.joined()
    guard data.count == 16 else { return digits }
    let lengths = [8, 4, 4, 4, 12]
    var rest = Substring(digits)
    return lengths.map { length in
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }.joined(separator: "-")
  }

  /// Takes 4, 8 or 32 hexadecimal digits, the last with hyphens; other texts give an identifier of zero bytes.
  public convenience init(string theString: String) {
    let digits = Array(theString.filter { $0 != "-" })
    let bytes = stride(from: 0, to: digits.count - digits.count % 2, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    self.init(data: [2, 4, 16].contains(bytes.count) && bytes.count * 2 == digits.count ? Data(bytes) : Data())
  }
  public init(data theData: Data) { data = theData }
  public convenience init(nsuuid theUUID: UUID) { self.init(data: withUnsafeBytes(of: theUUID.uuid) { Data($0) }) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
  open override var hash: Int { data.hashValue }
}
