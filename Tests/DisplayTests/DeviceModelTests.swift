import Foundation
import Testing

@testable import Display

/// The table of devices against published figures: Apple's Human Interface Guidelines (Layout) for sizes, swift-snapshot-testing's
/// `ViewImageConfig` for safe areas.
@Suite struct DeviceModelTests {
  @Test(arguments: [
    ("iPhone SE", 320, 568, 2, 0), ("iPhone 8", 375, 667, 2, 0), ("iPhone X", 375, 812, 3, 39), ("iPhone 11", 414, 896, 2, 41.5),
    ("iPhone 13 mini", 375, 812, 3, 44), ("iPhone 12", 390, 844, 3, 47.33), ("iPhone 15 Pro", 393, 852, 3, 55),
    ("iPhone 16 Pro Max", 440, 956, 3, 62), ("iPhone Air", 420, 912, 3, 62), ("iPad mini 8.3", 744, 1133, 2, 21.5),
    ("iPad Pro 12.9", 1024, 1366, 2, 18),
  ]) func sizesArePublished(_ name: String, _ width: Double, _ height: Double, _ scale: Double, _ radius: Double) throws {
    let model = try #require(DeviceModel.named(name))
    #expect(model.size == CGSize(width: width, height: height) && model.scale == scale && model.cornerRadius == radius)
  }

  @Test func safeAreasTurnWithTheDevice() throws {
    func insets(_ name: String, _ isLandscape: Bool) throws -> [CGFloat] {
      let safe = try #require(DeviceModel.named(name)).safeArea(isLandscape: isLandscape)
      return [safe.top, safe.left, safe.bottom, safe.right]
    }
    #expect(try insets("iPhone 8", false) == [20, 0, 0, 0] && insets("iPhone 8", true) == [0, 0, 0, 0])
    #expect(try insets("iPhone 12", false) == [47, 0, 34, 0] && insets("iPhone 12", true) == [0, 47, 21, 47])
    #expect(try insets("iPhone 15", false) == [59, 0, 34, 0] && insets("iPhone 15", true) == [0, 59, 21, 59])
    #expect(try insets("iPad Pro 11", false) == [24, 0, 20, 0] && insets("iPad Pro 11", true) == [24, 0, 20, 0])
    #expect(try insets("iPad 9.7", true) == [20, 0, 0, 0])
  }

  @Test func theStatusBarIsLowerThanTheIsland() throws {
    let model = try #require(DeviceModel.named("iPhone 15"))
    #expect(model.statusBarHeight(isLandscape: false) == 54 && model.statusBarHeight(isLandscape: true) == 0)
    #expect(DeviceModel.named("iPhone 8")?.statusBarHeight(isLandscape: false) == 20)
    #expect(DeviceModel.named("iPad Pro 11")?.statusBarHeight(isLandscape: true) == 24)
  }

  @Test(arguments: [
    ("iphone 15 pro", "iPhone 15 Pro"), ("IPHONE15PROMAX", "iPhone 15 Pro Max"), ("iPhone SE 3", "iPhone SE (3rd generation)"),
    ("iPhone SE (1st generation)", "iPhone SE"), ("iPad Pro (11-inch)", "iPad Pro 11"), ("iPad Pro 12.9-inch", "iPad Pro 12.9"),
    ("iphone se 2nd gen", "iPhone SE (2nd generation)"), ("iPad mini (6th generation)", "iPad mini 8.3"),
    ("iPhone 7 Plus", "iPhone 8 Plus"),
  ]) func namesAreReadLeniently(_ typed: String, _ name: String) { #expect(DeviceModel.named(typed)?.name == name) }

  @Test func namesAreUnique() {
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count && DeviceModel.all.count > 40)
    for model in DeviceModel.all { #expect(DeviceModel.named(model.name) == model) }
    #expect(DeviceModel.named("Toaster") == nil && DeviceModel.named("") == nil)
  }
}
