@_exported import FoundationCompatibility

// There are no MIDI devices. Clients and ports can be made, and there are no sources and destinations.

public typealias MIDIObjectRef = UInt32
public typealias MIDIClientRef = MIDIObjectRef
public typealias MIDIPortRef = MIDIObjectRef
public typealias MIDIDeviceRef = MIDIObjectRef
public typealias MIDIEntityRef = MIDIObjectRef
public typealias MIDIEndpointRef = MIDIObjectRef
public typealias MIDIUniqueID = Int32
public typealias MIDITimeStamp = UInt64
public typealias ItemCount = Int

public enum MIDINotificationMessageID: Int32, Sendable {
  case msgSetupChanged = 1, msgObjectAdded, msgObjectRemoved, msgPropertyChanged, msgThruConnectionsChanged, msgSerialPortOwnerChanged
  case msgIOError
}
public struct MIDINotification: Sendable {
  public var messageID: MIDINotificationMessageID
  public var messageSize: UInt32
}
/// A packet of up to 16 bytes; those of a device have 256 (Apple: MIDIPacket).
public struct MIDIPacket {
  public typealias Bytes = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
  )
  public var timeStamp: MIDITimeStamp
  public var length: UInt16
  public var data: Bytes
  public init() { (timeStamp, length, data) = (0, 0, (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
public struct MIDIPacketList {
  public var numPackets: UInt32
  public var packet: MIDIPacket
  public init() { (numPackets, packet) = (0, MIDIPacket()) }
  public init(numPackets: UInt32, packet: MIDIPacket) { (self.numPackets, self.packet) = (numPackets, packet) }
}
// The first and the third are functions of C on a device.
public typealias MIDINotifyProc = (UnsafePointer<MIDINotification>, UnsafeMutableRawPointer?) -> Void
public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void
public typealias MIDIReadProc = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
public typealias MIDIReadBlock = (UnsafePointer<MIDIPacketList>, UnsafeMutableRawPointer?) -> Void
public let kMIDIObjectNotFound: OSStatus = -10842
public let kMIDIPropertyName = "name" as CFString
public let kMIDIPropertyDisplayName = "displayName" as CFString
public let kMIDIPropertyManufacturer = "manufacturer" as CFString
public let kMIDIPropertyModel = "model" as CFString
public let kMIDIPropertyUniqueID = "uniqueID" as CFString
public let kMIDIPropertyOffline = "offline" as CFString

@discardableResult
public func MIDIClientCreate(
  _ name: CFString, _ notifyProc: MIDINotifyProc?, _ notifyRefCon: UnsafeMutableRawPointer?,
  _ outClient: UnsafeMutablePointer<MIDIClientRef>
) -> OSStatus {
  outClient.pointee = 1
  return 0
}
@discardableResult
public func MIDIClientCreateWithBlock(
  _ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?
) -> OSStatus {
  outClient.pointee = 1
  return 0
}
@discardableResult
public func MIDIClientDispose(_ client: MIDIClientRef) -> OSStatus { 0 }
@discardableResult
public func MIDIInputPortCreate(
  _ client: MIDIClientRef, _ portName: CFString, _ readProc: MIDIReadProc, _ refCon: UnsafeMutableRawPointer?,
  _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus {
  outPort.pointee = 2
  return 0
}
@discardableResult
public func MIDIInputPortCreateWithBlock(
  _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ readBlock: @escaping MIDIReadBlock
) -> OSStatus {
  outPort.pointee = 2
  return 0
}
@discardableResult
public func MIDIOutputPortCreate(
  _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus {
  outPort.pointee = 3
  return 0
}
@discardableResult
public func MIDIPortDispose(_ port: MIDIPortRef) -> OSStatus { 0 }
@discardableResult
public func MIDIPortConnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?) -> OSStatus {
  kMIDIObjectNotFound
}
@discardableResult
public func MIDIPortDisconnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef) -> OSStatus { kMIDIObjectNotFound }
public func MIDIGetNumberOfDevices() -> ItemCount { 0 }
public func MIDIGetNumberOfSources() -> ItemCount { 0 }
public func MIDIGetNumberOfDestinations() -> ItemCount { 0 }
public func MIDIGetDevice(_ deviceIndex0: ItemCount) -> MIDIDeviceRef { 0 }
public func MIDIGetSource(_ sourceIndex0: ItemCount) -> MIDIEndpointRef { 0 }
public func MIDIGetDestination(_ destIndex0: ItemCount) -> MIDIEndpointRef { 0 }
@discardableResult
public func MIDIObjectGetStringProperty(
  _ obj: MIDIObjectRef, _ propertyID: CFString, _ str: UnsafeMutablePointer<Unmanaged<NSString>?>
) -> OSStatus { kMIDIObjectNotFound }
@discardableResult
public func MIDIObjectGetIntegerProperty(
  _ obj: MIDIObjectRef, _ propertyID: CFString, _ outValue: UnsafeMutablePointer<Int32>
) -> OSStatus { kMIDIObjectNotFound }
@discardableResult
public func MIDISend(_ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>) -> OSStatus {
  kMIDIObjectNotFound
}
@discardableResult
public func MIDIRestart() -> OSStatus { 0 }
