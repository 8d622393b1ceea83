import CoreGraphics

/// The presets of content that adapt to the list that they are in (iOS 18: "What's new in UIKit", WWDC 2024).
extension UIListContentConfiguration {
  enum Role { case cell, header, footer }

  /// Returns a configuration for a header, which adopts the look of the headers of its list (Apple: header()). Properties that the program
  /// changed stay. Outside of lists, and in plain ones, it is `plainHeader()`.
  public static func header() -> UIListContentConfiguration { preset(.header, in: .unspecified) }

  /// Returns a configuration for a footer, which adopts the look of the footers of its list (Apple: footer()). Properties that the program
  /// changed stay. Outside of lists, and in plain ones, it is `plainFooter()`.
  public static func footer() -> UIListContentConfiguration { preset(.footer, in: .unspecified) }

  private static func preset(_ role: Role, in list: UIListEnvironment) -> UIListContentConfiguration {
    var content: UIListContentConfiguration =
      switch (role, list) {
      case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell()
      case (.cell, _): .cell()
      case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
      case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
      case (.header, _): .plainHeader()
      case (.footer, .plain), (.footer, .none), (.footer, .unspecified): .plainFooter()
      case (.footer, _): .groupedFooter()
      }
    content.role = role
    return content
  }

  /// Returns the configuration with the look of a list, in the properties that still have the values of the preset.
  func following(_ list: UIListEnvironment) -> UIListContentConfiguration {
    guard let role, list != .unspecified, list != .none, list != .plain else { return self }
    var copy = self
    if role == .cell {
      if list == .sidebar || list == .sidebarPlain { copy.whitensSelection = true }
      return copy
    }
    let old = Self.preset(role, in: .unspecified), new = Self.preset(role, in: list)
    func adopt<Value: Equatable>(_ path: WritableKeyPath<UIListContentConfiguration, Value>) {
      if self[keyPath: path] == old[keyPath: path] { copy[keyPath: path] = new[keyPath: path] }
    }
    adopt(\.textProperties.font)
    adopt(\.textProperties.color)
    adopt(\.textProperties.transform)
    adopt(\.secondaryTextProperties.font)
    adopt(\.secondaryTextProperties.color)
    adopt(\.directionalLayoutMargins)
    return copy
  }
}
