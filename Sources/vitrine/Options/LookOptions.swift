import ArgumentParser
import UIKit

/// The options for the traits of a scene.
struct LookOptions: ParsableArguments {
  @Flag(help: "Shows the scene in dark mode.")
  var dark = false

  @Flag(help: "Lays the scene out as people see it who read from right to left.")
  var rightToLeft = false

  var style: UIUserInterfaceStyle { dark ? .dark : .light }
  var direction: UITraitEnvironmentLayoutDirection { rightToLeft ? .rightToLeft : .leftToRight }
}
