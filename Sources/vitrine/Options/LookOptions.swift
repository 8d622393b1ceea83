import ArgumentParser
import UIKit

/// The options for the traits of a scene.
struct LookOptions: ParsableArguments {
  @Flag(help: "Shows the scene in dark mode.")
  var dark = false

  @Flag(help: "Lays the scene out as people see it who read from right to left.")
  var rightToLeft = false

  @Option(
    help: ArgumentHelp(
      "How large people want text: \(TextSizeName.names.joined(separator: ", ")), or the name of a UIContentSizeCategory. large if left out.",
      valueName: "name"),
    transform: TextSizeName.init)
  var textSize: TextSizeName?

  /// Gives a screen these traits.
  @MainActor func apply(to screen: UIScreen) {
    screen.userInterfaceStyle = style
    screen.layoutDirection = direction
    screen.preferredContentSizeCategory = category
  }

  var category: UIContentSizeCategory { textSize?.size.category ?? .large }
  var style: UIUserInterfaceStyle { dark ? .dark : .light }
  var direction: UITraitEnvironmentLayoutDirection { rightToLeft ? .rightToLeft : .leftToRight }
}
