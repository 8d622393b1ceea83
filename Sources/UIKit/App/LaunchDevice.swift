import Display

/// The device on which an application starts: the one that the environment variable VITRINE_DEVICE names; otherwise an iPad for an
/// application that runs only on iPads, or an iPhone. It is in landscape if the application does not support portrait.
struct LaunchDevice: Sendable {
  /// The device of this program.
  static let main = LaunchDevice(
    Bundle.main.infoDictionary ?? [:], model: model(named: ProcessInfo.processInfo.environment["VITRINE_DEVICE"]))

  /// The chosen device; nil for a screen without system bars.
  let model: DeviceModel?
  let isPad: Bool
  /// The size of the screen in points.
  let size: CGSize
  /// The style that the application prescribes with `UIUserInterfaceStyle` in its property list; unspecified if it follows the system.
  let requiredStyle: UIUserInterfaceStyle

  /// The pixels per point of a picture of the screen.
  var scale: CGFloat { model?.scale ?? 2 }

  /// - Parameters:
  ///   - information: the property list of the application.
  ///   - model: the chosen device; nil for none.
  init(_ information: [String: Any], model: DeviceModel? = nil) {
    self.model = model
    isPad = model?.isPad ?? (information["UIDeviceFamily"] as? [Int] == [2])
    let upright = model?.size ?? (isPad ? CGSize(width: 820, height: 1180) : CGSize(width: 390, height: 844))
    let orientations = Self.value(of: "UISupportedInterfaceOrientations", in: information, isPad: isPad) as? [String] ?? []
    let isUpright = orientations.isEmpty || orientations.contains { $0.hasPrefix("UIInterfaceOrientationPortrait") }
    switch Self.value(of: "UIUserInterfaceStyle", in: information, isPad: isPad) as? String {
    case "Dark": requiredStyle = .dark
    case "Light": requiredStyle = .light
    default: requiredStyle = .unspecified
    }
    size = isUpright ? upright : CGSize(width: upright.height, height: upright.width)
  }

  static func model(named name: String?) -> DeviceModel? {
    guard let name, !name.isEmpty else { return nil }
    let model = DeviceModel.named(name)
    if model == nil { UIKitLog.refused("VITRINE_DEVICE=\(name) is not a device that `vitrine list --devices` shows") }
    return model
  }

  /// Returns the value of a key. On an iPad `key~ipad` takes precedence.
  static func value(of key: String, in information: [String: Any], isPad: Bool) -> Any? {
    (isPad ? information["\(key)~ipad"] : nil) ?? information[key]
  }
}
