import CoreGraphics

/// The height of the keyboard of a device, in points, as a pure value. It is that of the English keyboard with its row of suggestions.
///
/// Sources:
/// - the heights of the keys and of the suggestions, upright and on the side: `KeyboardScaleMap.swift` of the project keymanapp/keyman on
///   GitHub (`ios/engine/KMEI/KeymanEngine`), whose authors read them from simulators of iOS 18;
/// - the height below the keys of an upright iPhone without a home button, 75: `src/redux/keyboardHeight.ts` of the project
///   rainbow-me/rainbow on GitHub has 291 and 301 points for keyboards without suggestions, which is 75 more than the keys above. The keys
///   of the screens with 568 and 736 points are from there as well; their suggestions are as high as on the nearest screen of the first
///   source;
/// - the height below the keys on the side and on an iPad: the safe area of the home indicator, 21 and 20 points.
struct KeyboardHeight: Equatable {
  /// The keys, the row of suggestions above them, and the space below them.
  var keys, suggestions, below: CGFloat
  var total: CGFloat { keys + suggestions + below }

  private struct Device {
    var width, height: CGFloat
    var upright, onSide: KeyboardHeight

    static func phone(_ width: CGFloat, _ height: CGFloat, _ keys: CGFloat, _ suggestions: CGFloat, side: CGFloat, home: Bool) -> Device {
      Device(
        width: width, height: height,
        upright: KeyboardHeight(keys: keys, suggestions: suggestions, below: home ? 0 : 75),
        onSide: KeyboardHeight(keys: side, suggestions: 38, below: home ? 0 : 21))
    }

    static func pad(_ width: CGFloat, _ height: CGFloat, _ keys: CGFloat, side: CGFloat, home: Bool) -> Device {
      let below: CGFloat = home ? 0 : 20
      return Device(
        width: width, height: height, upright: KeyboardHeight(keys: keys, suggestions: 55, below: below),
        onSide: KeyboardHeight(keys: side, suggestions: 55, below: below))
    }
  }

  private static let devices: [Device] = [
    .phone(320, 568, 216, 44, side: 162, home: true), .phone(375, 667, 216, 44, side: 162, home: true),
    .phone(414, 736, 226, 44, side: 162, home: true), .phone(375, 812, 216, 45, side: 150, home: false),
    .phone(390, 844, 216, 45, side: 160, home: false), .phone(393, 852, 216, 45, side: 160, home: false),
    .phone(402, 874, 216, 45, side: 160, home: false), .phone(414, 896, 226, 45, side: 150, home: false),
    .phone(428, 926, 226, 45, side: 160, home: false), .phone(430, 932, 226, 45, side: 160, home: false),
    .phone(440, 956, 226, 45, side: 160, home: false), .pad(744, 1133, 260, side: 348, home: false),
    .pad(768, 1024, 265, side: 353, home: true), .pad(810, 1080, 265, side: 353, home: true),
    .pad(820, 1180, 257, side: 342, home: false), .pad(834, 1112, 265, side: 353, home: true),
    .pad(834, 1194, 260, side: 348, home: false), .pad(1024, 1366, 323, side: 418, home: false),
  ]

  private init(keys: CGFloat, suggestions: CGFloat, below: CGFloat) {
    (self.keys, self.suggestions, self.below) = (keys, suggestions, below)
  }

  /// - Parameter screen: the size of the screen in points. If no device has this size, the nearest size is used.
  init(screen: CGSize) {
    let width = min(screen.width, screen.height), height = max(screen.width, screen.height)
    func distance(_ device: Device) -> CGFloat { abs(device.width - width) + abs(device.height - height) }
    let device = Self.devices.min { distance($0) < distance($1) } ?? Self.devices[0]
    self = screen.width > screen.height ? device.onSide : device.upright
  }
}
