@_exported import UIKit

extension UIDocumentProperties {
  /// Creates the properties of a document from metadata: its title, and its original address or its address.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(_metadata: metadata)
    self.metadata = metadata
  }

  /// The metadata of the document. Those of a file have its address and its name.
  public var metadata: LPLinkMetadata {
    get {
      if let metadata = _metadata as? LPLinkMetadata { return metadata }
      let metadata = LPLinkMetadata()
      (metadata.originalURL, metadata.url, metadata.title) = (_url, _url, _title ?? _url?.lastPathComponent)
      _metadata = metadata
      return metadata
    }
    set {
      _metadata = newValue
      _url = newValue.originalURL ?? newValue.url
      _title = newValue.title
    }
  }
}
