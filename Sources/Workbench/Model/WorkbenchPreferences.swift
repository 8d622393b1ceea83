import Foundation
import Hosting

/// The settings of the window that are stored between runs.
package struct WorkbenchPreferences: Codable, Equatable {
  /// The width of the window in points.
  package var width = 1280.0
  package var height = 860.0
  var showsList = true
  var showsInspector = true
  /// Whether what the preview prints is shown below the canvas.
  var showsConsole = false
  /// Whether pictures of devices have a status bar and a home indicator.
  var showsDeviceBars = true
  /// The zoom factor of the canvas; nil to fit the picture into it.
  var zoom: Double?
  var inspectorPage = 0
  /// The widths of the list and of the inspector, and the height of the console, in points.
  private var listWidth = PanelLayout.Panel.list.standardSize
  private var inspectorWidth = PanelLayout.Panel.inspector.standardSize
  private var consoleHeight = PanelLayout.Panel.console.standardSize
  /// Whether the tree of views lists the parts of UIKit's own views.
  var showsInternalViews = false
  /// The appearance of the panels.
  var appearance = WindowAppearance.system
  /// The name and the settings of the preview that was shown last; nil before the first one, and before the first change.
  var preview: String?
  var look: PreviewLook?

  package init() {}

  /// Properties that are missing in an older file get their defaults.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    width = try values.decodeIfPresent(Double.self, forKey: .width) ?? width
    height = try values.decodeIfPresent(Double.self, forKey: .height) ?? height
    showsList = try values.decodeIfPresent(Bool.self, forKey: .showsList) ?? showsList
    showsInspector = try values.decodeIfPresent(Bool.self, forKey: .showsInspector) ?? showsInspector
    showsConsole = try values.decodeIfPresent(Bool.self, forKey: .showsConsole) ?? showsConsole
    showsDeviceBars = try values.decodeIfPresent(Bool.self, forKey: .showsDeviceBars) ?? showsDeviceBars
    zoom = try values.decodeIfPresent(Double.self, forKey: .zoom)
    inspectorPage = try values.decodeIfPresent(Int.self, forKey: .inspectorPage) ?? inspectorPage
    listWidth = try values.decodeIfPresent(Double.self, forKey: .listWidth) ?? listWidth
    inspectorWidth = try values.decodeIfPresent(Double.self, forKey: .inspectorWidth) ?? inspectorWidth
    consoleHeight = try values.decodeIfPresent(Double.self, forKey: .consoleHeight) ?? consoleHeight
    for panel in PanelLayout.Panel.allCases { resize(panel, to: size(of: panel)) }
    showsInternalViews = try values.decodeIfPresent(Bool.self, forKey: .showsInternalViews) ?? showsInternalViews
    appearance = (try? values.decodeIfPresent(WindowAppearance.self, forKey: .appearance)) ?? appearance
    preview = try values.decodeIfPresent(String.self, forKey: .preview)
    look = (try? values.decodeIfPresent(PreviewLook.self, forKey: .look)) ?? nil
    width = width.isFinite ? min(max(width, Self.smallest), Self.largest) : 1280
    height = height.isFinite ? min(max(height, Self.smallest), Self.largest) : 860
    zoom = zoom.flatMap { $0.isFinite ? min(max($0, WorkbenchModel.zooms.lowerBound), WorkbenchModel.zooms.upperBound) : nil }
  }

  private static let smallest = 300.0, largest = 8000.0

  /// The size of a panel in points that the user has chosen.
  func size(of panel: PanelLayout.Panel) -> Double {
    switch panel {
    case .list: listWidth
    case .inspector: inspectorWidth
    case .console: consoleHeight
    }
  }

  mutating func resize(_ panel: PanelLayout.Panel, to size: Double) {
    let size = size.isFinite ? min(max(size, panel.minimumSize), Self.largest) : panel.standardSize
    switch panel {
    case .list: listWidth = size
    case .inspector: inspectorWidth = size
    case .console: consoleHeight = size
    }
  }

  /// `vitrine/window.json` in the user's configuration folder.
  package static var file: URL {
    let base =
      ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.config"
    return URL(fileURLWithPath: base + "/vitrine/window.json")
  }

  /// Reads the file. If it is missing or damaged, the settings are the defaults.
  package static func load(from file: URL = file) -> WorkbenchPreferences {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
  }

  /// Writes the file. An error is ignored.
  package func save(to file: URL = file) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? encoder.encode(self).write(to: file, options: .atomic)
  }
}
