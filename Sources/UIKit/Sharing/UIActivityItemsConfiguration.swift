import Foundation

/// Supplies the items to share (Apple: UIActivityItemsConfigurationReading).
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// The activities of the application.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
  /// Whether the items take part in an interaction. Default: in sharing.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// Returns information about all items, such as a title.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns a picture of an item. Never called on Linux, where the list of activities shows none.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
}

extension UIActivityItemsConfigurationReading {
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { interaction == .share }
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  public func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
}

/// A configuration with a list of items (Apple: UIActivityItemsConfiguration).
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
  open var localObject: Any?
  /// The interactions in which the items take part. Default: sharing.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Returns the activities of the application. Default nil: none.
  open var applicationActivitiesProvider: (() -> [UIActivity])?
  /// Returns information about all items.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?

  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }

  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { metadataProvider?(key) }
  open func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    perItemMetadataProvider?(index, key)
  }
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
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
    title = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String
  }
}
