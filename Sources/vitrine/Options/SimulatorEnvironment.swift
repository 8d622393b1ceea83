import Display

/// The environment variables that Xcode's simulators give to programs. Code that asks for the model of the device reads them, since a simulator's
/// processor is that of the Mac.
enum SimulatorEnvironment {
  /// - Parameter device: the chosen device; nil for none, whose screen is that of an iPhone 14.
  static func variables(for device: DeviceModel?) -> [String: String] {
    let name = device?.name ?? "iPhone 14"
    guard let identifier = identifiers[name] else { return ["SIMULATOR_DEVICE_NAME": name] }
    return ["SIMULATOR_DEVICE_NAME": name, "SIMULATOR_MODEL_IDENTIFIER": identifier]
  }

  /// The identifiers of the models, as devicekit/DeviceKit lists them (56b997e8a6). Of several, the first one is taken.
  private static let identifiers = [
    "iPhone 4s": "iPhone4,1", "iPhone SE": "iPhone8,4", "iPhone SE (2nd generation)": "iPhone12,8",
    "iPhone SE (3rd generation)": "iPhone14,6",
    "iPhone 8": "iPhone10,1", "iPhone 8 Plus": "iPhone10,2", "iPhone X": "iPhone10,3", "iPhone XS": "iPhone11,2", "iPhone XR": "iPhone11,8",
    "iPhone XS Max": "iPhone11,4", "iPhone 11": "iPhone12,1", "iPhone 11 Pro": "iPhone12,3", "iPhone 11 Pro Max": "iPhone12,5",
    "iPhone 12 mini": "iPhone13,1", "iPhone 12": "iPhone13,2", "iPhone 12 Pro": "iPhone13,3", "iPhone 12 Pro Max": "iPhone13,4",
    "iPhone 13 mini": "iPhone14,4", "iPhone 13": "iPhone14,5", "iPhone 13 Pro": "iPhone14,2", "iPhone 13 Pro Max": "iPhone14,3",
    "iPhone 14": "iPhone14,7", "iPhone 14 Plus": "iPhone14,8", "iPhone 14 Pro": "iPhone15,2", "iPhone 14 Pro Max": "iPhone15,3",
    "iPhone 15": "iPhone15,4", "iPhone 15 Plus": "iPhone15,5", "iPhone 15 Pro": "iPhone16,1", "iPhone 15 Pro Max": "iPhone16,2",
    "iPhone 16": "iPhone17,3", "iPhone 16 Plus": "iPhone17,4", "iPhone 16 Pro": "iPhone17,1", "iPhone 16 Pro Max": "iPhone17,2",
    "iPhone 16e": "iPhone17,5", "iPhone 17": "iPhone18,3", "iPhone 17 Pro": "iPhone18,1", "iPhone 17 Pro Max": "iPhone18,2",
    "iPhone Air": "iPhone18,4",
    "iPad mini 8.3": "iPad14,1", "iPad 9.7": "iPad7,5", "iPad 10.2": "iPad12,1", "iPad 10.9": "iPad13,18", "iPad Air 10.5": "iPad11,3",
    "iPad Air 10.9": "iPad13,16", "iPad Air 11": "iPad14,8", "iPad Pro 11": "iPad13,4", "iPad Pro 11 (M4)": "iPad16,3",
    "iPad Pro 12.9 (2nd generation)": "iPad7,1", "iPad Pro 12.9": "iPad13,8", "iPad Air 13": "iPad14,10", "iPad Pro 13": "iPad16,5",
  ]
}
