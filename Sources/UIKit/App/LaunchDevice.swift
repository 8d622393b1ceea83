/// The device on which an application opens: an iPad for an application that runs on iPads alone, otherwise an iPhone. It lies on its side
/// for an application that supports no upright orientation.
struct LaunchDevice: Sendable {
  /// The device of this program.
  static let main = LaunchDevice(Bundle.main.infoDictionary ?? [:])

  let isPad: Bool
  /// The size of the screen in points.
  let size: CGSize

  /// - Parameter information: the property list of the application.
  init(_ information: [String: Any]) {
    isPad = information["UIDeviceFamily"] as? [Int] == [2]
    let upright = isPad ? CGSize(width: 820, height: 1180) : CGSize(width: 390, height: 844)
    let orientations = Self.value(of: "UISupportedInterfaceOrientations", in: information, isPad: isPad) as? [String] ?? []
    let isUpright = orientations.isEmpty || orientations.contains { $0.hasPrefix("UIInterfaceOrientationPortrait") }
    size = isUpright ? upright : CGSize(width: upright.height, height: upright.width)
  }

  /// Returns the value of a key. On an iPad `key~ipad` takes precedence.
  static func value(of key: String, in information: [String: Any], isPad: Bool) -> Any? {
    (isPad ? information["\(key)~ipad"] : nil) ?? information[key]
  }
}
