import ArgumentParser
import Display
import Foundation
import Hosting
import InterfaceBuilder
import InterfaceCanvas
import UIKit

/// The options for the conditions under which a preview is shown: the device, and the settings of its user.
struct LookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A device such as \"iPhone 15\", with its size, safe area and size classes; `vitrine list --devices` shows them. Of an Interface Builder file, also an identifier such as retina4_7.",
      valueName: "name"),
    transform: DeviceName.init)
  var device: DeviceName?

  @Option(help: ArgumentHelp("portrait or landscape; the preview's own if left out.", valueName: "way"))
  var orientation: OrientationName?

  @Flag(help: "Shows the scene in dark mode.")
  var dark = false

  @Flag(
    name: [.customLong("right-to-left"), .customLong("rtl")],
    help: "Lays the scene out as people see it who read from right to left. If left out, the language of --locale decides.")
  var rightToLeft = false

  @Option(
    help: ArgumentHelp(
      "How large people want text: \(TextSizeName.names.joined(separator: ", ")), or the name of a UIContentSizeCategory. large if left out.",
      valueName: "name"),
    transform: TextSizeName.init)
  var textSize: TextSizeName?

  @Option(
    help: ArgumentHelp("The language and region, such as de_DE or ar: of dates, numbers and localized strings.", valueName: "id"),
    transform: LocaleName.init)
  var locale: LocaleName?

  @Flag(help: "Increase Contrast: the system's colors are stronger.")
  var contrast = false

  @Flag(help: "Bold Text: the system font is bolder.")
  var boldText = false

  @Flag(help: "Reduce Motion, with Prefer Cross-Fade Transitions: pushes and presentations fade.")
  var reduceMotion = false

  @Option(name: .customLong("look"), help: SystemLookName.help, transform: SystemLookName.init)
  var system: SystemLookName?

  var look: PreviewLook {
    var look = PreviewLook()
    look.device = device?.model.name
    look.isLandscape = orientation == .landscape
    look.isDark = dark
    look.isRightToLeft = rightToLeft
    look.textSize = textSize?.size.rawValue
    look.locale = locale?.identifier
    look.hasHighContrast = contrast
    look.hasBoldText = boldText
    look.reducesMotion = reduceMotion
    look.system = system?.system
    return look
  }

  /// Whether the chosen orientation is landscape; nil if no orientation was chosen.
  var isLandscape: Bool? { orientation.map { $0 == .landscape } }

  /// The options that apply to an Interface Builder file, whose canvas has its own device.
  var ofFile: LookOptions {
    var options = self
    (options.device, options.orientation) = (nil, nil)
    return options
  }
}

/// An orientation of the command line.
enum OrientationName: String, ExpressibleByArgument, CaseIterable, Sendable {
  case portrait, landscape
}

/// A device of the command line, by its name or by its identifier in Interface Builder files.
struct DeviceName: Sendable {
  let model: DeviceModel

  /// - Throws: a `ValidationError` with the most similar names.
  init(_ typed: String) throws {
    let identified = DesignDevice.all.first { $0.identifier == typed && !typed.isEmpty }
    guard let model = DeviceModel.named(identified?.name ?? typed) else {
      let near = SceneName.nearest(to: typed, among: DeviceModel.all.map(\.name))
      let advice = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
      throw ValidationError("There is no device '\(typed)'.\(advice) `vitrine list --devices` shows them all.")
    }
    self.model = model
  }

  /// Returns the environment variables that tell a program its device.
  static func environment(_ device: DeviceName?) -> [String: String] {
    SimulatorEnvironment.variables(for: device?.model).merging(device.map { ["VITRINE_DEVICE": $0.model.name] } ?? [:]) { $1 }
  }
}

/// A locale of the command line.
struct LocaleName: Sendable {
  let identifier: String

  /// - Throws: a `ValidationError` if it does not begin with the code of a language.
  init(_ typed: String) throws {
    let locale = Locale(identifier: typed)
    guard let code = locale.language.languageCode, code.isISOLanguage else {
      throw ValidationError("--locale \(typed): write a language, optionally with a region, as in de, de_DE or zh-Hans-CN.")
    }
    if let region = locale.region, !region.isISORegion {
      throw ValidationError("--locale \(typed): there is no region '\(region.identifier)'. Write it as in de_DE.")
    }
    identifier = Locale.identifier(.icu, from: typed)
  }

  /// Returns the environment variable that tells a program its locale.
  static func environment(_ locale: LocaleName?) -> [String: String] { locale.map { ["VITRINE_LOCALE": $0.identifier] } ?? [:] }
}
