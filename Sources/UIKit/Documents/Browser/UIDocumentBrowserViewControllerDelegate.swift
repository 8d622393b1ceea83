/// Opens and creates the documents of a browser (Apple: UIDocumentBrowserViewControllerDelegate).
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// The name before iOS 12. Called by the default of `documentBrowser(_:didPickDocumentsAt:)`.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Called when the user wants a new document. Create a file, and call the handler with its URL; with nil and `none` if there is none.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
  func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    documentBrowser(controller, didPickDocumentURLs: documentURLs)
  }
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) {}
}

/// An error of a document browser (Apple: UIDocumentBrowserError).
public struct UIDocumentBrowserError: CustomNSError, Hashable, Sendable {
  /// The kinds of errors (Apple: UIDocumentBrowserError.Code).
  public enum Code: Int, Sendable {
    case generic = 1
    case noLocationAvailable = 2
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var generic: Code { .generic }
  public static var noLocationAvailable: Code { .noLocationAvailable }
  public static var errorDomain: String { UIDocumentBrowserErrorDomain }
  public var errorCode: Int { code.rawValue }
}

public let UIDocumentBrowserErrorDomain = "UIDocumentBrowserErrorDomain"
