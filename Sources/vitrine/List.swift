import ArgumentParser
import Display
import Foundation
import Hosting
import UIKit

struct List: ShowsPreviews {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Shows the names of the previews, their sizes in points, and where they stand or what they show.",
    usage: "vitrine list [<options>]",
    help: """
      The previews are those of the project in the current folder or in --package-path: its #Preview { ... }, or, where it has none, the scenes
      of its storyboards, the view controllers that can be created without arguments, and the views of its nibs. Elsewhere they are Vitrine's
      samples.

      EXAMPLES
        vitrine list
        vitrine list --json
        vitrine list --devices    the names for --device
      """)

  @Flag(help: "As JSON: a list of objects with \"name\", \"summary\", and where it is known \"file\", \"line\" and \"module\".")
  var json = false

  @Flag(help: "Shows the devices instead: their sizes in points, pixels per point, safe areas and the radii of their corners.")
  var devices = false

  @OptionGroup var project: ProjectOptions

  var previewName: SceneName? { nil }
  var needsPreviews: Bool { !devices }

  func check() {}

  func show() throws {
    if devices { return try showDevices() }
    try MainActor.assumeIsolated {
      let entries = Catalog.entries
      if json { return try Self.printJSON(entries.map(HostedPreview.init)) }
      if !PreviewHost.isHost, !Project.isVitrine(FileManager.default.currentDirectoryPath) {
        Project.note("These are the samples of Vitrine: there is no project in this folder.")
      }
      var table = TextRows()
      for entry in entries { table.add([entry.name, Self.size(of: entry), entry.summary]) }
      for row in table.rows { print(row) }
      if entries.isEmpty { print(Catalog.nothing) }
    }
  }

  /// Returns the size of a preview as text. The size of a preview that fits its content is unknown until it is created.
  @MainActor private static func size(of entry: PreviewEntry) -> String {
    entry.size == .fitting ? "fits" : size(entry.screenSize())
  }

  private static func size(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }

  // MARK: Devices

  private struct Device: Encodable {
    var name: String
    var width, height, scale, cornerRadius: Double
    /// Top, left, bottom and right, in points.
    var safeArea, safeAreaInLandscape: [Double]

    init(_ model: DeviceModel) {
      name = model.name
      (width, height, scale, cornerRadius) = (model.size.width, model.size.height, model.scale, model.cornerRadius)
      (safeArea, safeAreaInLandscape) = (Self.insets(model, false), Self.insets(model, true))
    }

    private static func insets(_ model: DeviceModel, _ isLandscape: Bool) -> [Double] {
      let safe = model.safeArea(isLandscape: isLandscape)
      return [safe.top, safe.left, safe.bottom, safe.right]
    }
  }

  private func showDevices() throws {
    let devices = DeviceModel.all.map(Device.init)
    if json { return try Self.printJSON(devices) }
    var table = TextRows()
    table.add(["DEVICE", "SIZE", "SCALE", "SAFE AREA: TOP LEFT BOTTOM RIGHT", "IN LANDSCAPE", "CORNERS"])
    for device in devices {
      let insets = [device.safeArea, device.safeAreaInLandscape].map { $0.map { String(format: "%g", $0) }.joined(separator: " ") }
      table.add(
        [device.name, Self.size(CGSize(width: device.width, height: device.height)), String(format: "%g", device.scale)] + insets
          + [String(format: "%g", device.cornerRadius)])
    }
    for row in table.rows { print(row) }
  }

  private static func printJSON(_ values: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(values), as: UTF8.self))
  }
}

/// Rows of texts whose columns are aligned at the left.
private struct TextRows {
  private var cells: [[String]] = []

  mutating func add(_ row: [String]) { cells.append(row) }

  var rows: [String] {
    let widths = (0..<(cells.map(\.count).max() ?? 0)).map { column in cells.compactMap { $0.dropFirst(column).first?.count }.max() ?? 0 }
    return cells.map { row in
      row.enumerated().map { $0 + 1 < row.count ? $1 + String(repeating: " ", count: widths[$0] - $1.count) : $1 }.joined(separator: "  ")
    }
  }
}
