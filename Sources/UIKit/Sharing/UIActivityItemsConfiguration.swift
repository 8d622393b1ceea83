import Foundation

/// Says what is shared (Apple: UIActivityItemsConfigurationReading).
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// The application's own activities.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// Objects that are shared (Apple: UIActivityItemsConfiguration).
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
  /// Shares the items that give addresses, pictures and texts at once.
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
