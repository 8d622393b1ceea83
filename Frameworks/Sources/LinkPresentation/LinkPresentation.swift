import PlaceholderBox
@_exported import UIKit

/// The metadata of a web page (Apple: LPLinkMetadata). A program sets them; nothing is fetched.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: as on Apple's systems, a program sets the properties before it passes the object on.
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title, copy.remoteVideoURL) = (originalURL, url, title, remoteVideoURL)
    (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
    return copy
  }
}

/// A request for the metadata of a web page, which fails (Apple: LPMetadataProvider).
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  // Unchecked: a program sets the properties before it starts the request.
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30

  public override init() { super.init() }

  open func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) }
  }
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
  open func cancel() {}
}

/// Apple: LPError.
public struct LPError: Error, Equatable, CustomNSError {
  public enum Code: Int, Sendable { case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut }
  public static let errorDomain = "LPErrorDomain"
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorCode: Int { code.rawValue }
}

/// A box with the title and the address of a page (Apple: LPLinkView).
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata { didSet { setNeedsLayout() } }

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    PlaceholderBox.fill(self, metadata.title ?? metadata.url?.absoluteString ?? "LPLinkView")
  }
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.url = URL
    self.init(metadata: metadata)
  }
  public required init?(coder: NSCoder) { nil }
}
