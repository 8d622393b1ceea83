import Foundation

// What a home consists of. There are no instances, except those that a program creates.

/// Apple: HMHome.
open class HMHome: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public typealias Done = @Sendable ((any Error)?) -> Void
  open weak var delegate: (any HMHomeDelegate)?
  public let uniqueIdentifier = UUID()
  open var name: String { "" }
  open var isPrimary: Bool { false }
  open var homeHubState: HMHomeHubState { .notAvailable }
  open var accessories: [HMAccessory] { [] }
  open var rooms: [HMRoom] { [] }
  open var zones: [HMZone] { [] }
  open var serviceGroups: [HMServiceGroup] { [] }
  open var actionSets: [HMActionSet] { [] }
  open var triggers: [HMTrigger] { [] }
  open func roomForEntireHome() -> HMRoom { HMRoom() }
  open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { nil }
  open func updateName(_ name: String, completionHandler completion: @escaping Done) { fail(completion) }
  open func addAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping Done) { fail(completion) }
  open func removeAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping Done) { fail(completion) }
  open func assignAccessory(_ accessory: HMAccessory, to room: HMRoom, completionHandler completion: @escaping Done) { fail(completion) }
  open func addAndSetupAccessories(completionHandler completion: @escaping Done) { fail(completion) }
  open func addRoom(withName roomName: String, completionHandler completion: @escaping @Sendable (HMRoom?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completion(nil, HMError.unavailable) }
  }
  open func removeRoom(_ room: HMRoom, completionHandler completion: @escaping Done) { fail(completion) }
  open func addActionSet(withName actionSetName: String, completionHandler: @escaping @Sendable (HMActionSet?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, HMError.unavailable) }
  }
  open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping Done) { fail(completion) }
  open func executeActionSet(_ actionSet: HMActionSet) async throws { throw HMError.unavailable }
}
public enum HMHomeHubState: UInt, Sendable { case notAvailable, connected, disconnected }
/// Apple: HMHomeDelegate.
public protocol HMHomeDelegate: NSObjectProtocol {
  func homeDidUpdateName(_ home: HMHome)
  func home(_ home: HMHome, didAdd accessory: HMAccessory)
  func home(_ home: HMHome, didRemove accessory: HMAccessory)
  func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
  func home(_ home: HMHome, didAdd room: HMRoom)
  func home(_ home: HMHome, didRemove room: HMRoom)
  func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
  func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
}
extension HMHomeDelegate {
  public func homeDidUpdateName(_ home: HMHome) {}
  public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
  public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
  public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
  public func home(_ home: HMHome, didAdd room: HMRoom) {}
  public func home(_ home: HMHome, didRemove room: HMRoom) {}
  public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}
  public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
}
open class HMRoom: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public let uniqueIdentifier = UUID()
  open var name: String { "" }
  open var accessories: [HMAccessory] { [] }
}
open class HMZone: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public let uniqueIdentifier = UUID()
  open var name: String { "" }
  open var rooms: [HMRoom] { [] }
}
open class HMServiceGroup: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public let uniqueIdentifier = UUID()
  open var name: String { "" }
  open var services: [HMService] { [] }
}
open class HMActionSet: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public let uniqueIdentifier = UUID()
  open var name: String { "" }
  open var actionSetType: String { "" }
  open var isExecuting: Bool { false }
}
open class HMTrigger: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public let uniqueIdentifier = UUID()
  open var name: String { "" }
  open var isEnabled: Bool { false }
}

/// Apple: HMAccessory.
open class HMAccessory: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open weak var delegate: (any HMAccessoryDelegate)?
  public let uniqueIdentifier = UUID()
  open var name: String { "" }
  open var isReachable: Bool { false }
  open var isBlocked: Bool { false }
  open var isBridged: Bool { false }
  open var room: HMRoom? { nil }
  open var category: HMAccessoryCategory { HMAccessoryCategory() }
  open var services: [HMService] { [] }
  open var manufacturer: String? { nil }
  open var model: String? { nil }
  open var firmwareVersion: String? { nil }
  open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) { fail(completion) }
  open func identify(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) { fail(completion) }
}
open class HMAccessoryCategory: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var categoryType: String { "" }
  open var localizedDescription: String { "" }
}
/// Apple: HMAccessoryDelegate.
public protocol HMAccessoryDelegate: NSObjectProtocol {
  func accessoryDidUpdateName(_ accessory: HMAccessory)
  func accessoryDidUpdateReachability(_ accessory: HMAccessory)
  func accessoryDidUpdateServices(_ accessory: HMAccessory)
  func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
}
extension HMAccessoryDelegate {
  public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
  public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
  public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
  public func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {}
}
/// Apple: HMService.
open class HMService: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public let uniqueIdentifier = UUID()
  open weak var accessory: HMAccessory?
  open var serviceType: String { "" }
  open var localizedDescription: String { "" }
  open var name: String { "" }
  open var associatedServiceType: String? { nil }
  open var characteristics: [HMCharacteristic] { [] }
  open var isPrimaryService: Bool { false }
  open var isUserInteractive: Bool { false }
  open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) { fail(completion) }
}
/// Apple: HMCharacteristic.
open class HMCharacteristic: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  public let uniqueIdentifier = UUID()
  open weak var service: HMService?
  open var characteristicType: String { "" }
  open var localizedDescription: String { "" }
  open var properties: [String] { [] }
  open var metadata: HMCharacteristicMetadata? { nil }
  open var value: Any? { nil }
  open var isNotificationEnabled: Bool { false }
  open func writeValue(_ value: Any?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) { fail(completion) }
  open func writeValue(_ value: Any?) async throws { throw HMError.unavailable }
  open func readValue(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) { fail(completion) }
  open func readValue() async throws { throw HMError.unavailable }
  open func enableNotification(_ enable: Bool, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
    fail(completion)
  }
  open func enableNotification(_ enable: Bool) async throws { throw HMError.unavailable }
}
open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var minimumValue: NSNumber? { nil }
  open var maximumValue: NSNumber? { nil }
  open var stepValue: NSNumber? { nil }
  open var format: String? { nil }
  open var units: String? { nil }
  open var validValues: [NSNumber]? { nil }
}
