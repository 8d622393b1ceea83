import Foundation

/// Supplies the items to share (Apple: UIActivityItemsConfigurationReading).
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// The activities of the application.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// A configuration with a list of items (Apple: UIActivityItemsConfiguration).
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]?
  open var localObject: Any?

  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }

  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }
}

extension UIActivityViewController {
  /// Shares the URLs, images and texts that the item providers load synchronously.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    let pasteboard = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: pasteboard.name) }
    pasteboard.itemProviders = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
    let items = pasteboard.items.compactMap { item -> Any? in
      if let url = item[UIPasteboard.urlType] as? URL { return url }
      if let text = item[UIPasteboard.textType] as? String { return text }
      return item.values.lazy.compactMap { ($0 as? Data).flatMap { UIImage(data: $0) } }.first
    }
    self.init(
      activityItems: items, applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
  }
}
