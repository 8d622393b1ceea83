/// An object that provides the items to share: every responder (Apple: UIActivityItemsConfigurationProviding).
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIActivityItemsConfigurationProviding {
  public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { nil }
}

@MainActor private let configurations = SideTable<UIResponder, any UIActivityItemsConfigurationReading>()

extension UIResponder: UIActivityItemsConfigurationProviding {
  var ownActivityItems: (any UIActivityItemsConfigurationReading)? {
    get { configurations[self] }
    set { configurations[self] = newValue }
  }
}
