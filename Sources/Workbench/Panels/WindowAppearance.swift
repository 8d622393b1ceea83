import Foundation
import UIKit

/// The appearance of the window's panels. That of the preview is one of its own settings.
package enum WindowAppearance: String, Codable, CaseIterable {
  case system, light, dark

  var title: String {
    switch self {
    case .system: "As the desktop"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  @MainActor var style: UIUserInterfaceStyle {
    switch self {
    case .system: Self.isDesktopDark ? .dark : .light
    case .light: .light
    case .dark: .dark
    }
  }

  @MainActor private static let isDesktopDark = isDark(
    environment: ProcessInfo.processInfo.environment, configuration: configuration(of: ProcessInfo.processInfo.environment))

  /// Whether a desktop prefers dark windows: GTK_THEME names a dark theme, or the settings of GTK or KDE do.
  /// - Parameter configuration: the text of a file below the user's configuration folder; nil if there is none.
  static func isDark(environment: [String: String], configuration: (String) -> String?) -> Bool {
    if let theme = environment["GTK_THEME"], !theme.isEmpty { return theme.lowercased().hasSuffix("dark") }
    for file in ["gtk-4.0/settings.ini", "gtk-3.0/settings.ini"] {
      let settings = values(configuration(file) ?? "")
      if let prefers = settings["gtk-application-prefer-dark-theme"] { return ["1", "true"].contains(prefers.lowercased()) }
      if let theme = settings["gtk-theme-name"], theme.lowercased().hasSuffix("dark") { return true }
    }
    let scheme = values(configuration("kdeglobals") ?? "")["ColorScheme"]
    return scheme?.lowercased().hasSuffix("dark") == true
  }

  /// Returns the values of an INI file by their keys, of all sections.
  private static func values(_ text: String) -> [String: String] {
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2, values[parts[0]] == nil { values[parts[0]] = parts[1] }
    }
    return values
  }

  private static func configuration(of environment: [String: String]) -> (String) -> String? {
    let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.config"
    return { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
  }
}
