package import CoreGraphics
package import Display

/// A device for which Interface Builder lays out scenes. Lengths are in points. Its screen is that of a `DeviceModel`; the heights of the
/// bars are those that Interface Builder assumes, which differ from the devices' own in some versions.
package struct DesignDevice: Hashable, Sendable {
  /// The identifier in files, such as `retina4_7`.
  package let identifier: String
  package let name: String
  /// The size of the screen in portrait.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The heights that the status bar and the home indicator cover.
  let top, bottom: CGFloat
  /// The heights of the status bar in files of later tools, where they differ. Xcode 11 to 14.2 drew none on devices with a home button and on
  /// iPads (all 18 root views on iPads of three projects, tools 14865 to 17156).
  var later: [(tools: Double, top: CGFloat)] { Self.laterTops[identifier] ?? [] }
  package let isPad: Bool
  /// Whether the width in landscape is regular.
  let hasRegularWidthInLandscape: Bool

  func statusBar(tools: Double) -> CGFloat {
    if bottom == 0 || isPad, (14_800..<21_600).contains(tools) { return 0 }
    return later.last { $0.tools <= tools }?.top ?? top
  }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.identifier == rhs.identifier }
  package func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Returns the device of a file: the square canvas of Xcode 7 and earlier if the file has none, and the latest iPhone for unknown ones.
  package static func named(_ identifier: String) -> DesignDevice {
    if identifier.isEmpty { return square }
    return all.first { $0.identifier == identifier }
      ?? (identifier.lowercased().hasPrefix("ipad") ? pad : all.first { $0.identifier == "retina6_12" }!)
  }

  package static let all: [DesignDevice] = [
    make("retina3_5", "iPhone 4s"), make("retina4_0", "iPhone SE"), make("retina4_7", "iPhone 8"), make("retina5_5", "iPhone 8 Plus"),
    make("retina5_9", "iPhone 11 Pro"), make("retina6_1", "iPhone 11", top: 44), make("retina6_5", "iPhone 11 Pro Max"),
    make("retina6_0", "iPhone 14", top: 44), make("retina6_12", "iPhone 15"), make("retina6_3", "iPhone 16 Pro"),
    make("retina6_7", "iPhone 14 Plus", top: 44), make("retina6_72", "iPhone 15 Pro Max"), make("retina6_9", "iPhone 16 Pro Max"), pad,
    make("ipad7_9", "iPad mini 8.3"), make("iPad13_0rounded", "iPad Pro 13"), make("ipad10_2", "iPad 10.2"),
    make("ipad10_5", "iPad Air 10.5"), make("ipad10_9rounded", "iPad Air 10.9"),
    make("ipad11_0rounded", "iPad Pro 11"), make("ipad12_9", "iPad Pro 12.9 (2nd generation)"), make("ipad12_9rounded", "iPad Pro 12.9"),
  ]

  private static let pad = make("ipad9_7", "iPad 9.7")
  private static let square = DesignDevice(
    identifier: "", name: "Square", size: CGSize(width: 600, height: 600), scale: 2, top: 20, bottom: 0, isPad: false,
    hasRegularWidthInLandscape: false)
  /// The iPhone 11 Pro has 47 points in tools 21507 (12 root views of three projects), and 50 from tools 21701 on (74 root views of two
  /// projects have it there, and all of tools 22505 and later).
  /// The iPhone 11 has 44 points until tools 20037 (five projects), and 48 from tools 21225 on (18 root views of three projects; no exceptions).
  private static let laterTops: [String: [(tools: Double, top: CGFloat)]] = [
    "retina5_9": [(21_500, 47), (21_600, 50)], "retina6_1": [(21_000, 48)], "retina6_0": [(21_000, 47)], "retina6_7": [(21_000, 47)],
  ]

  /// - Parameter top: the height of the status bar; nil for that of the device.
  private static func make(_ identifier: String, _ name: String, top: CGFloat? = nil) -> DesignDevice {
    guard let model = DeviceModel.named(name) else { preconditionFailure("\(name) is not in the table of devices") }
    return DesignDevice(identifier, model, top: top)
  }

  private init(_ identifier: String, _ model: DeviceModel, top: CGFloat? = nil) {
    let safe = model.safeArea(isLandscape: false)
    self.init(
      identifier: identifier, name: model.name, size: model.size, scale: model.scale, top: top ?? safe.top, bottom: safe.bottom,
      isPad: model.isPad, hasRegularWidthInLandscape: model.hasRegularWidthInLandscape && !model.isPad)
  }

  private init(
    identifier: String, name: String, size: CGSize, scale: CGFloat, top: CGFloat, bottom: CGFloat, isPad: Bool,
    hasRegularWidthInLandscape: Bool
  ) {
    (self.identifier, self.name, self.size, self.scale) = (identifier, name, size, scale)
    (self.top, self.bottom, self.isPad, self.hasRegularWidthInLandscape) = (top, bottom, isPad, hasRegularWidthInLandscape)
  }

  /// Makes the device of Interface Builder with the screen of a model. A model that Interface Builder does not offer has its own name as
  /// its identifier.
  package init(_ model: DeviceModel) {
    self = Self.all.first { $0.name == model.name } ?? DesignDevice(model.name, model)
  }
}
