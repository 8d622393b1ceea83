@_exported import Dispatch
@_exported import FoundationCompatibility

/// The common part of the managers of central and peripheral devices (Apple: CBManager). There is no Bluetooth on Linux: the state is
/// `unsupported`.
open class CBManager: NSObject {
  open var state: CBManagerState { .unsupported }
  open var authorization: CBManagerAuthorization { Self.authorization }
  open class var authorization: CBManagerAuthorization { .denied }
}
public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }

/// Scans for peripherals and connects to them (Apple: CBCentralManager). The delegate is called once with the state `unsupported`; no
/// peripheral is found.
open class CBCentralManager: CBManager {
  open weak var delegate: (any CBCentralManagerDelegate)?
  open var isScanning: Bool { false }

  public override convenience init() { self.init(delegate: nil, queue: nil) }
  public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    announce(on: queue, self) { $0.delegate?.centralManagerDidUpdateState($0) }
  }

  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// Offers services to other devices (Apple: CBPeripheralManager). The delegate is called once with the state `unsupported`.
open class CBPeripheralManager: CBManager {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open var isAdvertising: Bool { false }

  public override convenience init() { self.init(delegate: nil, queue: nil) }
  public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
    self.init(delegate: delegate, queue: queue, options: nil)
  }
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    announce(on: queue, self) { $0.delegate?.peripheralManagerDidUpdateState($0) }
  }

  open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus { .denied }
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  open func stopAdvertising() {}
  open func add(_ service: CBMutableService) {}
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  @discardableResult
  open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool {
    false
  }
}
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A manager that is passed to its delegate's queue. It is used only on that queue.
private struct Announcement<Manager: AnyObject>: @unchecked Sendable {
  weak var manager: Manager?
  let tell: (Manager) -> Void
}

private func announce<Manager: AnyObject>(on queue: DispatchQueue?, _ manager: Manager, _ tell: @escaping (Manager) -> Void) {
  let announcement = Announcement(manager: manager, tell: tell)
  (queue ?? .main).async { announcement.manager.map(announcement.tell) }
}
