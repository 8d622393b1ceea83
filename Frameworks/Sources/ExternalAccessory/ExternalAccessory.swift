@_exported import FoundationCompatibility

/// The accessories, of which there are none (Apple: EAAccessoryManager).
open class EAAccessoryManager: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  private static let only = EAAccessoryManager()
  open class func shared() -> EAAccessoryManager { only }
  open var connectedAccessories: [EAAccessory] { [] }
  open func registerForLocalNotifications() {}
  open func unregisterForLocalNotifications() {}
  open func showBluetoothAccessoryPicker(withNameFilter predicate: NSPredicate?, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(EABluetoothAccessoryPickerError(.resultNotFound)) }
  }
}
/// Apple: EAAccessory.
open class EAAccessory: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open weak var delegate: (any EAAccessoryDelegate)?
  open var isConnected: Bool { false }
  open var connectionID: Int { 0 }
  open var manufacturer: String { "" }
  open var name: String { "" }
  open var modelNumber: String { "" }
  open var serialNumber: String { "" }
  open var firmwareRevision: String { "" }
  open var hardwareRevision: String { "" }
  open var protocolStrings: [String] { [] }
}
public let EAConnectionIDNone = 0
public protocol EAAccessoryDelegate: NSObjectProtocol {
  func accessoryDidDisconnect(_ accessory: EAAccessory)
}
extension EAAccessoryDelegate {
  public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}
/// Apple: EASession.
open class EASession: NSObject {
  open var accessory: EAAccessory? { nil }
  open var protocolString: String? { nil }
  open var inputStream: InputStream? { nil }
  open var outputStream: OutputStream? { nil }
  /// Always nil.
  public init?(accessory: EAAccessory, forProtocol protocolString: String) { nil }
}
public struct EABluetoothAccessoryPickerError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable { case alreadyConnected, resultNotFound, resultCancelled, resultFailed }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
extension NSNotification.Name {
  public static let EAAccessoryDidConnect = NSNotification.Name("EAAccessoryDidConnectNotification")
  public static let EAAccessoryDidDisconnect = NSNotification.Name("EAAccessoryDidDisconnectNotification")
}
public let EAAccessoryKey = "EAAccessoryKey"
public let EAAccessorySelectedKey = "EAAccessorySelectedKey"
