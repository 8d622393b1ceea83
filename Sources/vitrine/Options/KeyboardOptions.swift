import ArgumentParser
import UIKit

/// The option for the simulated keyboard.
struct KeyboardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The on-screen keyboard of a text that is edited: off; on, which takes its space and is not seen; drawn. off if left out.",
      valueName: "mode"))
  var keyboard = VitrineKeyboard.off
}

extension VitrineKeyboard: ExpressibleByArgument {}
