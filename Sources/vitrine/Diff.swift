import ArgumentParser
import CoreGraphics
import Foundation
import InterfaceBuilder
import InterfaceCanvas
import UIKit
import VitrineTesting

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Shows two versions of an Interface Builder file side by side.",
    help: """
      What came is outlined green, what went red, what moved or changed orange; the same in words on standard output.

      EXAMPLES
        vitrine diff old/Main.storyboard Main.storyboard -o changes.png
        git show HEAD:Main.storyboard > /tmp/old.storyboard; vitrine diff /tmp/old.storyboard Main.storyboard
      """)

  @Argument(help: "The .xib or .storyboard file as it was.")
  var old: String

  @Argument(help: "The file as it is.")
  var new: String

  @Option(name: .shortAndLong, help: ArgumentHelp("The picture to write: .png or .jpg.", valueName: "file"), transform: PictureFile.init)
  var output: PictureFile?

  @OptionGroup var look: LookOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let documents = try (InterfaceFile(old).document, InterfaceFile(new).document)
      func change(_ settings: inout CanvasSettings) { InterfaceView(look).change(&settings) }
      var settings = CanvasSettings(documents.1)
      change(&settings)
      var screen = HeadlessScreen(size: settings.size, scale: settings.device.scale)
      let canvases = (InterfaceCanvas(documents.0, change: change), InterfaceCanvas(documents.1, change: change))
      canvases.0.layOut()
      canvases.1.layOut()
      let difference = InterfaceDifference(from: canvases.0, to: canvases.1)
      for change in difference.changes { print(change.words) }
      if difference.changes.isEmpty { print("nothing that shows is different") }
      guard let output else { return }
      guard let view = DifferenceView(from: canvases.0, to: canvases.1, difference) else { throw CommandError("there is nothing to show") }
      screen = HeadlessScreen(size: view.bounds.size, scale: 1)
      screen.adopt(look.ofFile.look)
      screen.show(view)
      view.outline()
      screen.settle()
      try output.write(screen.image)
    }
  }
}
