import Foundation

extension NSItemProvider {
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Loads a bridged value such as `String` or `URL`.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    let deliver = Sent { (object: (any NSItemProviderReading)?, error: (any Error)?) in
      guard let object = object as? T._ObjectiveCType else { return completionHandler(nil, error) }
      var value: T?
      T._forceBridgeFromObjectiveC(object, result: &value)
      completionHandler(value, error)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { deliver.value($0, $1) }
  }

  /// The asynchronous form of `loadItem`.
  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> any NSSecureCoding {
    let sent: Sent<any NSSecureCoding> = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        if let item {
          continuation.resume(returning: Sent(item))
        } else {
          continuation.resume(throwing: error ?? NSItemProvider.error(.itemUnavailableError, typeIdentifier))
        }
      }
    }
    return sent.value
  }
}
