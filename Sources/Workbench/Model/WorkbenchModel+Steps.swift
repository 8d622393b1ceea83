import Display
import Foundation
import Hosting
import UIKit

/// Settings that keys change step by step.
extension WorkbenchModel {
  /// The devices that the keys visit, between no device and the first: the smallest and the largest iPhone, a common one, and an iPad.
  private static let usualDevices = ["iPhone SE (3rd generation)", "iPhone 16", "iPhone 16 Pro Max", "iPad Pro 11"]
    .compactMap { DeviceModel.named($0)?.name }

  func changeTextSize(by steps: Int) {
    let index = Self.textSizes.firstIndex(of: look.textSize ?? "large") ?? 3
    let size = Self.textSizes[min(max(index + steps, 0), Self.textSizes.count - 1)]
    change { $0.textSize = size == "large" ? nil : size }
  }

  func changeDevice(by steps: Int) {
    let device = Self.step(from: look.device, by: steps, in: Self.usualDevices)
    change { $0.device = device }
    say(device ?? "No device")
  }

  func changeLanguage(by steps: Int) {
    let language = Self.step(from: look.locale, by: steps, in: Self.languages)
    change { $0.locale = language }
    say(language ?? "The language of this computer")
  }

  /// Returns the next of some values, before the first and after the last of which there is nil. A value that is not among them counts as
  /// nil.
  private static func step(from value: String?, by steps: Int, in values: [String]) -> String? {
    let all = [nil] + values.map(Optional.some)
    let index = all.firstIndex(of: value) ?? 0
    return all[((index + steps) % all.count + all.count) % all.count]
  }

  /// Shows the next set of pictures beside the main one; after the last set, the main one alone.
  func showNextVariants() {
    let sets = VariantSet.allCases
    let next = variantSet.flatMap { sets.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let set = next < sets.count ? sets[next] : nil
    show(set)
    say(set?.rawValue ?? "One picture")
  }

  func show(_ page: InspectorPage) {
    (preferences.showsInspector, preferences.inspectorPage) = (true, page.rawValue)
    refreshNow()
  }

  func changeDesignOpacity(by part: CGFloat) {
    guard let design else { return say("Drop a picture of the design on the window first.") }
    self.design?.opacity = min(max(design.opacity + part, 0), 1)
  }

  // MARK: Size

  /// Whether the picture can be given any size: a device determines it.
  var canResize: Bool { look.device == nil && !(supervisor is CaptureHost) }

  /// The sizes that the menu offers, in points: those of usual phones and tablets, and a narrow and a wide window.
  static let usualSizes: [CGSize] = [
    CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 393, height: 852), CGSize(width: 430, height: 932),
    CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 768), CGSize(width: 1366, height: 1024),
  ]

  /// The range of widths and heights that a picture can be given, in points.
  private static let sides: ClosedRange<CGFloat> = 40...3000

  /// Gives the picture another size in points, unless a device determines it.
  func resize(to size: CGSize) {
    guard canResize else { return }
    let width = min(max(size.width, Self.sides.lowerBound), Self.sides.upperBound)
    let height = min(max(size.height, Self.sides.lowerBound), Self.sides.upperBound)
    guard CGSize(width: width, height: height) != wantedSize else { return }
    wantedSize = CGSize(width: width, height: height)
    supervisor.send(.resize(width: width, height: height, scale: picture.scale))
  }
}
