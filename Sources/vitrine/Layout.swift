import ArgumentParser
import CoreGraphics
import Foundation
import InterfaceBuilder
import InterfaceCanvas
import UIKit
import VitrineTesting

struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Prints where the views of an Interface Builder file stand.",
    help: """
      Every view's identifier and its frame in its superview's coordinates, in points, for the device that the file was made for.

      EXAMPLES
        vitrine layout Main.storyboard
        vitrine layout Cell.xib --json
      """)

  @Argument(help: "A .xib or .storyboard file.")
  var file: String

  @Flag(help: "As JSON: a list of objects with \"id\" and \"frame\".")
  var json = false

  private struct Row: Encodable {
    var id: String
    var frame: [Double]
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let document = try InterfaceFile(file).document
      let settings = CanvasSettings(document)
      let screen = HeadlessScreen(size: settings.size, scale: settings.device.scale)
      let canvas = InterfaceCanvas(document)
      canvas.layOut()
      let rows = canvas.frames.map { id, frame in
        Row(id: id, frame: [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 10_000).rounded() / 10_000 })
      }
      if json {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(rows), as: UTF8.self))
      } else {
        for row in rows { print(row.id, row.frame.map { String(format: "%g", $0) }.joined(separator: " ")) }
      }
      withExtendedLifetime(screen) {}
    }
  }
}
