import Foundation

/// A part of a service (Apple: CBAttribute).
open class CBAttribute: NSObject {
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

/// A service of a peripheral (Apple: CBService).
open class CBService: CBAttribute {
  open weak var peripheral: CBPeripheral? { nil }
  open fileprivate(set) var isPrimary = true
  open var includedServices: [CBService]?
  open var characteristics: [CBCharacteristic]?
}
open class CBMutableService: CBService {
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(uuid: UUID)
    self.isPrimary = isPrimary
  }
}

/// A value of a service (Apple: CBCharacteristic).
open class CBCharacteristic: CBAttribute {
  open weak var service: CBService? { nil }
  open fileprivate(set) var properties: CBCharacteristicProperties = []
  open var value: Data?
  open var descriptors: [CBDescriptor]?
  open var isNotifying: Bool { false }
}
open class CBMutableCharacteristic: CBCharacteristic {
  open var permissions: CBAttributePermissions
  open var subscribedCentrals: [CBCentral]? { nil }
  public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) {
    self.permissions = permissions
    super.init(uuid: UUID)
    self.properties = properties
    self.value = value
  }
}

/// A description of a characteristic (Apple: CBDescriptor).
open class CBDescriptor: CBAttribute {
  open weak var characteristic: CBCharacteristic? { nil }
  open fileprivate(set) var value: Any?
}
open class CBMutableDescriptor: CBDescriptor {
  public init(type UUID: CBUUID, value: Any?) {
    super.init(uuid: UUID)
    self.value = value
  }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
  public static let read = CBCharacteristicProperties(rawValue: 0x02)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
  public static let write = CBCharacteristicProperties(rawValue: 0x08)
  public static let notify = CBCharacteristicProperties(rawValue: 0x10)
  public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// A request of a central device (Apple: CBATTRequest).
open class CBATTRequest: NSObject {
  open var central: CBCentral { CBCentral() }
  open var characteristic: CBCharacteristic { CBCharacteristic(uuid: CBUUID(data: Data())) }
  open var offset: Int { 0 }
  open var value: Data?
}
public struct CBATTError: Error, Sendable {
  public enum Code: Int, Sendable {
    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication, requestNotSupported,
      invalidOffset
    case insufficientAuthorization, prepareQueueFull, attributeNotFound, attributeNotLong, insufficientEncryptionKeySize
    case invalidAttributeValueLength, unlikelyError, insufficientEncryption, unsupportedGroupType, insufficientResources
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
