@_exported import UIKit
public import UniformTypeIdentifiers

/// An extension that draws thumbnails. It is never started on Linux (Apple: QLThumbnailProvider).
open class QLThumbnailProvider: NSObject {
  open func provideThumbnail(for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, (any Error)?) -> Void) {
    handler(nil, QLThumbnailError(.generationFailed))
  }
}
open class QLFileThumbnailRequest: NSObject {
  open var maximumSize: CGSize { .zero }
  open var minimumSize: CGSize { .zero }
  open var scale: CGFloat { 1 }
  open var fileURL: URL { URL(fileURLWithPath: "/") }
}
open class QLThumbnailReply: NSObject {
  open var extensionBadge = ""
  public convenience init(imageFileURL fileURL: URL) { self.init() }
  public convenience init(contextSize: CGSize, drawing drawingBlock: @escaping (CGContext) -> Bool) { self.init() }
  public convenience init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool) { self.init() }
}
/// A generator that fails for every file (Apple: QLThumbnailGenerator).
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open class Request: NSObject, @unchecked Sendable {
    // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let icon = RepresentationTypes(rawValue: 1)
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      public static let all = RepresentationTypes(rawValue: .max)
    }
    public let size: CGSize
    public let scale: CGFloat
    public let representationTypes: RepresentationTypes
    open var contentType: UTType!
    open var iconMode = false
    open var minimumDimension: CGFloat = 0
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      self.size = size
      self.scale = scale
      self.representationTypes = representationTypes
    }
  }
  private static let only = QLThumbnailGenerator()
  open class var shared: QLThumbnailGenerator { only }
  open func generateBestRepresentation(
    for request: Request, completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) { completionHandler(nil, QLThumbnailError(.generationFailed)) }
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    throw QLThumbnailError(.generationFailed)
  }
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (@Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)?
  ) { updateHandler?(nil, .thumbnail, QLThumbnailError(.generationFailed)) }
  open func saveBestRepresentation(
    for request: Request, to fileURL: URL, contentType: String, completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(QLThumbnailError(.generationFailed)) }
  open func cancel(_ request: Request) {}
}
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
  open var type: RepresentationType { .icon }
  open var uiImage: UIImage { UIImage() }
  open var cgImage: CGImage? { nil }
  open var contentRect: CGRect { .zero }
}
public struct QLThumbnailError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
