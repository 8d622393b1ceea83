import Foundation
import Synchronization

extension UIPasteboard {
  /// The items as item providers. Texts, URLs, images and data are included.
  public var itemProviders: [NSItemProvider] {
    get { current.map(Self.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  static func provider(of item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      switch value {
      case let value as ClipboardValue: provider.register(value, type)
      case let text as String: provider.registerObject(NSString(string: text), visibility: .all)
      case let url as URL where type == UTType.fileURL.identifier:
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          done(Data(url.absoluteString.utf8), nil)
          return nil
        }
      case let url as URL: if let object = NSURL(string: url.absoluteString) { provider.registerObject(object, visibility: .all) }
      case let image as UIImage: provider.registerObject(image, visibility: .all)
      case let data as Data:
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          done(data, nil)
          return nil
        }
      default: break
      }
    }
    return provider
  }

  /// Replaces the items by the data that the providers load synchronously.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    var options: [OptionsKey: Any] = [.localOnly: localOnly]
    options[.expirationDate] = expirationDate
    let items = itemProviders.map { provider -> [String: Any] in
      var item: [String: Any] = [:]
      for type in provider.registeredTypeIdentifiers {
        let box = Loaded()
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in box.set(data) }
        guard let data = box.data else { continue }
        let isText = type == Self.textType || type == Self.urlType
        item[type] = isText ? String(decoding: data, as: UTF8.self) : data
        if type == Self.urlType { item[type] = URL(string: String(decoding: data, as: UTF8.self)) }
      }
      return item
    }
    setItems(items, options: options)
  }

  public func setObjects(_ objects: [any NSItemProviderWriting]) { itemProviders = objects.map { NSItemProvider(object: $0) } }
}

/// Data received by a completion handler.
private final class Loaded: Sendable {
  private let value = Mutex<Data?>(nil)
  var data: Data? { value.withLock { $0 } }
  func set(_ data: Data?) { value.withLock { $0 = data } }
}

extension NSItemProvider {
  /// Registers a value of the clipboard, which is loaded when it is asked for.
  @MainActor
  fileprivate func register(_ value: ClipboardValue, _ type: String) {
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      onMain { done(UIPasteboard.data(of: value), nil) }
      return nil
    }
  }
}
