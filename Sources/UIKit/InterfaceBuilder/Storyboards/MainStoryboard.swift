/// The main storyboard of an application.
@MainActor enum MainStoryboard {
  /// Returns the name from the command line, as in `-UIMainStoryboardFile NAME`, or from the key `UIMainStoryboardFile` of the Info.plist.
  static func name(arguments: [String] = CommandLine.arguments) -> String? {
    if let index = arguments.firstIndex(of: "-UIMainStoryboardFile"), index + 1 < arguments.count { return arguments[index + 1] }
    let information = Bundle.main.infoDictionary ?? [:]
    if let name = LaunchDevice.value(of: "UIMainStoryboardFile", in: information, isPad: LaunchDevice.main.isPad) as? String { return name }
    // A Swift package has no Info.plist, but its resources, whose folder has the name of the product, can contain one. The build
    // folder also contains the resources of other products.
    let program = Bundle.main.executableURL?.lastPathComponent ?? ""
    for folder in ImageLookup.folders(of: nil) {
      let owner = folder.split(separator: "/").last { $0.hasSuffix(".resources") }
      guard owner?.hasSuffix("_\(program).resources") ?? true else { continue }
      for part in ["Info.plist", "Resources/Info.plist"] {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(part)"),
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
          let name = list["UIMainStoryboardFile"] as? String
        else { continue }
        return name
      }
    }
    return nil
  }

  /// Returns a window with the initial controller of the storyboard; nil if the application has no main storyboard.
  static func window(named name: String? = MainStoryboard.name()) -> UIWindow? {
    guard let name else { return nil }
    let file = name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
    return window(of: UIStoryboard(name: file, bundle: nil))
  }

  /// Returns a window with the initial controller of a storyboard; nil if it has none.
  static func window(of storyboard: UIStoryboard) -> UIWindow? {
    guard let controller = storyboard.instantiateInitialViewController() else {
      if storyboard.document != nil {
        UIKitLog.refused(
          "the main storyboard \(storyboard.name) has no initial controller: check 'Is Initial View Controller' of one in Interface Builder"
        )
      }
      return nil
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    return window
  }
}
