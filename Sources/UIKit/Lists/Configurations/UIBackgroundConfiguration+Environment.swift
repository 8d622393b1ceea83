import CoreGraphics

/// The presets of backgrounds that adapt to the list that they are in (iOS 18: "What's new in UIKit", WWDC 2024).
extension UIBackgroundConfiguration {
  enum Role { case cell, header, footer }

  /// Returns the background of a cell, which adopts the look of its list (Apple: listCell()). Properties that the program changed stay.
  /// Outside of lists it is that of a plain list.
  public static func listCell() -> UIBackgroundConfiguration { preset(.cell, in: .unspecified) }
  /// Returns the background of a header, which adopts the look of its list (Apple: listHeader()).
  public static func listHeader() -> UIBackgroundConfiguration { preset(.header, in: .unspecified) }
  /// Returns the background of a footer, which adopts the look of its list (Apple: listFooter()).
  public static func listFooter() -> UIBackgroundConfiguration { preset(.footer, in: .unspecified) }

  private static func preset(_ role: Role, in list: UIListEnvironment) -> UIBackgroundConfiguration {
    var background: UIBackgroundConfiguration =
      switch (role, list) {
      case (.cell, .sidebar), (.cell, .sidebarPlain): .listSidebarCell()
      case (.cell, .grouped), (.cell, .insetGrouped): .listGroupedCell()
      case (.cell, _): .listPlainCell()
      case (.header, .sidebar), (.header, .sidebarPlain): .listSidebarHeader()
      case (_, .plain), (_, .none), (_, .unspecified): .listPlainHeaderFooter()
      case (_, _): .listGroupedHeaderFooter()
      }
    background.role = role
    return background
  }

  /// Returns the configuration with the look of a list, in the properties that still have the values of the preset.
  func following(_ list: UIListEnvironment) -> UIBackgroundConfiguration {
    guard let role, list != .unspecified, list != .none, list != .plain else { return self }
    let old = Self.preset(role, in: .unspecified), new = Self.preset(role, in: list)
    var copy = self
    func adopt<Value: Equatable>(_ path: WritableKeyPath<UIBackgroundConfiguration, Value>) {
      if self[keyPath: path] == old[keyPath: path] { copy[keyPath: path] = new[keyPath: path] }
    }
    // A program that sets the colour keeps it in every state.
    guard backgroundColor == old.backgroundColor else { return self }
    adopt(\.backgroundColor)
    adopt(\.activeColor)
    adopt(\.pinnedColor)
    adopt(\.tintsSelection)
    adopt(\.cornerRadius)
    return copy
  }
}
